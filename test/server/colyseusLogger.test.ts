import { pino } from 'pino';
import { Writable } from 'node:stream';
import { colyseusLogger } from '../../server/src/runtime/rateLimitedLog.js';
import { TokenBucket } from '../../server/src/runtime/TokenBucket.js';

test('what the framework complains of is one short line, and after some of them goes to the debug log', () => {
  const lines: { level: number; msg: string; from: string }[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as (typeof lines)[number]);
      done();
    },
  });
  const log = colyseusLogger(pino({ level: 'trace' }, stream), new TokenBucket({ burst: 2, perSecond: 0 }));
  for (let i = 0; i < 4; i++) log.error(`Error: unreadable ${'x'.repeat(1000)}\n    at inside (framework.js:1:1)`);
  expect(lines.map(({ level }) => level)).toEqual([40, 40, 20, 20]);
  for (const { msg, from } of lines) expect([msg.length, msg.includes('at inside'), from]).toEqual([200, false, 'framework']);
});
