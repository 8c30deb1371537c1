import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Everything that can go wrong outside of a request, in a process of its own. */
const PROGRAM = `
  import { pino } from 'pino';
  import { installCrashHandlers } from './server/src/runtime/installCrashHandlers.ts';
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
