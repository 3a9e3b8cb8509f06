// Plays on as a program would, with any answers, while the page looks on: until it reveals what
// was resolved, until it has been told of two buildings, or until a round is over.
const [id, goal, seed] = args;
let state = seed;
const below = (n) => {
  state = (Math.imul(state, 1103515245) + 12345) >>> 0;
  return (state >>> 8) % n;
};
const json = { Accept: "application/json", "Content-Type": "application/json" };
const post = (what, body) => fetch(`/tables/${id}/${what}`, { method: "POST", headers: json, body: JSON.stringify(body) });
const goals = {
  revealed: () => document.querySelector("#reveal-do:not([hidden])"),
  told: () => document.querySelectorAll("#reveal > [data-key]").length >= 2,
  "next-round": (table) => table.view.round > round && table.question,
};
let round = Infinity;
const end = Date.now() + 120000;
while (Date.now() < end) {
  const { table } = await (await fetch(`/tables/${id}`, { headers: json })).json();
  if (table.state === "over") return "over";
  round = Math.min(round, table.view.round);
  if (goals[goal](table)) return goal;
  const { question } = table;
  if (question) {
    const actions = [question.actions[below(question.actions.length)]];
    await post("steps", { seat: table.seat, question: question.number, actions });
  } else {
    await post("pace", { go: "mine" });
  }
  // News come to the page by its stream.
  await new Promise((wake) => setTimeout(wake, 60));
}
throw new Error(`never ${goal}`);
