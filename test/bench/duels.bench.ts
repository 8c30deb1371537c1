import { POLICIES } from '@hexfall/shared/ai/policies';
import { randomFrom } from '@hexfall/shared/ai/random';
import { BASE_ARMIES } from '@hexfall/shared/content/catalog';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { numbersFrom, shuffle } from '@hexfall/shared/rules/shuffle';
import { step } from '@hexfall/shared/rules/step';
import { perSecond } from './measure.js';

/** A duel of two random armies, from the first HQ to the end, with random legal intents. */
const playDuel = (game: number): void => {
  const seed = `bench ${game}`;
  const random = randomFrom(game);
  const created = createMatch({ options: DEFAULT_OPTIONS, armies: shuffle(BASE_ARMIES, numbersFrom(seed)).slice(0, 2), seed });
  if (!created.ok) throw new Error(created.error.message);
  let table = created.value;
  for (let seat = actingSeat(table); seat !== null; seat = actingSeat(table)) {
    const result = step(table, seat, POLICIES.random(table, seat, random));
    if (!result.ok) throw new Error(result.error.message);
    table = result.value.table;
  }
};

perSecond('duels of random legal intents', playDuel);
