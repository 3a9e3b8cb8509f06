// Puts every card of the game into the hand, so and so many beside each other, and says whose
// words are cut off there, also while it has the focus: where there are many, the sheet of the
// hand makes that one wider.
const hand = document.querySelector("#hand .cards");
const texts = [...document.querySelectorAll(".card-pop[id^='text-']")];
const isCut = (words) => {
  const [inner, outer] = [words, words.closest(".card")].map((part) => part.getBoundingClientRect());
  return inner.bottom > outer.bottom + 0.5 || words.scrollWidth > words.clientWidth + 2;
};
const cut = [];
for (const beside of args) {
  for (let from = 0; from < texts.length; from += beside) {
    const some = texts.slice(from, from + beside);
    while (some.length < beside) some.push(texts[some.length]);
    hand.innerHTML = some.map((text) => `<li class="card" data-deck="${text.dataset.deck}">${text.innerHTML}<button class="card-go"></button></li>`).join("");
    for (const card of hand.children) {
      if (![...card.querySelectorAll("h3, p")].some(isCut)) continue;
      card.querySelector("button").focus({ preventScroll: true });
      const words = [...card.querySelectorAll("h3, p")].filter(isCut);
      cut.push(...words.map((words) => `one of ${beside}: ${words.textContent.trim().slice(0, 60)}`));
    }
  }
}
return [texts.length, cut];
