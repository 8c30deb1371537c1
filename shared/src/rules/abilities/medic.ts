import type { EffectRule } from './index.js';

/** D1: the Medic may give itself up for the unit. */
export const medic: EffectRule = { toUnit: (influence, from, to) => void (influence.medics[to] ??= []).push(from) };
