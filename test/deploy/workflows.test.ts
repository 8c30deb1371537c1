import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { readProjectFile, resolveInProject } from '../support/sources.js';

/* The workflows of GitHub, as far as they can be wrong without GitHub that says so. */

type Permissions = Readonly<Record<string, string>>;

interface Step {
  readonly id?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}

interface Job {
  readonly uses?: string;
  readonly needs?: string | readonly string[];
  readonly permissions?: Permissions;
  readonly strategy?: { readonly matrix: { readonly node: readonly string[] } };
  readonly outputs?: Readonly<Record<string, string>>;
  readonly steps?: readonly Step[];
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Permissions;
  readonly jobs: Readonly<Record<string, Job>>;
}

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly name?: string; readonly version: string }>>;
}

interface Bom {
  readonly bomFormat: string;
  readonly metadata: { readonly component: { readonly version: string } };
  readonly components: readonly { readonly purl: string; readonly hashes?: readonly { readonly content: string }[] }[];
}

const manifestOf = (workspace: string): Manifest => JSON.parse(readProjectFile(`${workspace}/package.json`)) as Manifest;

const FOLDER = '.github/workflows';

/** Throws with what is wrong with the text. */
const read = (path: string): unknown => {
  const document = parseDocument(readProjectFile(path), { strict: true, uniqueKeys: true });
  if (document.errors.length > 0) throw new Error(document.errors.join('\n'));
  return document.toJS();
};

const names = readdirSync(resolveInProject(FOLDER));
const workflows = names.map((name) => ({
  name,
  text: readProjectFile(`${FOLDER}/${name}`),
  workflow: read(`${FOLDER}/${name}`) as Workflow,
}));
const workflowOf = (name: string): Workflow => read(`${FOLDER}/${name}`) as Workflow;
const ci = workflowOf('ci.yml');
const release = workflowOf('release.yml');
const stepsOf = (job: Job | undefined): readonly Step[] => job?.steps ?? [];
const stepUsing = (job: Job | undefined, action: string): Step | undefined =>
  stepsOf(job).find(({ uses }) => uses?.startsWith(`${action}@`));

describe.each(workflows)('$name', ({ text, workflow: { permissions, jobs } }) => {
  const steps = Object.values(jobs).flatMap(stepsOf);

  test('may only read, except for the jobs that publish', () => {
    expect(permissions).toEqual({ contents: 'read' });
    const more = Object.values(jobs).flatMap((job) => Object.entries(job.permissions ?? {}).filter(([, level]) => level !== 'read'));
    expect(more.filter(([name]) => !['contents', 'packages'].includes(name))).toEqual([]);
  });

  test('pins every action, by a version or a commit', () => {
    const used = steps.flatMap(({ uses }) => (uses === undefined ? [] : [uses]));
    expect(used.filter((uses) => !/^(actions|docker)\/[\w-]+@(v\d+(\.\d+)*|[\da-f]{40})$/.test(uses))).toEqual([]);
    expect(used.length).toBeGreaterThan(0);
  });

  test('keeps no token in the checkout', () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });

  test('lets no text of a change or a tag into a shell, and limits the time of every job', () => {
    expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([]);
    expect(text).not.toContain('pull_request_target');
    const unlimited = Object.values(jobs).filter((job) => job.uses === undefined && !('timeout-minutes' in job));
    expect(unlimited).toEqual([]);
  });

  test('names jobs, steps and scripts that there are', () => {
    for (const job of Object.values(jobs)) {
      const needs = [job.needs ?? []].flat();
      expect(needs.filter((name) => !(name in jobs))).toEqual([]);
      const ids = stepsOf(job).map(({ id }) => id);
      const asked = [...JSON.stringify(job).matchAll(/steps\.(\w+)\./g)].map((match) => match[1]);
      expect(asked.filter((id) => !ids.includes(id))).toEqual([]);
      if (job.uses !== undefined) expect(existsSync(resolveInProject(job.uses))).toBe(true);
    }
    const files = [...text.matchAll(/\b((?:scripts|deploy)\/[\w./-]+)/g)].map((match) => match[1]!);
    expect(files.filter((path) => !existsSync(resolveInProject(path)))).toEqual([]);
    const { scripts } = JSON.parse(readProjectFile('package.json')) as { readonly scripts: object };
    const commands = [...text.matchAll(/npm run ([\w-]+)/g)].map((match) => match[1]!);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('ci.yml', () => {
  test('runs everything for every change, with every version of Node', () => {
    expect(Object.keys(ci.on)).toEqual(expect.arrayContaining(['push', 'pull_request', 'workflow_call']));
    expect(ci.jobs['test']?.strategy?.matrix.node).toEqual(['22', '24', 'current']);
    expect(ci.jobs['test']).toMatchObject({ env: { CI: 'true', HEXFALL_RELEASE: "${{ github.ref_type == 'tag' && '1' || '' }}" } });
    const commands = stepsOf(ci.jobs['test'])
      .map(({ run }) => run)
      .join('\n');
    for (const command of ['npm ci', 'npm run lint', 'npm run typecheck', 'npm test']) expect(commands).toContain(command);
  });

  test('installs every program that .ci/run installs', () => {
    const wanted = [...readProjectFile('.ci/run').matchAll(/\|\| apt ([\w-]+)$/gm)].map((match) => match[1]!);
    const install = stepsOf(ci.jobs['test']).find(({ run }) => run?.includes('apt-get install'))?.run ?? '';
    // The image is built by Docker there.
    const forImage = ['buildah', 'debootstrap'];
    expect(wanted.filter((name) => !forImage.includes(name) && !install.split(/\s+/).includes(name))).toEqual([]);
    expect(wanted.length).toBeGreaterThan(4);
  });
});

describe('release.yml', () => {
  const build = stepUsing(release.jobs['image'], 'docker/build-push-action');

  test('starts with a tag, and publishes nothing before every check has passed', () => {
    expect(release.on).toEqual({ push: { tags: ['v*'] } });
    expect([release.jobs['ci']?.needs, release.jobs['image']?.needs, release.jobs['release']?.needs]).toEqual(['notes', 'ci', 'image']);
    expect(release.jobs['image']?.permissions).toEqual({ contents: 'read', packages: 'write' });
    expect(release.jobs['release']?.permissions).toEqual({ contents: 'write' });
  });

  test('builds an image for two kinds of processors, with its origin, and names it after this repository', () => {
    expect(build?.with).toMatchObject({ platforms: 'linux/amd64,linux/arm64', push: true, sbom: true, provenance: 'mode=max' });
    expect(stepUsing(release.jobs['image'], 'docker/metadata-action')?.with).toMatchObject({ images: 'ghcr.io/${{ github.repository }}' });
  });

  test('gives arguments that the Dockerfile takes', () => {
    const given = [...String(build?.with?.['build-args']).matchAll(/^(\w+)=/gm)].map((match) => match[1]!);
    const taken = [...readProjectFile('Dockerfile').matchAll(/^ARG (\w+)/gm)].map((match) => match[1]!);
    expect(given.filter((name) => !taken.includes(name))).toEqual([]);
    expect(given.sort()).toEqual(['COMMIT', 'NODE_IMAGE', 'SOURCE', 'VERSION']);
  });
});

test('the SBOM of a release names what server and page are made of and built with, with the versions and sums of the lockfile', () => {
  const run = stepsOf(release.jobs['release'])
    .map(({ run = '' }) => run)
    .join('\n');
  expect(run).toContain('node scripts/sbom.mjs > "files/');
  const { stdout } = spawnSync(process.execPath, [resolveInProject('scripts/sbom.mjs')], { encoding: 'utf8', maxBuffer: 1e8 });
  const { bomFormat, metadata, components } = JSON.parse(stdout) as Bom;
  expect([bomFormat, metadata.component.version]).toEqual(['CycloneDX', manifestOf('.').version]);
  const named = components.filter(({ hashes }) => hashes?.[0]?.content.length === 128).map(({ purl }) => purl);
  const { packages } = JSON.parse(readProjectFile('package-lock.json')) as Lockfile;
  const used = ['.', 'shared', 'server', 'client']
    .map(manifestOf)
    .flatMap(({ dependencies = {}, devDependencies = {} }) => Object.keys({ ...dependencies, ...devDependencies }))
    .filter((name) => !name.startsWith('@hexfall/'));
  const wanted = used.map((name) => {
    const { name: real = name, version } = packages[`node_modules/${name}`]!;
    return `pkg:npm/${real.replace('@', '%40')}@${version}`;
  });
  expect(wanted.filter((purl) => !named.includes(purl))).toEqual([]);
  expect(wanted.length).toBeGreaterThan(40);
});

test('Dependabot watches everything that is pinned', () => {
  const { updates } = read('.github/dependabot.yml') as { readonly updates: readonly { readonly 'package-ecosystem': string }[] };
  expect(updates.map((update) => update['package-ecosystem']).sort()).toEqual(['docker', 'docker-compose', 'github-actions', 'npm']);
});
