import { type Hex, hexOf } from '../hex/cells.js';
import { type Direction, DIRECTIONS } from '../hex/direction.js';
import { HIT_KINDS } from '../model/attackKinds.js';
import { DECISION_KINDS } from '../model/decision.js';
import { ENDLESS, type EventOf, type EventType, type GameEvent, VENOM_STEP } from '../model/event.js';
import { OUTCOME_REASONS } from '../model/result.js';
import type { Seat } from '../model/seat.js';
import { BATTLE_CAUSES, NOBODY, type Table } from '../model/state.js';
import { PRIZES } from '../model/terrain.js';
import { flag, isObject, manyOf, object, objectWith, oneOf, type Reader, refuseDocument, text, whole } from './readers.js';
import { seatReader } from './turn.js';
import { boardCell } from './units.js';

/** The events of a battle and of an instant that hits units. */
const BATTLE_EVENTS = [
  'battle-started',
  'phase-fought',
  'battle-ended',
  'struck',
  'asked',
  'chose',
  'fell',
  'mine-went-off',
  'prize-won',
  'prize-lost',
  'hq-fell',
  'left',
  'ended',
] as const satisfies readonly EventType[];
type BattleEventType = (typeof BATTLE_EVENTS)[number];

/** More events, or entries of a list in one, than any battle has. */
const MAX_ENTRIES = 1000;
const MAX_TEXT = 100;

const listOf = <T>(read: Reader<T>): Reader<T[]> => manyOf(read, MAX_ENTRIES);

const nothing: Reader<null> = (value, path) => (value === null ? null : refuseDocument(path, 'wrong-type', 'null is expected here.'));

const orNull =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value, path) =>
    value === null ? null : read(value, path);

const direction: Reader<Direction> = oneOf(DIRECTIONS);
/** Several hits without limit may add up. */
const wounds = whole(0, ENDLESS * MAX_ENTRIES);

/** What the parts of events are read by on a board. */
const partsOf = (table: Table) => {
  const seat: Reader<Seat> = seatReader(table.players);
  const hex: Reader<Hex> = (value, path) => hexOf(boardCell(table)(value, path));
  const hit = objectWith(
    { from: hex, direction, to: hex, arrival: direction, kind: oneOf(HIT_KINDS), wounds },
    { via: listOf(hex), by: whole(NOBODY, table.players.length - 1), index: whole(0, MAX_ENTRIES) },
  );
  const strike = {
    hits: listOf(hit),
    saves: listOf(object({ medic: hex, unit: hex, source: text(MAX_TEXT) })),
    wounds: listOf(object({ at: hex, wounds })),
    damage: listOf(object({ player: seat, wounds })),
    points: listOf(object({ player: seat, points: whole(0, MAX_ENTRIES) })),
    removed: listOf(hex),
    travels: listOf(object({ at: hex, to: orNull(seat) })),
  };
  return { seat, hex, hit, strike };
};

/** A reader of each kind of event, without its type. */
const readersFor = (table: Table): { readonly [T in BattleEventType]: Reader<Omit<EventOf<T>, 'type'>> } => {
  const { seat, hex, hit, strike } = partsOf(table);
  const travelsTo = orNull(seat);
  const prizes = listOf(oneOf(PRIZES));
  const phase = {
    initiative: whole(0, VENOM_STEP),
    acts: listOf(hex),
    choices: listOf(object({ at: hex, key: text(MAX_TEXT) })),
    spent: listOf(whole(0, Number.MAX_SAFE_INTEGER)),
    extra: listOf(object({ at: hex, sources: listOf(hex) })),
  };
  return {
    'battle-started': object({ starter: seat, cause: oneOf(BATTLE_CAUSES) }),
    'phase-fought': objectWith(
      { ...strike, ...phase },
      {
        poisoned: listOf(object({ at: hex, by: seat })),
        warehouses: listOf(objectWith({ at: hex, hits: listOf(hit), wounds: whole(0, MAX_ENTRIES) }, { to: orNull(seat) })),
      },
    ),
    'battle-ended': object({ changed: flag }),
    struck: object({ ...strike, player: seat, source: text(MAX_TEXT) }),
    asked: object({
      decision: object({ player: seat, kind: oneOf(DECISION_KINDS), about: hex, keys: listOf(text(MAX_TEXT)) }),
      pending: object({ kind: oneOf(['phase'] as const), intent: nothing, answers: listOf(text(MAX_TEXT)) }),
    }),
    chose: object({ player: seat, key: text(MAX_TEXT) }),
    fell: objectWith({ player: seat, at: hex, rule: oneOf(['L6', 'L11', 'L12'] as const) }, { travelsTo, pusher: hex }),
    'mine-went-off': objectWith({ player: seat, at: hex }, { travelsTo }),
    'prize-won': object({ player: seat, at: hex, prizes }),
    'prize-lost': object({ at: hex, prizes }),
    'hq-fell': object({ player: seat, at: orNull(hex) }),
    left: object({ player: seat, units: listOf(hex) }),
    ended: object({ outcome: object({ winners: listOf(seat), reason: oneOf(OUTCOME_REASONS), rule: text(MAX_TEXT) }) }),
  };
};

/**
 * The events of one battle, or of an instant that hits units, as the engine makes them. Each is read by itself: whether they fit the table shows
 * when they are carried out.
 */
export const battleEventsOn = (table: Table): Reader<readonly GameEvent[]> => {
  const readers = readersFor(table);
  return listOf((value, path): GameEvent => {
    if (!isObject(value)) return refuseDocument(path, 'wrong-type', 'An object is expected here.');
    const { type: given, ...rest } = value;
    const type = oneOf(BATTLE_EVENTS)(given, `${path}/type`);
    // The compiler does not see that the type and what is read by it belong together.
    return { type, ...readers[type](rest, path) } as GameEvent;
  });
};
