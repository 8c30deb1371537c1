import type { Pairing } from './acts.js';
import type { Regulations } from './regulations.js';

/** How many boards share a deal. */
export const BOARDS_OF_DEAL = 2;

/** Returns the deal of a board in its pairing, from 0. */
export const dealOfBoard = (board: number): number => Math.floor(board / BOARDS_OF_DEAL);

/** Returns the two boards of a deal of a pairing. */
export const boardsOfDeal = (deal: number): readonly [number, number] => [BOARDS_OF_DEAL * deal, BOARDS_OF_DEAL * deal + 1];

/** Returns how many deals two teams play in a pairing. */
export const dealCount = ({ bout, boards }: Pick<Regulations, 'bout' | 'boards'>): number =>
  bout === 'duplicate' ? boards / BOARDS_OF_DEAL : 0;

/** A deal of a round: the index of its pairing, and its number in that, from 0. */
export interface DealOfRound {
  readonly pairing: number;
  readonly deal: number;
}

/** Returns the deals of a round, pairing by pairing. */
export const dealsOf = (regulations: Pick<Regulations, 'bout' | 'boards'>, pairings: readonly Pairing[]): readonly DealOfRound[] =>
  pairings.flatMap(({ entrants }, pairing) =>
    entrants[1] === null ? [] : Array.from({ length: dealCount(regulations) }, (_, deal) => ({ pairing, deal })),
  );
