import { signal } from '@preact/signals';
import type { Rejection } from '@hexfall/shared/model/rejection';
import { fail, ok, type Result } from '@hexfall/shared/model/result';
import type { SavedSeatJson } from '@hexfall/shared/notation/json';
import { parseRecord, type MatchRecord } from '@hexfall/shared/notation/record';
import { fairFault } from '@hexfall/shared/notation/verifyRecord';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { step } from '@hexfall/shared/rules/step';
import { continueHistory, type History } from './history.js';

/** A match from a file. */
export interface OpenedRecord {
  readonly history: History;
  /** Null for a draw that is proven to be fair; else why that is not proven, as a sentence. */
  readonly doubt: string | null;
  /** What is needed to go on with a match that was saved while it ran; null if it is none. */
  readonly game: SavedGame | null;
}

/** A running match from a file. */
export interface SavedGame {
  /** The file, as JSON. */
  readonly record: unknown;
  readonly seats: readonly SavedSeatJson[];
  /** Who commands each seat (O5). */
  readonly persons: readonly number[];
}

/** The record that is shown at `/replay`; it stays there while the page is at another path. */
export const currentRecord = signal<OpenedRecord | null>(null);

/** The longest text that is read as a record, in characters: a match of thousands of intents. */
export const MOST_RECORD = 1_000_000;

/** What is wrong with a file: no JSON, no record, or a match that the rules do not let happen. */
export interface RecordFault {
  readonly kind: 'json' | 'record' | 'refused';
  readonly message: string;
}

/** The history of a record, or why the rules do not let it happen. */
const historyOf = ({ setup, intents }: MatchRecord): Result<History, Rejection> => {
  const created = createMatch(setup);
  if (!created.ok) return created;
  let state = created.value;
  let history: History = { seq: 0, state: { table: state.table, previous: state.previous }, entries: [], steps: [] };
  for (const { player, intent } of intents) {
    const next = step(state, player, intent);
    if (!next.ok) return next;
    state = next.value.state;
    history = continueHistory(history, { seq: history.seq + 1, player, intent, events: next.value.events }) ?? history;
  }
  return ok(history);
};

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Whether a text is meant as a record, whatever may be wrong with it: a position has no intents. */
export const isRecordText = (text: string): boolean => {
  const json = text.length > MOST_RECORD ? undefined : jsonIn(text);
  return typeof json === 'object' && json !== null && 'intents' in json;
};

/** Reads the text of a record file, plays the match again, and looks whether its draw was fair. */
export const openRecord = (text: string): Result<OpenedRecord, RecordFault> => {
  const json = text.length > MOST_RECORD ? undefined : jsonIn(text);
  if (json === undefined) return fail({ kind: 'json', message: '' });
  const read = parseRecord(json);
  if (!read.ok) return fail({ kind: 'record', message: read.error.message });
  const history = historyOf(read.value);
  if (!history.ok) return fail({ kind: 'refused', message: history.error.message });
  const { table } = history.value.state;
  const { saved } = read.value;
  const game = saved && !table.outcome ? { record: json, seats: saved.seats, persons: table.players.map(({ person }) => person) } : null;
  return ok({ history: history.value, doubt: fairFault(read.value)?.message ?? null, game });
};
