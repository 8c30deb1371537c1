import './support/browserGlobals.js';
import { isObject } from '@hexfall/shared/notation/readers';
import { chatRead, lastSeen, markChatRead, markSeen } from '../../../client/src/platform/lastSeen.js';
import { persisted } from '../../../client/src/platform/persisted.js';
import { dropEnded, forgetTable, keysOf, newKey, seatKeys, storeKey } from '../../../client/src/platform/seatKeys.js';
import { storeTeamInvitation, teamInvitations } from '../../../client/src/platform/teamInvitations.js';
import { puzzleProgress, recordSolved, recordSolvedAt } from '../../../client/src/puzzles/puzzleProgress.js';
import { mute, muted } from '../../../client/src/store/ChatStore.js';
import { drawNote, recordCommitment } from '../../../client/src/store/drawNotes.js';
import { MOST_LOCAL_GAMES, storedGames, storeGame } from '../../../client/src/store/localGames.js';
import { storedPlan, storePlan } from '../../../client/src/store/storedPlans.js';
import { readProjectFile, sourceFiles } from '../../support/sources.js';

/** More than any bound on what a browser keeps. */
const MANY = 250;

let codesGiven = 0;

/** Codes of tables that no test has used. */
const newCodes = (count = MANY): readonly string[] => Array.from({ length: count }, () => `T${String(++codesGiven).padStart(5, '0')}`);

/** The code of a table where a match goes on, and those of tables that are seen later. */
const tables = (): { readonly running: string; readonly later: readonly string[] } => ({ running: newCodes(1).join(), later: newCodes() });

interface Growing {
  /** Keeps something at a table, a game, a puzzle or a person. */
  readonly keep: (of: string) => void;
  readonly has: (of: string) => boolean;
}

/** What is kept for each table: it stays as long as this browser has a seat there; of other tables, the latest stay. */
const BY_TABLE: Readonly<Record<string, Growing>> = {
  seen: { keep: (code) => markSeen(code, 7), has: (code) => lastSeen(code) === 7 },
  read: { keep: (code) => markChatRead(code, 3), has: (code) => chatRead.peek()[code] === 3 },
  draws: { keep: (code) => void recordCommitment(code, `of ${code}`), has: (code) => drawNote(code).commitment === `of ${code}` },
  'plan.': { keep: (code) => storePlan(code, { seat: 0, turn: 7, intents: [] }), has: (code) => storedPlan(code) !== null },
};

/** What grows otherwise, and why nothing that matters is lost by it. */
const OTHERS: Readonly<Record<string, string>> = {
  seats: 'every key is kept until the server says that the match is over or its table gone',
  competitions: 'every key is kept until its competition is over; of those that are over, the latest 50',
  'local.': 'a running game is never removed: a new one is refused instead; finished ones make room',
  puzzles: 'everything is kept: it grows with what its user solves',
  muted: 'the latest 200 people: who was muted that long ago is muted again with one click',
  countedGames: 'the latest 200 matches: a match that was played that long ago and is opened again counts twice',
  ended: 'those of `seats` that have ended, as the server has said last',
  invitations: 'the latest 50 competitions: a captain makes a new invitation with one click',
  guests: 'one name for each seat of one device',
};

/** One value that takes the place of the one before. */
const SINGLE = [
  ...[
    'aims',
    'ambience',
    'ambienceVolume',
    'army',
    'asks',
    'callNotify',
    'callPush',
    'callSign',
    'callSound',
    'coachSpeaks',
    'coachedGame',
    'computerBeaten',
  ],
  ...[
    'confirm',
    'emotes',
    'film',
    'filmSpeed',
    'forecast',
    'gameVolume',
    'gamesPlayed',
    'handOver',
    'hasAgreed',
    'hasWon',
    'hints',
    'invitationCode',
    'language',
    'lesson',
    'lessonDone',
  ],
  ...[
    'level',
    'logSentences',
    'message',
    'motion',
    'name',
    'named',
    'openedPuzzle',
    'operator',
    'profile',
    'puzzleGrade',
    'rivalArmy',
    'sound',
    'startPeopleShown',
    'study',
  ],
  ...['vibration', 'volume'],
];

describe('what a browser keeps', () => {
  beforeEach(() => {
    seatKeys.value = {};
  });

  test('is all decided on here: what may be lost by number, and what never', () => {
    const sources = sourceFiles('client/src').map(readProjectFile);
    const kept = sources.flatMap((source) => [
      ...[...source.matchAll(/persisted(?:<.*?>)?\('(\w+)'/g)].map(([, name]) => name ?? ''),
      ...[...source.matchAll(/'hexfall\.(\w+\.?)'/g)].map(([, name]) => name ?? ''),
    ]);
    expect(kept.sort()).toEqual([...Object.keys(BY_TABLE), ...Object.keys(OTHERS), ...SINGLE].sort());
  });

  describe.each(Object.entries(BY_TABLE))('for each table (%s)', (_name, { keep, has }) => {
    beforeEach(() => {
      let now = 0;
      jest.spyOn(Date, 'now').mockImplementation(() => ++now);
    });

    test('stays where the browser has a seat, however many other tables are seen', () => {
      const { running, later } = tables();
      storeKey(running, newKey());
      keep(running);
      later.forEach(keep);
      expect(has(running)).toBe(true);
      expect(has(later.at(-1) ?? '')).toBe(true);
      expect(later.filter(has).length).toBeLessThan(MANY);
    });

    test('stays at every table where the browser has a seat', () => {
      const codes = newCodes();
      seatKeys.value = Object.fromEntries(codes.map((code) => [code, [newKey()]]));
      codes.forEach(keep);
      expect(codes.filter(has)).toHaveLength(MANY);
    });

    test('goes in time where the seat is forgotten', () => {
      const { running, later } = tables();
      storeKey(running, newKey());
      keep(running);
      forgetTable(running);
      later.forEach(keep);
      expect(has(running)).toBe(false);
    });
  });

  test('the key of a seat stays, however many seats are taken at other tables', () => {
    const { running, later } = tables();
    const key = newKey();
    storeKey(running, key);
    for (const code of later) storeKey(code, newKey());
    expect(keysOf(running)).toEqual([key]);
    expect(Object.keys(seatKeys.value)).toHaveLength(MANY + 1);
  });

  test('of tables that the server says have ended, the latest fifty stay, to be looked at; of all others, every one', () => {
    const { running, later } = tables();
    for (const code of [running, ...later]) storeKey(code, newKey());
    const ended = later.filter((_, index) => index % 2 === 0);
    dropEnded(ended);
    const stored = Object.keys(seatKeys.value);
    expect(stored).toContain(running);
    expect(stored.filter((code) => !ended.includes(code))).toHaveLength(MANY / 2 + 1);
    expect(stored.filter((code) => ended.includes(code)).sort()).toEqual(ended.slice(-50));
  });

  test('running games on this device stay: a new one is refused', () => {
    const content = { at: 1, isOver: false, record: {} };
    for (let number = 0; number < MOST_LOCAL_GAMES; number++) expect(storeGame(`game${number}`, content, null).ok).toBe(true);
    expect(storeGame('another', content, null)).toEqual({ ok: false, error: 'many' });
    expect(storedGames.value).toHaveLength(MOST_LOCAL_GAMES);
  });

  test('every puzzle that was solved stays solved, and every day', () => {
    for (let number = 0; number < MANY; number++) {
      recordSolved(`easy-${number}`, 1000);
      recordSolvedAt(number * 86_400_000 + 50_400_000);
    }
    expect(Object.keys(puzzleProgress.value.puzzles)).toHaveLength(MANY);
    expect(puzzleProgress.value.days).toHaveLength(MANY);
  });

  test('the latest invitations to teams stay', () => {
    const codes = newCodes();
    for (const code of codes) storeTeamInvitation(code, { entrant: 1, secret: newKey() });
    expect(Object.keys(teamInvitations.value)).toEqual(codes.toReversed().slice(0, 50));
  });

  test('the latest people who were muted stay muted', () => {
    const people = newCodes();
    for (const by of people) mute(by, true);
    expect(muted.value).toEqual(people.toReversed().slice(0, 200));
  });
});

describe('several tabs', () => {
  /** The listeners of the page, which another tab's writing calls. */
  const listeners: ((event: { readonly key: string | null; readonly newValue: string | null }) => void)[] = [];
  Object.assign(globalThis, { addEventListener: (_: string, listener: (typeof listeners)[number]) => listeners.push(listener) });

  const writtenByAnotherTab = (key: string | null, newValue: string | null): void => {
    for (const listen of listeners) listen({ key, newValue });
  };

  test('what another tab has written is kept, not overwritten', () => {
    const progress = persisted<Readonly<Record<string, unknown>>>('example', {}, isObject);
    progress.value = { 'easy-1': 1 };
    writtenByAnotherTab('hexfall.example', '{"easy-1":1,"easy-2":2}');
    progress.value = { ...progress.peek(), 'easy-3': 3 };
    expect(JSON.parse(localStorage.getItem('hexfall.example')!)).toEqual({ 'easy-1': 1, 'easy-2': 2, 'easy-3': 3 });
  });

  test('what is no value of this kind, belongs to another one or is deleted changes nothing', () => {
    const progress = persisted<Readonly<Record<string, unknown>>>('other', { kept: true }, isObject);
    for (const [key, text] of [
      ['hexfall.other', '[1]'],
      ['hexfall.other', 'no JSON'],
      ['hexfall.other', null],
      ['hexfall.example', '{}'],
      [null, null],
    ] as const)
      writtenByAnotherTab(key, text);
    expect(progress.value).toEqual({ kept: true });
  });
});
