// Gives the answers of a lesson one after the other, each by its own button, and says how the
// lesson stands then: its standing, whether it says that something is wrong, and what is wrong
// with the page.
const lesson = () => document.getElementById("lesson");
for (const action of args.filter((part) => typeof part === "string")) {
  const button = document.querySelector(`#decide button[name="action"][value="${CSS.escape(action)}"]`);
  if (!button) return [lesson().dataset.standing, false, `nothing answers "${action}"`];
  const before = lesson().dataset.at;
  button.click();
  const end = Date.now() + 20000;
  while (lesson().dataset.at === before) {
    if (Date.now() > end) return [lesson().dataset.standing, false, `the lesson does not hear of "${action}"`];
    await new Promise((wake) => setTimeout(wake, 5));
  }
}
return [lesson().dataset.standing, lesson().classList.contains("is-wrong"), null];
