import { EMPTY_TABLE } from '../server/support/table.js';
import { temporaryFolder } from '../server/support/testApp.js';
import { done, openFor, refused } from './support.js';

const DAY = 24 * 60 * 60 * 1000;

const folder = temporaryFolder();
const env = { DATA_DIR: folder.path, KEEP_PROFILES_DAYS: '30' };

afterAll(() => {
  jest.restoreAllMocks();
  folder.remove();
});

test('hexfall admin prune deletes what is past its retention, and what may be there by a wrong clock only with --force', async () => {
  const store = await openFor(env);
  const start = Date.now();
  const setDay = (day: number) => jest.spyOn(Date, 'now').mockReturnValue(start + day * DAY);
  const add = (id: string) => store.profiles.add({ id, name: id, crest: { shape: 'moon', color: 'teal' } }, `hash ${id}`, Date.now());
  await store.create('AAAAAA', EMPTY_TABLE);
  for (const id of ['ann', 'bob']) await add(id);
  setDay(29);
  expect(await done(env, 'prune')).toBe('deleted empty: 1\n');
  expect(await done(env, 'prune')).toBe('deleted nothing\n');
  setDay(33);
  expect(await refused(env, 'prune')).toMatch(
    /^Nothing has been deleted \(profiles: 2\): everything in the store is from more than a month before this time\. This machine's clock shows \d{4}-.*; if that is right, --force deletes it\.$/,
  );
  await add('cem');
  expect(await refused(env, 'prune')).toContain('this is more than a small part of what there is');
  expect(await store.countPruned('profiles')).toBe(3);
  expect(await done(env, 'prune', '--force')).toBe('deleted profiles: 2\n');
  expect(await store.countPruned('profiles')).toBe(1);
  await store.close();
});
