import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { playRandomly, startDuel } from '../server/support/table.js';
import { ServerProcess } from '../support/ServerProcess.js';
import { type Attack, type AttackReport, ATTACKS } from './Attacker.js';
import { Crowd } from './Crowd.js';
import { quantile } from './figures.js';

/*
 * node --conditions=source --import tsx test/load/flood.ts --attack film --sockets 400 --seconds 20
 *
 * How players at other tables fare while one address attacks the server, and how much memory and processor time that takes. The
 * server runs with the limits that everyone has. Players come from 127.0.0.1, the attacker from 127.0.0.2.
 */

const MATCHES = 10;

/** How many intents the match has that the attacker asks for. */
const INTENTS = 150;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const memoryOf = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Seconds of processor time. */
const cpuOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

interface Measurement {
  readonly what: string;
  readonly p50: number;
  readonly p99: number;
  readonly cpu: number;
  readonly highest: number;
}

const measure = async (what: string, crowd: Crowd, pid: number, until: Promise<unknown>): Promise<Measurement> => {
  crowd.take();
  const [since, before] = [performance.now(), cpuOf(pid)];
  let highest = 0;
  const sampling = setInterval(() => (highest = Math.max(highest, memoryOf(pid))), 250);
  await until;
  clearInterval(sampling);
  const { latencies } = crowd.take();
  const cpu = ((cpuOf(pid) - before) / (performance.now() - since)) * 100_000;
  return { what, p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99), cpu, highest };
};

const print = ({ what, p50, p99, cpu, highest }: Measurement): void => {
  const text = `p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms  cpu ${cpu.toFixed(0)} %  highest memory ${highest.toFixed(0)} MB`;
  console.log(`${what.padEnd(10)} ${text}`);
};

const { values } = parseArgs({
  options: {
    attack: { type: 'string', default: 'film' },
    sockets: { type: 'string', default: '400' },
    seconds: { type: 'string', default: '20' },
  },
});
const attack = ATTACKS.find((name) => name === values.attack);
if (!attack) throw new Error(`--attack is one of ${ATTACKS.join(', ')}`);

const attackFrom = async (url: string, codes: readonly string[], how: Attack): Promise<AttackReport> => {
  const child = fork(fileURLToPath(new URL('attackerMain.ts', import.meta.url)), {
    execArgv: ['--conditions=source', '--import', 'tsx'],
  });
  // It would be on other machines: here it takes what no one else wants.
  setPriority(child.pid ?? 0, constants.priority.PRIORITY_LOW);
  child.send({ url, codes, attack: how, sockets: Number(values.sockets), seconds: Number(values.seconds), address: '127.0.0.2' });
  const [report] = (await once(child, 'message')) as [AttackReport];
  child.kill();
  return report;
};

const folder = mkdtempSync(join(tmpdir(), 'hexfall-flood-'));
const server = ServerProcess.run('sources', { DATA_DIR: folder, LOG_LEVEL: 'info' });
try {
  const url = await server.ready();
  const pid = server.child.pid ?? 0;
  const duels = [await startDuel(url), await startDuel(url)];
  await Promise.all(duels.map((duel) => playRandomly(duel, 1, INTENTS, () => pause(100))));
  const crowd = new Crowd([url], 1);
  await crowd.growTo(MATCHES);
  print(await measure('quiet', crowd, pid, pause(10_000)));
  const attacking = attackFrom(
    url,
    duels.map(({ code }) => code),
    attack,
  );
  print(await measure(attack, crowd, pid, attacking));
  console.log(JSON.stringify(await attacking));
  crowd.end();
  const lines = server.output.split('\n');
  console.log(`${lines.length} lines of log, ${lines.filter((line) => /"level":[456]0/.test(line)).length} above info`);
} finally {
  await server.end('SIGKILL');
  rmSync(folder, { recursive: true });
}
