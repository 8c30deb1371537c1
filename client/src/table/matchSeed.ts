import { tileOf } from '@hexfall/shared/content/catalog';
import type { Seat } from '@hexfall/shared/model/seat';
import { createMatch, type MatchSetup } from '@hexfall/shared/rules/createMatch';
import { turnOrder } from '@hexfall/shared/rules/sides';
import { drawLimit } from '@hexfall/shared/rules/useLimits';

/** A new seed of a match on this device, from the numbers of the browser that cannot be guessed. */
export const newSeed = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(16).padStart(8, '0')).join('');

/** About one deal of four is good for a coached game, the rarest that is asked for. */
const MOST_DEALS = 200;

/** Returns the set-up with the first of many new seeds whose deal is as wanted; with the last one if none is. */
export const dealtSetup = (setup: Omit<MatchSetup, 'seed'>, isWanted: (dealt: MatchSetup) => boolean): MatchSetup => {
  let dealt: MatchSetup = { ...setup, seed: newSeed() };
  for (let deals = 1; deals < MOST_DEALS && !isWanted(dealt); deals++) dealt = { ...dealt, seed: newSeed() };
  return dealt;
};

/** S4: returns whether a warrior is among the tiles that a seat draws in its first turn. */
export const beginsWithWarrior = (setup: MatchSetup, seat: Seat): boolean => {
  const created = createMatch(setup);
  if (!created.ok) return false;
  const { table, piles } = created.value;
  const number = turnOrder(table).indexOf(seat) + 1;
  const drawn = (piles[seat] ?? []).slice(0, drawLimit({ options: table.options, turn: { ...table.turn, number } }));
  return drawn.some((tile) => tileOf(tile).kind === 'warrior');
};
