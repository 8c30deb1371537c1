import { deciderOf } from './scope.js';
import type { EffectRule } from './index.js';

/** C4: the unit may convert one attack. C5: a scoped Quartermaster's decisions are the Scoper's owner's, unless the unit's owner has another. */
export const convertAttack: EffectRule = {
  toUnit: (influence, from, to) => {
    const { owner } = influence.field.units[to]!;
    if (influence.convert[to] !== owner) influence.convert[to] = deciderOf(influence.field, influence.scoped[from]!, to);
  },
};
