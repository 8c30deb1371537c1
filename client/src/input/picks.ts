import type { Hex } from '@hexfall/shared/hex/cells';
import type { Rotation } from '@hexfall/shared/hex/direction';
import type { Intent } from '@hexfall/shared/model/intent';
import { readAnswer } from './answers.js';

/** One thing the user points at on the way to an intent. */
export type Pick = { readonly pick: 'hex'; readonly at: Hex } | { readonly pick: 'turn'; readonly rot: Rotation };

export const hexPick = (at: Hex): Pick => ({ pick: 'hex', at });
export const turnPick = (rot: Rotation): Pick => ({ pick: 'turn', rot });

export const sameHex = (a: Hex, b: Hex): boolean => a[0] === b[0] && a[1] === b[1];

export const samePick = (a: Pick, b: Pick): boolean =>
  a.pick === 'hex' ? b.pick === 'hex' && sameHex(a.at, b.at) : b.pick === 'turn' && a.rot === b.rot;

const inAnyOrder = ([a, b, c]: readonly [Hex, Hex, Hex]): Pick[][] =>
  [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ].map((hexes) => hexes.map(hexPick));

/** Every way to point at an intent, pick by pick. */
export const readingsOf = (intent: Intent): readonly (readonly Pick[])[] => {
  switch (intent.do) {
    case 'place-hq':
    case 'place':
    case 'rotate':
    case 'place-bomber-2':
      return [[hexPick(intent.at), turnPick(intent.rot)]];
    case 'move': {
      const step = [hexPick(intent.from), hexPick(intent.to), turnPick(intent.rot)];
      return [intent.then ? [...step, hexPick(intent.then.to), turnPick(intent.then.rot)] : step];
    }
    case 'push':
      return [[hexPick(intent.from), hexPick(intent.target)]];
    case 'castle':
      return [[intent.from, intent.with].map(hexPick), [intent.with, intent.from].map(hexPick)];
    case 'sniper':
    case 'grenade':
    case 'air-strike':
      return [[hexPick(intent.at)]];
    case 'small-bomb':
      return inAnyOrder(intent.at);
    case 'choose': {
      // Hexes to land on are pointed at, and Medics, whom they save and from whom; the other answers have buttons.
      const answer = readAnswer('push', intent.key);
      if (answer.says === 'hex') return [[hexPick(answer.at)]];
      return answer.says === 'save' ? [[answer.medic, answer.unit, ...(answer.source ? [answer.source] : [])].map(hexPick)] : [];
    }
    case 'battle':
    case 'discard':
    case 'redraw':
    case 'draw':
    case 'end-turn':
    case 'take-back':
    case 'resign':
    case 'agree-draw':
      return [[]];
  }
};
