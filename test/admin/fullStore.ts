import type { Insertable, Kysely } from 'kysely';
import { POLICIES } from '@hexfall/shared/ai/policies';
import { NEW_STATUS, type Setup } from '@hexfall/shared/lobby/setup';
import type { Clock } from '@hexfall/shared/model/clock';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { randomFrom } from '@hexfall/shared/model/random';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { CODE_ALPHABET, CODE_LENGTH } from '@hexfall/shared/protocol/messages';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import { ARCHIVED } from '../../server/src/admin/archive.js';
import { Match } from '../../server/src/match/Match.js';
import { type DatabaseSchema, TIMED } from '../../server/src/store/DatabaseSchema.js';
import type { LogEntry } from '../../server/src/table/savedMatch.js';
import { EMPTY_TABLE } from '../server/support/table.js';

/*
 * A store of any size with rows in every table and a value in every column: finished, running, waiting and moved matches, with player
 * cards at their seats. The same number of matches gives the same store.
 */

type Db = Kysely<DatabaseSchema>;

type Rows = { readonly [T in keyof DatabaseSchema]?: readonly Insertable<DatabaseSchema[T]>[] };

/** When everything in such a store has happened: match number `n` was changed that many milliseconds later, and card `n` used as many before. */
export const NOW = Date.UTC(2026, 10, 26);
const ARMIES: readonly ArmyId[] = ['borgo', 'moloch'];

/** What the matches of a kind have in common. */
interface Sample {
  readonly seed: string | null;
  readonly clock: Clock;
  readonly finished: boolean;
  readonly log: readonly LogEntry[];
  readonly position?: { readonly seq: number; readonly content: string };
}

const playDuel = (seed: string, clock: Clock, most: number): Sample => {
  const random = randomFrom(seed.length);
  const match = Match.resume({ options: { ...DEFAULT_OPTIONS, clock }, armies: ARMIES, seed }, []);
  const log: LogEntry[] = [];
  let position: Sample['position'];
  for (let seat = actingSeat(match.table); seat !== null && log.length < most; seat = actingSeat(match.table)) {
    const intent = POLICIES.random(match.table, seat, random);
    const played = match.play(seat, intent);
    if (!played.ok) throw new Error(played.error.message);
    const content = match.positionAfter(played.value);
    match.commit(played.value);
    const seq = log.length + 1;
    if (content !== null) position = { seq, content };
    const reading = clock === 'none' ? null : { at: NOW + seq, left: [86_400_000 - seq, 86_400_000], strikes: [0, 0] };
    log.push({ seq, player: seat, intent, client: `page-${seat}`, n: seq, clock: reading });
  }
  return { seed, clock, finished: match.over, log, ...(position && !match.over && { position }) };
};

/** Six of ten matches are over, two are being played, with and without clocks by the calendar, one waits, and one has moved away. */
const makeSamples = (): readonly Sample[] => {
  const over = ['a', 'bc', 'def'].map((seed) => playDuel(seed, 'none', Infinity));
  const running = [playDuel('running', 'days:1', 30), playDuel('undecided', 'none', 20)];
  return [...over, ...running, ...over, { seed: null, clock: 'none', finished: false, log: [] }, playDuel('away', 'days:1', 10)];
};

/** The code of match number `n`. */
const codeOf = (n: number): string =>
  Array.from({ length: CODE_LENGTH }, (_, index) => {
    const digit = Math.floor(n / CODE_ALPHABET.length ** index) % CODE_ALPHABET.length;
    return CODE_ALPHABET[digit];
  }).join('');

const matchRows = (n: number, sample: Sample): Rows => {
  const code = codeOf(n);
  const waits = sample.seed === null;
  const running = sample.seed === 'running';
  const moved = n % 10 === 9;
  const holders = ARMIES.map((_, seat) => `holder ${n} ${seat}`);
  const seats = ARMIES.map((army, seat) => ({ name: `Player ${seat} 🐝`, army, keyHash: holders[seat]!, mercenaries: [] }));
  const setup: Setup = {
    ...EMPTY_TABLE,
    options: { ...DEFAULT_OPTIONS, clock: sample.clock },
    seats: waits ? [seats[0]!, null] : seats,
    creator: holders[0]!,
    listed: waits,
    seed: sample.seed,
    status: { ...NEW_STATUS, clock: sample.clock === 'none' ? null : { at: NOW, left: [86_400_000, 86_400_000], strikes: [0, 0] } },
  };
  const cards = [n, n + 1].slice(0, waits ? 1 : 2);
  return {
    match: [
      {
        code,
        rules: RULES_VERSION,
        setup: JSON.stringify(setup),
        finished: Number(sample.finished),
        listed: Number(waits),
        people: cards.length,
        free: 2 - cards.length,
        unjoined: 0,
        changed: NOW + n,
        owner: sample.seed === 'undecided' ? 'the-process' : null,
        epoch: n % 7,
        timed: sample.clock === 'none' ? TIMED.never : TIMED.byCalendar,
        due: sample.seed === 'running' ? 0 : null,
        moved: moved ? 'https://new.example' : null,
      },
    ],
    intent: sample.log.map(({ intent, clock, ...entry }) => ({
      ...entry,
      match: code,
      intent: JSON.stringify(intent),
      clock: clock && JSON.stringify(clock),
      epoch: 1,
    })),
    chat: [1, 2].map((line) => ({
      match: code,
      team: line - 2,
      n: line,
      at: NOW + line,
      by: `mark ${line}`,
      name: 'Zoë',
      seated: line % 2,
      text: line === 1 ? 'Zażółć "gęślą"\njaźń' : '',
      emote: line === 1 ? null : 'luck',
    })),
    ...(sample.finished && { study: [{ match: code, content: `{"leader":null,"moment":{"turn":${n % 9},"step":1}}` }] }),
    ...(sample.finished && { playback: [{ match: code, content: 'packed' }] }),
    ...(sample.position && { position: [{ match: code, rules: RULES_VERSION, ...sample.position }] }),
    browser: [
      { endpoint: `https://push.example/${n}`, profile: null },
      { endpoint: `https://push.example/${n}/2`, profile: `card-${n}` },
    ].map((row) => ({ ...row, p256dh: 'key', auth: 'auth', language: 'pl', origin: 'https://h.example', at: NOW })),
    browser_entrant: [{ competition: 'CUPCUP', holder: `hash of entrant ${n}`, endpoint: `https://push.example/${n}` }],
    browser_seat: ['', '/2'].map((end) => ({ match: code, holder: holders[0]!, endpoint: `https://push.example/${n}${end}` })),
    called: [{ match: code, holder: holders[0]!, what: 'turn 3' }],
    profile: [
      {
        id: `card-${n}`,
        key: `hash of card ${n}`,
        name: `Ann ${n}`,
        shape: 'moon',
        color: 'teal',
        used: NOW - n,
        seen: n % 2 ? NOW : null,
        presence: n % 2 ? 'table' : null,
        statistics: n % 2 ? '{"all":{"played":1}}' : null,
        since: NOW - n,
      },
    ],
    profile_seat: cards.map((card, seat) => ({
      profile: `card-${card}`,
      match: code,
      key: holders[seat]!,
      counted: 1,
      tallied: seat,
    })),
    ...(running && {
      deal: [
        { id: `deal-${n}`, competition: 'CUPCUP', secret: `secret ${n}`, contributions: '[null,"one"]', seed: `seed ${n}`, opened: n },
      ],
      competition_match: [
        { competition: 'CUPCUP', round: 1, pairing: n, board: 0, n: 0, match: code, deal: `deal-${n}`, outcome: '{"end":"void"}', at: NOW },
      ],
    }),
    ...(waits && { bot_seat: [{ match: code, bot: 'the-bot' }] }),
    ...(waits && {
      invitation: [{ id: `invitation-${n}`, sender: `card-${n}`, recipient: `card-${n + 1}`, match: code, at: NOW, declined: 2 }],
    }),
    rating: [
      {
        ...{ profile: `card-${n}`, mode: n % 2 ? 'duel' : 'team', season: '2026 🐝', mu: 25 + n / 3, sigma: 25 / (3 + n) },
        ...{ games: n, curve: `[1500,${1500 + n}]`, latest: code },
      },
    ],
    person: [
      { profile: `card-${n}`, other: `card-${n + 1}`, match: code, at: NOW, times: n, shows: 1, blocked: 0 },
      { profile: `card-${n + 1}`, other: `card-${n}`, match: null, at: NOW, times: 1, shows: 0, blocked: 1 },
    ],
  };
};

/** The order in which rows can be added. */
const ORDER = ['process', ...ARCHIVED] as const;

/** Rows per statement. */
const AT_ONCE = 500;

const insert = async <T extends keyof DatabaseSchema>(db: Db, table: T, rows: readonly Insertable<DatabaseSchema[T]>[]): Promise<void> => {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await db
      .insertInto(table)
      .values(rows.slice(from, from + AT_ONCE))
      .execute();
  }
};

const rowsOf = <T extends keyof DatabaseSchema>(parts: readonly Rows[], table: T): Insertable<DatabaseSchema[T]>[] =>
  parts.flatMap((part) => part[table] ?? []);

/** Fills an empty database whose tables are up to date. */
export const fillStore = async (db: Db, matches: number): Promise<void> => {
  const samples = makeSamples();
  const base: Rows = {
    vapid: [{ id: 1, publicKey: 'public', privateKey: 'private' }],
    ban: [{ network: '203.0.113.0/24', reason: 'spam', since: NOW }],
    notice: [{ id: 1, text: 'Back at 20:00.', since: NOW }],
    bot: [{ id: 'the-bot', name: 'Botto', token: 'hash of its token', since: NOW }],
    competition: [
      {
        ...{ code: 'CUPCUP', name: 'Cup 🐝', organizer: 'hash', regulations: '{}', options: '{}', listed: 1 },
        ...{ seq: 2, phase: 'running', round: 1, changed: NOW, served: NOW, claims: 3 },
      },
    ],
    competition_act: [1, 2].map((seq) => ({
      ...{ competition: 'CUPCUP', seq, at: NOW + seq, by: 'organizer', act: '{"do":"close"}' },
      note: seq === 1 ? null : 'rain',
    })),
    entrant: [0, 1].map((entrant) => ({
      ...{ competition: 'CUPCUP', entrant, person: 1 - entrant, name: `Zoë ${entrant}`, key: `hash ${entrant}`, here: 1 },
      contribution: entrant === 0 ? null : 'contribution',
    })),
    team: [0, 1].map((entrant) => ({ competition: 'CUPCUP', entrant, name: `Team ${entrant}`, invitation: entrant === 0 ? null : 'hash' })),
    claim: [1, 2].map((id) => ({
      ...{ competition: 'CUPCUP', id, entrant: 0, person: 1, key: `hash of claim ${id}`, at: NOW + id },
      ...(id === 1 ? { state: 'open', former: null } : { state: 'accepted', former: 'hash of before' }),
    })),
    process: [{ id: 'the-process', since: NOW, seen: NOW }],
    // The neighbor of the last one.
    profile: [
      { id: `card-${matches}`, key: `hash of card ${matches}`, name: 'Zoë', shape: 'eye', color: 'gray', used: NOW - matches, since: NOW },
    ],
  };
  const add = (parts: readonly Rows[]): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      for (const table of ORDER) await insert(transaction, table, rowsOf(parts, table));
    });
  await add([base]);
  // From the last one on: a match of a card needs its neighbor.
  for (let end = matches; end > 0; end -= 100) {
    const numbers = Array.from({ length: Math.min(100, end) }, (_, index) => end - 1 - index);
    await add(numbers.map((n) => matchRows(n, samples[n % samples.length]!)));
  }
};
