// The text of a card comes by itself when somebody looks at its name for a moment, and a
// reason goes by itself; both open by a tap and close by Escape without this.
"use strict";
(() => {
  let looking;
  let looked;
  const textOf = (event) => {
    const name = event.target.closest?.(".cn");
    return name && { name, text: document.getElementById(name.getAttribute("popovertarget")) };
  };
  function look(event) {
    const { name, text } = textOf(event) ?? {};
    if (!text || (event.type === "focusin" && !name.matches(":focus-visible"))) return;
    clearTimeout(looking);
    looked = name;
    looking = setTimeout(() => text.matches(":popover-open") || text.showPopover({ source: name }), 250);
  }
  function lookAway(event) {
    const { name, text } = textOf(event) ?? {};
    if (!name) return;
    clearTimeout(looking);
    if (text?.matches(":popover-open")) text.hidePopover();
  }
  // News may take away the name that somebody looks at: its text must not stay behind and move.
  function lookOn() {
    const text = document.querySelector(".card-pop:popover-open:not(.held)");
    const stays = looked?.getAttribute("popovertarget") === text?.id && looked?.checkVisibility();
    if (text && looked && !stays) text.hidePopover();
  }
  document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && look(event));
  document.addEventListener("pointerout", (event) => event.pointerType === "mouse" && lookAway(event));
  document.addEventListener("click", (event) => (looked = textOf(event)?.name ?? looked));
  document.addEventListener("focusin", look);
  document.addEventListener("focusout", lookAway);
  document.addEventListener("toggle", ({ target, newState }) => {
    if (newState !== "open" || !target.matches(".refusal")) return;
    setTimeout(() => target.matches(":popover-open:not(:focus-within, :hover)") && target.hidePopover(), 6000);
  }, true);
  document.addEventListener("snug:shown", lookOn);
})();
