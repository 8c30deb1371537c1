import { cellOf, type Hex, hexText } from '@hexfall/shared/hex/cells';
import type { Rotation } from '@hexfall/shared/hex/direction';
import type { GameEvent } from '@hexfall/shared/model/event';
import type { Mode } from '@hexfall/shared/model/options';
import type { Seat } from '@hexfall/shared/model/seat';
import { NOBODY, type Table } from '@hexfall/shared/model/state';
import type { Prize } from '@hexfall/shared/model/terrain';
import type { ArmyId, TileKey } from '@hexfall/shared/model/tile';
import { armyNames } from '@hexfall/shared/notation/players';
import { fightBattle, type FoughtBattle } from '@hexfall/shared/rules/battle/fightBattle';
import { fightBoth } from './bothEngines.js';
import { filmOf } from './film.js';
import { picture } from './picture.js';
import { deepFreeze, position, type PositionDraft } from './play.js';
import { changedTable } from './states.js';

/** How many seats each mode has. */
export const NUMBERS_OF_SEATS: Readonly<Record<Mode, readonly number[]>> = {
  duel: [2],
  deathmatch: [3, 4],
  'deathmatch-score': [3, 4],
  'one-vs-two': [3],
  team: [4],
  'team-score': [4],
};

/** A player of any mode; an army alone stands for that army with nothing else said. */
export interface SeatDraft {
  readonly army: ArmyId;
  readonly hq?: number;
  readonly score?: number;
  readonly hand?: readonly string[];
  readonly pile?: readonly string[] | number;
  readonly discard?: readonly string[];
  readonly mercenaries?: readonly string[];
  readonly person?: number;
  readonly resigned?: boolean;
  readonly prizes?: readonly Prize[];
}

/** A position of any mode. A unit without an army, `"bomber 0,0"`, is no one’s (P2). */
export interface ModePositionDraft extends Omit<PositionDraft, 'players'> {
  readonly mode?: Mode;
  readonly players: readonly (ArmyId | SeatDraft)[];
}

const NOBODYS = /^(bomber(?:-2)?) (-?\d),(-?\d)(?: r(\d))?$/;

/** The table with no one’s bombers put on it. */
const withBombers = (table: Table, units: readonly string[]): Table => {
  const board = [...table.board];
  for (const text of units) {
    const [, tile, q, r, rot = '0'] = NOBODYS.exec(text)!;
    const cell = cellOf([Number(q), Number(r)]);
    if (board[cell]) throw new Error(`two units on ${q!},${r!}`);
    const key: TileKey = `bomber/${tile!}`;
    board[cell] = { owner: NOBODY, tile: key, rot: Number(rot) as Rotation, wounds: 0, used: [] };
  }
  return deepFreeze(changedTable(table, { board }));
};

/** The table of a position of any mode; like `position`, it is player 0's turn, late enough for full draws. */
export const modePosition = ({ mode = 'duel', options, units = [], ...draft }: ModePositionDraft): Table => {
  const nobodys = units.filter((unit) => NOBODYS.test(unit));
  const owned = units.filter((unit) => !nobodys.includes(unit));
  return withBombers(position({ ...draft, options: { mode, ...options }, units: owned }), nobodys);
};

/** Who starts a battle and what is answered in it. */
export interface BattleChoices {
  readonly starter?: Seat;
  readonly answers?: readonly string[];
}

/** What a strike did besides hits and deaths: points (G3), and bombers that go on (P2). */
const asideOf = (armies: readonly string[], event: GameEvent): string[] => {
  if (event.type !== 'phase-fought' && event.type !== 'struck') return [];
  return [
    ...event.points.map(({ player, points }) => `${armies[player]!} scores ${points}`),
    ...event.travels.map(({ at, to }) => `${hexText(at)} goes ${to === null ? 'out' : `to ${armies[to]!}`}`),
  ];
};

const leaving = (army: string, units: readonly Hex[]): string =>
  units.length > 0 ? `${army} leaves: ${units.map(hexText).join(' ')}` : `${army} leaves`;

/** The lines of one event: a phase of the battle, or who leaves after it. */
const linesOf = (table: Table, event: GameEvent): string[] => {
  const armies = armyNames(table.players);
  if (event.type === 'left') return [leaving(armies[event.player]!, event.units)];
  const lines = filmOf(table, { table, events: [event], decision: null });
  return lines.map((line) => [line, ...asideOf(armies, event)].join('; '));
};

/** A battle as text like `filmOf`, with points, traveling bombers and players who leave. */
export const courseOf = (table: Table, fought: FoughtBattle): string[] => [
  ...fought.events.flatMap((event) => linesOf(table, event)),
  ...filmOf(table, { ...fought, events: [] }),
];

/** Fights on a table and compares the course of the battle, and the engine with test/model; gives the table after it. */
const expectCourse = (table: Table, course: readonly string[], { starter = 0, answers = [] }: BattleChoices = {}): Table => {
  const fought = fightBattle(table, starter, answers);
  try {
    expect(courseOf(table, fought)).toEqual(course);
    fightBoth(table, starter, (keys, index) => answers[index] ?? keys[0]!);
  } catch (error) {
    if (error instanceof Error && error.stack !== undefined) error.stack += `\n\n${picture(table)}`;
    throw error;
  }
  return deepFreeze(changedTable(table, fought.table));
};

/** Lets the units of a position fight and compares the course of the battle; gives the table after it. */
export const expectFight = (draft: ModePositionDraft, course: readonly string[], choices: BattleChoices = {}): Table =>
  expectCourse(modePosition(draft), course, choices);
