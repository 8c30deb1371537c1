import { join } from 'node:path';
import { CompetitionScene } from '../server/support/CompetitionScene.js';
import { temporaryFolder } from '../server/support/testApp.js';
import { call, done, openFor, pathsIn, refused } from './support.js';

const folder = temporaryFolder();
const newPath = pathsIn(folder.path);

afterEach(() => jest.restoreAllMocks());
afterAll(() => folder.remove());

test('the operator sees competitions and deletes them, and a backup has all of them', async () => {
  const env = { DATA_DIR: newPath() };
  const store = await openFor(env);
  const scene = new CompetitionScene(store);
  await scene.make(4, { rounds: 2, pause: null });
  await scene.act({ do: 'announce', round: 1 });
  await scene.endRound();
  const { code } = scene;
  const before = await store.competitions.load(code);
  await store.close();
  expect(await done(env, 'competitions')).toBe(`${code}  running  round 1  2026-01-01T00:00  Club evening\n1 competitions\n`);
  const shown = await done(env, 'competition', code, 'show');
  expect(shown).toMatch(/^1 {2}Player \d {2}3 points {2}Buchholz \d+ {2}HQ 7\n/);
  expect(shown).toContain('Club evening: running, round 1, 6 acts\n');

  const file = join(folder.path, 'backup');
  await done(env, 'backup', file);
  const fresh = { DATA_DIR: newPath() };
  await done(fresh, 'restore', file);
  const restored = await openFor(fresh);
  expect(await restored.competitions.load(code)).toEqual(before);
  const there = scene.elsewhere(restored);
  expect(await there.act({ do: 'announce', round: 2 })).toBe('ok');
  await restored.close();

  expect(await refused(env, 'competition', code, 'burn')).toBe('Usage: hexfall admin competition CODE show|delete');
  expect(await refused(env, 'competition', 'ZZZZZZ', 'show')).toBe('There is no competition ZZZZZZ.');
  expect(await done(env, 'competition', code, 'delete')).toBe(`${code} is deleted\n`);
  expect(await refused(env, 'competition', code, 'delete')).toBe(`There is no competition ${code}.`);
  // Its tables have stayed; an import brings the competition back with them.
  expect((await call(env, 'import', file)).out).toContain('exists already');
  const again = await openFor(env);
  expect(await again.competitions.load(code)).toEqual(before);
  await again.close();
});
