import { signal } from '@preact/signals';
import type { Rejection } from '@hexfall/shared/model/rejection';
import { fail, ok, type Result } from '@hexfall/shared/model/result';
import type { NotationError } from '@hexfall/shared/notation/error';
import type { SavedSeatJson } from '@hexfall/shared/notation/json';
import { beginningOf, type MatchRecord, parseRecord } from '@hexfall/shared/notation/record';
import { type FairFault, fairFault } from '@hexfall/shared/notation/verifyRecord';
import { step } from '@hexfall/shared/rules/step';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import { continueHistory, type History } from './history.js';

/** A match from a file. */
export interface OpenedRecord {
  readonly history: History;
  /** By seat; empty where the record does not tell them. */
  readonly names: readonly string[];
  /** Null for a draw that is proven to be fair; else why that is not proven. */
  readonly doubt: FairFault | null;
  /** What is needed to continue a match that was saved while it ran; null for any other record. */
  readonly game: SavedGame | null;
}

/** A running match from a file. */
export interface SavedGame {
  /** The file, as JSON. */
  readonly record: unknown;
  readonly seats: readonly SavedSeatJson[];
  /** Who commands each seat (O5). */
  readonly persons: readonly number[];
  /** It began from a position: it goes on only on a device. */
  readonly isFromPosition: boolean;
}

/** The record that is shown at `/replay`; it stays there while the page is at another path. */
export const currentRecord = signal<OpenedRecord | null>(null);

/** The longest text that is read as a record, in characters: a match of thousands of intents. */
export const MOST_RECORD = 1_000_000;

/**
 * What is wrong with a file.
 * unreadable: the browser cannot read it · long, json, record: it is too long, no JSON or no record · setup, refused: the rules do not let
 * the match start, or continue · broken: it cannot be replayed, which is a bug
 */
export type RecordFault =
  | { readonly kind: 'unreadable' | 'long' | 'json' | 'broken' }
  | { readonly kind: 'record'; readonly error: NotationError }
  | { readonly kind: 'setup'; readonly error: Rejection }
  | {
      readonly kind: 'refused';
      readonly error: Rejection;
      /** Which of the intents is refused, from 1. */
      readonly number: number;
      /** How many there are. */
      readonly all: number;
    };

/** The history of a record, or why the rules do not let it happen. */
const historyOf = (record: MatchRecord): Result<History, RecordFault> => {
  const { intents, earlier } = record;
  const before = earlier?.intents.length ?? 0;
  const created = beginningOf(record);
  if (!created.ok) return fail({ kind: 'setup', error: created.error });
  let state = created.value;
  const { table, previous } = state;
  const change = { type: 'rules-changed', rules: RULES_VERSION, number: table.turn.number, again: false, table } as const;
  const entries = earlier ? [{ seq: before, lines: [{ what: 'event', event: change, before: table } as const] }] : [];
  let history: History = { seq: before, state: { table, previous }, entries, steps: [] };
  for (const [index, { player, intent }] of intents.entries()) {
    const next = step(state, player, intent);
    if (!next.ok) return fail({ kind: 'refused', error: next.error, number: before + index + 1, all: before + intents.length });
    state = next.value.state;
    history = continueHistory(history, { seq: history.seq + 1, player, intent, events: next.value.events }) ?? history;
  }
  return ok(history);
};

/** A character is at most this many bytes. */
const MOST_BYTES = 4;

/** Returns the text of a file, if the browser can read it: not for a folder or a deleted file. */
export const textOf = async (file: Pick<File, 'size' | 'text'>): Promise<Result<string, RecordFault>> => {
  if (file.size > MOST_RECORD * MOST_BYTES) return fail({ kind: 'long' });
  try {
    return ok(await file.text());
  } catch {
    return fail({ kind: 'unreadable' });
  }
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

const readRecord = (text: string): Result<OpenedRecord, RecordFault> => {
  if (text.length > MOST_RECORD) return fail({ kind: 'long' });
  const json = jsonIn(text);
  if (json === undefined) return fail({ kind: 'json' });
  const read = parseRecord(json);
  if (!read.ok) return fail({ kind: 'record', error: read.error });
  const history = historyOf(read.value);
  if (!history.ok) return history;
  const { table } = history.value.state;
  const { saved, position } = read.value;
  const names: readonly string[] = read.value.names ?? saved?.seats.map(({ name }) => name) ?? [];
  const persons = table.players.map(({ person }) => person);
  const game = saved && !table.outcome ? { record: json, seats: saved.seats, persons, isFromPosition: position !== undefined } : null;
  return ok({
    history: history.value,
    names: table.players.map((_, seat) => names[seat] ?? ''),
    doubt: fairFault(read.value)?.code ?? null,
    game,
  });
};

/** Reads the text of a record file, replays the match, and checks whether its draw was fair. Reports a bug found on the way. */
export const openRecord = (text: string, read = readRecord): Result<OpenedRecord, RecordFault> => {
  try {
    return read(text);
  } catch (fault) {
    reportError(fault);
    return fail({ kind: 'broken' });
  }
};
