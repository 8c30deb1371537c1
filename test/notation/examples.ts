import { POLICIES } from '@hexfall/shared/ai/policies';
import { DEFAULT_OPTIONS, type Options } from '@hexfall/shared/model/options';
import { randomFrom } from '@hexfall/shared/model/random';
import type { Table } from '@hexfall/shared/model/state';
import type { RecordedIntent } from '@hexfall/shared/notation/intent';
import { createMatch, type MatchSetup } from '@hexfall/shared/rules/createMatch';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { stepOn, tableOf } from '../support/states.js';

/** A JSON document to change in tests. */
export type Json = Record<string, unknown>;

/** The example of the notation's description, as `formatPosition` prints it. */
export const example = (): Json => ({
  format: 1,
  options: { mode: 'duel' },
  players: [
    { army: 'outpost', hq: 20, hand: ['battle', 'move'], pile: 11, discard: ['runner'] },
    { army: 'hegemony', hq: 17, hand: [], pile: ['ganger', 'scout'], discard: [] },
  ],
  turn: { player: 0, number: 5 },
  units: [
    { army: 'outpost', tile: 'hq', at: [0, 0], rot: 0 },
    { army: 'hegemony', tile: 'guard', at: [1, -1], rot: 2, wounds: 1 },
  ],
});

/** The document with the value at a JSON pointer replaced, or taken out if it is undefined. */
export const changed = (document: Json, pointer: string, value: unknown): Json => {
  const copy = structuredClone(document);
  const names = pointer.split('/').slice(1);
  const last = names.pop()!;
  const parent = names.reduce((at, name) => at[name] as Json, copy);
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else Object.defineProperty(parent, last, { value, enumerable: true, configurable: true, writable: true });
  return copy;
};

export const setupOf = (seed: string, options: Partial<Options> = {}): MatchSetup => ({
  options: { ...DEFAULT_OPTIONS, ...options },
  armies: ['borgo', 'hegemony'],
  seed,
});

/** A match played at random: every table from the first to the last, and the intents between them. */
export const playedMatch = (setup: MatchSetup, random: number): { tables: Table[]; intents: RecordedIntent[] } => {
  const created = createMatch(setup);
  if (!created.ok) throw new Error(created.error.message);
  const draw = randomFrom(random);
  const tables = [tableOf(created.value)];
  const intents: RecordedIntent[] = [];
  for (;;) {
    const table = tables.at(-1)!;
    const player = actingSeat(table);
    if (player === null) return { tables, intents };
    const intent = POLICIES.random(table, player, draw);
    const next = stepOn(table, player, intent);
    if (!next.ok) throw new Error(next.error.message);
    tables.push(next.value.table);
    intents.push({ player, intent });
  }
};
