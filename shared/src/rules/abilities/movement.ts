import type { EffectRule } from './index.js';

/** M5: Transport. */
export const mobility: EffectRule = { toUnit: (influence, from, to) => void (influence.transport[to] ??= []).push(from) };

/** M6: the Recon Center serves a whole army. */
export const recon: EffectRule = { toArmy: (influence, served) => void (influence.recon |= served) };
