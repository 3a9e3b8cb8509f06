// Plays on as a program would, with any answers, for all seats of this person: until a goal
// is reached, or so many questions were answered.
const [id, goal, most, seed, pause] = args;
let state = seed;
const below = (n) => {
  state = (Math.imul(state, 1103515245) + 12345) >>> 0;
  return (state >>> 8) % n;
};
const json = { Accept: "application/json", "Content-Type": "application/json" };
const look = async (query) => (await (await fetch(`/tables/${id}${query}`, { headers: json })).json()).table;
const me = (await (await fetch("/people/me", { headers: json })).json()).id;
let own = [""];
let answered = 0;
const end = Date.now() + 240000;
while (Date.now() < end) {
  let asked = false;
  for (const query of own) {
    const table = await look(query);
    if (["over", "abandoned", "closed"].includes(table.state)) return "over";
    own = table.seats.filter((sitter) => sitter.person === me).map((sitter) => `?as=${sitter.seat}`);
    const { question } = table;
    if (!question) continue;
    asked = true;
    if (goal === "react" && question.actions.some((action) => action.startsWith("react"))) return "react";
    if (goal === "turn" && answered >= most && !question.window) return "turn";
    const body = { seat: table.seat, question: question.number, actions: [question.actions[below(question.actions.length)]] };
    const answer = await fetch(`/tables/${id}/steps`, { method: "POST", headers: json, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    answered += 1;
    if (pause) await new Promise((wake) => setTimeout(wake, pause));
  }
  if (!asked) await new Promise((wake) => setTimeout(wake, 5));
}
throw new Error(`no ${goal} within 240 s and ${answered} answers`);
