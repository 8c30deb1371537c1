import { seriesKindOf, type Setup } from '@hexfall/shared/lobby/setup';
import type { MatchSummary, TurnInfo } from '@hexfall/shared/protocol/http';
import type { MatchPhase } from '@hexfall/shared/protocol/lobby';
import type { ReadableTable } from './readableTables.js';
import type { TableSession } from './TableSession.js';

interface TableFacts {
  readonly setup: Setup;
  readonly phase: MatchPhase;
  /** Intents accepted so far. */
  readonly seq: number;
}

/** The public summary of a table. */
export const summaryOf = (code: string, { facts: { setup, phase, seq } }: ReadableTable<TableFacts>): MatchSummary => ({
  code,
  phase,
  options: setup.options,
  startingSeat: setup.startingSeat,
  armySelection: setup.armySelection,
  forecast: setup.forecast,
  seriesKind: seriesKindOf(setup),
  seats: setup.seats.map(
    (taken) =>
      taken && {
        name: taken.name,
        army: taken.army,
        computer: taken.keyHash === null,
        ...(taken.program && { program: taken.program }),
        ...(taken.crest && { crest: taken.crest }),
      },
  ),
  seq,
});

/** The number of the turn at a table, and who is to act. */
export const turnInfoOf = ({ acting, match }: Pick<TableSession, 'acting' | 'match'>): TurnInfo => ({
  acting,
  turn: match?.table.turn.number ?? 0,
});
