import { BASE_ARMIES } from '@hexfall/shared/content/catalog';
import { hexText } from '@hexfall/shared/hex/cells';
import { inspectUnits } from '@hexfall/shared/inspect/units';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { fightBattle } from '@hexfall/shared/rules/battle/fightBattle';
import { fightBoth } from './bothEngines.js';
import { filmOf } from './film.js';
import { picture } from './picture.js';
import { deepFreeze, type PlayerDraft, position, type PositionDraft } from './play.js';

/** What a battle needs besides the units. */
export interface BattleSetup extends Omit<PositionDraft, 'players' | 'units'> {
  /** Left out: the armies of the units in the order in which they first appear, and one more if there is only one. */
  readonly players?: readonly PlayerDraft[];
  /** Left out: player 0. */
  readonly starter?: Seat;
  readonly answers?: readonly string[];
}

const armiesOf = (units: readonly string[]): ArmyId[] => {
  const names = [...new Set(units.map((unit) => unit.slice(0, unit.indexOf('/'))))].sort((a, b) => numberIn(a) - numberIn(b));
  const armies = names.map((name) => name.replace(/#\d$/, '') as ArmyId);
  const other = BASE_ARMIES.find((army) => !armies.includes(army));
  return armies.length === 1 && other ? [...armies, other] : armies;
};

/** The seat in `outpost#1` (O7); armies without a number stay as they are. */
const numberIn = (name: string): number => Number(/#(\d)$/.exec(name)?.[1] ?? 0);

/** The table on which these units stand and nothing else; with more than two armies it is every player alone against all. */
export const boardOf = (units: readonly string[], setup: BattleSetup = {}): Table => {
  const players = setup.players ?? armiesOf(units);
  const options = { mode: players.length > 2 ? 'deathmatch' : 'duel', ...setup.options };
  return position({ players, options, units, ...(setup.turn && { turn: setup.turn }) });
};

/** Runs a check; if it fails, the message shows the position, and the trace begins in the test. */
const showing = <T>(table: Table, check: () => T): T => {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof Error) || error.stack === undefined) throw error;
    const trace = error.stack.split('\n').filter((line) => !line.includes('/test/support/'));
    error.stack = trace.join('\n').replace(error.message, (message) => `${message}\n\n${picture(table)}`);
    throw error;
  }
};

/** Fights on a table and compares the film, and the engine with test/model; gives the table after the battle. */
export const expectBattleOn = (table: Table, film: readonly string[], { starter = 0, answers = [] }: BattleSetup = {}): Table =>
  showing(table, () => {
    const fought = fightBattle(table, starter, answers);
    expect(filmOf(table, fought)).toEqual(film);
    fightBoth(table, starter, (keys, index) => answers[index] ?? keys[0]!);
    return deepFreeze(fought.table);
  });

/** Lets units fight and compares the film of the battle; gives the table after it. */
export const expectBattle = (units: readonly string[], film: readonly string[], setup: BattleSetup = {}): Table =>
  expectBattleOn(boardOf(units, setup), film, setup);

/** Compares which units are netted (N1–N3), as hexes by q and then r. */
export const expectNetted = (units: readonly string[], netted: readonly string[], setup: BattleSetup = {}): void => {
  const table = boardOf(units, setup);
  showing(table, () => expect(inspectUnits(table).flatMap((unit) => (unit.netted ? [hexText(unit.at)] : []))).toEqual(netted));
};
