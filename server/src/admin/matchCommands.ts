import { fail, ok, type Result } from '@hexfall/shared/model/result';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { matchSetupOf } from '../match/beginning.js';
import { Match } from '../match/Match.js';
import { phaseOf } from '../match/phase.js';
import { readTableCode } from '../security/tableCode.js';
import type { SavedMatch, Setup } from '../store/MatchStore.js';
import type { Command } from './Command.js';
import type { Desk } from './Desk.js';
import { faultOf } from './faultOf.js';

/** So many are listed if nobody says how many. */
const LISTED = 50;

const DIGITS = /^[1-9]\d{0,8}$/;

const timeOf = (milliseconds: number | string): string => new Date(Number(milliseconds)).toISOString().slice(0, 16).replace('T', ' ');

const playersOf = ({ seats }: Setup): string =>
  seats
    .map((seat) => (seat ? `${seat.keyHash === null ? 'computer' : seat.name}${seat.army ? ` (${seat.army})` : ''}` : 'free'))
    .join(', ');

/** The codes that somebody has given, or one sentence about the first that is none or not there. */
export const knownCodes = async ({ db }: Desk, words: readonly string[]): Promise<Result<readonly string[], string>> => {
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
    const known = rows.map(({ setup, ...row }) => ({ ...row, setup: JSON.parse(setup) as Setup }));
    const wanted = known.filter(({ setup, finished }) => phase === undefined || phaseOf(setup, finished === 1) === phase);
    for (const { code, setup, finished, changed, intents } of wanted.slice(0, Number(limit))) {
      const { mode } = setup.options;
      write(`${code}  ${timeOf(changed)}  ${phaseOf(setup, finished === 1)}  ${mode}  ${Number(intents)} intents  ${playersOf(setup)}\n`);
    }
    return ok(`${Math.min(wanted.length, Number(limit))} of ${wanted.length} matches`);
  },
};

/** How a match stands, without what would give its draw piles or its seats away. */
const standOf = ({ setup, log, finished }: SavedMatch): object => {
  const start = matchSetupOf(setup);
  const table = start && Match.resume(start, log).table;
  return {
    phase: phaseOf(setup, finished),
    options: setup.options,
    seats: setup.seats.map((seat) => seat && { name: seat.name, army: seat.army, computer: seat.keyHash === null }),
    listed: setup.listed,
    intents: log.length,
    turn: table?.turn.number ?? null,
    acting: table && actingSeat(table),
    decision: table?.decision?.kind ?? null,
    outcome: table?.outcome ?? null,
    paused: setup.course.paused,
    rematch: setup.course.next,
  };
};

export const inspect: Command = {
  usage: 'CODE',
  about: 'how a match stands, as JSON; no secret of it',
  words: [1, 1],
  options: {},
  run: async (desk, { words, write }) => {
    const codes = await knownCodes(desk, words);
    if (!codes.ok) return codes;
    const [code = ''] = codes.value;
    const saved = await desk.store.load(code);
    if (!saved) return fail(`There is no match ${code}.`);
    const fault = faultOf(saved);
    if (fault !== null) return fail(`Match ${code} is damaged: ${fault}.`);
    const lines = await desk.store.lines(code);
    write(`${JSON.stringify({ code, ...standOf(saved), lines: lines.length }, null, 2)}\n`);
    return ok('');
  },
};

export const remove: Command = {
  usage: 'CODE … [--running]',
  about: 'deletes matches for good; with --running also those that are being played',
  words: [1, 1000],
  options: { running: 'flag' },
  run: async (desk, { words, options }) => {
    const codes = await knownCodes(desk, words);
    if (!codes.ok) return codes;
    for (const code of codes.value) {
      const saved = options['running'] === true ? null : await desk.store.load(code);
      if (saved && saved.log.length > 0 && !saved.finished) {
        return fail(`Match ${code} is being played: nothing has been deleted. --running deletes it all the same.`);
      }
    }
    await desk.db.deleteFrom('match').where('code', 'in', codes.value).execute();
    return ok(`${codes.value.length} deleted`);
  },
};

export const check: Command = {
  usage: '',
  about: 'reads everything and plays every match again; what is wrong is told',
  words: [0, 0],
  options: {},
  run: async ({ db, store, inspectFile }, { write }) => {
    const faults = [...(await inspectFile())];
    const codes = await db.selectFrom('match').select('code').orderBy('code').execute();
    for (const { code } of codes) {
      const fault = await store.load(code).then((saved) => saved && faultOf(saved), String);
      if (fault !== null) faults.push(`match ${code}: ${fault}`);
    }
    for (const fault of faults) write(`${fault}\n`);
    return faults.length === 0 ? ok(`${codes.length} matches, nothing is wrong`) : fail(`${codes.length} matches, ${faults.length} faults`);
  },
};
