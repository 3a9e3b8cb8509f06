// Lists what does not fit: a page that scrolls sideways, elements that stick out of it, and
// texts that stick out of their boxes or are cut off by them.
const faults = new Set();
const width = document.documentElement.clientWidth;
const name = (element) => {
  const own = element.id ? `#${element.id}` : element.classList.length ? `.${[...element.classList].join(".")}` : "";
  return `${element.tagName.toLowerCase()}${own}`;
};
const where = (element) => [element.parentElement?.parentElement, element.parentElement, element].filter(Boolean).map(name).join(" > ");
const scrolls = (element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
const ancestors = function* (element) {
  for (let each = element; each && each !== document.body; each = each.parentElement) yield each;
};
// Text that only screen readers read, and drawings, which scale as a whole, have no box.
const ignored = (element) => element.closest(".vh, .skip, svg, option, script, noscript") || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

if (document.documentElement.scrollWidth > width) faults.add(`the page is ${document.documentElement.scrollWidth} wide`);

const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const text = walker.currentNode;
  const parent = text.parentElement;
  if (!text.data.trim() || ignored(parent)) continue;
  const range = document.createRange();
  range.selectNodeContents(text);
  const words = `"${text.data.trim().slice(0, 40)}" in ${where(parent)}`;
  let box = null;
  let moves = false;
  let shortened = false;
  for (const each of ancestors(parent)) {
    const style = getComputedStyle(each);
    if (scrolls(each)) moves = true;
    // A name that ends in dots has been thought of; so has text for screen readers alone.
    if (style.textOverflow === "ellipsis" && /hidden|clip/.test(style.overflowX)) shortened = true;
    if (each.offsetWidth !== undefined && each.offsetWidth <= 2 && /hidden|clip/.test(style.overflowX)) shortened = true;
    if (!box && !/inline$|contents/.test(style.display)) box = { element: each, style };
  }
  if (shortened) continue;
  for (const rect of range.getClientRects()) {
    if (rect.width < 1) continue;
    if (!moves && (rect.right > width + 1 || rect.left < -1)) faults.add(`${words} leaves the page: ${Math.round(rect.left)} to ${Math.round(rect.right)}`);
    if (!box) continue;
    const edge = box.element.getBoundingClientRect();
    if (rect.right > edge.right + 1.5 || rect.left < edge.left - 1.5) {
      faults.add(`${words} is wider than ${name(box.element)}: ${Math.round(rect.width)} in ${Math.round(edge.width)}`);
    }
    const cut = /hidden|clip/.test(box.style.overflowY) || /hidden|clip/.test(box.style.overflowX);
    if (cut && (rect.bottom > edge.bottom + 2 || rect.top < edge.top - 2)) faults.add(`${words} is cut off by ${name(box.element)}`);
  }
  const { element, style } = box ?? {};
  if (element && /hidden|clip/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1) faults.add(`${words} is cut off: ${element.scrollWidth} in ${element.clientWidth}`);
}
return [...faults];
