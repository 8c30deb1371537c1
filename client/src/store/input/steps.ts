import { type Hex, includesHex, sameHex } from '@hexfall/shared/hex/cells';
import type { Rotation } from '@hexfall/shared/hex/direction';
import { hexPick, turnPick } from '@hexfall/shared/inspect/targeting';
import type { Intent } from '@hexfall/shared/model/intent';
import { type Choice, choiceOf, isToBeTurned, type Selection } from './selection.js';
import { hexOfSource } from './source.js';

/** The result of a pick: a selection one step further, an intent to send, or nothing legal. */
export type PickResult =
  | { readonly leads: 'on'; readonly selection: Selection }
  | { readonly leads: 'send'; readonly intent: Intent }
  | { readonly leads: 'nowhere' };

const lastHex = ({ picks }: Selection): Hex | null => {
  const last = picks.at(-1);
  return last?.pick === 'hex' ? last.at : null;
};

/** Sends an intent without turning or another pick at once, unless the user wants to confirm it. */
const goOn = (legal: readonly Intent[], selection: Selection, ask: boolean): PickResult => {
  const choice = choiceOf(legal, selection);
  const { ready, selectable, shared } = choice;
  return ready && !isToBeTurned(choice) && shared.length === 0 && selectable.length === 0 && !ask
    ? { leads: 'send', intent: ready }
    : { leads: 'on', selection };
};

/** The user points at a hex; pointing at the same one again confirms. */
export const pickHex = (legal: readonly Intent[], selection: Selection, hex: Hex, ask: boolean): PickResult => {
  const { selectable, alternatives, ready } = choiceOf(legal, selection);
  const last = lastHex(selection);
  if (includesHex(selectable, hex)) return goOn(legal, { ...selection, picks: [...selection.picks, hexPick(hex)] }, ask);
  if (ready && last && sameHex(last, hex)) return { leads: 'send', intent: ready };
  if (includesHex(alternatives, hex)) return goOn(legal, { ...selection, picks: [...selection.picks.slice(0, -1), hexPick(hex)] }, ask);
  return { leads: 'nowhere' };
};

/** The next rotation that is possible, clockwise (1) or the other way (-1). */
export const rotated = (choice: Choice, steps: 1 | -1): Rotation | null => {
  const { turning } = choice;
  if (!turning || !isToBeTurned(choice)) return null;
  for (let turned = 1; turned <= 6; turned++) {
    const rot = ((turning.rot + steps * turned + 36) % 6) as Rotation;
    if (turning.rotations.includes(rot)) return rot;
  }
  return null;
};

/** P7: with the unit meant instead of the foundation on a hex, or the other way round. */
export const swapMeant = (selection: Selection, hex: Hex): Selection => {
  const named = selection.named ?? [];
  const others = named.filter((other) => !sameHex(other, hex));
  return { ...selection, named: others.length < named.length ? others : [...named, hex] };
};

/** Fixes the first of two steps as it is turned now; the second one is picked next (M6). */
export const goFurther = (selection: Selection, { turning, further }: Choice): Selection | null =>
  turning && further ? { ...selection, picks: [...selection.picks, turnPick(turning.rot)], rot: turning.rot } : null;

/** The selection without its last pick; null if there is none to undo. */
export const stepBack = (selection: Selection): Selection | null => {
  const least = hexOfSource(selection.source) ? 1 : 0;
  return selection.picks.length > least ? { ...selection, picks: selection.picks.slice(0, -1) } : null;
};
