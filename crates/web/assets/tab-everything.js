// Everything that a tab keeps: saved in a file, brought in from one, forgotten. The engine
// says what is to be kept; a file is brought in as a whole or not at all.
"use strict";
(() => {
  const { house, tab } = window;
  const say = (sentence) => (document.getElementById("notice").innerHTML = sentence);

  document.addEventListener("click", async ({ target }) => {
    const { tab: wish, sure } = target.closest("button[data-tab]")?.dataset ?? {};
    if (wish === "export") {
      const { what, with: content } = (await tab.ask(false, "/everything")).show;
      what === "file" ? tab.save(...content, "application/json") : say(content);
    } else if (wish === "forget" && confirm(sure)) {
      const { keep } = await tab.ask(true, "/everything/forget");
      await tab.kept.keep(keep);
      // Other pages of this host may keep things of their own.
      ["snug-sound", "snug-notify"].forEach(window.kept.forget);
      house.reload();
    }
  });

  document.addEventListener("change", async ({ target }) => {
    if (target.dataset.tab !== "import" || !target.files.length) return;
    const { unkept } = target.dataset;
    const file = await target.files[0].text();
    // The same file may be chosen again.
    target.value = "";
    const { keep, show } = await tab.ask(true, "/everything", [["file", file]]);
    const taken = keep.length === 0 || (await tab.kept.bring(keep));
    // The engine has it already, and is to have what is kept.
    if (!taken) await tab.remember(keep.map(([name]) => [name, tab.kept.all.get(name) ?? null]));
    else if (keep.length > 0) await house.reload();
    say(taken ? show.with : unkept);
  });
})();
