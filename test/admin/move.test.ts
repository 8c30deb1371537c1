import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parseRecord } from '@hexfall/shared/notation/record';
import { verifyRecord } from '@hexfall/shared/notation/verifyRecord';
import type { ChatLine } from '@hexfall/shared/protocol/chat';
import { readArchive } from '../../server/src/admin/readArchive.js';
import { codeOf, Page } from '../server/support/Page.js';
import { PostgresCluster } from '../server/support/PostgresCluster.js';
import { acting, comeBack, type Duel, type Game, openTable, playRandomly, seatEverybody, startDuel } from '../server/support/table.js';
import { startTestApp, temporaryFolder, type TestApp } from '../server/support/testApp.js';
import { describeWith } from '../support/programs.js';
import { ServerProcess } from '../support/ServerProcess.js';
import { done, type Env, openFor, pathsIn, refused } from './support.js';

describe('move', () => {
  const folder = temporaryFolder();
  const newPath = pathsIn(folder.path);

  afterAll(async () => {
    await ServerProcess.killAll();
    folder.remove();
  });

  /** The lines of an archive, the first of which is its head. */
  const linesIn = (file: string): readonly string[] => gunzipSync(readFileSync(file)).toString().split('\n');

  /** When the matches of an archive left their server. */
  const movedAt = async (file: string): Promise<number | null> => {
    const read = await readArchive(file);
    if (!read.ok) throw new Error(read.error);
    return read.value.movedAt;
  };

  /** A server as it is started on a machine, with a store of its own. */
  const start = async (): Promise<{ readonly url: string; readonly env: Env }> => {
    const env = { DATA_DIR: newPath() };
    return { url: await ServerProcess.run('built', env).ready(), env };
  };

  const joined = async (url: string, { code, keys }: Duel): Promise<Game> => {
    expect((await openTable(url, code)).status).toBe(200);
    return { code, keys, pages: await Promise.all(keys.map((key) => Page.join(url, code, [key]))) };
  };

  const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

  afterEach(() => ServerProcess.killAll());

  describe('a running match moves to another server', () => {
    test('with its seats, its log and its clocks, which stand in between; nothing is played at the old one any more', async () => {
      const [old, next] = await Promise.all([start(), start()]);
      const began = Date.now();
      const duel = await startDuel(old.url, { clock: 'days:1' });
      await playRandomly(duel, 7, 12);
      const { code } = duel;
      const file = newPath();
      expect(await done(old.env, 'export', file, code, '--moved-to', `${next.url}/`)).toBe(`1 matches written to ${file}\n`);
      const before = duel.pages[0].table;

      // A page that plays on is refused or sent away, and is told where the table is.
      const seat = acting(duel.pages[0])!;
      const late = duel.pages[seat]!;
      void late.ask('intent', { client: late.client, seat, intent: { do: 'resign' } }).catch(() => undefined);
      await Promise.all(duel.pages.map((page) => page.until(() => page.left !== null)));
      const answer = await openTable(old.url, code);
      expect([answer.status, await answer.json()]).toMatchObject([410, { code: 'moved', to: next.url }]);
      expect(JSON.parse(await done(old.env, 'inspect', code))).toMatchObject({ intents: 12, outcome: null });

      const playedMs = Date.now() - began;
      await pause(2500);
      expect(await done(next.env, 'import', file)).toBe('1 of 1 matches were added\n');
      await pause(1000);
      const opening = Date.now();
      const again = await joined(next.url, duel);
      expect(again.pages.map(({ welcome }) => welcome?.seats)).toEqual([[0], [1]]);
      expect(again.pages[0]!.table).toEqual(before);
      // The three and a half seconds on the way cost nobody anything.
      const { at, left, running } = again.pages[0]!.clock;
      const limit = 24 * 60 * 60 * 1000;
      expect(left[running!]).toBeGreaterThanOrEqual(limit - playedMs);
      expect(at).toBeGreaterThanOrEqual(opening);
      await playRandomly(again, 8, 6);
      expect(again.pages[0]!.state.seq).toBe(18);
    });

    test('and back again, where its former place takes it', async () => {
      const [old, next] = await Promise.all([start(), start()]);
      const duel = await startDuel(old.url);
      await playRandomly(duel, 9, 4);
      const [there, back] = [newPath(), newPath()];
      await done(old.env, 'export', there, duel.code, '--moved-to', next.url);
      await done(next.env, 'import', there);
      const away = await joined(next.url, duel);
      await playRandomly(away, 10, 4);
      await Promise.all(duel.pages.map((page) => page.until(() => page.left !== null)));
      await done(next.env, 'export', back, duel.code, '--moved-to', old.url);
      expect(await done(old.env, 'import', back)).toBe('1 of 1 matches were added\n');
      const again = await joined(old.url, duel);
      expect(again.pages[0]!.state.seq).toBe(8);
      await Promise.all(away.pages.map((page) => page.until(() => page.left !== null)));
      expect((await openTable(next.url, duel.code)).status).toBe(410);
    });

    test('whose file can be written again, with clocks as they stood when it moved', async () => {
      const { url, env } = await start();
      const [duel, other] = [await startDuel(url, { clock: 'days:1' }), await startDuel(url)];
      await playRandomly(duel, 12, 3);
      const [lost, again] = [newPath(), newPath()];
      await done(env, 'export', lost, duel.code, '--moved-to', 'https://new.example');
      expect(await refused(env, 'export', newPath(), duel.code, other.code)).toContain(`${other.code} has not moved`);
      expect(await done(env, 'export', again, duel.code)).toBe(`1 matches written to ${again}\n`);
      expect(linesIn(again).slice(1)).toEqual(linesIn(lost).slice(1));
      // The file that was lost was begun when the table had left.
      const [first, second] = [await movedAt(lost), await movedAt(again)];
      expect(second).not.toBeNull();
      expect(second!).toBeLessThanOrEqual(first!);
      const copied = newPath();
      await done(env, 'export', copied, other.code);
      expect(await movedAt(copied)).toBeNull();
    });

    test('only to an address, and is played on here if the file cannot be written', async () => {
      const { url, env } = await start();
      const duel = await startDuel(url);
      for (const address of ['hexfall.example', 'ftp://hexfall.example', 'https://a:b@hexfall.example', 'https://hexfall.example/?a=1'])
        expect(await refused(env, 'export', newPath(), duel.code, '--moved-to', address)).toContain('--moved-to must be the address');
      expect(await refused(env, 'export', join(folder.path, 'nowhere', 'file'), duel.code, '--moved-to', url)).toContain(
        'cannot be created',
      );
      await playRandomly(duel, 11, 4);
      expect(duel.pages[0].state.seq).toBe(4);
    });
  });
});

describe('move course', () => {
  /*
   * What a match has beside its log moves along with it: to another store and back. There is one server in a process, so that each is
   * stopped before the next one starts.
   */

  const folder = temporaryFolder();
  const newPath = pathsIn(folder.path);

  /** A player without a connection counts as absent at once. */
  const room = { awayMs: 1 };

  let app: TestApp | null = null;

  const serve = async (env: Env): Promise<string> => {
    app = await startTestApp({ store: await openFor(env), room });
    return app.url;
  };

  const stop = async (): Promise<void> => {
    const running = app;
    app = null;
    await running?.stop();
  };

  afterEach(stop);

  afterAll(() => {
    folder.remove();
  });

  const linesAt = async (page: Page, count: number): Promise<readonly ChatLine[]> => {
    await page.until(() => page.lines.length >= count);
    return page.lines;
  };

  const agreeOn = async ([a, b]: readonly Page[], kind: 'pause' | 'resume'): Promise<void> => {
    const { proposal } = await a!.get('propose', { seat: 0, kind });
    await b!.get('answer', { seat: 1, proposal, agree: true });
    await Promise.all([a!, b!].map((page) => page.until(() => page.state.paused === (kind === 'pause'))));
  };

  /** Takes a table from the server that runs to another one, which is started; returns its address. */
  const move = async (from: Env, to: Env, { pages, code }: Game): Promise<string> => {
    await Promise.all(pages.map((page) => page.leave()));
    await stop();
    // The import wants a store that a server has been started with.
    await serve(to);
    await stop();
    const file = newPath();
    await done(from, 'export', file, code, '--moved-to', 'https://new.example');
    expect(await done(to, 'import', file)).toBe('1 of 1 matches were added\n');
    return serve(to);
  };

  /** @param place makes the settings of the store that matches move to, from an embedded one. */
  const movesAlong = (place: () => Promise<Env>): void => {
    test('the chat, with who has said what, the team’s own for the team alone', async () => {
      const [from, to]: readonly [Env, Env] = [{ DATA_DIR: newPath() }, await place()];
      const team = await seatEverybody(await serve(from), { options: { mode: 'team' } }, ['borgo', 'moloch', 'outpost', 'hegemony']);
      const [a, b] = team.pages;
      await a!.get('say', { text: 'Zażółć gęślą jaźń 🐝' });
      await b!.get('say', { emote: 'luck' });
      await a!.get('say', { text: 'for us', to: 'team' });
      const before = await Promise.all(team.pages.map(async (page, seat) => linesAt(page, seat < 2 ? 3 : 2)));
      let game = await comeBack(await move(from, to, team), team);
      expect(await Promise.all(game.pages.map(async (page, seat) => linesAt(page, before[seat]!.length)))).toMatchObject(
        before.map((lines) => lines.map(({ n, at, by, text, name }) => ({ n, at, by, text, name }))),
      );
      await game.pages[0]!.get('say', { text: 'again', to: 'team' });
      await game.pages[0]!.get('say', { text: 'here' });
      const own = game.pages[0]!.lines;
      expect(new Set(own.filter(({ name }) => name === 'Player 0').map(({ by }) => by)).size).toBe(1);
      expect(own.map(({ n, team: side }) => [n, side ?? null])).toContainEqual([3, null]);
      game = await comeBack(await move(to, from, game), game);
      const counts = await Promise.all(game.pages.map(async (page, seat) => (await linesAt(page, seat < 2 ? 5 : 3)).length));
      expect(counts).toEqual([5, 5, 3, 3]);
      await Promise.all(game.pages.map((page) => page.leave()));
    });

    test.each(['days:1', 'turn:60'] as const)('a pause and what clocks of %s had left at it', async (clock) => {
      const [from, to]: readonly [Env, Env] = [{ DATA_DIR: newPath() }, await place()];
      const duel = await startDuel(await serve(from), { clock });
      await playRandomly(duel, 3, 5);
      await agreeOn(duel.pages, 'pause');
      const { left } = duel.pages[0].clock;
      let game = await comeBack(await move(from, to, duel), duel);
      expect(game.pages.map(({ state }) => state.paused)).toEqual([true, true]);
      expect(game.pages.map((page) => page.clock)).toMatchObject([
        { left, running: null },
        { left, running: null },
      ]);
      game = await comeBack(await move(to, from, game), game);
      expect(game.pages[0]!.clock).toMatchObject({ left, running: null });
      await agreeOn(game.pages, 'resume');
      expect(game.pages[0]!.clock.running).not.toBeNull();
      await playRandomly(game, 4, 3);
      expect(game.pages[0]!.state.seq).toBe(8);
      await Promise.all(game.pages.map((page) => page.leave()));
    });

    test('a computer player that plays for somebody away, until they take their seat back', async () => {
      const [from, to]: readonly [Env, Env] = [{ DATA_DIR: newPath() }, await place()];
      const duel = await startDuel(await serve(from), { clock: 'days:1' });
      const [a, b] = duel.pages;
      await b.leave();
      await a.until(() => [...a.state.seats][1]?.absent === true);
      await a.get('propose', { seat: 0, kind: 'substitute', about: 1 });
      await a.until(() => [...a.state.seats][1]?.substitute === true);
      const here = { ...duel, keys: [duel.keys[0]] };
      let game = await comeBack(await move(from, to, duel), here);
      const [ann] = game.pages;
      expect([...ann!.state.seats].map(({ substitute }) => substitute)).toEqual([false, true]);
      expect(codeOf(await ann!.play(0, { do: 'place-hq', at: [0, 0], rot: 0 }))).toBe('ack');
      await ann!.until(() => ann!.state.seq === 2);
      game = await comeBack(await move(to, from, game), { ...duel, keys: duel.keys });
      const [again, bob] = game.pages;
      expect([...again!.state.seats].map(({ substitute }) => substitute)).toEqual([false, true]);
      await bob!.get('return', { seat: 1 });
      await again!.until(() => [...again!.state.seats][1]?.substitute === false);
      await playRandomly(game, 5, 4);
      expect(again!.state.seq).toBe(6);
      await Promise.all(game.pages.map((page) => page.leave()));
    });

    test('what its draw was promised by, so that anyone can check it when it is over', async () => {
      const [from, to]: readonly [Env, Env] = [{ DATA_DIR: newPath() }, await place()];
      const duel = await startDuel(await serve(from));
      const { commitment } = duel.pages[0].state;
      const contributions = Array.from(duel.pages[0].state.seats, ({ contribution }) => contribution);
      await playRandomly(duel, 6, 6);
      let game = await comeBack(await move(from, to, duel), duel);
      expect(game.pages[0]!.state).toMatchObject({ commitment, secret: '' });
      await playRandomly(game, 7, 6);
      game = await comeBack(await move(to, from, game), game);
      expect(game.pages[0]!.state).toMatchObject({ commitment, secret: '' });
      await playRandomly(game, 8, 2000);
      const record = parseRecord(await (await fetch(`${app!.url}/api/matches/${duel.code}/record`)).json());
      if (!record.ok) throw new Error(record.error.message);
      expect(record.value.fair).toMatchObject({ commitment, secret: game.pages[0]!.state.secret, contributions });
      expect(verifyRecord(record.value)).toMatchObject({ ok: true });
      // Over, it moves as well, with its record as it is.
      await move(from, to, game);
      expect(parseRecord(await (await fetch(`${app!.url}/api/matches/${duel.code}/record`)).json())).toEqual(record);
    });
  };

  describe('a match moves to another embedded store and back, with', () => {
    movesAlong(() => Promise.resolve({ DATA_DIR: newPath() }));
  });

  describeWith('postgresql', 'a match moves from an embedded store to PostgreSQL and back, with', (executable) => {
    let cluster: PostgresCluster;

    beforeAll(async () => {
      cluster = await PostgresCluster.start(executable);
    });

    afterAll(async () => {
      await stop();
      await cluster.remove();
    });

    movesAlong(async () => ({ DATABASE_URL: await cluster.newDatabase() }));
  });
});
