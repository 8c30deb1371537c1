import { type Data, Encoder } from '@colyseus/schema';
import { POLICIES } from '@hexfall/shared/ai/policies';
import { DEFAULT_OPTIONS, type Options } from '@hexfall/shared/model/options';
import { randomFrom } from '@hexfall/shared/model/random';
import type { Player, Table, Turn, Unit } from '@hexfall/shared/model/state';
import {
  type PlayerView,
  readTable,
  type SeatView,
  type TableView,
  type TurnView,
  type UnitView,
} from '@hexfall/shared/protocol/tableView';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { mirror } from '../../server/src/schema/mirror.js';
import {
  type OptionsState,
  type PlayerState,
  type SeatState,
  TableState,
  type TurnState,
  type UnitState,
} from '../../server/src/schema/TableState.js';
import { stepOn, tableOf } from '../support/states.js';

/** `true` if both have the same fields, else their names. */
type SameFields<A, B> = [Exclude<keyof A, keyof B>, Exclude<keyof B, keyof A>] extends [never, never]
  ? true
  : { readonly onlyFirst: Exclude<keyof A, keyof B>; readonly onlySecond: Exclude<keyof B, keyof A> };

/** Of the table around the match. */
type LobbyField =
  | 'code'
  | 'phase'
  | 'seq'
  | 'spectators'
  | 'seats'
  | 'listed'
  | 'spectatorsMuted'
  | 'startingSeat'
  | 'armySelection'
  | 'forecast'
  | 'seriesKind'
  | 'choosing'
  | 'banning'
  | 'hiring'
  | 'clock'
  | 'paused'
  | 'rematchCode'
  | 'series'
  | 'competition'
  | 'proposals'
  | 'isVoid'
  | 'commitment'
  | 'secret'
  | 'drawKnown'
  | 'programs'
  | 'nextCommitment'
  | 'host'
  | 'deal'
  | 'sealed'
  | 'study'
  | 'attendees'
  | 'drawings';

/** Does not compile when a field is on one side only. */
const SAME_FIELDS: {
  /** The terrain of a table is that of its options. */
  readonly table: SameFields<Omit<Data<TableState>, LobbyField>, Omit<Table, 'terrain'>>;
  readonly player: SameFields<Data<PlayerState>, Player>;
  readonly unit: SameFields<Data<UnitState>, Unit>;
  readonly turn: SameFields<Data<TurnState>, Turn>;
  readonly options: SameFields<Data<OptionsState>, Options>;
  readonly tableView: SameFields<Data<TableState>, TableView>;
  readonly playerView: SameFields<Data<PlayerState>, PlayerView>;
  readonly unitView: SameFields<Data<UnitState>, UnitView>;
  readonly turnView: SameFields<Data<TurnState>, TurnView>;
  readonly seatView: SameFields<Data<SeatState>, SeatView>;
} = {
  table: true,
  player: true,
  unit: true,
  turn: true,
  options: true,
  tableView: true,
  playerView: true,
  unitView: true,
  turnView: true,
  seatView: true,
};

test('the Schema, the table and what pages read have the same fields', () => {
  expect(Object.values(SAME_FIELDS).every(Boolean)).toBe(true);
});

/** The length of the patch that brings pages up to date. */
const patchLength = (encoder: Encoder): number => {
  const { length } = encoder.encode({ offset: 0 });
  encoder.discardChanges();
  return length;
};

test.each([
  ['whatever it shows', false],
  ['knowing what it shows', true],
])('a table mirrored %s reads back the same at every step of a match; what has not changed is not sent', (_, isKnown) => {
  const created = createMatch({ options: DEFAULT_OPTIONS, armies: ['outpost', 'hegemony'], seed: 'mirror' });
  if (!created.ok) throw new Error(created.error.message);
  const random = randomFrom(3);
  const state = new TableState();
  const encoder = new Encoder(state);
  state.phase = 'playing';
  let table = tableOf(created.value);
  const placed: number[] = [];
  mirror(table, state);
  for (let seat = actingSeat(table); seat !== null; seat = actingSeat(table)) {
    if (!isKnown) mirror(table, state);
    expect(readTable(state)).toEqual(table);
    patchLength(encoder);
    mirror(table, state);
    expect(patchLength(encoder)).toBe(0);
    const intent = POLICIES.random(table, seat, random);
    const next = stepOn(table, seat, intent);
    if (!next.ok) throw new Error(next.error.message);
    const before = isKnown ? table : null;
    table = next.value.table;
    mirror(table, state, before);
    expect(readTable(state)).toEqual(table);
    const length = patchLength(encoder);
    if (intent.do === 'place' && !table.battle) placed.push(length);
  }
  mirror(table, state);
  expect(readTable(state)).toEqual(table);
  expect(Math.min(...placed)).toBeLessThan(100);
});
