// What of the hand, the secret and the radar is cut off or outside of the window, and how wide
// the board is. On a phone the page is longer than the window, and only its dock must be in it.
const isPhone = innerWidth < 760;
const cut = [];
const name = (part) => part.id || part.className || part.nodeName;
const seen = (part) => part.checkVisibility() && part.getBoundingClientRect().width > 1;
const overflows = (part) => part.scrollHeight > part.clientHeight + 2 || part.scrollWidth > part.clientWidth + 2;
for (const part of document.querySelectorAll("#hand, #secret")) {
  const box = part.getBoundingClientRect();
  const isDock = part.id === "hand";
  if (seen(part) && (!isPhone || isDock) && (box.bottom > innerHeight + 1 || box.top < 0 || box.right > innerWidth + 1)) {
    cut.push(`${name(part)} ends at ${box.bottom} of ${innerHeight}`);
  }
}
const whole = ["#hand .cards", "#hand .rcs", ".secret-in", ".secret summary"];
whole.push(".player", ".bldg", ".houses-side");
if (!isPhone) whole.push("#hand .rc", ".lane h3", ".lane .away", ".side > .radar");
for (const part of document.querySelectorAll(whole.join(", "))) {
  if (seen(part) && overflows(part)) {
    const size = `${part.scrollWidth}x${part.scrollHeight} in ${part.clientWidth}x${part.clientHeight}`;
    cut.push(`${name(part)} is cut off: ${size}: ${part.textContent.trim().slice(0, 40)}`);
  }
}
// A picture may leave its card, words may not; where there are many cards the one that has the
// focus is wider, if the sheet of the hand says so.
const isCut = (words) => {
  const [inner, outer] = [words, words.closest(".card")].map((part) => part.getBoundingClientRect());
  return inner.bottom > outer.bottom || words.scrollWidth > words.clientWidth + 2;
};
for (const words of isPhone ? [] : document.querySelectorAll("#hand .card :is(h3, p)")) {
  const card = words.closest(".card");
  if (!isCut(words)) continue;
  const focus = card.appendChild(document.createElement("button"));
  focus.className = "card-go";
  focus.focus({ preventScroll: true });
  if (isCut(words)) cut.push(`a card is cut off: ${words.textContent.trim().slice(0, 40)}`);
  focus.remove();
}
// What is asked lies below each other, not over each other.
const asked = [...document.querySelectorAll("#prompt > *, #decide > *")].filter((part) => seen(part) && !part.matches(".vh, #tip, form"));
// A form that scrolls shows of its parts what lies in it.
const lies = (part) => {
  const { left, right, top, bottom } = part.getBoundingClientRect();
  const end = part.parentElement.getBoundingClientRect().bottom;
  return { left, right, top: Math.min(top, end), bottom: Math.min(bottom, end) };
};
for (const [at, part] of asked.entries()) {
  if (at === 0 || part.classList.contains("prompt-end")) continue;
  const [upper, lower] = [asked[at - 1], part].map(lies);
  if ( lower.top < upper.bottom - 1 && lower.right > upper.left + 1 && lower.left < upper.right - 1) {
    cut.push(`${name(part)} lies over ${name(asked[at - 1])}`);
  }
}
const board = document.querySelector(".map, .board");
return [cut, board.getBoundingClientRect().width];
