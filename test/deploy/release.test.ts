import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../server/support/testApp.js';
import { readProjectFile, resolveInProject } from '../support/sources.js';

/* scripts/release.mjs in a repository of its own, with the manifests of the project. */

interface Manifest {
  readonly version: string;
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const { version: PRESENT, workspaces = [] } = JSON.parse(readProjectFile('package.json')) as Manifest;
const [MAJOR = 0, MINOR = 0, PATCH = 0] = PRESENT.split('.').map(Number);
const NEXT = [MAJOR, MINOR, PATCH + 1].join('.');
const MANIFESTS = ['package.json', ...workspaces.map((folder) => `${folder}/package.json`)];
const CHANGELOG = '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- Terrain.\n\n## [0.0.1] - 2026-01-01\n\n### Fixed\n\n- A bug.\n';
const KUSTOMIZATION = 'images:\n  - name: hexfall\n    newTag: 0.0.1\n';
const UPGRADING = '# Upgrading\n\n| unreleased | `0001-baseline` | 1 |\n\n## Unreleased\n\nStop all.\n';

let folder = temporaryFolder();

const pathOf = (name: string): string => join(folder.path, name);
const read = (name: string): string => readFileSync(pathOf(name), 'utf8');
const readManifest = (name: string): Manifest => JSON.parse(read(name)) as Manifest;
const git = (...words: readonly string[]): string => execFileSync('git', [...words], { cwd: folder.path, encoding: 'utf8' }).trim();

const write = (name: string, text: string): void => {
  mkdirSync(dirname(pathOf(name)), { recursive: true });
  writeFileSync(pathOf(name), text);
};

const commit = (): void => {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Change');
};

/** Runs a script in the repository. */
const run = (
  script: string,
  ...words: readonly string[]
): { readonly status: number | null; readonly out: string; readonly err: string } => {
  const path = resolveInProject(`scripts/${script}.mjs`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...words], { cwd: folder.path, encoding: 'utf8' });
  return { status, out: stdout.trim(), err: stderr.trim() };
};

beforeEach(() => {
  folder = temporaryFolder();
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Ann');
  git('config', 'user.email', 'ann@example.org');
  for (const name of [...MANIFESTS, 'package-lock.json']) {
    mkdirSync(dirname(pathOf(name)), { recursive: true });
    copyFileSync(resolveInProject(name), pathOf(name));
  }
  write('CHANGELOG.md', CHANGELOG);
  write('docs/upgrading.md', UPGRADING);
  write('deploy/kubernetes/kustomization.yaml', KUSTOMIZATION);
  commit();
});

afterEach(() => {
  folder.remove();
});

describe('a release', () => {
  test('writes how long each feature is, and prints what has changed', () => {
    write('docs/architecture/features.md', '# Weights\n\n| feature | all |\n| ------- | --: |\n| sound   | 5 |\n\nThe end.\n');
    write('client/src/sound/play.ts', 'one\ntwo\nthree\n');
    commit();
    const { status, out } = run('release', 'patch');
    expect([status, out.split('\n')[0]]).toEqual([0, 'sound: 3 lines (-2)']);
    expect(git('show', 'HEAD:docs/architecture/features.md')).toMatch(
      /^# Weights\n\n\| feature[^]*\n\| sound +\| +3 \| +3 \|[^]*\n\nThe end\.$/,
    );
  });

  test('sets the version everywhere, dates the entries, commits, tags, and pushes nothing', () => {
    const { status, out } = run('release', 'patch');
    expect([status, out]).toEqual([0, `v${NEXT} is committed and tagged. To publish it: git push --atomic origin main v${NEXT}`]);
    for (const name of MANIFESTS) {
      const { version, dependencies, devDependencies } = readManifest(name);
      expect([name, version]).toEqual([name, NEXT]);
      const own = Object.entries({ ...dependencies, ...devDependencies }).filter(([dependency]) => dependency.startsWith('@hexfall/'));
      expect(own.filter(([, wanted]) => wanted !== NEXT)).toEqual([]);
    }
    const date = new Date().toISOString().slice(0, 10);
    expect(read('CHANGELOG.md')).toBe(CHANGELOG.replace('## [Unreleased]', `## [Unreleased]\n\n## [${NEXT}] - ${date}`));
    expect(read('docs/upgrading.md')).toBe(
      UPGRADING.replace('1 |\n', `1 |\n| ${NEXT.padEnd(10)} | \`0001-baseline\` | 1 |\n`).replace(
        '## Unreleased',
        `## Unreleased\n\nNothing to do.\n\n## ${NEXT}`,
      ),
    );
    expect(read('deploy/kubernetes/kustomization.yaml')).toBe(KUSTOMIZATION.replace('0.0.1', NEXT));
    expect(git('log', '-1', '--format=%s')).toBe(`Release ${NEXT}`);
    expect(git('status', '--porcelain')).toBe('');
    expect(git('cat-file', '-t', `v${NEXT}`)).toBe('tag');
    expect(git('rev-parse', `v${NEXT}^{commit}`)).toBe(git('rev-parse', 'HEAD'));
    expect(git('tag', '--list', '--format=%(contents)')).toBe(`Hexfall ${NEXT}\n\n### Added\n\n- Terrain.`);
  });

  test('leaves a lockfile that npm agrees with, and changes nothing else in it', () => {
    run('release', 'patch');
    const changed = git('diff', 'HEAD~1', '--unified=0', '--', 'package-lock.json')
      .split('\n')
      .filter((line) => /^[+-] /.test(line));
    expect(changed.length).toBeGreaterThan(workspaces.length * 2);
    expect(changed.filter((line) => !/"(version|@hexfall\/\w+)": "[\d.]+",?$/.test(line))).toEqual([]);
    const lock = JSON.parse(read('package-lock.json')) as { readonly packages: Readonly<Record<string, Manifest>> };
    for (const name of MANIFESTS) {
      const { dependencies, devDependencies, version } = readManifest(name);
      const locked = lock.packages[name === 'package.json' ? '' : dirname(name)];
      expect([locked?.version, locked?.dependencies, locked?.devDependencies]).toEqual([version, dependencies, devDependencies]);
    }
  });

  test.each([
    ['minor', `${MAJOR}.${MINOR + 1}.0`],
    ['major', `${MAJOR + 1}.0.0`],
    ['12.3.4', '12.3.4'],
    // The first release may have the version that is there already.
    [PRESENT, PRESENT],
  ])('of %s is v%s', (wish, version) => {
    expect(run('release', wish).status).toBe(0);
    expect(git('tag', '--list')).toBe(`v${version}`);
  });

  test('that is only tried changes nothing', () => {
    const before = git('rev-parse', 'HEAD');
    const { status, out } = run('release', 'minor', '--dry-run');
    expect(status).toBe(0);
    expect(out).toContain('Nothing is changed.');
    expect(out).toContain('- Terrain.');
    expect([git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag', '--list')]).toEqual([before, '', '']);
  });

  test.each<[string, readonly string[], () => void, string]>([
    ['without a version', [], () => undefined, 'Usage: npm run release'],
    ['with a version that is none', ['1.2'], () => undefined, 'Usage: npm run release'],
    ['with two versions', ['1.2.3', 'patch'], () => undefined, 'Usage: npm run release'],
    ['with a lower version', ['0.0.9'], () => undefined, `0.0.9 is lower than the present version, ${PRESENT}.`],
    ['with changes', ['patch'], () => write('README.md', 'x'), 'There are changes that are not committed'],
    ['on another branch', ['patch'], () => git('switch', '--quiet', '--create', 'other'), 'Releases are made on main, and this is other.'],
    ['on no branch', ['patch'], () => git('switch', '--quiet', '--detach'), 'Releases are made on main, and this is no branch.'],
    ['over a tag', ['patch'], () => git('tag', `v${NEXT}`), `The tag v${NEXT} exists already.`],
    [
      'without entries',
      ['patch'],
      () => {
        write('CHANGELOG.md', CHANGELOG.replace('- Terrain.\n', ''));
        commit();
      },
      'CHANGELOG.md has no entries under "Unreleased"',
    ],
    [
      'with entries of that version',
      ['patch'],
      () => {
        write('CHANGELOG.md', CHANGELOG.replace('0.0.1', NEXT));
        commit();
      },
      `CHANGELOG.md has a section for ${NEXT} already.`,
    ],
  ])('is refused %s', (_, words, prepare, sentence) => {
    prepare();
    const before = [git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag', '--list')];
    const { status, err } = run('release', ...words);
    expect([status, err.split('\n').length]).toEqual([1, 1]);
    expect(err).toContain(sentence);
    expect([git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag', '--list')]).toEqual(before);
  });
});

test('the notes of a release are its section of the changelog', () => {
  run('release', 'patch');
  expect(run('changelog', `v${NEXT}`)).toMatchObject({ status: 0, out: '### Added\n\n- Terrain.' });
  expect(run('changelog', 'v9.9.9')).toMatchObject({ status: 1, err: `package.json has version ${NEXT}, not 9.9.9.` });
  write('CHANGELOG.md', '# Changelog\n');
  expect(run('changelog', `v${NEXT}`)).toMatchObject({ status: 1, err: `CHANGELOG.md has no entries for ${NEXT}.` });
});

describe('CHANGELOG.md', () => {
  const headings = readProjectFile('CHANGELOG.md')
    .split('\n')
    .filter((line) => line.startsWith('## '));

  test('begins with what is not released, and dates the rest, the newest first', () => {
    expect(headings[0]).toBe('## [Unreleased]');
    const dated = headings.slice(1).map((line) => /^## \[\d+\.\d+\.\d+\] - (\d{4}-\d{2}-\d{2})$/.exec(line)?.[1]);
    expect(dated).not.toContain(undefined);
    expect(dated).toEqual([...dated].sort().reverse());
  });

  test('knows the version of package.json, once anything was released', () => {
    if (headings.length > 1) expect(headings.some((line) => line.startsWith(`## [${PRESENT}] - `))).toBe(true);
  });
});

test('every workspace has the version of the project', () => {
  expect(new Set(MANIFESTS.map((name) => (JSON.parse(readProjectFile(name)) as Manifest).version))).toEqual(new Set([PRESENT]));
});
