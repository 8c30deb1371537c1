import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findProgram, installHint } from '../support/programs.js';
import { codeOf, prepareTables } from './support/preparedTables.js';
import { startServer } from './support/server.js';

/* Run by `npm run lighthouse`. Lighthouse is fetched when it is asked for: 185 MB that nothing else needs. */

const LIGHTHOUSE = 'lighthouse@12.8.2';

const CHROMIUM = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

/** Lighthouse's slow phone, and its desk. */
const DEVICES = { phone: [], desk: ['--preset=desktop'] } as const;
type Device = keyof typeof DEVICES;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];
type Scores = Readonly<Record<Category, number>>;

interface Judged {
  readonly name: string;
  readonly path: string;
  /** Performance asked for, from 0 to 100. Boards are drawn by WebGL, which has no graphics card here, so they have no aim. */
  readonly performance: Readonly<Record<Device, number>>;
}

const PAGES: readonly Judged[] = [
  { name: 'start', path: '/', performance: { phone: 90, desk: 95 } },
  { name: 'rules', path: '/rules', performance: { phone: 0, desk: 0 } },
  { name: 'puzzles', path: '/puzzles', performance: { phone: 0, desk: 0 } },
  { name: 'lesson', path: '/learn', performance: { phone: 0, desk: 0 } },
  { name: 'lobby', path: `/t/${codeOf('invited')}`, performance: { phone: 0, desk: 0 } },
  { name: 'match', path: `/t/${codeOf('turn')}`, performance: { phone: 0, desk: 0 } },
];

interface Report {
  readonly categories: Readonly<
    Record<Category, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] }>
  >;
  readonly audits: Readonly<Record<string, { readonly score: number | null; readonly title: string }>>;
}

const folder = mkdtempSync(join(tmpdir(), 'hexfall-lighthouse-'));

/** Throws if Lighthouse ends with an error. */
const judge = (url: string, device: Device, executable: string): Report => {
  const file = join(folder, 'report.json');
  const options = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${CHROMIUM.join(' ')}`, ...DEVICES[device]];
  const { status, stderr, error } = spawnSync('npm', ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, ...options], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, CHROME_PATH: executable },
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`Lighthouse ended with ${status}: ${stderr}`);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
};

const scoreOf = ({ categories }: Report, category: Category): number => Math.round((categories[category].score ?? 0) * 100);

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** What costs points in a category that has to be perfect. */
const faultsOf = ({ categories, audits }: Report, category: Category): readonly string[] =>
  categories[category].auditRefs
    .map(({ id }) => ({ id, ...audits[id] }))
    .filter(({ score }) => score !== undefined && score !== null && score < 1)
    .map(({ id, title }) => `${id}: ${title ?? ''}`);

const { values } = parseArgs({ options: { runs: { type: 'string', default: '1' } } });
const runs = Number(values.runs);
const executable = findProgram('notifyingChromium');
if (executable === null || !Number.isInteger(runs) || runs < 1) {
  console.error(executable === null ? `Chromium is missing: ${installHint('notifyingChromium')}.` : '--runs is a whole number from 1.');
  process.exit(1);
}

const missed: string[] = [];
const server = await startServer(prepareTables);
console.log(`| page | device | ${CATEGORIES.join(' | ')} |\n| --- | --- | ${CATEGORIES.map(() => '--:').join(' | ')} |`);
try {
  for (const { name, path, performance } of PAGES)
    for (const device of Object.keys(DEVICES) as readonly Device[]) {
      const reports = Array.from({ length: runs }, () => judge(server.url + path, device, executable));
      const scores = Object.fromEntries(
        CATEGORIES.map((category) => [category, median(reports.map((report) => scoreOf(report, category)))]),
      ) as unknown as Scores;
      console.log(`| ${name} | ${device} | ${CATEGORIES.map((category) => scores[category]).join(' | ')} |`);
      if (scores.performance < performance[device])
        missed.push(`${name}, ${device}: performance ${scores.performance} instead of ${performance[device]}`);
      for (const category of ['accessibility', 'best-practices'] as const)
        missed.push(...faultsOf(reports[0]!, category).map((fault) => `${name}, ${device}: ${fault}`));
    }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true });
}
console.log(missed.join('\n'));
process.exit(missed.length === 0 ? 0 : 1);
