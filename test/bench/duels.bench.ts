import { BASE_ARMIES } from '@hexfall/shared/content/catalog';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { actingSeat, legalIntents } from '@hexfall/shared/rules/legal';
import { step } from '@hexfall/shared/rules/step';
import { pick, randomFrom, shuffled } from '../support/random.js';
import { perSecond } from './measure.js';

/** A duel of two random armies, every intent drawn from all that are legal. */
const playDuel = (seed: number): void => {
  const random = randomFrom(seed);
  const created = createMatch({ options: DEFAULT_OPTIONS, armies: shuffled(random, BASE_ARMIES).slice(0, 2), seed: String(seed) });
  if (!created.ok) throw new Error(created.error.message);
  let table = created.value;
  for (let seat = actingSeat(table); seat !== null; seat = actingSeat(table)) {
    const result = step(table, seat, pick(random, legalIntents(table, seat)));
    if (!result.ok) throw new Error(result.error.message);
    table = result.value.table;
  }
};

perSecond('duels of random legal intents', playDuel);
