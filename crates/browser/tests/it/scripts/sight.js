// What somebody at a table sees: whether they are asked, and everything they may press. Of boxes
// those that are not ticked yet.
// What is only there for the keyboard has no size until it has the focus.
const shown = (element) =>
  element.checkVisibility({ visibilityProperty: true }) && !element.disabled && element.getBoundingClientRect().width > 8;
const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
const form = document.getElementById("decide");
const answers = all('button[name="action"]').filter((button) => button.form === form && !button.matches(".vh"));
const most = document.querySelector("#decide .tally .from")?.textContent.match(/\d+/)?.[0];
return {
  question: form?.querySelector('input[name="question"]')?.value ?? null,
  seat: new URLSearchParams(location.search).get("as"),
  curtain: document.querySelector(".curtain-in a.btn") !== null,
  over: document.querySelector(".won, .verdict") !== null,
  answers: answers.map((button) => ({ value: button.value, listed: !!button.closest("#prompt") })),
  ticks: all('input[name="tick"]').filter((box) => box.form === form && !box.checked).map((box) => box.value),
  most: most === undefined ? null : Number(most),
  lang: document.documentElement.lang,
  faults,
  keys,
};
