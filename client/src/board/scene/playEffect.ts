import { COLORS } from '@hexfall/shared/picture/palette';
import type { Effect } from '../types.js';
import type { EffectLayer } from './EffectLayer.js';
import { playHqFall, playHqHit, playTriumph } from './hqEffects.js';
import { playShot } from './shotEffects.js';
import { playBlast, playDeath, playFlash, playSave, playWound } from './unitEffects.js';

/** Plays one effect; resolves when it has ended and left no trace. */
export const playEffect = (layer: EffectLayer, effect: Effect): Promise<void> => {
  switch (effect.kind) {
    case 'flash':
      return playFlash(layer, effect.at);
    case 'shot':
      return playShot(layer, effect.shot);
    case 'blast':
      return playBlast(layer, effect.at, COLORS.hostile, 1.9);
    case 'wound':
      return playWound(layer, effect.at);
    case 'save':
      return playSave(layer, effect.at);
    case 'death':
      return playDeath(layer, effect.at);
    case 'hq-hit':
      return playHqHit(layer, effect.at, effect.wounds);
    case 'hq-fall':
      return playHqFall(layer, effect.at);
    case 'triumph':
      return playTriumph(layer, effect.at, effect.livery, effect.delay);
  }
};
