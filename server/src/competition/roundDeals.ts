import type { Act, MatchPlace } from '@hexfall/shared/competition/acts';
import type { Competition } from '@hexfall/shared/competition/competition';
import { BOARDS_OF_DEAL, boardsOfDeal, dealOfBoard, type DealOfRound, dealsOf } from '@hexfall/shared/competition/deals';
import { pairingResults } from '@hexfall/shared/competition/pairingResults';
import { commitmentTo } from '@hexfall/shared/fair/fairSeed';
import { newSecret } from '../security/credentials.js';
import type { NewDeal } from '../store/deals.js';

/** Two persons of each team play a deal. */
const SEATS_OF_DEAL = 2 * BOARDS_OF_DEAL;

/** Returns the id of a deal of a round in the store. @param code that of the competition. */
export const dealIdOf = (code: string, round: number, { pairing, deal }: DealOfRound): string => `${code}.${round}.${pairing}.${deal}`;

/** Returns the id of the deal that a match is played from if both of its boards are occupied. */
export const dealIdAt = (code: string, { round, pairing, board }: MatchPlace): string =>
  dealIdOf(code, round, { pairing, deal: dealOfBoard(board) });

/** An act with the deals that it announces: everybody knows the commitments to their secrets from then on. */
export interface ActWithDeals {
  readonly act: Act;
  readonly deals: readonly NewDeal[];
}

/** Returns an act with the deals of the round that it announces, if it announces one that has any. */
export const withDeals = (code: string, { regulations }: Competition, act: Act): ActWithDeals => {
  if (act.do !== 'announce') return { act, deals: [] };
  const deals = dealsOf(regulations, act.pairings).map((place): NewDeal => ({
    id: dealIdOf(code, act.round, place),
    secret: newSecret(),
    seats: SEATS_OF_DEAL,
  }));
  return deals.length === 0 ? { act, deals } : { act: { ...act, commitments: deals.map(({ secret }) => commitmentTo(secret)) }, deals };
};

/** Returns the ids of the deals of a round that begins which nobody plays, because somebody is absent. @param state after the beginning. */
export const droppedDeals = (code: string, state: Competition): readonly string[] => {
  const round = state.rounds.length;
  const results = pairingResults(state, [])[round - 1] ?? [];
  return dealsOf(state.regulations, state.rounds.at(-1)?.pairings ?? [])
    .filter(({ pairing, deal }) => boardsOfDeal(deal).some((board) => results[pairing]?.boards[board]?.unplayed === true))
    .map((place) => dealIdOf(code, round, place));
};
