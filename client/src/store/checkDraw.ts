import { contributionsAt } from '@hexfall/shared/fair/deal';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { formatPosition } from '@hexfall/shared/notation/formatPosition';
import type { FairJson } from '@hexfall/shared/notation/json';
import { type MatchRecord, parseRecord } from '@hexfall/shared/notation/record';
import { verifyRecord } from '@hexfall/shared/notation/verifyRecord';
import type { DrawNote } from './drawNotes.js';

/**
 * The result of checking a draw: all is well; the table had no commitment; the record cannot be read; or what is wrong: the commitment,
 * this browser's contribution, the seed, armies dealt in another way than the seed says, or a match that does not follow from it.
 */
export const DRAW_FINDINGS = ['fair', 'none', 'unreadable', 'commitment', 'contribution', 'seed', 'armies', 'play'] as const;
export type DrawFinding = (typeof DRAW_FINDINGS)[number];

const positionText = (table: Table): string => JSON.stringify(formatPosition(table));

const replayFinding = (record: MatchRecord, shown: Table): DrawFinding => {
  const verified = verifyRecord(record);
  if (verified.ok) return positionText(verified.value.state.table) === positionText(shown) ? 'fair' : 'play';
  switch (verified.error.code) {
    case 'wrong-commitment':
      return 'commitment';
    case 'wrong-seed':
      return 'seed';
    case 'wrong-armies':
      return 'armies';
    default:
      return 'play';
  }
};

/** What this browser has stored, independently of the record. */
export interface DrawWitness {
  readonly note: DrawNote;
  /** The seats this browser holds. */
  readonly mine: readonly Seat[];
  /** The table at the end, as this browser has seen it. */
  readonly shown: Table;
  /** Whether armies were dealt at random at that table. */
  readonly isDealt: boolean;
}

/** By seat: those of a deal are those of its table that this page was at. */
const contributionsIn = ({ contributions, deal }: FairJson): FairJson['contributions'] =>
  deal ? contributionsAt(contributions, deal) : contributions;

/**
 * Whether the seed contains something drawn here: then nobody chose the seed. Not everything drawn is part of it, because a seat may have
 * been refused or given back, and one of several seats may have been taken on another device.
 */
const hasContributed = (contributions: readonly (string | null)[], { note, mine }: DrawWitness): boolean => {
  const ownContributions = mine.map((seat) => contributions[seat]);
  return (
    ownContributions.length === 0 || note.contributions.length === 0 || note.contributions.some((drawn) => ownContributions.includes(drawn))
  );
};

/**
 * Checks in this browser that the draw piles match the server's commitment from before the match.
 * @param json the record of the match from the server.
 */
export const checkDraw = (json: unknown, witness: DrawWitness): DrawFinding => {
  const { note, shown } = witness;
  const record = parseRecord(json);
  if (!record.ok) return 'unreadable';
  const { fair } = record.value;
  if (!fair) return note.commitment === '' ? 'none' : 'commitment';
  if (note.commitment !== fair.commitment) return 'commitment';
  if (!hasContributed(contributionsIn(fair), witness)) return 'contribution';
  if (witness.isDealt && fair.dealt === undefined) return 'armies';
  return replayFinding(record.value, shown);
};
