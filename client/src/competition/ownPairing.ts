import type { BoardView, CompetitionView, PairingView } from '@hexfall/shared/protocol/competitions';

/** Where the entrant of this page plays in the last round. */
export interface OwnPairing {
  readonly pairing: PairingView;
  /** The number of its board, from 1. */
  readonly board: number;
  /** The entrant of this page is the first or the second of the pairing. */
  readonly side: 0 | 1;
  /** The code of the table of the match that is played now; null if there is none. */
  readonly table: string | null;
}

/** Returns the bout of two entrants that are persons; null in a bye. */
export const boutOfPersons = ({ result }: PairingView): BoardView | null => result?.boards[0] ?? null;

/** Returns the pairing of the entrant of this page in the last round; null if it has none. */
export const ownPairing = ({ rounds, you: { entrant } }: Pick<CompetitionView, 'rounds' | 'you'>): OwnPairing | null => {
  const pairings = rounds.at(-1)?.pairings ?? [];
  const index = entrant === null ? -1 : pairings.findIndex(({ entrants }) => entrants.includes(entrant));
  const pairing = pairings[index];
  if (!pairing) return null;
  const bout = boutOfPersons(pairing);
  const next = bout?.next ?? null;
  return {
    ...{ pairing, board: index + 1, side: pairing.entrants[0] === entrant ? 0 : 1 },
    table: next === null ? null : (bout?.tables[next] ?? null),
  };
};
