import { FieldBuilder, schema, type SchemaType, t } from '@colyseus/schema';
import type { Rotation } from '@hexfall/shared/hex/direction';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import type { SeriesKind } from '@hexfall/shared/model/series';
import type { Turn, UsedAbility } from '@hexfall/shared/model/state';
import type { Prize } from '@hexfall/shared/model/terrain';
import type { ArmyId, TileKey } from '@hexfall/shared/model/tile';
import type { ArmySelection, MatchPhase, StartingSeat } from '@hexfall/shared/protocol/lobby';
import { FREE_SEAT, type OptionsView } from '@hexfall/shared/protocol/tableView';

/*
 * The state that the server synchronizes with every page: the public table and who sits around it. Only `mirror` writes it and no rule
 * reads it. `TableView` in shared/src/protocol is its shape for readers; the compiler keeps both in step.
 */

type Plain = boolean | number | string;

/** A field for each value, of its type, `boolean`, `number` or `string`, with the value as default. */
const fieldsOf = <T extends { readonly [K in keyof T]: Plain }>(defaults: T) =>
  Object.fromEntries(
    Object.entries<Plain>(defaults).map(([name, value]) => [
      name,
      new FieldBuilder(typeof value as 'boolean' | 'number' | 'string').default(value),
    ]),
  ) as { readonly [K in keyof T]: FieldBuilder<T[K], true> };

/** `terrain` and `turrets` are JSON: they never change. */
export const OptionsState = schema(fieldsOf<OptionsView>({ ...DEFAULT_OPTIONS, terrain: '[]', turrets: '[]' }), 'Options');

const { mercenaries: _, ...seat } = FREE_SEAT;

export const SeatState = schema({ ...fieldsOf(seat), mercenaries: t.array<TileKey>('string'), awayAt: t.float64().default(0) }, 'Seat');

export const PlayerState = schema(
  {
    army: t.string<ArmyId>(),
    person: t.uint8(),
    hq: t.int16(),
    score: t.int16(),
    hand: t.array<TileKey>('string'),
    pile: t.uint16(),
    onTop: t.array<TileKey>('string'),
    discard: t.array<TileKey>('string'),
    mercenaries: t.array<TileKey>('string'),
    prizes: t.array<Prize>('string'),
    resigned: t.boolean(),
    out: t.boolean(),
  },
  'Player',
);

export const UnitState = schema(
  {
    owner: t.int8(),
    tile: t.string<TileKey>(),
    rot: t.uint8<Rotation>(),
    wounds: t.uint8(),
    used: t.array<UsedAbility>('string'),
    /** P16: the owners of its markers, as digits. */
    venom: t.string().default(''),
    /** R3: with commas between them. */
    prizes: t.string().default(''),
  },
  'Unit',
);

export const TurnState = schema(
  {
    player: t.int8().default(0),
    number: t.uint16().default(0),
    slot: t.uint8().default(0),
    phase: t.string<Turn['phase']>().default('setup'),
    mustDiscard: t.boolean().default(false),
    fresh: t.boolean().default(false),
    uses: t.uint8().default(0),
    /** As JSON. */
    dismal: t.string().default('null'),
    /** -1 for null. */
    lastDrawnBy: t.int8().default(-1),
    /** As JSON. */
    additional: t.string().default('null'),
  },
  'Turn',
);

export const TableState = schema(
  {
    code: t.string().default(''),
    phase: t.string<MatchPhase>().default('lobby'),
    seq: t.uint32().default(0),
    spectators: t.uint16().default(0),
    options: t.ref(OptionsState),
    listed: t.boolean().default(false),
    programs: t.boolean().default(true),
    startingSeat: t.string<StartingSeat>().default('first'),
    host: t.int8().default(-1),
    spectatorsMuted: t.boolean().default(false),
    armySelection: t.string<ArmySelection>().default('free'),
    forecast: t.boolean().default(true),
    seriesKind: t.string<SeriesKind>().default('single'),
    /** -1 for none, like `hiring` and `host`. */
    choosing: t.int8().default(-1),
    banning: t.boolean().default(false),
    hiring: t.int8().default(-1),
    commitment: t.string().default(''),
    /** Empty until the match is over, and all of its deal. */
    secret: t.string().default(''),
    drawKnown: t.boolean().default(false),
    nextCommitment: t.string().default(''),
    paused: t.boolean().default(false),
    isVoid: t.boolean().default(false),
    rematchCode: t.string().default(''),
    /** As JSON. */
    series: t.string().default('null'),
    /** As JSON. */
    competition: t.string().default('null'),
    /** As JSON. */
    deal: t.string().default('null'),
    sealed: t.boolean().default(false),
    /** As JSON. */
    proposals: t.string().default('[]'),
    seats: t.array(SeatState),
    players: t.array(PlayerState),
    /** By cell, written as text. */
    board: t.map(UnitState),
    /** P7: as JSON, like the nested fields below. */
    foundations: t.string().default('[]'),
    turrets: t.string().default('[]'),
    warehouses: t.string().default('[]'),
    turn: t.ref(TurnState),
    /** Nested fields that rarely change are sent as JSON. */
    battle: t.string().default('null'),
    pending: t.string().default('null'),
    decision: t.string().default('null'),
    outcome: t.string().default('null'),
    clock: t.string().default('null'),
    canTakeBack: t.boolean().default(false),
    /** As JSON, like `attendees`. */
    study: t.string().default('null'),
    attendees: t.string().default('null'),
    /** Each as JSON: one more is sent alone. */
    drawings: t.array<string>('string'),
  },
  'Table',
);

export type OptionsState = SchemaType<typeof OptionsState>;
export type SeatState = SchemaType<typeof SeatState>;
export type PlayerState = SchemaType<typeof PlayerState>;
export type UnitState = SchemaType<typeof UnitState>;
export type TurnState = SchemaType<typeof TurnState>;
export type TableState = SchemaType<typeof TableState>;
