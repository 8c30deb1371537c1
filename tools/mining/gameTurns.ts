import type { PlayerName } from '@hexfall/shared/ai/players';
import { numbersFrom } from '@hexfall/shared/fair/shuffle';
import { randomFrom, sample } from '@hexfall/shared/model/random';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { createMatch, type MatchSetup } from '@hexfall/shared/rules/createMatch';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { createPlayers, playMatch } from '../playMatch.js';

/** The table with HQs of another toughness. @param hqOf the toughness by seat, from that on the table. */
export const withHqs = (table: Table, hqOf: (seat: Seat, hq: number) => number): Table => ({
  ...table,
  players: table.players.map((player, seat) => ({ ...player, hq: hqOf(seat, player.hq) })),
});

/** The beginning of a player's turn. */
export interface TurnBeginning {
  readonly table: Table;
  readonly seat: Seat;
}

/**
 * The tables at the beginning of the turns of a match of computer players, when tiles have been drawn, in a random order that follows from the seed.
 * @param hq the toughness of HQs at the beginning: with little they are in danger earlier.
 */
export const turnsOf = (setup: MatchSetup, policy: PlayerName, hq?: number): readonly TurnBeginning[] => {
  const created = createMatch(setup);
  if (!created.ok) throw new Error(created.error.message);
  const found = new Map<number, TurnBeginning>();
  const players = createPlayers(
    setup.armies.map(() => policy),
    setup.seed,
  );
  const start = hq === undefined ? created.value : { ...created.value, table: withHqs(created.value.table, () => hq) };
  playMatch(start, players, (table, seat) => {
    const { turn } = table;
    const startingSeat =
      turn.phase === 'turn' && turn.player === seat && actingSeat(table) === seat && !table.decision && !found.has(turn.number);
    if (startingSeat) found.set(turn.number, { table, seat });
  });
  return sample([...found.values()], Infinity, randomFrom(numbersFrom(`${setup.seed}/turns`)()));
};
