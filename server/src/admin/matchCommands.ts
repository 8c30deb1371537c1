import type { Setup } from '@hexfall/shared/lobby/setup';
import { phaseOf } from '@hexfall/shared/lobby/tableSetup';
import { fail, ok, type Result } from '@hexfall/shared/model/result';
import type { PruningHold } from '@hexfall/shared/protocol/operator';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { hasCurrentRules, resumeMatch } from '../match/storedMatch.js';
import { readTableCode } from '../security/credentials.js';
import { prunePass } from '../store/prunePass.js';
import { readSetup } from '../store/savedRows.js';
import type { SavedMatch } from '../table/savedMatch.js';
import { archivedRows } from './archivedRows.js';
import { loadChecked } from './checkMatch.js';
import { type Command, Findings } from './Command.js';
import type { AdminStore } from './openAdminStore.js';

/** How many matches are listed by default. */
const LISTED = 50;

const DIGITS = /^[1-9]\d{0,8}$/;

const timeOf = (milliseconds: number | string): string => new Date(Number(milliseconds)).toISOString().slice(0, 16).replace('T', ' ');

const playersOf = ({ seats }: Setup): string =>
  seats
    .map((seat) => (seat ? `${seat.keyHash === null ? 'computer' : seat.name}${seat.army ? ` (${seat.army})` : ''}` : 'free'))
    .join(', ');

/** Parses table codes; an error is one sentence about the first that is invalid or unknown. */
export const knownCodes = async ({ db }: AdminStore, words: readonly string[]): Promise<Result<readonly string[], string>> => {
  const codes: string[] = [];
  for (const word of words) {
    const code = readTableCode(word);
    const found = code === null ? undefined : await db.selectFrom('match').select('code').where('code', '=', code).executeTakeFirst();
    if (!found) return fail(`There is no match ${word}.`);
    codes.push(found.code);
  }
  return ok(codes);
};

export const list: Command = {
  usage: '[--phase lobby|picking|draft|playing|over] [--limit N]',
  about: 'the matches, those where something was arranged last first',
  words: [0, 0],
  options: { phase: 'value', limit: 'value' },
  run: async ({ db }, { options: { phase, limit = String(LISTED) }, write }) => {
    if (typeof limit !== 'string' || !DIGITS.test(limit)) return fail('--limit must be a number from 1.');
    const rows = await db
      .selectFrom('match')
      .select(['code', 'setup', 'finished', 'changed'])
      .select((query) =>
        query
          .selectFrom('intent')
          .select(({ fn }) => fn.countAll().as('count'))
          .whereRef('intent.match', '=', 'match.code')
          .as('intents'),
      )
      .orderBy('changed', 'desc')
      .execute();
    const known = rows.map(({ setup, ...row }) => ({ ...row, setup: readSetup(setup) }));
    const wanted = known.filter(({ setup, finished }) => phase === undefined || phaseOf(setup, finished === 1) === phase);
    for (const { code, setup, finished, changed, intents } of wanted.slice(0, Number(limit))) {
      const { mode } = setup.options;
      write(`${code}  ${timeOf(changed)}  ${phaseOf(setup, finished === 1)}  ${mode}  ${Number(intents)} intents  ${playersOf(setup)}\n`);
    }
    return ok(`${Math.min(wanted.length, Number(limit))} of ${wanted.length} matches`);
  },
};

/** The state of a match, without anything that reveals draw piles or seat keys. */
const standOf = (saved: SavedMatch): object => {
  const { rules, setup, log, finished } = saved;
  const table = hasCurrentRules(saved) ? resumeMatch(saved)?.table : null;
  return {
    rules,
    phase: phaseOf(setup, finished),
    options: setup.options,
    seats: setup.seats.map((seat) => seat && { name: seat.name, army: seat.army, computer: seat.keyHash === null }),
    listed: setup.listed,
    intents: log.length,
    turn: table?.turn.number ?? null,
    acting: table ? actingSeat(table) : null,
    decision: table?.decision?.kind ?? null,
    outcome: table?.outcome ?? null,
    paused: setup.status.paused,
    rematch: setup.status.rematchCode,
  };
};

export const inspect: Command = {
  usage: 'CODE',
  about: 'how a match stands, as JSON; no secret of it',
  words: [1, 1],
  options: {},
  run: async (admin, { words, write }) => {
    const codes = await knownCodes(admin, words);
    if (!codes.ok) return codes;
    const [code = ''] = codes.value;
    const saved = await loadChecked(admin.store, code);
    if (!saved.ok) return fail(`Match ${code} is damaged: ${saved.error}.`);
    if (!saved.value) return fail(`There is no match ${code}.`);
    const lines = await admin.store.lines(code);
    const { moved } = await admin.db.selectFrom('match').select('moved').where('code', '=', code).executeTakeFirstOrThrow();
    write(`${JSON.stringify({ code, ...standOf(saved.value), lines: lines.length, moved }, null, 2)}\n`);
    return ok('');
  },
};

export const remove: Command = {
  usage: 'CODE … [--running]',
  about: 'deletes matches for good; with --running also those that are being played',
  words: [1, 1000],
  options: { running: 'flag' },
  run: async (admin, { words, options }) => {
    const codes = await knownCodes(admin, words);
    if (!codes.ok) return codes;
    const running = await admin.db
      .selectFrom('match')
      .select('code')
      .where('code', 'in', codes.value)
      .where('finished', '=', 0)
      .where((query) => query.exists(query.selectFrom('intent').select('intent.seq').whereRef('intent.match', '=', 'match.code')))
      .executeTakeFirst();
    if (running && options['running'] !== true) {
      return fail(`Match ${running.code} is being played: nothing has been deleted. --running deletes it all the same.`);
    }
    await admin.db.deleteFrom('match').where('code', 'in', codes.value).execute();
    return ok(`${codes.value.length} deleted`);
  },
};

export const check: Command = {
  usage: '',
  about: 'reads everything and plays every match again; prints what is wrong',
  words: [0, 0],
  options: {},
  run: async ({ traits, inspectFile, readSnapshot }, { write }) => {
    const faults = new Findings(write);
    for (const fault of await inspectFile()) faults.note(fault);
    const matches = await readSnapshot(async (db) => {
      let found = 0;
      for await (const { table } of archivedRows(db, traits, { kind: 'all', codes: [] }, faults.note)) found += Number(table === 'match');
      return found;
    });
    return faults.count === 0 ? ok(`${matches} matches, nothing is wrong`) : fail(`${matches} matches, ${faults.count} faults`);
  },
};

const REASONS: Readonly<Record<PruningHold, string>> = {
  time: 'everything in the store is from more than a month before this time',
  many: 'this is more than a small part of what there is',
};

const listed = (counts: readonly (readonly [string, number])[]): string =>
  counts.map(([kind, count]) => `${kind}: ${count}`).join(', ') || 'nothing';

export const prune: Command = {
  usage: '[--force]',
  about: 'deletes what is past its retention (KEEP_…_DAYS); with --force also when the clock may be wrong',
  words: [0, 0],
  options: { force: 'flag' },
  run: async ({ store }, { options: { force }, retention = {} }) => {
    const now = Date.now();
    const { held, due, deleted } = await prunePass(
      store,
      retention,
      { now, runningMs: 0, sinceLastMs: 0, isContinuous: false },
      force === true,
    );
    if (held !== null)
      return fail(
        `Nothing has been deleted (${listed(Object.entries(due))}): ${REASONS[held]}. This machine's clock shows ${new Date(now).toISOString()}; if that is right, --force deletes it.`,
      );
    return ok(`deleted ${listed(Object.entries(deleted).map(([kind, ids]) => [kind, ids.length]))}`);
  },
};
