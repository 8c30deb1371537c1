import type { EffectRule } from './index.js';

/** C3, I5: the unit may use this source once per battle. */
export const extraAction: EffectRule = {
  toUnit: (influence, from, to, amount) => {
    const sources = (influence.extras[to] ??= []);
    for (let i = 0; i < amount; i++) sources.push(from);
  },
};
