import { pileOf, tileOf } from '@hexfall/shared/content/catalog';
import type { Table } from '@hexfall/shared/model/state';
import { formatRecord } from '@hexfall/shared/notation/record';
import { copyState } from '@hexfall/shared/rules/copies';
import { actingSeat, legalIntents } from '@hexfall/shared/rules/legal';
import { DUEL, keepMatch, LARGE_TEAM_MATCH, type PlayedMatch } from './matches.js';
import { microseconds, print } from './measure.js';

const duels = Array.from({ length: 60 }, (_, game) => keepMatch(DUEL, 2, game));
const teams = Array.from({ length: 10 }, (_, game) => keepMatch(LARGE_TEAM_MATCH, 4, game));

/** A player to act with three tiles, one of them a unit, and about half of the board free. */
const isHalfFull = ({ board, turn, players, decision }: Table): boolean => {
  const units = board.filter((unit) => unit !== null).length;
  const { hand } = players[turn.player]!;
  const choosing = turn.phase === 'turn' && !decision && !turn.mustDiscard && hand.length === 3;
  return choosing && hand.some((key) => tileOf(key).kind !== 'instant') && Math.abs(units / board.length - 0.5) < 0.15;
};

/** T1: three tiles are held only while one has to be discarded; here as if that were not so, for the longest lists. */
const withAllTiles = (table: Table): Table => ({ ...table, turn: { ...table.turn, mustDiscard: false } });

const halfFull = (matches: readonly PlayedMatch[]): Table[] => matches.flatMap(({ tables }) => tables.map(withAllTiles).filter(isHalfFull));

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

for (const [what, matches] of [
  ['duel', duels],
  ['team match of four on the large board', teams],
] as const) {
  const tables = halfFull(matches);
  const lists = tables.map((table) => legalIntents(table, actingSeat(table)!).length);
  microseconds(`${what}: a legal list on a half-full board with three tiles (${Math.round(mean(lists))} intents)`, (run) => {
    const table = tables[run % tables.length]!;
    legalIntents(table, actingSeat(table)!);
  });
  const states = tables.map((table) => ({
    table,
    piles: table.players.map(({ army, pile }) => pileOf(army).slice(0, pile)),
    previous: null,
  }));
  microseconds(`${what}: a copy of the state`, (run) => copyState(states[run % states.length]!));
  print(`${what}: a state as JSON`, mean(states.map((state) => JSON.stringify(state).length)), ' bytes');
  const intents = Math.round(mean(matches.map(({ record }) => record.intents.length)));
  const bytes = mean(matches.map(({ record }) => JSON.stringify(formatRecord(record)).length));
  print(`${what}: the record of a match of ${intents} intents`, bytes, ' bytes');
}
