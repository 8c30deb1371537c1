import { botSeatKey, hashSeatKey } from '../../server/src/security/credentials.js';
import { PostgresCluster } from '../server/support/PostgresCluster.js';
import { EMPTY_TABLE } from '../server/support/table.js';
import { temporaryFolder } from '../server/support/testApp.js';
import { describeWith } from '../support/programs.js';
import { done, type Env, openFor, pathsIn, refused } from './support.js';

const folder = temporaryFolder();
const newPath = pathsIn(folder.path);

afterAll(() => folder.remove());

/** What `hexfall admin bot` does with a store of any kind. */
const givesTokens = (newEnv: () => Promise<Env>): void => {
  test('gives a token once, which the store knows by its hash only, until it is taken away', async () => {
    const env = await newEnv();
    await (await openFor(env)).close();
    const said = await done(env, 'bot', 'add', 'Deep Green');
    const token = /^(bot_[\w-]{22})\n/.exec(said)?.[1] ?? '';
    expect(said).toBe(`${token}\nis the token of Deep Green. It is shown only now; whoever has it plays as Deep Green.\n`);
    expect(await refused(env, 'bot', 'add', 'Deep Green')).toBe('There is a bot named Deep Green.');
    const other = await done(env, 'bot', 'add', 'Blue');
    expect(other).not.toContain(token);

    const store = await openFor(env);
    const bot = (await store.bots.prove(hashSeatKey(token)))!;
    expect(bot).toEqual({ id: expect.any(String) as unknown, name: 'Deep Green' });
    expect([await store.bots.prove(token), await store.bots.prove(bot.id)]).toEqual([null, null]);
    expect(botSeatKey(bot.id, token)).toMatch(/^[\w-]{21}[AQgw]$/);
    for (const code of ['AAAAAA', 'BBBBBB', 'CCCCCC']) await store.create(code, EMPTY_TABLE);
    for (const code of ['AAAAAA', 'AAAAAA', 'BBBBBB']) await store.bots.hold(bot.id, code);
    expect(await store.bots.tables(bot.id, 9)).toHaveLength(2);
    expect(await store.bots.tables(bot.id, 1)).toHaveLength(1);
    // Its seats pass on to the rematch.
    await store.create('DDDDDD', EMPTY_TABLE, { code: 'AAAAAA', setup: EMPTY_TABLE });
    expect((await store.bots.tables(bot.id, 9)).map(({ code }) => code).sort()).toEqual(['AAAAAA', 'BBBBBB', 'DDDDDD']);
    await store.close();

    const list = await done(env, 'bot', 'list');
    expect(list).toMatch(/^Blue {2}\d{4}-\d\d-\d\dT\d\d:\d\d {2}0 tables\nDeep Green {2}\S+ {2}3 tables\n2 bots\n$/);
    expect(list).not.toContain('bot_');
    expect(await done(env, 'bot', 'remove', 'Deep Green')).toBe('Deep Green is removed; its seats stay without a player\n');
    expect(await refused(env, 'bot', 'remove', 'Deep Green')).toBe('There is no bot named Deep Green.');
    const later = await openFor(env);
    expect(await later.bots.prove(hashSeatKey(token))).toBeNull();
    expect(await later.bots.tables(bot.id, 9)).toEqual([]);
    expect(await later.exists('AAAAAA')).toBe(true);
    await later.close();
  });
};

describe('hexfall admin bot, with SQLite', () => {
  givesTokens(() => Promise.resolve({ DATA_DIR: newPath() }));

  test.each([
    [['add', ''], 'A bot has the name of a player'],
    [['add', ' Ann'], 'A bot has the name of a player'],
    [['add', 'x'.repeat(25)], 'A bot has the name of a player'],
    [['add'], 'Usage: hexfall admin bot add NAME'],
    [['list', 'all'], 'Usage: hexfall admin bot add NAME'],
    [['remove'], 'Usage: hexfall admin bot add NAME'],
    [['rename', 'Ann'], 'Usage: hexfall admin bot add NAME'],
  ])('refuses %j', async (words, expected) => {
    const env = { DATA_DIR: newPath() };
    await (await openFor(env)).close();
    expect(await refused(env, 'bot', ...words)).toContain(expected);
    expect(await done(env, 'bot', 'list')).toBe('0 bots\n');
  });
});

describeWith('postgresql', 'hexfall admin bot, with PostgreSQL', (postgres) => {
  let cluster: PostgresCluster;

  beforeAll(async () => {
    cluster = await PostgresCluster.start(postgres);
  });

  afterAll(() => cluster.remove());

  givesTokens(async () => ({ DATABASE_URL: await cluster.newDatabase() }));
});
