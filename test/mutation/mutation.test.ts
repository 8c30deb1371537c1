import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveInProject, sourceFiles } from '../support/sources.js';

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

const ROOT = resolveInProject('.');

const folder = mkdtempSync(join(tmpdir(), 'hexfall-mutation-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Changes some operators of a file, as `npm run mutation` does, with the tests of one folder. Returns how each change ended. */
const mutate = (file: string, tests: string): readonly string[] => {
  const [config, report] = [join(folder, 'stryker.config.mjs'), join(folder, 'mutation.json')];
  const changes = {
    mutate: [file],
    bundle: { folders: [tests], skipped: [] },
    // What these tests do not need is not copied.
    ignorePatterns: ['data', 'docs', 'deploy', 'client', 'server', 'scripts', '**/dist', 'test/{browser,client,page,server}'],
    tempDirName: join(folder, 'copy'),
    concurrency: 1,
    reporters: ['json'],
    jsonReporter: { fileName: report },
    thresholds: { high: 95, low: 90, break: null },
  };
  const base = JSON.stringify(resolveInProject('test/mutation/stryker.config.mjs'));
  writeFileSync(config, `import config from ${base};\nexport default { ...config, ...${JSON.stringify(changes)} };\n`);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', config], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect({ status, stderr, stdout: status === 0 ? '' : stdout }).toEqual({ status: 0, stderr: '', stdout: '' });
  const { files } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const ends = Object.values(files).flatMap(({ mutants }) => mutants.map((mutant) => mutant.status));
  return ends.filter((end) => end !== 'Ignored');
};

test('mutation testing finds changes of the rules by the tests that reach them', () => {
  const ends = mutate('shared/src/rules/outcome.ts:64-68', 'test/rules/modes');
  expect(new Set(ends)).toEqual(new Set(['Killed']));
});

test('it has tests of every file of its folders', () => {
  const program = `
    import { bundleTests } from './test/mutation/bundleTests.mjs';
    import { registeredBy } from './test/mutation/testRegistry.mjs';
    import config from './test/mutation/stryker.config.mjs';
    const bundle = await bundleTests(process.cwd(), config.bundle);
    const tests = await registeredBy(() => import(bundle));
    console.log(JSON.stringify([config.bundle.folders, [...new Set(tests.map(({ file }) => file))]]));
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: ROOT, encoding: 'utf8' });
  expect(stderr).toBe('');
  const [folders, files] = JSON.parse(stdout) as readonly [readonly string[], readonly string[]];
  expect(folders).toContain('test/rules');
  expect([...files].sort()).toEqual(folders.flatMap((name) => sourceFiles(name).filter((file) => file.endsWith('.test.ts'))).sort());
});
