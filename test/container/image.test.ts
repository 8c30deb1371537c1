import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Page } from '../server/support/Page.js';
import { playRandomly, startDuel } from '../server/support/table.js';
import { readProjectFile } from '../support/sources.js';
import { Container } from './support/Container.js';
import { filesBelow, ImageBuild, pathIn, type Stage } from './support/ImageBuild.js';

/*
 * The Dockerfile, carried out without Docker. npm gets what `npm ci` of the project has left in its cache, so it takes about
 * a minute and runs with all the other tests.
 */

const PATIENCE_MS = 10 * 60_000;

interface Locked {
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
  readonly link?: boolean;
}

const locked = (JSON.parse(readProjectFile('package-lock.json')) as { readonly packages: Readonly<Record<string, Locked>> }).packages;

const COMMIT = '0123456789abcdef0123456789abcdef01234567';

/** As release.yml builds it, on the kind of processor of this machine. */
const build = new ImageBuild({
  VERSION: '1.2.3',
  COMMIT,
  SOURCE: 'https://example.org/hexfall',
  TARGETARCH: process.arch === 'x64' ? 'amd64' : process.arch,
});
let image: Stage;
let files: readonly string[] = [];

beforeAll(async () => {
  image = await build.run();
  files = filesBelow(pathIn(image, '.'));
}, PATIENCE_MS);

afterAll(() => {
  build.remove();
});

describe('the image', () => {
  const OWN = [
    /^LICENSE$/,
    /^package\.json$/,
    /^(shared|server)\/package\.json$/,
    /^shared\/bin\/hexfall\.mjs$/,
    /^(shared|server)\/dist\/.+\.js(\.map)?$/,
    /^shared\/puzzles\/[\w-]+\.jsonl$/,
    /^client\/dist\//,
  ];

  test('has nothing of the project but what runs', () => {
    const own = files.filter((path) => !path.startsWith('node_modules/'));
    expect(own.filter((path) => !OWN.some((kind) => kind.test(path)))).toEqual([]);
    expect(OWN.filter((kind) => !own.some((path) => kind.test(path)))).toEqual([]);
  });

  test('has no package that is for development only', () => {
    const packages = Object.keys(locked).filter((path) => files.includes(`${path}/package.json`));
    expect(packages.filter((path) => locked[path]?.dev === true)).toEqual([]);
    expect(packages.length).toBeGreaterThan(50);
    expect(files.filter((path) => /^node_modules\/(typescript|vite|jest)\//.test(path))).toEqual([]);
    const links = files.filter((path) => lstatSync(join(pathIn(image, '.'), path)).isSymbolicLink() && path.includes('@hexfall'));
    expect(links).toEqual(['node_modules/@hexfall/server', 'node_modules/@hexfall/shared']);
  });

  test('lets an unprivileged user run it, and says where its data is', () => {
    expect(image).toMatchObject({ user: 'node', workdir: '/app', volumes: ['/data'] });
    expect(image.env['DATA_DIR']).toBe('/data');
    expect(files).toContain(image.command.at(-1));
  });

  test('says what it was made from', () => {
    expect(image.labels).toMatchObject({
      'org.opencontainers.image.version': '1.2.3',
      'org.opencontainers.image.revision': COMMIT,
      'org.opencontainers.image.source': 'https://example.org/hexfall',
      'org.opencontainers.image.licenses': 'MIT',
    });
  });
});

describe('a container of it, on a file system that is read-only', () => {
  let container: Container;

  beforeAll(() => {
    container = Container.start(image);
  });

  afterAll(() => {
    container.kill();
  });

  test('is healthy, serves its page and lets people play', async () => {
    const url = await container.ready();
    const { port } = new URL(url);
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ ok: true });
    expect(await (await fetch(`${url}/api/version`)).json()).toMatchObject({ commit: COMMIT });
    await container.exec([process.execPath, ...image.health.slice(1)], { PORT: port });
    await expect(container.exec([process.execPath, ...image.health.slice(1)], { PORT: '1' })).rejects.toMatchObject({ code: 1 });
    const page = await (await fetch(url)).text();
    const [script = ''] = /(?<=src=")[^"]+\.js/.exec(page) ?? [];
    expect((await fetch(new URL(script, url))).status).toBe(200);
    const duel = await startDuel(url);
    await playRandomly(duel, 61, 12);
    expect(duel.pages[0].state.seq).toBeGreaterThanOrEqual(12);
  });

  test('has the command line in it', async () => {
    expect(await container.exec(['hexfall', '--help'])).toContain('hexfall COMMAND FILE');
    expect(await container.exec(['hexfall', 'admin', 'list'])).toMatch(/ playing {2}duel .*\n1 of 1 matches\n$/);
  });

  test('ends in order when it is stopped, and has written nothing but its data', async () => {
    const url = await container.ready();
    const page = await Page.create(url);
    expect(await container.stop()).toBe(0);
    await page.until(() => page.left !== null);
    expect(filesBelow(pathIn(image, '.'))).toEqual(files);
    expect(filesBelow(pathIn(image, '/data'))).toContain('hexfall.db');
  });
});

test('nothing it needs is fetched or built by a script of a package, and all of it is there for both kinds of processors', () => {
  const needed = Object.entries(locked).filter(
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
