import type { Intent } from '../model/intent.js';
import type { Result } from '../model/result.js';
import type { Seat } from '../model/state.js';
import type { NotationError } from './error.js';
import type { IntentJson } from './json.js';
import { Fields, isObject, refuse, whole, type Reader } from './readers.js';

/** An intent and whose it is. */
export interface RecordedIntent {
  readonly player: Seat;
  readonly intent: Intent;
}

/** Checks the shape of an intent; see protocol/intents. */
export type ParseIntent = (json: unknown) => Result<Intent, NotationError>;

/** Reads `{ "player": i, "do": … }`. */
export const recordedIntent =
  (parse: ParseIntent, players: number): Reader<RecordedIntent> =>
  (value, path) => {
    if (!isObject(value)) return refuse(path, 'wrong-type', 'An object is expected here.');
    const { player: _, ...json } = value;
    const player = new Fields<'player'>(value, path).get('player', whole(0, players - 1));
    const intent = parse(json);
    if (!intent.ok) return refuse(`${path}${intent.error.path}`, intent.error.code, intent.error.message);
    return { player, intent: intent.value };
  };

export const formatRecordedIntent = ({ player, intent }: RecordedIntent): IntentJson => ({ player, ...intent });
