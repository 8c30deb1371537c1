import { isDeepStrictEqual } from 'node:util';
import { ARMIES, notationId } from '@hexfall/shared/content/catalog';
import { cellOf, type Hex, hexOf, hexText } from '@hexfall/shared/hex/cells';
import { inspectUnits, type UnitStatus } from '@hexfall/shared/inspect/units';
import type { GameEvent } from '@hexfall/shared/model/event';
import type { Intent } from '@hexfall/shared/model/intent';
import { type Rejection, REJECTION_CODES } from '@hexfall/shared/model/rejection';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table, Unit } from '@hexfall/shared/model/state';
import type { Prize, TerrainElement, Turret } from '@hexfall/shared/model/terrain';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import { armyNames } from '@hexfall/shared/notation/players';
import { fold } from '@hexfall/shared/rules/evolve';
import { elementOf, turretOf } from './ground.js';
import { stateOf, stepOn, tableOf, type TableStep } from './states.js';

/** A player of a position; an army alone stands for that army with nothing else said. */
export type PlayerDraft =
  | ArmyId
  | {
      army: ArmyId;
      hq?: number;
      hand?: readonly string[];
      pile?: readonly string[] | number;
      discard?: readonly string[];
      prizes?: readonly Prize[];
    };

/**
 * A position in the notation, with units as text: `"borgo/mutant 0,-1 r2 w1"` (rotation and wounds if not 0, and `v1` for each venom marker
 * of player 1, and a word for each prize), and foundations: `"new-york/mine 1,0"`.
 */
export interface PositionDraft {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly players: readonly PlayerDraft[];
  readonly turn?: Readonly<Record<string, unknown>>;
  readonly units?: readonly string[];
  readonly foundations?: readonly string[];
  /** Elements of terrain: `"forest thick high: 0,0 1,0"`; for single hexes of a base `"base defense: 0,0 1,0; panel 1,0"`, for prizes
   * `"warehouse: 0,0; 0,0 opens 3 w1 mobility"`. */
  readonly terrain?: readonly (string | TerrainElement)[];
  /** Turrets: `"0,0 r2 i21 0:1 3:m2 spares 0"`: a strength at each edge, `m` for melee, and who is spared. */
  readonly turrets?: readonly (string | Turret)[];
}

const UNIT =
  /^(?<army>[\w-]+(?:#\d)?)\/(?<tile>[\w:-]+) (?<q>-?\d),(?<r>-?\d)(?: r(?<rot>\d))?(?: w(?<wounds>\d))?(?<venom>(?: v\d)*)(?<prizes>(?: [a-z-]+)*)$/;

/** @param names the armies as the notation names them, by player. */
const unitOf = (text: string, names: readonly string[]): Record<string, unknown> => {
  const found = UNIT.exec(text)?.groups;
  if (!found) throw new Error(`not a unit: ${text}`);
  const { army, tile, q, r, rot, wounds, venom = '', prizes } = found;
  const markers = [...venom.matchAll(/\d/g)].map(([seat]) => names[Number(seat)]);
  return {
    army,
    tile,
    at: [Number(q), Number(r)],
    rot: Number(rot ?? 0),
    ...(wounds ? { wounds: Number(wounds) } : {}),
    ...(markers.length > 0 ? { venom: markers } : {}),
    ...(prizes ? { prizes: prizes.trim().split(' ') } : {}),
  };
};

const foundationOf = (text: string): Record<string, unknown> => {
  const { army, tile, at } = unitOf(text, []);
  return { army, tile, at };
};

/** A pile no one cares about: twelve copies of the army's first warrior. */
const anyPile = (army: ArmyId): string[] => {
  const warrior = ARMIES[army].tiles.find((tile) => tile.kind === 'warrior');
  return new Array<string>(12).fill(warrior!.id);
};

const playerOf = (draft: PlayerDraft): Record<string, unknown> => {
  const player = typeof draft === 'string' ? { army: draft } : draft;
  return { pile: anyPile(player.army), ...player };
};

/** Freezes a value and all it holds, so that an attempt to change it throws. */
export const deepFreeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
};

/** The table of a position. It is player 0's turn, late enough for full draws, unless the draft says otherwise. */
export const position = (draft: PositionDraft): Table => {
  const players = draft.players.map(playerOf);
  const names = armyNames(draft.players.map((player) => (typeof player === 'string' ? { army: player } : player)));
  const parsed = parsePosition({
    format: 1,
    options: { mode: 'duel', ...draft.options },
    players,
    turn: { player: 0, ...(draft.turn?.['phase'] !== 'setup' && { number: 7 }), ...draft.turn },
    units: (draft.units ?? []).map((unit) => unitOf(unit, names)),
    ...(draft.foundations && { foundations: draft.foundations.map(foundationOf) }),
    ...(draft.terrain && { terrain: draft.terrain.map((one) => (typeof one === 'string' ? elementOf(one) : one)) }),
    ...(draft.turrets && { turrets: draft.turrets.map((one) => (typeof one === 'string' ? turretOf(one) : one)) }),
  });
  if (!parsed.ok) throw new Error(`invalid position: ${JSON.stringify(parsed.error)}`);
  return tableOf(deepFreeze(parsed.value));
};

/** The table as text, for the message of a failing test. */
export const show = (table: Table): string => {
  const units = table.board.flatMap((unit, cell) =>
    unit ? [`${unit.owner}:${unit.tile} ${hexText(hexOf(cell))} r${unit.rot} w${unit.wounds}`] : [],
  );
  const players = table.players.map((player) => `${player.army} hq ${player.hq} holds [${player.hand.join(' ')}]`);
  return [JSON.stringify(table.turn), ...players, ...units, JSON.stringify(table.decision), JSON.stringify(table.outcome)].join('\n');
};

/** `step`, with what must be true of every step checked: the state stays as it is and the events alone give the new one. */
export const attempt = (table: Table, seat: Seat, intent: Intent): ReturnType<typeof stepOn> => {
  const before = deepFreeze(stateOf(table));
  const result = stepOn(table, seat, intent);
  if (!result.ok) {
    const { code, message } = result.error;
    if (!REJECTION_CODES.includes(code) || message.length === 0) throw new Error(`bad rejection ${JSON.stringify(result.error)}`);
  } else if (!isDeepStrictEqual(fold(before, result.value.events), stateOf(result.value.table))) {
    throw new Error(`the events do not give the state after ${JSON.stringify(intent)}\n${show(table)}`);
  }
  return result;
};

const accepted = (table: Table, seat: Seat, intent: Intent): TableStep => {
  const result = attempt(table, seat, intent);
  if (result.ok) return result.value;
  throw new Error(`refused: ${seat} ${JSON.stringify(intent)}: ${JSON.stringify(result.error)}\n${show(table)}`);
};

/** The table after intents that must all be accepted. */
export const play = (table: Table, ...moves: readonly (readonly [Seat, Intent])[]): Table =>
  moves.reduce((now, [seat, intent]) => accepted(now, seat, intent).table, table);

/** What happens through one intent that must be accepted. */
export const eventsOf = (table: Table, seat: Seat, intent: Intent): readonly GameEvent[] => accepted(table, seat, intent).events;

/** Why an intent is refused; throws if it is not. */
export const refusal = (table: Table, seat: Seat, intent: Intent): Rejection => {
  const result = attempt(table, seat, intent);
  if (!result.ok) return result.error;
  throw new Error(`accepted: ${seat} ${JSON.stringify(intent)}\n${show(table)}`);
};

export const unitAt = (table: Table, at: Hex): Unit | null => table.board[cellOf(at)] ?? null;

const statusAt = (table: Table, at: Hex): UnitStatus => {
  const status = inspectUnits(table).find((unit) => hexText(unit.at) === hexText(at));
  if (!status) throw new Error(`no unit at ${hexText(at)}\n${show(table)}`);
  return status;
};

export const isNetted = (table: Table, at: Hex): boolean => statusAt(table, at).netted;

/** The ids of the tiles a player holds, sorted. */
export const handOf = (table: Table, seat: Seat): string[] => table.players[seat]!.hand.map(notationId).sort();

/** The ids of the tiles in a discard pile, sorted. */
export const discardsOf = (table: Table, seat: Seat): string[] => table.players[seat]!.discard.map(notationId).sort();

/** The battles that were begun, as `"cause by starter"`. */
export const battlesIn = (events: readonly GameEvent[]): string[] =>
  events.flatMap((event) => (event.type === 'battle-started' ? [`${event.cause} by ${event.starter}`] : []));

/** Answers open questions with their first key until there are none. */
export const answerAll = (table: Table): Table => {
  let now = table;
  while (now.decision) now = play(now, [now.decision.player, { do: 'choose', key: now.decision.keys[0]! }]);
  return now;
};

/** The names of all units of an army. */
export const unitIdsOf = (army: ArmyId): string[] =>
  ARMIES[army].tiles.flatMap((tile) => (tile.kind === 'warrior' || tile.kind === 'module' ? [tile.id] : []));
