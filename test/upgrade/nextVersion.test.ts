import { pino } from 'pino';
import { openPostgres, POSTGRES } from '../../server/src/store/openPostgresStore.js';
import { SqlRepository } from '../../server/src/store/SqlRepository.js';
import { ProcessSite } from '../scale/support/ProcessSite.js';
import { SpreadMatches } from '../scale/support/SpreadMatches.js';
import { comeBack, playRandomly, startDuel } from '../server/support/table.js';
import { temporaryFolder } from '../server/support/testApp.js';
import { describeWithAll } from '../support/programs.js';
import { ServerProcess } from '../support/ServerProcess.js';
import { makeNextVersion, NEXT_STEP, NEXT_VERSION } from './support/nextVersion.js';

/*
 * The present version is replaced by the next one while matches run: it has a step of the store more, and speaks a protocol of its own
 * beside the present one.
 */

const folder = temporaryFolder();
let next: string;
let site: ProcessSite | null = null;
let matches: SpreadMatches | null = null;

const PROCESSES = 3;

const versionAt = async (url: string): Promise<unknown> => {
  const { version, protocol } = (await (await fetch(`${url}/api/version`)).json()) as Record<string, unknown>;
  return { version, protocol };
};

beforeAll(() => {
  // The library logs every broken connection.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  next = makeNextVersion(`${folder.path}/next`);
});

afterAll(async () => {
  await matches?.leave();
  await site?.remove();
  await ServerProcess.killAll();
  folder.remove();
  jest.restoreAllMocks();
});

test('SQLite: a match goes on where it was, with the same keys, and the version before refuses the store from then on', async () => {
  const env = { DATA_DIR: `${folder.path}/data` };
  const before = ServerProcess.run('built', env);
  const duel = await startDuel(await before.ready());
  await playRandomly(duel, 5, 20);
  const { table } = duel.pages[0];
  await before.stop();

  const after = ServerProcess.run({ main: next }, env);
  const url = await after.ready();
  expect(await versionAt(url)).toEqual({ version: NEXT_VERSION, protocol: 2 });
  const game = await comeBack(url, duel);
  expect(game.pages.map((page) => page.table)).toEqual([table, table]);
  expect(game.pages[0]!.welcome).toMatchObject({ protocol: 1 });
  await playRandomly(game, 6, 2000);
  await Promise.all(game.pages.map((page) => page.leave()));
  await after.stop();

  const again = ServerProcess.run('built', env);
  expect(await again.ended).toBe(1);
  expect(again.output).toContain(`another version of Hexfall has brought it to step ${NEXT_STEP}`);
});

describeWithAll(['redis', 'postgresql'], 'processes of a site, one after the other', (redis = '', postgresql = '') => {
  test('every match goes on, at processes of both versions, and nothing acknowledged is lost', async () => {
    site = await ProcessSite.start({ redis, postgresql }, PROCESSES);
    matches = await SpreadMatches.begin(site, 6, 11);
    for (let place = 0; place < PROCESSES; place++) {
      await site.stop(place);
      await matches.goOn();
      await site.launch(place, next);
      // Matches are played, and begun, while the versions differ.
      await matches.goOn();
    }
    for (let place = 0; place < PROCESSES; place++) {
      expect(await versionAt(site.urlOf(place))).toEqual({ version: NEXT_VERSION, protocol: 2 });
    }
    await matches.end();
    const store = new SqlRepository(openPostgres(site.databaseUrl, pino({ level: 'silent' })), POSTGRES);
    const { acknowledged } = await matches.compareWith(store);
    await store.close();
    expect(acknowledged).toBeGreaterThan(0);
    expect(await site.postgres.query('select max(name) as last from kysely_migration', site.databaseUrl)).toEqual([{ last: NEXT_STEP }]);
  });
});
