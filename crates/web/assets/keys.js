// One key away: the list of them stands in the preferences.
"use strict";
(() => {
  const keys = {
    "?": () => unfold("#aid"),
    t: () => unfold("#chat"),
    s: () => unfold("#secret details"),
    q: () => focus("#prompt button:not([tabindex='-1'], :disabled), #prompt"),
    h: () => focus("#hand :is(button, input), #hand"),
    l: () => {
      // Where the log is a tab, it is opened.
      const tab = document.getElementById("tab-log");
      if (tab) tab.checked = true;
      focus("#log");
    },
    u: () => focus(".undo button"),
    // Where bots wait for a word, from anywhere but a button of its own.
    " ": () => document.querySelector('#prompt [name="go"][value="next"]')?.click(),
    Escape: () => document.querySelectorAll("details[name], #aid").forEach((part) => (part.open = false)),
  };

  document.addEventListener("keydown", (event) => {
    if (event.target.matches("input:not([type='checkbox']), textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
    // What lies over the page is closed first, by the browser.
    if (event.key === "Escape" && document.querySelector(":popover-open")) return;
    if (event.key === " " && event.target.closest("button, a, summary, label, input, [tabindex='0']")) return;
    const choice = /^[1-9]$/.test(event.key) && document.querySelectorAll("#prompt .choice")[event.key - 1];
    if (choice) choice.focus();
    else if (Object.hasOwn(keys, event.key)) keys[event.key]();
    else return;
    event.preventDefault();
  });

  function unfold(selector) {
    const part = document.querySelector(selector);
    if (!part) return;
    part.open = !part.open;
    if (part.open) (part.querySelector("input:not([type='hidden'])") ?? part.querySelector("summary")).focus();
  }

  function focus(selector) {
    const part = document.querySelector(selector);
    if (!part) return;
    if (part.tabIndex < 0) part.tabIndex = -1;
    part.focus();
  }

  // A row of the menu that opens something on the page.
  document.addEventListener("click", ({ target }) => {
    const opener = target.closest?.("[data-opens]");
    if (!opener) return;
    opener.closest("details").open = false;
    unfold(opener.dataset.opens);
  });
})();
