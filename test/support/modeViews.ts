import type { Seat } from '@hexfall/shared/model/seat';
import { NOBODY, type Table } from '@hexfall/shared/model/state';
import { turnOrder } from '@hexfall/shared/rules/sides';
import { deepFreeze } from './play.js';
import { ownedBy, sparedAs, type View } from './seenDifferently.js';

/**
 * Everyone takes the place of the player with the next turn; in one against two, the two of the team change places.
 * The order of turns stays what it is, and so do the teams.
 */
export const movedOn = (given: Table): View => {
  const order = turnOrder(given);
  const shift = given.options.mode === 'one-vs-two' ? 2 : 1;
  const seat = (old: Seat): Seat => (old === NOBODY ? NOBODY : order[(order.indexOf(old) + shift) % order.length]!);
  const moved = <T>(items: readonly T[]): T[] => {
    const result: T[] = [];
    items.forEach((item, old) => (result[seat(old)] = item));
    return result;
  };
  return {
    table: (table) =>
      deepFreeze({
        ...table,
        board: table.board.map((unit) => unit && ownedBy(unit, seat)),
        foundations: table.foundations.map((lying) => ({ ...lying, owner: seat(lying.owner) })),
        turrets: sparedAs(table, seat),
        players: moved(table.players).map((player, now) => ({ ...player, person: now })),
        turn: {
          ...table.turn,
          player: seat(table.turn.player),
          slot: (table.turn.slot + shift) % order.length,
          lastDrawnBy: table.turn.lastDrawnBy === null ? null : seat(table.turn.lastDrawnBy),
          additional: table.turn.additional?.map(seat) ?? null,
        },
        outcome: table.outcome && { ...table.outcome, winners: table.outcome.winners.map(seat).sort() },
        canTakeBack: false,
      }),
    seat,
    key: (key, kind) => (kind === 'order' ? String(seat(Number(key))) : key),
  };
};
