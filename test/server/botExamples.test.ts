import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { describeWith } from '../support/programs.js';
import { readProjectFile, resolveInProject } from '../support/sources.js';
import { MemoryStore } from './support/MemoryStore.js';
import { Page } from './support/Page.js';
import { startTestApp, type TestApp } from './support/testApp.js';
import { TroubledProxy } from './support/TroubledProxy.js';

/*
 * The examples of docs/bots.md as they are there: they play a whole match against each other over lines that break.
 */

const FILES = ['docs/examples/bots/bot.py', 'docs/examples/bots/bot.ts'] as const;

/** Later versions of Node need no package for TypeScript. */
const NODE = [process.execPath, '--import', 'tsx'] as const;

test.each(FILES)('%s is short', (file) => {
  expect(readProjectFile(file).trimEnd().split('\n').length).toBeLessThanOrEqual(60);
});

describeWith('python', 'two bots', (python) => {
  let app: TestApp;
  let line: TroubledProxy;

  afterEach(async () => {
    await line.stop();
    await app.stop();
  });

  /** Runs an example to its end; returns what it prints. */
  const run = async (
    [program, ...options]: readonly [string, ...string[]],
    ...args: readonly string[]
  ): Promise<{ readonly code: unknown; readonly out: string }> => {
    const child = spawn(program, [...options, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (out += text.toString()));
    const [code] = (await once(child, 'close')) as [unknown];
    return { code, out };
  };

  test('play a whole match against each other, although their lines break', async () => {
    const store = await MemoryStore.open();
    app = await startTestApp({ store });
    line = await TroubledProxy.start(() => app.port);
    const watcher = await Page.create(app.url, DEFAULT_OPTIONS);
    const players = FILES.map((file, seat) =>
      run(seat === 0 ? [python] : NODE, resolveInProject(file), line.url, watcher.code, `Bot ${seat}`, ['borgo', 'moloch'][seat]!),
    );
    for (const [trouble, seq] of [
      ['reset', 4],
      ['end', 30],
    ] as const) {
      await watcher.until(() => watcher.state.seq >= seq || watcher.state.phase === 'over');
      await line.give(trouble, 0);
    }
    await watcher.until(() => watcher.state.phase === 'over');
    expect([...watcher.state.seats].map(({ program, name }) => [program, name.slice(0, 4)])).toEqual([
      [true, 'Bot '],
      [true, 'Bot '],
    ]);
    const outcome = JSON.stringify(watcher.table!.outcome);
    for (const { code, out } of await Promise.all(players)) {
      expect([code, out]).toEqual([0, expect.stringContaining(`over: `) as unknown]);
      expect(JSON.parse(out.slice(out.indexOf('over: ') + 6)) as unknown).toEqual(JSON.parse(outcome));
      expect(out).toContain('again after:');
    }
    await watcher.leave();
  });

  test('end where there is no seat for them', async () => {
    app = await startTestApp();
    line = await TroubledProxy.start(() => app.port);
    const page = await Page.create(app.url);
    for (const [seat, file] of FILES.entries()) {
      const { code, out } = await run(seat === 0 ? [python] : NODE, resolveInProject(file), app.url, page.code);
      expect([file, code, out]).toEqual([file, 1, 'refused: Choose an army.\n']);
    }
    await page.leave();
  });
});
