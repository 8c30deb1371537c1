import { DIRECTIONS } from '../hex/direction.js';
import { type Intent, INTENT_KINDS, type IntentKind, type IntentOf, MOVE_BY, PUSH_BY } from '../model/intent.js';
import type { Result } from '../model/result.js';
import type { Seat } from '../model/seat.js';
import { PRIZES } from '../model/terrain.js';
import type { NotationError } from './error.js';
import type { IntentJson } from './json.js';
import {
  Fields,
  isObject,
  manyOf,
  object,
  objectWith,
  oneOf,
  pair,
  type Reader,
  reading,
  refuseDocument,
  text,
  triple,
  whole,
} from './readers.js';

/** Far beyond every board: what lies off the board in play is for the rules to say. */
const FARTHEST = 99;

const hex = pair(whole(-FARTHEST, FARTHEST));
const rot = oneOf(DIRECTIONS);
/** P7: no area has more hexes. */
const foundations = manyOf(hex, 7);
/** The name of a tile in a hand. */
const tile = text(40);

const kind = <K extends IntentKind>(name: K): { readonly do: Reader<K> } => ({ do: oneOf([name]) });

/** The shape of every intent. Stored matches of earlier versions have intents of these shapes, too. */
const SHAPES: { readonly [K in IntentKind]: Reader<IntentOf<K>> } = {
  'place-hq': object({ ...kind('place-hq'), at: hex, rot }),
  discard: object({ ...kind('discard'), tile }),
  redraw: objectWith(kind('redraw'), { tiles: triple(tile) }),
  place: object({ ...kind('place'), tile, at: hex, rot }),
  move: objectWith({ ...kind('move'), by: oneOf(MOVE_BY), from: hex, to: hex, rot }, { then: object({ to: hex, rot }) }),
  push: objectWith({ ...kind('push'), from: hex, target: hex }, { by: oneOf(PUSH_BY) }),
  castle: object({ ...kind('castle'), from: hex, with: hex }),
  'rotate-turret': object({ ...kind('rotate-turret'), at: hex, rot }),
  attach: object({ ...kind('attach'), prize: oneOf(PRIZES), at: hex }),
  rotate: object({ ...kind('rotate'), at: hex, rot }),
  sniper: objectWith({ ...kind('sniper'), at: hex }, { foundations }),
  grenade: objectWith({ ...kind('grenade'), at: hex }, { foundations }),
  'air-strike': objectWith({ ...kind('air-strike'), at: hex }, { foundations }),
  'small-bomb': objectWith({ ...kind('small-bomb'), at: triple(hex) }, { foundations }),
  battle: object(kind('battle')),
  'end-turn': object(kind('end-turn')),
  'take-back': object(kind('take-back')),
  resign: object(kind('resign')),
  'agree-draw': object(kind('agree-draw')),
  draw: object({ ...kind('draw'), mercenary: tile }),
  'place-bomber-2': object({ ...kind('place-bomber-2'), discard: tile, at: hex, rot }),
  choose: object({ ...kind('choose'), key: text(100) }),
};

/** Reads an intent; only its shape is checked, not whether the rules allow it. */
export const readIntent: Reader<Intent> = (value, path) => {
  if (!isObject(value)) return refuseDocument(path, 'wrong-type', 'An object is expected here.');
  return SHAPES[new Fields<'do'>(value, path).get('do', oneOf(INTENT_KINDS))](value, path);
};

/** The intent in a JSON value, or what is wrong with its shape. */
export const parseIntent = (json: unknown): Result<Intent, NotationError> => reading(() => readIntent(json, ''));

/** An intent and whose it is. */
export interface RecordedIntent {
  readonly player: Seat;
  readonly intent: Intent;
}

/** Reads `{ "player": i, "do": … }`. */
export const recordedIntent =
  (players: number): Reader<RecordedIntent> =>
  (value, path) => {
    if (!isObject(value)) return refuseDocument(path, 'wrong-type', 'An object is expected here.');
    const { player: _, ...json } = value;
    const player = new Fields<'player'>(value, path).get('player', whole(0, players - 1));
    return { player, intent: readIntent(json, path) };
  };

export const formatRecordedIntent = ({ player, intent }: RecordedIntent): IntentJson => ({ player, ...intent });
