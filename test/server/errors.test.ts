import { execFile } from 'node:child_process';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PROTOCOL_VERSION } from '@hexfall/shared/protocol/messages';
import { colyseusLogger, rateLimitedLog } from '../../server/src/runtime/rateLimitedLog.js';
import { TokenBucket } from '../../server/src/runtime/TokenBucket.js';
import { MemoryStore } from './support/MemoryStore.js';
import { Page } from './support/Page.js';
import { recordedLog } from './support/recordedLog.js';
import { startTestApp, type TestApp } from './support/testApp.js';

describe('errors', () => {
  let app: TestApp;

  afterEach(() => app.stop());

  /** Lines of the log above `info`. */
  const loud = (): string[] =>
    app
      .log()
      .split('\n')
      .filter((line) => /"level":[456]0/.test(line));

  /** Sends the beginning of something and breaks the connection at once. */
  const tear = (text: string): Promise<void> =>
    new Promise((resolve) => {
      const socket = connect(app.port, '127.0.0.1', () => {
        socket.write(text, () => {
          socket.resetAndDestroy();
        });
      });
      socket.on('close', () => {
        resolve();
      });
      socket.on('error', () => undefined);
    });

  const HOST = 'host: 127.0.0.1\r\n';
  const UPGRADE =
    'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';

  test('requests that are torn off are no faults', async () => {
    app = await startTestApp();
    const body = 'content-type: application/json\r\ncontent-length: 50\r\n\r\n{"proto';
    for (let i = 0; i < 30; i++) {
      await tear(`GET /api/tables HTTP/1.1\r\n${HOST}\r\n`.repeat(20));
      await tear(`POST /matchmake/create/match HTTP/1.1\r\n${HOST}${body}`);
      await tear(`POST /api/mine HTTP/1.1\r\n${HOST}${body}`);
      await tear(`GET /x/ABCDEF?sessionId=a HTTP/1.1\r\n${HOST}${UPGRADE}\r\n`);
    }
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
    expect(loud()).toEqual([]);
  });

  test('errors have one form everywhere, and are no faults of the server', async () => {
    app = await startTestApp();
    const right = JSON.stringify({ protocol: PROTOCOL_VERSION });
    const wrongs: readonly (readonly [string, string, string, number, string])[] = [
      ['POST', '/matchmake/create/match', '{', 400, 'malformed'],
      ['POST', '/matchmake/create/match', '{}', 400, 'malformed'],
      ['POST', '/matchmake/create/match', '[]', 400, 'malformed'],
      ['POST', '/matchmake/create/match', JSON.stringify({ protocol: PROTOCOL_VERSION + 1 }), 426, 'old-page'],
      ['POST', '/matchmake/create/match', JSON.stringify({ protocol: PROTOCOL_VERSION, seats: 9 }), 422, 'not-supported'],
      ['POST', '/matchmake/joinById/ZZZZZZ', right, 522, 'no-room'],
      ['POST', '/matchmake/joinOrCreate/match', right, 404, 'unknown-route'],
      ['POST', '/matchmake/create/nothing', right, 404, 'unknown-route'],
      ['POST', '/api/matches/ZZZZZZ/open', '', 404, 'unknown-match'],
      ['POST', '/api/mine', '{}', 400, 'malformed'],
    ];
    for (const [method, path, body, status, code] of wrongs) {
      const response = await fetch(app.url + path, { method, body, headers: { 'content-type': 'application/json' } });
      expect([path, body, response.status, await response.json()]).toEqual([
        path,
        body,
        status,
        { code, message: expect.stringMatching(/\.$/) as unknown },
      ]);
    }
    expect(loud()).toEqual([]);
  });

  test('the SDK has the sentence', async () => {
    app = await startTestApp();
    await expect(Page.createAs(app.url, { seats: 9 })).rejects.toThrow(/^[A-Z].*\.$/);
  });

  describe('faults that strangers can cause again and again', () => {
    test('are one line of the log a second', async () => {
      class BrokenStore extends MemoryStore {
        override loadTable(): Promise<never> {
          return Promise.reject(new Error('the disk is gone'));
        }

        override claim(): Promise<never> {
          return Promise.reject(new Error('the disk is gone'));
        }
      }
      app = await startTestApp({ store: await BrokenStore.open() });
      const start = performance.now();
      for (let i = 0; i < 40; i++) {
        expect((await fetch(`${app.url}/api/matches/ABCDEF`)).status).toBe(500);
        const open = await fetch(`${app.url}/api/matches/ABCDEF/open`, { method: 'POST' });
        expect([open.status, await open.json()]).toEqual([500, { code: 'failed', message: 'Something went wrong on the server.' }]);
      }
      const seconds = Math.ceil((performance.now() - start) / 1000);
      expect(loud().length).toBeGreaterThan(0);
      expect(loud().length).toBeLessThanOrEqual(seconds + 1);
    });

    test('and the next line has the number of those left out', async () => {
      app = await startTestApp();
      jest.useFakeTimers();
      const recorded = recordedLog();
      const log = rateLimitedLog(recorded.log);
      for (let i = 0; i < 5; i++) log.error({}, 'a request failed');
      log.warn({}, 'something else');
      jest.advanceTimersByTime(1000);
      log.error({}, 'a request failed');
      jest.useRealTimers();
      expect(recorded.lines().map(({ level, suppressed }) => [level, suppressed])).toEqual([
        [50, undefined],
        [40, undefined],
        [50, 4],
      ]);
    });
  });
});

test('what the framework complains of is one short line, and after some of them goes to the debug log', () => {
  const recorded = recordedLog('trace');
  const log = colyseusLogger(recorded.log, new TokenBucket({ burst: 2, perSecond: 0 }));
  for (let i = 0; i < 4; i++) log.error(`Error: unreadable ${'x'.repeat(1000)}\n    at inside (framework.js:1:1)`);
  const lines = recorded.lines();
  expect(lines.map(({ level }) => level)).toEqual([40, 40, 20, 20]);
  for (const { msg, from } of lines) expect([msg.length, msg.includes('at inside'), from]).toEqual([200, false, 'framework']);
});

describe('crash handlers', () => {
  const ROOT = fileURLToPath(new URL('../..', import.meta.url));

  /** Everything that can go wrong outside of a request, in a process of its own. */
  const PROGRAM = `
  import { pino } from 'pino';
  import { installCrashHandlers } from './server/src/runtime/shutdown.ts';
  let faults = 0;
  installCrashHandlers(pino(), () => { faults += 1; });
  setTimeout(() => { throw new Error('thrown in a timer'); }, 1);
  setTimeout(() => { void Promise.reject(new Error('nobody waited')); }, 2);
  setTimeout(() => { void Promise.reject('no error at all'); }, 3);
  setTimeout(() => { console.log('alive after ' + faults); }, 100);
`;

  test('a fault outside of any request is logged, counted and does not end the process', async () => {
    const args = ['--conditions=source', '--import', 'tsx', '--input-type=module', '-e', PROGRAM];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT });
    const lines = stdout.trim().split('\n');
    expect(lines).toContain('alive after 3');
    const logged = lines.filter((line) => line.startsWith('{'));
    expect(logged.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      'an uncaught exception',
      'an unhandled promise rejection',
      'an unhandled promise rejection',
    ]);
    for (const told of ['thrown in a timer', 'nobody waited', 'no error at all']) expect(stdout).toContain(told);
  });
});
