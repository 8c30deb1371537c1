import type { BoutView, CompetitionView, PairingView } from '@hexfall/shared/protocol/competitions';

/** Where the user of this page plays in the last round. */
export interface OwnPairing {
  readonly pairing: PairingView;
  /** The number of the pairing, from 1. */
  readonly number: number;
  /** The entrant of this page is the first or the second of the pairing. */
  readonly side: 0 | 1;
  /** The board on which the user plays, from 0; null for none, or while nobody knows it. An entrant that is a person has one board. */
  readonly board: number | null;
  /** The code of the table of the match that the user plays now; null if there is none. */
  readonly table: string | null;
}

/** Returns the bout of two entrants that are persons; null in a bye. */
export const boutOfPersons = ({ result }: PairingView): BoutView | null => result?.boards[0] ?? null;

/** Returns the bout that the user plays in a pairing; null for none, or while nobody knows it. */
export const ownBout = ({ pairing, board }: Pick<OwnPairing, 'pairing' | 'board'>): BoutView | null =>
  (board === null ? null : pairing.result?.boards[board]) ?? null;

/** The board of a person in a pairing, from 0; null for none. */
export const boardOfPerson = ({ result }: PairingView, side: 0 | 1, person: number | null): number | null => {
  const board = result?.boards.findIndex(({ persons }) => person !== null && persons[side] === person) ?? -1;
  return board < 0 ? null : board;
};

type Seen = Pick<CompetitionView, 'rounds' | 'you'>;

/** The board on which the line-up of the own team has the user, from 0: it is known there before it is shown to everybody. */
const linedUpBoard = ({ you: { person, lineUp } }: Seen): number | null => {
  const board = lineUp === null || person === null ? -1 : lineUp.indexOf(person);
  return board < 0 ? null : board;
};

/** Returns the pairing of the entrant of this page in the last round; null if it has none. */
export const ownPairing = (view: Seen): OwnPairing | null => {
  const { entrant, person } = view.you;
  const pairings = view.rounds.at(-1)?.pairings ?? [];
  // In an arena it can be in more than one that is shown.
  const pairing = pairings.findLast(({ entrants }) => entrant !== null && entrants.includes(entrant));
  if (!pairing) return null;
  const side = pairing.entrants[0] === entrant ? 0 : 1;
  const board = boardOfPerson(pairing, side, person) ?? (pairing.result === null ? null : linedUpBoard(view));
  const bout = ownBout({ pairing, board });
  const next = bout?.next ?? null;
  return { pairing, number: pairing.number, side, board, table: next === null ? null : (bout?.tables[next] ?? null) };
};
