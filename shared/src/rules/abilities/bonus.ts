import type { EffectRule } from './index.js';

/** C2: Officers; what an attack of the kind makes of it is up to the attack. */
export const meleeStrength: EffectRule = { toUnit: (influence, _from, to, amount) => void (influence.melee[to]! += amount) };
export const rangedStrength: EffectRule = { toUnit: (influence, _from, to, amount) => void (influence.ranged[to]! += amount) };

/** P10: the New York HQ. */
export const extraToughness: EffectRule = {
  toUnit: (influence, _from, to, amount) => {
    if (!influence.field.tiles[to]!.isHq) influence.toughness[to]! += amount;
  },
};

/** C2: Scout, Boss, Saboteur. */
export const initiative: EffectRule = { toUnit: (influence, _from, to, amount) => void (influence.initiative[to]! += amount) };
