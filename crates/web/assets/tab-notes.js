// What a tab says by itself and not only once: it stands under the bar of every page that is
// shown, until it is answered or no longer true. The sentences come with the document, in
// every language, because they are said before the engine speaks as well.
"use strict";
(() => {
  const tab = (window.tab ??= {});
  const sentences = {};
  for (const part of document.querySelectorAll("[data-wait]")) {
    sentences[part.lang] = part.querySelector("[role='status']").dataset;
  }
  const notes = new Map();

  const said = (name) => (sentences[document.documentElement.lang] ?? sentences.en)[name];

  function show() {
    document.getElementById("tab-notes")?.remove();
    if (notes.size === 0) return;
    const box = document.createElement("div");
    box.id = "tab-notes";
    box.setAttribute("role", "status");
    for (const [name, buttons] of notes) {
      const note = document.createElement("p");
      note.dataset.note = name;
      note.append(said(name));
      for (const [label, press] of Object.entries(buttons)) {
        const button = document.createElement("button");
        button.className = "btn";
        button.type = "button";
        button.textContent = said(label);
        button.onclick = press;
        note.append(" ", button);
      }
      box.append(note);
    }
    const bar = document.querySelector("body > header");
    bar ? bar.after(box) : document.body.prepend(box);
  }

  tab.notes = {
    languages: Object.keys(sentences),
    // The sentence of this name.
    said,
    // Says the sentence of this name on every page, with buttons: their names and what they do.
    say(name, buttons) {
      if (notes.has(name)) return;
      notes.set(name, buttons);
      show();
    },
    take: (name) => notes.delete(name) && show(),
  };
  document.addEventListener("snug:page", show);
})();
