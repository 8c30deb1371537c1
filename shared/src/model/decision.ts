import { type Hex, hexText } from '../hex/cells.js';
import { type Direction, DIRECTIONS } from '../hex/direction.js';
import type { Seat } from './seat.js';

export const DECISION_KINDS = ['push', 'explode', 'convert', 'target', 'rocket', 'medic', 'venom', 'order', 'bomber-push', 'draw'] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** A question the rules put to one player. The game waits until that player answers with one of the keys. */
export interface Decision {
  readonly player: Seat;
  readonly kind: DecisionKind;
  /** The unit it is about. */
  readonly about: Hex;
  /** The possible answers, sorted: hexes by q and then r, the rest by text. */
  readonly keys: readonly string[];
}

/** Where a hit comes from, as decision keys and saves name it. */
export type HitSource =
  | { readonly kind: 'attack'; readonly from: Hex; readonly direction: Direction }
  | { readonly kind: 'explosion'; readonly from: Hex }
  /** P17 */
  | { readonly kind: 'venom' }
  /** L17, L21: by the place in the list. */
  | { readonly kind: 'terrain' | 'turret'; readonly index: number }
  | { readonly kind: 'instant'; readonly instant: string };

/** The meaning of a decision key. */
export type DecisionKey =
  /** Where a pushed unit lands (M4), and the unit that gets a venom marker (P16). */
  | { readonly kind: 'hex'; readonly at: Hex }
  /** The edge whose attack is converted, and to what (C4). */
  | { readonly kind: 'convert'; readonly direction: Direction; readonly to: 'melee' | 'ranged' }
  /** What a Sharpshooter hits through an edge; `arrival` behind redirecting units only (P13). */
  | { readonly kind: 'target'; readonly direction: Direction; readonly at: Hex; readonly arrival: Direction | null }
  /** The unit a rocket comes to, and the direction in which it arrives (P14). */
  | { readonly kind: 'rocket'; readonly at: Hex; readonly arrival: Direction }
  /** The Medic that gives itself up, and the hit it cancels (D7). */
  | { readonly kind: 'save'; readonly medic: Hex; readonly unit: Hex; readonly source: HitSource }
  /** The player who comes first (B5). */
  | { readonly kind: 'seat'; readonly seat: Seat }
  /** `attack`, `explode`, `none`, `pile`, or the id of a mercenary. */
  | { readonly kind: 'word'; readonly word: string };

export const formatSource = (source: HitSource): string => {
  switch (source.kind) {
    case 'attack':
      return `${hexText(source.from)}/${source.direction}`;
    case 'explosion':
      return `${hexText(source.from)}/x`;
    case 'venom':
      return 'venom';
    case 'terrain':
    case 'turret':
      return `${source.kind}/${source.index}`;
    case 'instant':
      return source.instant;
  }
};

/** A `save` key by the text of its source. */
export const saveKey = (medic: Hex, unit: Hex, source: string): string => `${hexText(medic)} saves ${hexText(unit)} from ${source}`;

/** The text of a decision key in the notation. */
export const formatKey = (key: DecisionKey): string => {
  switch (key.kind) {
    case 'hex':
      return hexText(key.at);
    case 'convert':
      return `${key.direction} ${key.to === 'ranged' ? 'melee>ranged' : 'ranged>melee'}`;
    case 'target':
      return `${key.direction} ${hexText(key.at)}${key.arrival === null ? '' : `/${key.arrival}`}`;
    case 'rocket':
      return `${hexText(key.at)}/${key.arrival}`;
    case 'save':
      return saveKey(key.medic, key.unit, formatSource(key.source));
    case 'seat':
      return String(key.seat);
    case 'word':
      return key.word;
  }
};

const HEX = '(-?\\d),(-?\\d)';
const HEX_KEY = new RegExp(`^${HEX}$`);
const CONVERT_KEY = /^(\d) (?:melee>(ranged)|ranged>(melee))$/;
const TARGET_KEY = new RegExp(`^(\\d) ${HEX}(?:/(\\d))?$`);
const ROCKET_KEY = new RegExp(`^${HEX}/(\\d)$`);
const SAVE_KEY = new RegExp(`^${HEX} saves ${HEX} from (.+)$`);
const SEAT_KEY = /^\d$/;
const SOURCE = new RegExp(`^${HEX}/(\\d|x)$`);
const PLACE = /^(?:(terrain)|turret)\/(\d+)$/;

const hexAt = (found: RegExpExecArray, place: number): Hex => [Number(found[place]), Number(found[place + 1])];

const directionOf = (text: string | undefined): Direction | undefined => DIRECTIONS.find((direction) => String(direction) === text);

/** The meaning of a source; a text that is no hex with a direction is the id of an instant. */
export const parseSource = (text: string): HitSource => {
  const found = SOURCE.exec(text);
  const direction = directionOf(found?.[3]);
  if (found && direction !== undefined) return { kind: 'attack', from: hexAt(found, 1), direction };
  if (text === 'venom') return { kind: 'venom' };
  const place = PLACE.exec(text);
  if (place) return { kind: place[1] === 'terrain' ? 'terrain' : 'turret', index: Number(place[2]) };
  return found?.[3] === 'x' ? { kind: 'explosion', from: hexAt(found, 1) } : { kind: 'instant', instant: text };
};

/** The meaning of a decision key. No two kinds share a text; whatever fits no other kind is a word. */
export const parseKey = (text: string): DecisionKey => {
  const hex = HEX_KEY.exec(text);
  if (hex) return { kind: 'hex', at: hexAt(hex, 1) };
  const convert = CONVERT_KEY.exec(text);
  const direction = directionOf(convert?.[1]);
  if (convert && direction !== undefined) return { kind: 'convert', direction, to: convert[2] === 'ranged' ? 'ranged' : 'melee' };
  const target = TARGET_KEY.exec(text);
  const edge = directionOf(target?.[1]);
  if (target && edge !== undefined)
    return { kind: 'target', direction: edge, at: hexAt(target, 2), arrival: directionOf(target[4]) ?? null };
  const rocket = ROCKET_KEY.exec(text);
  const arrival = directionOf(rocket?.[3]);
  if (rocket && arrival !== undefined) return { kind: 'rocket', at: hexAt(rocket, 1), arrival };
  const save = SAVE_KEY.exec(text);
  if (save) return { kind: 'save', medic: hexAt(save, 1), unit: hexAt(save, 3), source: parseSource(save[5] ?? '') };
  return SEAT_KEY.test(text) ? { kind: 'seat', seat: Number(text) } : { kind: 'word', word: text };
};
