import type { SavedSeat, Setup } from '@hexfall/shared/lobby/setup';
import type { Clock } from '@hexfall/shared/model/clock';
import type { MatchRepository } from '../../server/src/store/MatchRepository.js';
import { EMPTY_TABLE, FIRST_ENTRY } from '../server/support/table.js';
import { temporaryFolder } from '../server/support/testApp.js';
import { done, type Env, openFor, pathsIn } from './support.js';

/*
 * O10: a match that is taken from its process is due at once if its clock runs without anybody who opens it. Else the clock would stand.
 */

const folder = temporaryFolder();
const newPath = pathsIn(folder.path);

afterAll(() => {
  folder.remove();
});

/** The clocks of matches, by the code of one each; the last is over. */
const CLOCKS = { NNNNNN: 'none', GGGGGG: 'game:600+5', TTTTTT: 'turn:60', HHHHHH: 'hours:8', DDDDDD: 'days:3', FFFFFF: 'days:3' } as const;
const CODES = Object.keys(CLOCKS) as (keyof typeof CLOCKS)[];

const IN_PLAY = ['GGGGGG', 'TTTTTT'];
const BY_CALENDAR = ['HHHHHH', 'DDDDDD'];

const bob: SavedSeat = { name: 'Bob', army: 'borgo', keyHash: 'bob', mercenaries: [] };

const setupOf = (clock: Clock): Setup => ({
  ...EMPTY_TABLE,
  options: { ...EMPTY_TABLE.options, clock },
  seats: [bob, { ...bob, keyHash: 'ann' }],
  creator: 'bob',
  seed: 'seed',
});

/** What takes matches from the process A, and which are due then. */
const WAYS: Readonly<
  Record<string, { readonly take: (store: MatchRepository, env: Env) => Promise<unknown>; readonly due: readonly string[] }>
> = {
  'their process is gone, and no other was there meanwhile': {
    take: async (store) => {
      await store.leave('A');
      await store.releaseOrphans('byCalendar');
    },
    due: BY_CALENDAR,
  },
  'their process is gone, and others are there': {
    take: async (store) => {
      await store.leave('A');
      await store.releaseOrphans('timed');
    },
    due: [...IN_PLAY, ...BY_CALENDAR],
  },
  'a seat is given to a new key': {
    take: async (_store, env) => {
      for (const code of CODES) await done(env, 'seat', code, '1');
    },
    due: [...IN_PLAY, ...BY_CALENDAR],
  },
};

test.each(Object.entries(WAYS))('matches whose clock runs are due when %s', async (_what, { take, due }) => {
  const env = { DATA_DIR: newPath() };
  const store = await openFor(env);
  await store.join('A', 60_000);
  for (const code of CODES) {
    await store.create(code, setupOf(CLOCKS[code]));
    await store.append(code, FIRST_ENTRY, code === 'FFFFFF');
    await store.claim(code, 'A');
  }
  expect(await store.due(Date.now(), 9)).toEqual([]);
  await take(store, env);
  expect((await store.due(Date.now(), 9)).toSorted()).toEqual(due.toSorted());
  await store.close();
});
