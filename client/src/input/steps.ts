import type { Hex } from '@hexfall/shared/hex/cells';
import type { Rotation } from '@hexfall/shared/hex/direction';
import type { Intent } from '@hexfall/shared/model/intent';
import { hexPick, sameHex, turnPick } from './picks.js';
import { choiceOf, type Choice, type Selection } from './selection.js';

/** What pointing at something leads to: a selection that has got further, an intent to send, or nothing that is legal. */
export type Outcome =
  | { readonly leads: 'on'; readonly selection: Selection }
  | { readonly leads: 'send'; readonly intent: Intent }
  | { readonly leads: 'nowhere' };

const includes = (hexes: readonly Hex[], hex: Hex): boolean => hexes.some((other) => sameHex(other, hex));

const lastHex = ({ picks }: Selection): Hex | null => {
  const last = picks.at(-1);
  return last?.pick === 'hex' ? last.at : null;
};

/** An intent that needs neither turning nor a further pick is sent at once, unless the user wants to be asked. */
const goOn = (legal: readonly Intent[], selection: Selection, ask: boolean): Outcome => {
  const { ready, turning, lit } = choiceOf(legal, selection);
  return ready && !turning && lit.length === 0 && !ask ? { leads: 'send', intent: ready } : { leads: 'on', selection };
};

/** The user points at a hex; pointing at the same one again confirms. */
export const pickHex = (legal: readonly Intent[], selection: Selection, hex: Hex, ask: boolean): Outcome => {
  const { lit, instead, ready } = choiceOf(legal, selection);
  const last = lastHex(selection);
  if (includes(lit, hex)) return goOn(legal, { ...selection, picks: [...selection.picks, hexPick(hex)] }, ask);
  if (ready && last && sameHex(last, hex)) return { leads: 'send', intent: ready };
  if (includes(instead, hex)) return goOn(legal, { ...selection, picks: [...selection.picks.slice(0, -1), hexPick(hex)] }, ask);
  return { leads: 'nowhere' };
};

/** The next rotation that is possible, clockwise (1) or the other way (-1). */
export const rotated = ({ turning }: Choice, steps: 1 | -1): Rotation | null => {
  if (!turning) return null;
  for (let turned = 1; turned <= 6; turned++) {
    const rot = ((turning.rot + steps * turned + 36) % 6) as Rotation;
    if (turning.rotations.includes(rot)) return rot;
  }
  return null;
};

/** The first step of two stands as it is turned now: the second is chosen next (M6). */
export const goFurther = (selection: Selection, { turning, further }: Choice): Selection | null =>
  turning && further ? { ...selection, picks: [...selection.picks, turnPick(turning.rot)], rot: turning.rot } : null;

/** One pick back; null if there is nothing left to take back. */
export const stepBack = (selection: Selection): Selection | null => {
  const least = selection.source.kind === 'unit' ? 1 : 0;
  return selection.picks.length > least ? { ...selection, picks: selection.picks.slice(0, -1) } : null;
};
