import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { readProjectFile, resolveInProject } from '../support/sources.js';

/* The Dockerfile, as far as it can be wrong without Docker that says so. ci.yml builds the image and looks into it. */

interface Locked {
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
  readonly link?: boolean;
}

/** The instructions, each on one line. */
const instructions = readProjectFile('Dockerfile')
  .replace(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/** What follows the keyword in each instruction that has it. */
const argumentsOf = (keyword: string): readonly string[] =>
  instructions.filter((line) => line.startsWith(`${keyword} `)).map((line) => line.slice(keyword.length + 1));

const stages = argumentsOf('FROM').flatMap((text) => / AS (\w+)$/.exec(text)?.[1] ?? []);

/** What is copied: from a stage, or from the project if there is none. */
const copies = argumentsOf('COPY').map((text) => ({
  from: /--from=(\w+)/.exec(text)?.[1],
  sources: text
    .split(/\s+/)
    .filter((word) => !word.startsWith('--'))
    .slice(0, -1),
}));

const [everything, ...included] = readProjectFile('.dockerignore').trim().split('\n');
const paths = included.map((line) => line.slice(1));

/** Whether `*` in the path of .dockerignore stands for something that makes it the other path. */
const isNamedBy = (path: string, pattern: string): boolean =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', '[^/]*')}$`).test(path);

describe('.dockerignore', () => {
  test('leaves everything out but what it names, which is there', () => {
    expect(everything).toBe('**');
    expect(included.filter((line) => !line.startsWith('!'))).toEqual([]);
    const isThere = (pattern: string): boolean =>
      readdirSync(resolveInProject(dirname(pattern))).some((name) => isNamedBy(name, basename(pattern)));
    expect(paths.filter((pattern) => !isThere(pattern))).toEqual([]);
  });

  test('lets no test, no script and no picture in, and of the documents those that have pages', () => {
    const unwanted = paths.filter((path) => /^(test|docs|scripts|deploy|\.)|\.test\.|\.md$/.test(path));
    expect(unwanted.sort()).toEqual(['*.md', 'docs/*.md', 'docs/api/*.md', 'docs/architecture/*.md', 'test/package.json']);
  });
});

describe('the Dockerfile', () => {
  test('copies only what is there and is not left out', () => {
    const fromProject = copies.filter(({ from }) => from === undefined).flatMap(({ sources }) => sources);
    expect(fromProject).toContain('.');
    const others = fromProject.filter((source) => source !== '.');
    expect(others.length).toBeGreaterThan(5);
    expect(others.filter((source) => !paths.some((pattern) => isNamedBy(source, pattern)))).toEqual([]);
    const built = copies.filter(({ from }) => from === 'build').flatMap(({ sources }) => sources.map((path) => path.replace('/app/', '')));
    expect(built).toEqual(expect.arrayContaining(['shared/dist', 'server/dist', 'client/dist']));
    // The folder for matches is made there, so that it belongs to the user.
    expect(built.filter((path) => !existsSync(resolveInProject(path)) && path !== 'data')).toEqual([]);
    expect(copies.filter(({ from }) => from !== undefined && !stages.includes(from))).toEqual([]);
  });

  test('builds on one version of Node, the one the project is developed with', () => {
    const { engines } = JSON.parse(readProjectFile('package.json')) as { readonly engines: { readonly node: string } };
    const version = readProjectFile('.nvmrc').trim();
    expect(argumentsOf('ARG')[0]).toBe(`NODE_IMAGE=node:${version}-slim`);
    const bases = argumentsOf('FROM').map((text) => text.replace(/^--platform=\S+ /, '').replace(/ AS .*/, ''));
    expect(bases.filter((base) => base !== '${NODE_IMAGE}' && !stages.includes(base))).toEqual([]);
    const [, least] = /^>=(\d+)\.\d+$/.exec(engines.node) ?? [];
    expect(Number(version)).toBeGreaterThanOrEqual(Number(least));
  });

  test('builds on the machine it runs on, and only the last stage is of the kind of processor that is asked for', () => {
    const bases = argumentsOf('FROM').filter((text) => text.includes('${NODE_IMAGE}'));
    expect(bases.map((text) => text.startsWith('--platform=$BUILDPLATFORM '))).toEqual([true, false]);
    const last = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM ')));
    expect(last.filter((line) => line.startsWith('RUN '))).toEqual([]);
  });

  test('lets an unprivileged user run it', () => {
    expect(argumentsOf('USER')).toEqual(['node']);
    expect(argumentsOf('VOLUME')).toEqual(['/data']);
  });

  test('calls no one but npm, and keeps what npm has fetched between builds', () => {
    const commands = argumentsOf('RUN');
    expect(commands.filter((text) => /curl|wget|apt|https?:|git /.test(text))).toEqual([]);
    expect(argumentsOf('ADD')).toEqual([]);
    const installs = commands.filter((text) => text.includes('npm ci'));
    expect(installs.filter((text) => !text.startsWith('--mount=type=cache,target=/root/.npm npm ci --ignore-scripts '))).toEqual([]);
    expect(installs.length).toBeGreaterThan(1);
  });
});

test('nothing it needs is fetched or built by a script of a package, and all of it is there for both kinds of processors', () => {
  const { packages } = JSON.parse(readProjectFile('package-lock.json')) as { readonly packages: Readonly<Record<string, Locked>> };
  const needed = Object.entries(packages).filter(
    ([path, { dev, link }]) => path.startsWith('node_modules/') && dev !== true && link !== true,
  );
  // Works without its native part, which it has for both.
  const excused = ['node_modules/msgpackr-extract'];
  const scripts = needed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
  expect(scripts.filter((path) => !excused.includes(path))).toEqual([]);
  const names = needed.map(([path]) => path);
  const native = names.filter((path) => /linux-x64(-gnu)?$/.test(path));
  expect(native.length).toBeGreaterThan(0);
  expect(native.map((path) => path.replace('-x64', '-arm64')).filter((path) => !names.includes(path))).toEqual([]);
});
