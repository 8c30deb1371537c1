import { type MatchResult, MOST_FRIENDS, NO_STATISTICS } from '@hexfall/shared/inspect/matchStatistics';
import { type Crest, MOST_PEOPLE } from '@hexfall/shared/protocol/profiles';
import type { MatchRepository } from '../../server/src/store/MatchRepository.js';
import type { ProfileStore } from '../../server/src/store/ProfileStore.js';
import { withBothStores } from './support/bothStores.js';
import { EMPTY_TABLE, FIRST_ENTRY } from './support/table.js';

const DAY_MS = 24 * 3_600_000;

const CREST: Crest = { shape: 'moon', color: 'teal' };

/** A duel that was won by Borgo. */
const RESULT: MatchResult = { ending: 'won', armies: ['borgo'], mode: 'duel', level: null, people: ['Bob'] };

/** What every database does with profiles; `open` opens the same one each time. */
const keepsProfiles = (open: () => Promise<MatchRepository>): void => {
  let store: MatchRepository;
  let profiles: ProfileStore;

  beforeAll(async () => {
    store = await open();
    profiles = store.profiles;
  });

  afterAll(() => store.close());

  const add = (id: string) => profiles.add({ id, name: id, crest: CREST }, `hash ${id}`, 1000);

  /** Profiles that sit at one table, and meet when its match begins. */
  const playAt = async (code: string, ids: readonly string[], at: number): Promise<void> => {
    await store.create(code, EMPTY_TABLE);
    for (const id of ids) await profiles.holdSeat(id, { code, keyHash: `${code} ${id}` });
    await profiles.recordEncounters(
      code,
      ids.map((id) => `${code} ${id}`),
      at,
    );
  };

  test('adds a profile once for a key, changes, renews and removes it', async () => {
    await add('a');
    expect(await profiles.add({ id: 'other', name: 'Other', crest: CREST }, 'hash a', 2000)).toMatchObject({ id: 'a', name: 'a' });
    await profiles.change('a', { name: 'Ann', crest: { shape: 'eye', color: 'gray' } });
    expect(await profiles.prove('hash a', 1000 + 2 * DAY_MS)).toEqual({ id: 'a', name: 'Ann', crest: { shape: 'eye', color: 'gray' } });
    await add('b');
    expect(await profiles.renew('a', 'hash b')).toBe(false);
    expect(await profiles.renew('a', 'fresh')).toBe(true);
    expect(await profiles.prove('hash a', 2000)).toBeNull();
    expect(await store.prune('profiles', 2000)).toEqual(['b']);
    expect(await profiles.prove('hash b', 2000)).toBeNull();
    expect(await profiles.prove('fresh', 2000)).toMatchObject({ id: 'a' });
    await profiles.remove('a');
    expect(await profiles.prove('fresh', 2000)).toBeNull();
  });

  test('knows the seats of a profile, also at a rematch, and forgets them with it or with the match', async () => {
    await Promise.all(['c', 'd'].map(add));
    await playAt('AAAAAA', ['c', 'd'], 10);
    expect(await profiles.seatAt('c', 'AAAAAA')).toBe('AAAAAA c');
    expect(await profiles.seatAt('nobody', 'AAAAAA')).toBeNull();
    await store.create('BBBBBB', EMPTY_TABLE, { code: 'AAAAAA', setup: EMPTY_TABLE });
    expect(await profiles.seatAt('d', 'BBBBBB')).toBe('AAAAAA d');
    expect((await profiles.seats('d', 10)).map(({ code }) => code).toSorted()).toEqual(['AAAAAA', 'BBBBBB']);
    expect(await profiles.view('d')).toEqual({ tables: 2, people: 1 });
    await profiles.forgetTable('d', 'BBBBBB');
    expect(await profiles.seatAt('d', 'BBBBBB')).toBeNull();
    await store.prune('empty', Date.now() + 1000);
    expect(await profiles.seats('c', 10)).toEqual([]);
    expect(await profiles.people('c')).toMatchObject([{ id: 'd', times: 1, last: { code: null, at: 10 } }]);
    await profiles.remove('d');
    expect(await profiles.people('c')).toEqual([]);
  });

  test('counts a match once, and only those who sit there', async () => {
    await Promise.all(['e', 'f', 'g'].map(add));
    await playAt('CCCCCC', ['e', 'f'], 10);
    await profiles.holdSeat('g', { code: 'CCCCCC', keyHash: 'stood up' });
    await profiles.recordEncounters('CCCCCC', ['CCCCCC e', 'CCCCCC f'], 20);
    expect(await profiles.people('e')).toMatchObject([{ id: 'f', times: 1, last: { code: 'CCCCCC', at: 10 } }]);
    await playAt('DDDDDD', ['e', 'f', 'g'], 30);
    expect(await profiles.people('f')).toMatchObject([{ times: expect.any(Number) as unknown }, { times: expect.any(Number) as unknown }]);
    expect((await profiles.people('e')).find(({ id }) => id === 'f')).toMatchObject({ times: 2, last: { code: 'DDDDDD', at: 30 } });
  });

  /** Ends the match of a table whose seats these profiles have, the first of which wins it. */
  const endAt = (code: string, ids: readonly string[], entry = FIRST_ENTRY): Promise<void> => {
    const results = ids.map((id, seat) => ({
      keyHash: `${code} ${id}`,
      result: { ...RESULT, ending: seat === 0 ? ('won' as const) : ('lost' as const) },
    }));
    return store.append(code, entry, true, null, { playback: null, results });
  };

  const sumsOf = async (id: string): Promise<readonly number[]> => {
    const { all, streak } = (await profiles.statistics(id)).statistics;
    return [all.played, all.won, streak.now];
  };

  test('counts a match for each profile with a seat at its end, and once, however often that is stored', async () => {
    await Promise.all(['o', 'p', 'q'].map(add));
    expect(await profiles.statistics('o')).toEqual({ since: 1000, statistics: NO_STATISTICS });
    await playAt('OOOOOO', ['o', 'p'], 10);
    // Who has stood up has no result.
    await profiles.holdSeat('q', { code: 'OOOOOO', keyHash: 'stood up' });
    await endAt('OOOOOO', ['o', 'p']);
    await endAt('OOOOOO', ['o', 'p']);
    expect(await sumsOf('o')).toEqual([1, 1, 1]);
    expect(await sumsOf('p')).toEqual([1, 0, 0]);
    expect(await sumsOf('q')).toEqual([0, 0, 0]);
    expect((await profiles.statistics('o')).statistics).toMatchObject({
      armies: { borgo: { played: 1, won: 1 } },
      modes: { duel: { played: 1 } },
      friends: [{ name: 'Bob', won: 1 }],
      latest: expect.any(Number) as unknown,
    });
  });

  test('counts nothing of a match whose end was refused, and each of several that end at once', async () => {
    await Promise.all(['r', 's'].map(add));
    const codes = ['RRRRRR', 'SSSSSS', 'TTTTTT'];
    for (const code of codes) await playAt(code, ['r', 's'], 10);
    const late = { ...FIRST_ENTRY, seq: 7 };
    await Promise.allSettled([endAt('RRRRRR', ['r', 's']), endAt('SSSSSS', ['s', 'r']), endAt('TTTTTT', ['r', 's'], late)]);
    expect((await store.load('TTTTTT'))?.finished).toBe(false);
    expect((await sumsOf('r')).slice(0, 2)).toEqual([2, 1]);
    expect((await sumsOf('s')).slice(0, 2)).toEqual([2, 1]);
  });

  test('keeps what was counted when a match is deleted, and forgets it when it is asked to, with the matches counted', async () => {
    await Promise.all(['t', 'u'].map(add));
    await playAt('UUUUUU', ['t', 'u'], 10);
    await endAt('UUUUUU', ['t', 'u']);
    await store.prune('finished', Date.now() + 1000);
    expect(await store.exists('UUUUUU')).toBe(false);
    expect(await sumsOf('t')).toEqual([1, 1, 1]);
    await profiles.forgetStatistics('t', 5000);
    expect(await profiles.statistics('t')).toEqual({ since: 5000, statistics: NO_STATISTICS });
    expect(await sumsOf('u')).toEqual([1, 0, 0]);
    await playAt('VVVVVV', ['t', 'u'], 10);
    await endAt('VVVVVV', ['t', 'u']);
    await profiles.forgetStatistics('t', 6000);
    await endAt('VVVVVV', ['t', 'u']);
    expect(await sumsOf('t')).toEqual([0, 0, 0]);
    await profiles.remove('t');
    expect(await sumsOf('t')).toEqual([0, 0, 0]);
  });

  test('counts a rematch of its own, and keeps no more than a bounded number of opponents', async () => {
    await Promise.all(['v', 'w'].map(add));
    await playAt('WWWWWW', ['v', 'w'], 10);
    await endAt('WWWWWW', ['v', 'w']);
    await store.create('XXXXXX', EMPTY_TABLE, { code: 'WWWWWW', setup: EMPTY_TABLE });
    const people = Array.from({ length: MOST_FRIENDS + 3 }, (_, index) => `Friend ${index}`);
    const results = [{ keyHash: 'WWWWWW v', result: { ...RESULT, people } }];
    await store.append('XXXXXX', FIRST_ENTRY, true, null, { playback: null, results });
    expect(await sumsOf('v')).toEqual([2, 2, 2]);
    expect((await profiles.statistics('v')).statistics.friends).toHaveLength(MOST_FRIENDS);
  });

  test('shows where people are only if both agree, and nothing to those who are blocked', async () => {
    await Promise.all(['h', 'i'].map(add));
    await playAt('EEEEEE', ['h', 'i'], 10);
    await profiles.place('i', 'table', 100);
    await profiles.changePerson('h', 'i', { shows: true });
    expect(await profiles.people('h')).toMatchObject([{ shows: true, shown: false, seen: null, place: null }]);
    await profiles.changePerson('i', 'h', { shows: true });
    expect(await profiles.people('h')).toMatchObject([{ shows: true, shown: true, seen: 100, place: 'table' }]);
    await store.create('FFFFFF', EMPTY_TABLE);
    await profiles.invite({ id: 'one', sender: 'i', recipient: 'h', code: 'FFFFFF', at: 50 });
    expect(await profiles.invitations('h', 0, 5)).toEqual([{ id: 'one', from: { name: 'i', crest: CREST }, code: 'FFFFFF', at: 50 }]);
    await profiles.changePerson('h', 'i', { blocked: true });
    expect(await profiles.people('i')).toEqual([]);
    expect(await profiles.people('h')).toMatchObject([{ blocked: true, shows: false, place: null }]);
    expect(await profiles.invitations('h', 0, 5)).toEqual([]);
    expect(await profiles.changePerson('i', 'h', { blocked: false })).toBe(false);
  });

  test('keeps one invitation between two, until it is declined or expires', async () => {
    await Promise.all(['j', 'k'].map(add));
    for (const code of ['GGGGGG', 'HHHHHH']) await store.create(code, EMPTY_TABLE);
    await profiles.invite({ id: 'two', sender: 'j', recipient: 'k', code: 'GGGGGG', at: 50 });
    await profiles.invite({ id: 'three', sender: 'j', recipient: 'k', code: 'HHHHHH', at: 60 });
    expect(await profiles.invitations('k', 0, 5)).toMatchObject([{ id: 'three', code: 'HHHHHH' }]);
    expect(await profiles.invitations('k', 61, 5)).toEqual([]);
    await profiles.decline('j', 'three');
    expect(await profiles.sent('j', 'k', 0)).toEqual({ latest: { code: 'HHHHHH', at: 60, declined: false }, open: 1 });
    await profiles.decline('k', 'three');
    expect(await profiles.invitations('k', 0, 5)).toEqual([]);
    expect(await profiles.sent('j', 'k', 0)).toEqual({ latest: { code: 'HHHHHH', at: 60, declined: true }, open: 0 });
    expect(await profiles.declined('j', 0, 5)).toEqual([{ id: 'three', to: { name: 'k', crest: CREST }, code: 'HHHHHH' }]);
    expect(await profiles.declined('j', 61, 5)).toEqual([]);
    expect(await profiles.declined('k', 0, 5)).toEqual([]);
    await profiles.noteDeclined('k', 'three');
    expect(await profiles.declined('j', 0, 5)).toHaveLength(1);
    await profiles.noteDeclined('j', 'three');
    await profiles.decline('k', 'three');
    expect(await profiles.declined('j', 0, 5)).toEqual([]);
    expect(await profiles.sent('j', 'k', 0)).toEqual({ latest: { code: 'HHHHHH', at: 60, declined: true }, open: 0 });
    await store.prune('invitations', 61);
    expect(await profiles.sent('j', 'k', 0)).toEqual({ latest: null, open: 0 });
  });

  test('remembers a bounded number of people, and those first that it shows itself to', async () => {
    const others = Array.from({ length: MOST_PEOPLE + 2 }, (_, index) => `many ${index}`);
    await Promise.all(['many', ...others].map(add));
    for (const [index, other] of others.entries()) {
      await playAt(`M${String(index).padStart(5, '0')}`, ['many', other], 100 + index);
      if (index === 0) await profiles.changePerson('many', other, { shows: true });
    }
    const known = (await profiles.people('many')).map(({ id }) => id);
    expect(known).toHaveLength(MOST_PEOPLE);
    expect(known).toContain('many 0');
    expect(known).not.toContain('many 1');
  });
};

withBothStores('profiles', keepsProfiles);
