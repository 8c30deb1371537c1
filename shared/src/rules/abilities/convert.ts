import { firstSeat } from '../influence.js';
import type { EffectRule } from './index.js';

/** C4: the unit may convert one attack; C5: a scoped Quartermaster's decisions are the Scoper's owner's. */
export const convertAttack: EffectRule = {
  toUnit: (influence, from, to) => {
    const scopers = influence.scoped[from]!;
    const decider = scopers ? firstSeat(scopers) : influence.field.units[to]!.owner;
    const known = influence.convert[to];
    influence.convert[to] = known === undefined ? decider : Math.min(known, decider);
  },
};
