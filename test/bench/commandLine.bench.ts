import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { example } from '../notation/examples.js';
import { print, SECONDS } from './measure.js';

/* A whole process, from its start to its end: thousands of positions are asked about in one. */

const PROGRAM = fileURLToPath(new URL('../../shared/bin/hexfall.mjs', import.meta.url));
const BATTLES = SECONDS < 1 ? 100 : 10_000;
const lines = `${JSON.stringify({ ...example(), starter: 0 })}\n`.repeat(BATTLES);

/** Seconds until `hexfall battle` has answered so many lines. */
const secondsFor = (input: string): number => {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, [PROGRAM, 'battle', '-', '--lines'], { input, maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(stderr.toString());
  return (performance.now() - start) / 1000;
};

print(`hexfall battle --lines: ${BATTLES.toLocaleString('en-US')} battles, with the start of the program`, secondsFor(lines), ' s');
