// What a page keeps of its reader's wishes: in the browser's storage, or, where that is refused,
// for as long as the page is open. Browsers refuse it by throwing.
"use strict";
(() => {
  const here = new Map();

  window.kept = {
    get(name) {
      try {
        return here.get(name) ?? localStorage.getItem(name) ?? undefined;
      } catch {
        return undefined;
      }
    },
    put(name, text) {
      try {
        localStorage.setItem(name, text);
        here.delete(name);
      } catch {
        here.set(name, text);
      }
    },
    forget(name) {
      here.delete(name);
      try {
        localStorage.removeItem(name);
      } catch {
        // Nothing of it is there.
      }
    },
  };
})();
