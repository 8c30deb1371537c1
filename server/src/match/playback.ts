import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { GameEvent } from '@hexfall/shared/model/event';
import { ok } from '@hexfall/shared/model/result';
import type { GameState, Table } from '@hexfall/shared/model/state';
import { fold } from '@hexfall/shared/rules/evolve';
import type { Step } from './PlayedIntents.js';

/* The events of a finished match. With them users can watch it even after the rules have changed. */

/** The events of a match, by intent, and what its end is recognized by. */
interface Playback {
  readonly events: readonly (readonly GameEvent[])[];
  readonly end: string;
}

/** Returns whether a value has the stored form. An event that this version cannot apply ends the playback. */
const isPlayback = (value: unknown): value is Playback =>
  typeof value === 'object' &&
  value !== null &&
  'end' in value &&
  typeof value.end === 'string' &&
  'events' in value &&
  Array.isArray(value.events) &&
  value.events.every((events) => Array.isArray(events));

/** The most bytes that the events of a match are unpacked to; a usual duel has 25,000. */
const MOST_BYTES = 16 * 1024 * 1024;

/** Nothing is stored of longer matches: computing their events once more would delay other tables. */
export const MOST_PLAYED_BACK = 1000;

/** A digest of what players see at the end. It ignores fields that later versions add to a table. */
const endOf = ({ board, players, outcome }: Table): string => {
  const units = board.map((unit) => unit && [unit.owner, unit.tile, unit.rot, unit.wounds]);
  const standings = players.map(({ army, hq, score, pile }) => [army, hq, score, pile]);
  return createHash('sha256')
    .update(JSON.stringify([units, standings, outcome?.winners, outcome?.reason]))
    .digest('base64url');
};

/** Packs what has happened in a match that ends with this table. */
export const packPlayback = (events: Playback['events'], table: Table): string =>
  gzipSync(JSON.stringify({ events, end: endOf(table) } satisfies Playback)).toString('base64');

/** Unpacks what `packPlayback` has packed. Throws if it is damaged. */
const unpackPlayback = (text: string): Playback => {
  const read: unknown = JSON.parse(gunzipSync(Buffer.from(text, 'base64'), { maxOutputLength: MOST_BYTES }).toString());
  if (!isPlayback(read)) throw new Error('what is kept of the match is malformed');
  return read;
};

/** Plays a match back from its events, whatever the rules are now. */
export class PlaybackRules {
  readonly #playback: Playback;
  /** How many intents lead to a state; none to the first one. */
  readonly #counts = new WeakMap<GameState, number>();

  /** Throws if the text is damaged. */
  constructor(text: string) {
    this.#playback = unpackPlayback(text);
  }

  /** Applies the events of the next intent. Throws if there is none. */
  readonly step: Step = (state) => {
    const count = this.#counts.get(state) ?? 0;
    const events = this.#playback.events[count];
    if (!events) throw new Error(`nothing is kept of intent ${count + 1}`);
    const next = fold(state, events);
    this.#counts.set(next, count + 1);
    return ok({ state: next, events });
  };

  /** Whether a match that was played back so far is as it was; only its end tells. */
  isRight(intents: number, table: Table): boolean {
    return intents < this.#playback.events.length || endOf(table) === this.#playback.end;
  }
}
