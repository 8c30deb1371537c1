import { notationId } from '@hexfall/shared/content/catalog';
import { cellOf } from '@hexfall/shared/hex/cells';
import { forecastBattle } from '@hexfall/shared/inspect/forecast';
import { inspectUnits, type UnitStatus } from '@hexfall/shared/inspect/units';
import type { EventType } from '@hexfall/shared/model/event';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Unit } from '@hexfall/shared/model/state';
import { fightByDefault } from '@hexfall/shared/rules/battle/fightBattle';
import type { Goal } from './Step.js';

/** The seats of a lesson. */
export const LEARNER: Seat = 0;
export const OPPONENT: Seat = 1;

const isTile = (unit: Unit | null | undefined, owner: Seat, tile: string): unit is Unit =>
  unit?.owner === owner && notationId(unit.tile) === tile;

/** Something of that kind has happened. */
export const happened =
  (type: EventType): Goal =>
  ({ events }) =>
    events.some((event) => event.type === type);

/** Everything that is asked, at once. */
export const all =
  (...judges: readonly Goal[]): Goal =>
  (deed) =>
    judges.every((judge) => judge(deed));

export const not =
  (judge: Goal): Goal =>
  (deed) =>
    !judge(deed);

export const always: Goal = () => true;

/** A unit of that kind would survive a battle that started now. */
export const survives =
  (owner: Seat, tile: string): Goal =>
  ({ table }) =>
    fightByDefault(table, LEARNER).table.board.some((unit) => isTile(unit, owner, tile));

/** An enemy unit of that kind would not. */
export const falls = (tile: string): Goal => not(survives(OPPONENT, tile));

/** A unit of that kind would fall in that phase of a battle that started now. */
export const fallsIn =
  (owner: Seat, tile: string, initiative: number): Goal =>
  ({ table }) =>
    forecastBattle(table, LEARNER).losses.some(
      (loss) => loss.owner === owner && notationId(loss.tile) === tile && loss.phase === initiative,
    );

/** An HQ would lose that much in a battle that started now, or more. */
export const loses =
  (owner: Seat, least: number): Goal =>
  ({ table }) =>
    (forecastBattle(table, LEARNER).damage[owner]?.least ?? 0) >= least;

/** None of the learner's units would be wounded in a battle that started now. */
export const staysWhole: Goal = ({ table }) => {
  const { board } = fightByDefault(table, LEARNER).table;
  return board.every((unit) => unit?.owner !== LEARNER || unit.wounds === 0);
};

/** A unit of that kind is now as the test wants it. */
export const isNow =
  (owner: Seat, tile: string, test: (status: UnitStatus) => boolean): Goal =>
  ({ table }) =>
    inspectUnits(table).some((status) => isTile(table.board[cellOf(status.at)], owner, tile) && test(status));

/** The learner holds a tile of that kind. */
export const holds =
  (tile: string): Goal =>
  ({ table }) =>
    table.players.some(({ hand }, seat) => seat === LEARNER && hand.some((key) => notationId(key) === tile));

/** The learner has won. */
export const learnerWins: Goal = ({ table }) => table.outcome?.winners.includes(LEARNER) ?? false;
