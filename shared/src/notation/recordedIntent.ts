import type { Intent } from '../model/intent.js';
import type { Seat } from '../model/seat.js';
import { readIntent } from './intent.js';
import type { IntentJson } from './json.js';
import { Fields, isObject, refuseDocument, whole, type Reader } from './readers.js';

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
