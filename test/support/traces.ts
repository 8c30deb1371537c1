import { ARMIES, pileOf } from '@hexfall/shared/content/catalog';
import { BOARDS } from '@hexfall/shared/hex/boards';
import { type Hex, HEXES, hexOf, hexText } from '@hexfall/shared/hex/cells';
import { DIRECTIONS } from '@hexfall/shared/hex/direction';
import type { GameEvent } from '@hexfall/shared/model/event';
import { type Intent, MOVE_BY } from '@hexfall/shared/model/intent';
import { DEFAULT_OPTIONS, type Options } from '@hexfall/shared/model/options';
import { pick, type RandomSource } from '@hexfall/shared/model/random';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { deepFreeze, position, show, unitIdsOf } from './play.js';
import { stepOn, tableOf } from './states.js';

/** A step of a match. */
export interface TraceStep {
  readonly before: Table;
  readonly seat: Seat;
  readonly intent: Intent;
  readonly events: readonly GameEvent[];
  readonly after: Table;
}

/** A match from the first HQ to its end, every table in it frozen. */
export interface Trace {
  readonly name: string;
  readonly start: Table;
  readonly steps: readonly TraceStep[];
  readonly end: Table;
}

export interface TraceSetup {
  readonly armies: readonly ArmyId[];
  readonly seed: string;
  readonly options?: Partial<Options>;
}

/** A new match. */
export const matchOf = ({ armies, seed, options }: TraceSetup): Table => {
  const created = createMatch({ options: { ...DEFAULT_OPTIONS, ...options }, armies, seed });
  if (!created.ok) throw new Error(created.error.message);
  return deepFreeze(tableOf(created.value));
};

/** The middle of a match no one has played: units anywhere, HQs about to fall, hands of anything, short piles. */
export const modePositionOf = (armies: readonly ArmyId[], random: RandomSource): Table => {
  const free = [...BOARDS.main.cells];
  const anywhere = (): string => {
    const [cell] = free.splice(Math.floor(random() * free.length), 1);
    return `${hexText(hexOf(cell!))} r${pick(DIRECTIONS, random)}`;
  };
  const some = (army: ArmyId, count: number): string[] => Array.from({ length: count }, () => pick(pileOf(army), random).split('/')[1]!);
  return position({
    players: armies.map((army) => ({ army, hq: 1 + Math.floor(random() * 5), hand: some(army, 2), pile: some(army, 10) })),
    units: armies.flatMap((army) => [
      `${army}/hq ${anywhere()}`,
      ...Array.from({ length: 6 }, () => `${army}/${pick(unitIdsOf(army), random)} ${anywhere()}`),
    ]),
  });
};

/** More intents than any match of two has. */
const BOUND = 1500;

/**
 * Plays a match to its end, or to the step after which `stops` says so; throws if a chosen intent is refused or the match does not end.
 */
export const traceOf = (
  name: string,
  start: Table,
  choose: (table: Table, seat: Seat) => Intent,
  stops: (step: TraceStep, place: number) => boolean = () => false,
): Trace => {
  const steps: TraceStep[] = [];
  let table = start;
  while (!table.outcome) {
    const seat = actingSeat(table);
    if (seat === null || steps.length === BOUND) throw new Error(`${name}: does not end\n${show(table)}`);
    const intent = choose(table, seat);
    const result = stepOn(table, seat, intent);
    if (!result.ok) throw new Error(`${name}: refused ${JSON.stringify([intent, result.error])}\n${show(table)}`);
    const { table: after, events } = deepFreeze(result.value);
    const step = { before: table, seat, intent, events, after };
    steps.push(step);
    table = after;
    if (stops(step, steps.length - 1)) break;
  }
  return { name, start, steps, end: table };
};

/** The hexes of the main board and some of the ring around it. */
const HEXES_TO_TRY: readonly Hex[] = HEXES.slice(0, 25);

/** An intent of the right shape, legal or not. */
export const anyIntent = (table: Table, seat: Seat, random: RandomSource): Intent => {
  const hex = (): Hex => pick(HEXES_TO_TRY, random);
  const rot = (): (typeof DIRECTIONS)[number] => pick(DIRECTIONS, random);
  const { army, hand } = table.players[seat]!;
  const tile = (): string => (hand.length > 0 && random() < 0.7 ? pick(hand, random).split('/')[1]! : pick(ARMIES[army].tiles, random).id);
  const makers: readonly (() => Intent)[] = [
    () => ({ do: 'place-hq', at: hex(), rot: rot() }),
    () => ({ do: 'discard', tile: tile() }),
    () => ({ do: 'redraw' }),
    () => ({ do: 'place', tile: tile(), at: hex(), rot: rot() }),
    () => ({ do: 'move', by: pick(MOVE_BY, random), from: hex(), to: hex(), rot: rot() }),
    () => ({ do: 'move', by: pick(MOVE_BY, random), from: hex(), to: hex(), rot: rot(), then: { to: hex(), rot: rot() } }),
    () => ({ do: 'push', from: hex(), target: hex() }),
    () => ({ do: 'castle', from: hex(), with: hex() }),
    () => ({ do: 'rotate', at: hex(), rot: rot() }),
    () => ({ do: 'sniper', at: hex() }),
    () => ({ do: 'grenade', at: hex() }),
    () => ({ do: 'air-strike', at: hex() }),
    () => ({ do: 'battle' }),
    () => ({ do: 'end-turn' }),
    () => ({ do: 'choose', key: table.decision ? pick(['', ...table.decision.keys], random) : hex().join() }),
  ];
  return pick(makers, random)();
};

/** Every intent of the kinds with few possibilities, legal or not, except second steps (M6). */
export const everyIntent = (table: Table, seat: Seat): Intent[] => {
  const tiles = ARMIES[table.players[seat]!.army].tiles.map(({ id }) => id);
  const pairs = HEXES_TO_TRY.flatMap((one) => HEXES_TO_TRY.map((other) => [one, other] as const));
  const turned = HEXES_TO_TRY.flatMap((at) => DIRECTIONS.map((rot) => ({ at, rot })));
  return [
    ...turned.map(({ at, rot }): Intent => ({ do: 'place-hq', at, rot })),
    ...tiles.map((tile): Intent => ({ do: 'discard', tile })),
    ...tiles.flatMap((tile) => turned.map(({ at, rot }): Intent => ({ do: 'place', tile, at, rot }))),
    ...MOVE_BY.flatMap((by) => pairs.flatMap(([from, to]) => DIRECTIONS.map((rot): Intent => ({ do: 'move', by, from, to, rot })))),
    ...pairs.map(([from, target]): Intent => ({ do: 'push', from, target })),
    ...pairs.map(([from, other]): Intent => ({ do: 'castle', from, with: other })),
    ...turned.map(({ at, rot }): Intent => ({ do: 'rotate', at, rot })),
    ...HEXES_TO_TRY.flatMap((at): Intent[] => [
      { do: 'sniper', at },
      { do: 'grenade', at },
      { do: 'air-strike', at },
      { do: 'choose', key: at.join() },
    ]),
    { do: 'redraw' },
    { do: 'battle' },
    { do: 'end-turn' },
  ];
};

/** An intent as text, whatever the order of its fields. */
export const textOf = (intent: Intent): string =>
  JSON.stringify(intent, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
