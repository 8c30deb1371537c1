import { spawnSync } from 'node:child_process';
import { readProjectFile, resolveInProject } from '../support/sources.js';

interface Manifest {
  readonly engines?: { readonly node: string };
}

describe('the versions of Node', () => {
  const manifests = ['package.json', 'shared/package.json', 'server/package.json', 'client/package.json', 'test/package.json'];

  test('have a lower bound and no upper one', () => {
    const wanted = manifests
      .map((path) => (JSON.parse(readProjectFile(path)) as Manifest).engines?.node)
      .filter((range) => range !== undefined);
    expect(wanted).toEqual(['>=20.19']);
  });

  test('are the same in what people read', () => {
    for (const path of ['README.md', 'CONTRIBUTING.md', 'docs/self-hosting.md']) {
      expect(readProjectFile(path)).toMatch(/Node\W[^\n]*22 or later[^\n]*20\.19 works/);
    }
    expect(Number(readProjectFile('.nvmrc'))).toBeGreaterThanOrEqual(22);
    const images = [...readProjectFile('Dockerfile').matchAll(/^ARG NODE_IMAGE=node:(\d+)/gm)].map(([, major]) => Number(major));
    expect(images.length).toBeGreaterThan(0);
    for (const major of images) expect(major).toBeGreaterThanOrEqual(22);
  });

  test('that are newer are tried with every change', () => {
    const steps = readProjectFile('.ci/run');
    for (const wish of ['24', 'newest-even']) expect(steps).toMatch(new RegExp(`^step '.*' node scripts/withNode\\.mjs ${wish}$`, 'm'));
  });

  test('that cannot be had are not passed over', () => {
    const tried = spawnSync(process.execPath, [resolveInProject('scripts/withNode.mjs'), '9998'], { encoding: 'utf8' });
    expect(tried.status).toBe(1);
    expect(tried.stderr).toContain(`no Node 9998 for this machine. Tried: node-${process.platform}-${process.arch}@9998`);
  });
});
