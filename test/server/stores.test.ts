import { pino } from 'pino';
import { NEW_STATUS, type SavedSeat, type Setup } from '@hexfall/shared/lobby/setup';
import { type ChatLine, LINES_KEPT } from '@hexfall/shared/protocol/chat';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import { FIRST_EPOCH, LeaseLost } from '../../server/src/store/LeaseStore.js';
import type { MatchRepository } from '../../server/src/store/MatchRepository.js';
import { openPostgresStore } from '../../server/src/store/openPostgresStore.js';
import { openSqliteStore } from '../../server/src/store/openStore.js';
import type { SavedStudy } from '../../server/src/store/studies.js';
import { describeWith } from '../support/programs.js';
import { PostgresCluster } from './support/PostgresCluster.js';
import { EMPTY_TABLE, FIRST_ENTRY } from './support/table.js';
import { temporaryFolder } from './support/testApp.js';

const folder = temporaryFolder();

afterAll(() => folder.remove());

const seated: SavedSeat = { name: "O'Neil", army: 'borgo', keyHash: 'h', mercenaries: [] };
const setup: Setup = { ...EMPTY_TABLE, seats: [null, seated], creator: 'h', listed: true };
const entry = FIRST_ENTRY;

/** What every store does; `open` opens the same one each time. */
const keepsMatches = (open: () => Promise<MatchRepository>): void => {
  test('adds a table together with what another one says of it, or does neither', async () => {
    const store = await open();
    const leading = { ...setup, status: { ...NEW_STATUS, rematchCode: 'FFFFFF' } };
    await store.create('EEEEEE', setup);
    await expect(store.create('FFFFFF', setup, { code: 'XXXXXX', setup: leading })).rejects.toThrow('no match XXXXXX');
    expect(await store.exists('FFFFFF')).toBe(false);
    expect(await store.create('FFFFFF', setup, { code: 'EEEEEE', setup: leading })).toBe(true);
    expect(await store.create('FFFFFF', setup, { code: 'EEEEEE', setup })).toBe(false);
    expect((await store.load('EEEEEE'))?.setup).toEqual(leading);
    await store.close();
  });

  test('keeps what it is given', async () => {
    const store = await open();
    expect(await store.load('AAAAAA')).toBeNull();
    expect(await store.exists('AAAAAA')).toBe(false);
    expect(await store.create('AAAAAA', setup)).toBe(true);
    expect(await store.create('AAAAAA', { ...setup, seed: 'other' })).toBe(false);
    expect(await store.exists('AAAAAA')).toBe(true);
    expect(await store.load('AAAAAA')).toEqual({ rules: RULES_VERSION, setup, log: [], finished: false });
    await store.saveSetup('AAAAAA', { ...setup, seed: 'seed' });
    await store.append('AAAAAA', entry, false);
    await store.append('AAAAAA', { ...entry, seq: 2, n: 2 }, true);
    const saved = { rules: RULES_VERSION, setup: { ...setup, seed: 'seed' }, log: [entry, { ...entry, seq: 2, n: 2 }], finished: true };
    expect(await store.load('AAAAAA')).toEqual(saved);
    await store.close();
  });

  test('deletes what nobody has gone on with, counted from when it was last in memory', async () => {
    const store = await open();
    const [now, day] = [Date.now(), 24 * 60 * 60 * 1000];
    let days = -20;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + days * day);
    try {
      await store.join('A', 60_000);
      for (const code of ['IDLE22', 'PLAYED', 'CRASHD', 'LOOKED']) await store.create(code, { ...setup, seats: [seated, seated] });
      for (const code of ['IDLE22', 'PLAYED', 'CRASHD']) await store.append(code, entry, false);
      days = -10;
      // One is opened, and left again; the process of another one ends without leaving it; in the third nothing has been played.
      for (const code of ['PLAYED', 'LOOKED']) {
        const claimed = await store.claim(code, 'A');
        await store.release(code, (claimed as { epoch: number }).epoch, null);
      }
      await store.claim('CRASHD', 'A');
      await store.leave('A');
      await store.releaseOrphans('byCalendar');
      const idle = await store.prune('idle', now - 15 * day);
      expect([...idle].sort()).toEqual(['IDLE22', 'LOOKED']);
      expect(await Promise.all(['PLAYED', 'CRASHD'].map((code) => store.exists(code)))).toEqual([true, true]);
    } finally {
      clock.mockRestore();
      await store.close();
    }
  });

  test('adds a table with its log at once, or neither', async () => {
    const store = await open();
    const known: Setup = { ...setup, seed: 'seed', drawKnown: true };
    const log = Array.from({ length: 250 }, (_, index) => ({ ...entry, seq: index + 1, n: index + 1 }));
    expect(await store.add('SSSSSS', known, log)).toBe(true);
    expect(await store.load('SSSSSS')).toEqual({ rules: RULES_VERSION, setup: known, log, finished: false });
    expect(await store.add('SSSSSS', setup, [])).toBe(false);
    expect((await store.load('SSSSSS'))?.log).toHaveLength(250);
    await store.append('SSSSSS', { ...entry, seq: 251, n: 251 }, false);
    await store.close();
  });

  test('gives the intents after a number, of many matches at once', async () => {
    const store = await open();
    const codes = Array.from({ length: 130 }, (_, index) => `W${String(index).padStart(5, 'A')}`);
    const log = [1, 2, 3].map((seq) => ({ ...entry, seq, n: seq }));
    for (const code of codes) await store.add(code, { ...setup, seed: 'seed', drawKnown: true }, log);
    const { player, intent } = entry;
    const known = new Map(codes.map((code, index) => [code, index === 0 ? 3 : index === 1 ? 0 : 2]));
    const found = await store.intentsAfter(known.set('XXXXXX', 0));
    expect(found.size).toBe(129);
    expect(found.get(codes[1]!)).toEqual([1, 2, 3].map((seq) => ({ seq, player, intent })));
    expect(found.get(codes[129]!)).toEqual([{ seq: 3, player, intent }]);
    expect(await store.intentsAfter(new Map())).toEqual(new Map());
    await store.close();
  });

  test('keeps what the clocks showed (O10)', async () => {
    const store = await open();
    const clock = { at: 1_700_000_000_000, left: [59_000, 60_000], strikes: [0, 1] };
    await store.create('PPPPPP', { ...setup, status: { ...NEW_STATUS, clock } });
    await store.append('PPPPPP', { ...entry, clock }, false);
    expect(await store.load('PPPPPP')).toMatchObject({ setup: { status: { clock } }, log: [{ clock }] });
    await store.close();
  });

  test('takes an entry twice, and no other one in its place', async () => {
    const store = await open();
    await store.create('BBBBBB', setup);
    await store.append('BBBBBB', entry, false);
    await store.append('BBBBBB', entry, false);
    await expect(store.append('BBBBBB', { ...entry, player: 1 }, true)).rejects.toThrow('does not follow the log');
    expect(await store.load('BBBBBB')).toEqual({ rules: RULES_VERSION, setup, log: [entry], finished: false });
    await store.close();
  });

  test('does not write for a table it does not have', async () => {
    const store = await open();
    await expect(store.saveSetup('CCCCCC', setup)).rejects.toThrow();
    await expect(store.append('CCCCCC', entry, false)).rejects.toThrow();
    expect(await store.load('CCCCCC')).toBeNull();
    await store.close();
  });

  test('finishes what it has begun before it closes', async () => {
    const store = await open();
    await store.create('TTTTTT', setup);
    const appended = store.append('TTTTTT', entry, false);
    await store.close();
    await appended;
    const again = await open();
    expect((await again.load('TTTTTT'))?.log).toEqual([entry]);
    await again.ping();
    await again.close();
  });

  const empty: Setup = { ...setup, seats: [null, null], creator: null };
  const later = (): number => Date.now() + 1000;

  test('finds the open tables, the latest first', async () => {
    const store = await open();
    const codes = async (since = 0, limit = 10): Promise<string[]> => (await store.openTables(since, limit)).map(({ code }) => code);
    await store.create('DDDDDD', setup);
    await store.create('EEEEEE', empty);
    await store.create('FFFFFF', { ...setup, listed: false });
    await store.create('GGGGGG', { ...setup, seats: [seated, { ...seated, keyHash: null }], seed: 'seed' });
    await store.create('HHHHHH', setup);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await store.saveSetup('DDDDDD', setup);
    const found = (await codes()).filter((code) => /^[DGH]/.test(code));
    expect(found).toEqual(['DDDDDD', 'HHHHHH']);
    expect(await codes(0, 1)).toEqual(['DDDDDD']);
    expect(await codes(later())).toEqual([]);
    expect((await store.openTables(0, 1))[0]).toEqual({ code: 'DDDDDD', setup });
    await store.close();
  });

  test('keeps what was said, the latest lines of it', async () => {
    const store = await open();
    const lineOf = (n: number): ChatLine => ({
      n,
      at: 1_800_000_000_000 + n,
      by: 'mark',
      name: 'Żółw',
      seated: n % 2 === 0,
      text: `"${n}" 🦊`,
    });
    await store.create('QQQQQQ', setup);
    await store.create('RRRRRR', setup);
    expect(await store.lines('QQQQQQ')).toEqual([]);
    const numbers = Array.from({ length: LINES_KEPT + 3 }, (_, i) => i + 1);
    await Promise.all([...numbers.map((n) => store.addLine('QQQQQQ', lineOf(n))), store.addLine('RRRRRR', lineOf(1))]);
    await store.addLine('QQQQQQ', { ...lineOf(LINES_KEPT), text: 'again' });
    expect(await store.lines('QQQQQQ')).toEqual(numbers.slice(3).map(lineOf));
    expect(await store.lines('RRRRRR')).toEqual([lineOf(1)]);
    expect(await store.lines('SSSSSS')).toEqual([]);
    await expect(store.addLine('ZZZZZZ', lineOf(1))).rejects.toThrow();
    await store.close();
  });

  test('keeps what teams said for themselves apart, with numbers of their own, and emotes', async () => {
    const store = await open();
    const said = { at: 1_800_000_000_000, by: 'mark', name: 'Żółw', seated: true, text: 'x' };
    await store.create('TTTTTT', setup);
    await store.addLine('TTTTTT', { ...said, n: 1, text: '', emote: 'thanks' });
    const numbers = Array.from({ length: LINES_KEPT + 2 }, (_, i) => i + 1);
    for (const n of numbers) await store.addLine('TTTTTT', { ...said, n, team: 1, at: said.at + n });
    await store.addLine('TTTTTT', { ...said, n: 1, team: 0, at: said.at + 1000, text: '', emote: 'wow' });
    const lines = await store.lines('TTTTTT');
    expect(lines[0]).toEqual({ ...said, n: 1, text: '', emote: 'thanks' });
    expect(lines.filter(({ team }) => team === 1).map(({ n }) => n)).toEqual(numbers.slice(2));
    expect(lines.at(-1)).toEqual({ ...said, n: 1, team: 0, at: said.at + 1000, text: '', emote: 'wow' });
    expect(lines).toHaveLength(LINES_KEPT + 2);
    await store.close();
  });

  test('keeps the last study of a match, and refuses one of an earlier epoch', async () => {
    const store = await open();
    const study = (step: number): SavedStudy => ({
      leader: { by: 'mark', name: 'Żółw', seat: null },
      moment: { turn: 3, step },
      everyone: true,
      drawings: [{ kind: 'arrow', from: [0, 0], to: [1, -1], color: 'red' }],
    });
    await store.create('UUUUUU', setup, undefined, 'one');
    expect(await store.study('UUUUUU')).toBeNull();
    await store.saveStudy('UUUUUU', study(1), FIRST_EPOCH);
    await store.saveStudy('UUUUUU', study(2), FIRST_EPOCH);
    await expect(store.saveStudy('UUUUUU', study(3), FIRST_EPOCH - 1)).rejects.toThrow();
    expect(await store.study('UUUUUU')).toEqual(study(2));
    await expect(store.saveStudy('ZZZZZZ', study(1))).rejects.toThrow();
    await store.close();
  });

  test('forgets what was said at a table that is given up', async () => {
    const store = await open();
    await store.create('XXXXXX', empty);
    await store.addLine('XXXXXX', { n: 1, at: 1, by: 'mark', name: 'Ann', seated: false, text: 'nobody here' });
    await store.prune('empty', later());
    expect(await store.lines('XXXXXX')).toEqual([]);
    await store.close();
  });

  test('deletes saved games whose players never came, and no other match', async () => {
    const store = await open();
    const before = Date.now() - 1000;
    const running = { ...setup, seats: [seated, seated], seed: 'seed' };
    await store.add('22PPPP', { ...running, unjoined: true }, [entry]);
    await store.add('22QQQQ', running, [entry]);
    await store.add('22RRRR', { ...running, seats: [{ ...seated, name: '"unjoined":true' }, seated] }, [entry]);
    expect([(await store.load('22PPPP'))?.setup.unjoined, await store.prune('empty', before)]).toEqual([true, []]);
    expect(await store.prune('empty', later())).toContain('22PPPP');
    expect(await Promise.all(['22PPPP', '22QQQQ', '22RRRR'].map((code) => store.exists(code)))).toEqual([false, true, true]);
    await store.close();
  });

  test('deletes tables without players, and nothing else', async () => {
    const store = await open();
    const [computer, before]: [SavedSeat, number] = [{ ...seated, keyHash: null }, Date.now() - 1000];
    await store.create('JJJJJJ', empty);
    await store.create('KKKKKK', { ...empty, seats: [computer, null] });
    await store.create('LLLLLL', empty, undefined, 'process');
    await store.create('MMMMMM', setup);
    await store.create('NNNNNN', { ...setup, seats: [computer, seated], seed: 'seed' });
    await store.append('NNNNNN', entry, true);
    expect(await store.prune('empty', before)).toEqual([]);
    await store.prune('empty', later());
    const left = ['JJJJJJ', 'KKKKKK', 'LLLLLL', 'MMMMMM', 'NNNNNN'].map((code) => store.exists(code));
    expect(await Promise.all(left)).toEqual([false, false, true, true, true]);
    expect((await store.load('NNNNNN'))?.log).toEqual([entry]);
    await store.close();
  });

  test('claims many tables at once, each as it stands, and knows which have intents', async () => {
    const store = await open();
    await store.join('A', 60_000);
    const codes = ['ONEAAA', 'TWOAAA', 'THRAAA', 'FOURAA'];
    for (const code of codes) await store.create(code, setup);
    await store.append('TWOAAA', entry, false);
    await store.claim('THRAAA', 'A');
    const claims = [...codes.map((code) => store.claim(code, 'A')), store.claim('NOBODY', 'A'), store.claim('THRAAA', 'B')];
    expect(await Promise.all(claims)).toEqual([{ epoch: 1 }, { epoch: 1 }, { epoch: 2 }, { epoch: 1 }, null, { owner: 'A' }]);
    await store.release('ONEAAA', 1, null);
    // A process that is not registered gets nothing, and keeps nobody else from it.
    const [strange, own] = await Promise.allSettled([store.claim('ONEAAA', 'stranger'), store.claim('FOURAA', 'A')]);
    expect(strange).toMatchObject({ status: 'rejected', reason: expect.any(LeaseLost) as unknown });
    expect(own).toEqual({ status: 'fulfilled', value: { epoch: 2 } });
    expect(await Promise.all([...codes, 'NOBODY'].map((code) => store.isUnplayed(code)))).toEqual([true, false, true, true, true]);
    await store.close();
  });

  test('can be opened again', async () => {
    const store = await open();
    expect(await store.load('AAAAAA')).toMatchObject({ finished: true });
    await store.close();
  });
};

describe('a store in SQLite', () => {
  keepsMatches(() => openSqliteStore(folder.path));
});

describeWith('postgresql', 'a store in PostgreSQL', (executable) => {
  let cluster: PostgresCluster;
  let url: string;

  beforeAll(async () => {
    cluster = await PostgresCluster.start(executable);
    url = await cluster.newDatabase();
  });

  afterAll(() => cluster.remove());

  const log = pino({ level: 'silent' });
  keepsMatches(() => openPostgresStore(url, log));

  test('two processes can start at once', async () => {
    const fresh = await cluster.newDatabase();
    const stores = await Promise.all([1, 2, 3].map(() => openPostgresStore(fresh, log)));
    expect(await Promise.all(stores.map((store) => store.create('AAAAAA', setup)))).toContain(true);
    await Promise.all(stores.map((store) => store.close()));
  });

  test('why it cannot be opened is said without the password', async () => {
    const absent = openPostgresStore(url.replace(/hexfall_\d+/, 'absent').replace('hexfall@', 'hexfall:secret@'), log);
    await expect(absent).rejects.toThrow('the database of DATABASE_URL cannot be used: database "absent" does not exist');
    const away = openPostgresStore('postgres://ann:secret@127.0.0.1:1/hexfall', log);
    await expect(away).rejects.toThrow('the database of DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1');
  });
});
