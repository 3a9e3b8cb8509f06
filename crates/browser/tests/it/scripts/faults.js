// Lists what no page may show: texts that were not filled in, keys in place of texts, and
// things to press or read that have no text at all.
const faults = [];
const broken = /⟦|\{ ?\$|\bundefined\b|\bNaN\b|\[object |�/;
const key = /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/;
const keys = [];
const check = (text, where) => {
  if (broken.test(text)) faults.push(`"${text.trim().slice(0, 80)}" in ${where}`);
  if (key.test(text.trim())) keys.push(text.trim());
};
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const parent = walker.currentNode.parentElement;
  if (!parent.closest("script, style, code, textarea")) check(walker.currentNode.data, parent.tagName.toLowerCase());
}
for (const name of ["aria-label", "title", "alt", "placeholder"]) {
  for (const element of document.querySelectorAll(`[${name}]`)) check(element.getAttribute(name), name);
}
check(document.title, "the title of the window");
const named = (element) =>
  element.textContent.trim() || element.ariaLabel || element.title || element.hasAttribute("aria-labelledby") ||
  element.querySelector("[aria-label], [title], img[alt]:not([alt=''])");
for (const element of document.querySelectorAll("a, button, summary, label, legend, th, h1, h2, h3, option")) {
  if (!element.closest("[aria-hidden=true]") && element.checkVisibility() && !named(element)) {
    faults.push(`nothing to read: ${element.outerHTML.slice(0, 160)}`);
  }
}
