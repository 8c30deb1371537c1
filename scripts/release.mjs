// npm run release -- patch|minor|major|X.Y.Z [--dry-run]: makes a release in the repository of the working directory. It sets the version
// in every package.json and the lockfile, moves the entries of "Unreleased" to the version, commits, and adds the tag. It writes how long each feature is
// (features.mjs) and prints what has changed. It pushes nothing.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hasEntries, sectionOf, withRelease } from './changelog.mjs';
import { featureChanges, FEATURES_FILE, featureTable, withFeatureTable } from './features.mjs';

const USAGE = 'Usage: npm run release -- patch|minor|major|X.Y.Z [--dry-run]';
const BRANCH = 'main';
const VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;

const fail = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

/** Returns what git prints; ends the program with git's words if it fails. */
const git = (args, input) => {
  const { status, stdout, stderr, error } = spawnSync('git', args, { encoding: 'utf8', input });
  if (error || status !== 0) fail(`git ${args[0]} failed: ${error?.message ?? stderr.trim()}`);
  return stdout.trim();
};

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const writeJson = (path, value) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);

/** Negative if the first version is lower, 0 if they are the same. */
const compare = (a, b) => {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  const place = left.findIndex((number, index) => number !== right[index]);
  return place < 0 ? 0 : left[place] - right[place];
};

/** Returns the version that is asked for: one more than the present one in some place, or the one that is named. */
const versionFor = (wish, present) => {
  if (VERSION.test(wish)) return wish;
  const [major, minor, patch] = present.split('.').map(Number);
  const next = { major: [major + 1, 0, 0], minor: [major, minor + 1, 0], patch: [major, minor, patch + 1] }[wish];
  return next ? next.join('.') : fail(USAGE);
};

/** Sets the version of a manifest, and of the workspaces it depends on. */
const setVersion = (manifest, names, version) => {
  manifest.version = version;
  for (const kind of ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']) {
    for (const name of names) if (manifest[kind]?.[name] !== undefined) manifest[kind][name] = version;
  }
};

/** Returns the upgrade notes with the heading "Unreleased" and the row "unreleased" of the table under the version; the next row begins as a copy. */
const withNotesFor = (text, version) =>
  text
    .replace(/^## Unreleased$/m, () => `## Unreleased\n\nNothing to do.\n\n## ${version}`)
    .replace(/^\| unreleased (.*)$/m, (row, rest) => `${row}\n| ${version.padEnd('unreleased'.length)} ${rest}`);

/** Further files that name the version, if they are there, and how a release changes their text. */
const DOCUMENTS = [
  { path: 'docs/upgrading.md', change: withNotesFor },
  {
    path: 'deploy/kubernetes/kustomization.yaml',
    change: (text, version) => text.replace(/^( +newTag:) .*$/m, (_, name) => `${name} ${version}`),
  },
];

const args = process.argv.slice(2);
const isDryRun = args.includes('--dry-run');
const [wish, ...more] = args.filter((arg) => arg !== '--dry-run');
if (wish === undefined || more.length > 0) fail(USAGE);

const root = readJson('package.json');
const version = versionFor(wish, root.version);
const tag = `v${version}`;
const changelog = readFileSync('CHANGELOG.md', 'utf8');
const section = sectionOf(changelog, 'Unreleased');

if (compare(version, root.version) < 0) fail(`${version} is lower than the present version, ${root.version}.`);
const branch = git(['branch', '--show-current']);
if (branch !== BRANCH) fail(`Releases are made on ${BRANCH}, and this is ${branch || 'no branch'}.`);
if (git(['status', '--porcelain']) !== '') fail('There are changes that are not committed: commit or stash them first.');
if (git(['tag', '--list', tag]) !== '') fail(`The tag ${tag} exists already.`);
if (sectionOf(changelog, version) !== null) fail(`CHANGELOG.md has a section for ${version} already.`);
if (!hasEntries(section)) fail('CHANGELOG.md has no entries under "Unreleased": say there what has changed.');

const manifests = ['package.json', ...root.workspaces.map((folder) => `${folder}/package.json`)];
const documents = DOCUMENTS.filter(({ path }) => existsSync(path));
const files = [...manifests, 'package-lock.json', 'CHANGELOG.md', ...documents.map(({ path }) => path)];
if (isDryRun) {
  console.log(
    `${root.version} becomes ${version}. Nothing is changed. A release would write ${files.join(', ')}, commit, and add the tag ${tag}:`,
  );
  console.log(`\n${section}`);
  process.exit(0);
}

const contents = manifests.map((path) => ({ path, manifest: readJson(path) }));
const names = contents.map(({ manifest }) => manifest.name);
for (const { path, manifest } of contents) {
  setVersion(manifest, names, version);
  writeJson(path, manifest);
}
const lock = readJson('package-lock.json');
lock.version = version;
for (const folder of ['', ...root.workspaces]) setVersion(lock.packages[folder], names, version);
writeJson('package-lock.json', lock);
const date = new Date().toISOString().slice(0, 10);
writeFileSync('CHANGELOG.md', withRelease(changelog, version, date));
for (const { path, change } of documents) writeFileSync(path, change(readFileSync(path, 'utf8'), version));
const weights = existsSync(FEATURES_FILE) ? readFileSync(FEATURES_FILE, 'utf8') : null;
if (weights !== null) {
  const table = featureTable('.');
  writeFileSync(FEATURES_FILE, withFeatureTable(weights, table));
  files.push(FEATURES_FILE);
  for (const change of featureChanges(weights, table)) console.log(change);
}

git(['add', '--', ...files]);
git(['commit', '--quiet', '--message', `Release ${version}`]);
// A line of the section that begins with # is no comment.
git(['tag', '--annotate', '--cleanup=whitespace', '--file=-', tag], `Hexfall ${version}\n\n${section}\n`);
console.log(`${tag} is committed and tagged. To publish it: git push --atomic origin ${BRANCH} ${tag}`);
