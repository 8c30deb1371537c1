// npm run features [-- --write]: prints how many lines each feature has, by the names of its files. With --write it goes into
// docs/architecture/features.md, as a release does.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const FEATURES_FILE = 'docs/architecture/features.md';

/** A file belongs to the first feature whose pattern its path matches. */
const FEATURES = [
  ['English words', /^shared\/locales\/en\//],
  [
    'drawings and pictures',
    /(\/picture\/|\/pictures?|client\/src\/board\/|test\/picture|boardSvg|Picture|BoardImage|Emblem|Crest|takePictures)/,
  ],
  ['competitions', /[Cc]ompetition|pairings/],
  ['puzzles', /[Pp]uzzle|tools\/mining/],
  ['sandbox', /[Ss]andbox/],
  ['lesson and coached game', /\/(lesson|coached|learn)\/|[Ll]esson|[Cc]oached/],
  ['review of a match, and with others', /\/(review|study)\/|[Rr]eview|[Ss]tudy|tools\/review/],
  ['replays and records', /[Rr]eplay|[Ff]ilm|[Rr]ecord|savedGame|SavedGame/],
  ['player card, people, statistics', /\/people\/|[Pp]rofile|[Pp]layerCard|[Ss]tatistics|\/rating|Rat(ing|ed)|[Cc]rest|[Ii]nvitation/],
  ['push messages and webhooks', /\/notif|[Pp]ush|[Ww]ebhook|Deliver/],
  ['chat, emotes, pings', /[Cc]hat|[Ee]mote|[Pp]ing(s|\.)|[Tt]alk/],
  ['sound', /\/sound\/|[Ss]ound/],
  ['operator', /\/(admin|operator)\/|[Oo]perator|[Aa]rchive|[Bb]ackup/],
  ['several processes', /\/(cluster|scale)\/|[Rr]edis|[Pp]ostgres|[Ll]ease/],
  ['offline, install, local games', /\/(offline|local|worker)\/|[Oo]ffline|[Ii]nstall|[Ll]ocalGame|[Mm]anifest|hotSeat/],
  ['lobby and start page', /\/(lobby|home)\/|[Ll]obby|[Ss]eat|frontDoor|gettingIn|[Ss]tartPage|[Qq]uickMatch/],
  ['computer players', /\/(ai|simulation|computer)\/|tools\/train|[Cc]omputer|test\/ai/],
  ['notation and command line', /\/(notation|cli)\//],
  ['table of a match', /client\/src\/(table|store|match)\/|test\/client\/store|test\/page\//],
  ['texts (code)', /client\/src\/text\/|test\/client\/text|[Tt]ranslat|newLanguage/],
  ['rules engine', /^(shared\/src\/(rules|content|model|hex|fair|inspect)|test\/(rules|model|laws|golden|perft))\//],
  ['the rest', /./],
];

const COLUMNS = [
  ['page', /^client\/.*\.(tsx?|html)$/],
  ['styles', /^client\/.*\.css$/],
  ['server', /^server\//],
  ['shared', /^shared\//],
  ['tests', /^test\//],
  ['tools', /^(tools|scripts|deploy)\//],
];

const CODE = /^(client|server|shared|test|tools|scripts)\/.*\.(tsx?|mjs|css|html|sh)$|^shared\/locales\/en\//;

/** Returns a table in Markdown of what git has in a folder: a row for each feature, the longest first. */
export const featureTable = (folder) => {
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 });
  const rows = new Map(FEATURES.map(([name]) => [name, new Map()]));
  for (const path of stdout.split('\0').filter((one) => CODE.test(one) && existsSync(`${folder}/${one}`))) {
    const [name] = FEATURES.find(([, pattern]) => pattern.test(path));
    const column = COLUMNS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'tools';
    const lines = readFileSync(`${folder}/${path}`, 'utf8').split('\n').length - 1;
    for (const key of ['all', column]) rows.get(name).set(key, (rows.get(name).get(key) ?? 0) + lines);
  }
  const sum = new Map();
  for (const row of rows.values()) for (const [key, lines] of row) sum.set(key, (sum.get(key) ?? 0) + lines);
  const keys = ['all', ...COLUMNS.map(([name]) => name)];
  const sorted = [...rows].filter(([, row]) => row.has('all')).sort(([, a], [, b]) => b.get('all') - a.get('all'));
  const cells = [
    ['feature', ...keys],
    ...[...sorted, ['**all**', sum]].map(([name, row]) => [name, ...keys.map((key) => String(row.get(key) ?? 0))]),
  ];
  const widths = cells[0].map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  const line = ([name, ...numbers]) =>
    `| ${[name.padEnd(widths[0]), ...numbers.map((number, column) => number.padStart(widths[column + 1]))].join(' | ')} |`;
  const rule = `| ${'-'.repeat(widths[0])} | ${widths
    .slice(1)
    .map((width) => `${'-'.repeat(width - 1)}:`)
    .join(' | ')} |`;
  return [line(cells[0]), rule, ...cells.slice(1).map(line)].join('\n');
};

/** Returns the table's rows as numbers of lines by feature. */
const linesOf = (table) => new Map([...table.matchAll(/^\| ([^|]+?) +\| +(\d+) /gm)].map(([, name, lines]) => [name, Number(lines)]));

/** Returns what has become longer or shorter from one table to the other, a line for each feature. */
export const featureChanges = (before, after) => {
  const [old, now] = [linesOf(before), linesOf(after)];
  return [...now]
    .filter(([name, lines]) => lines !== (old.get(name) ?? 0))
    .map(([name, lines]) => `${name}: ${lines} lines (${lines > (old.get(name) ?? 0) ? '+' : ''}${lines - (old.get(name) ?? 0)})`);
};

/** Returns the document with another table. */
export const withFeatureTable = (text, table) => text.replace(/(?:^\|.*\n)+/m, () => `${table}\n`);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const table = featureTable('.');
  console.log(table);
  if (process.argv.includes('--write')) writeFileSync(FEATURES_FILE, withFeatureTable(readFileSync(FEATURES_FILE, 'utf8'), table));
}
