// Plays a duel in which both players do something legal at random, and prints who won.
import { actingSeat, createMatch, DEFAULT_OPTIONS, legalIntents, randomFrom, step } from 'hexfall/rules';

const random = randomFrom(7);
const match = createMatch({ options: DEFAULT_OPTIONS, armies: ['borgo', 'moloch'], seed: 'any text' });
if (!match.ok) throw new Error(match.error.message);

let state = match.value;
for (let seat = actingSeat(state.table); seat !== null; seat = actingSeat(state.table)) {
  const intents = legalIntents(state.table, seat);
  const next = step(state, seat, intents[Math.floor(random() * intents.length)]);
  if (!next.ok) throw new Error(next.error.message);
  state = next.value.state;
}

const { winners, reason, rule } = state.table.outcome;
console.log(JSON.stringify({ winners, reason, rule, turns: state.table.turn.number }));
