import { spawnSync } from 'node:child_process';
import { resolveInProject } from '../support/sources.js';

test('pictures are not taken with a Chromium that is not there, which is said in one line', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=source', '--import', 'tsx', 'test/browser/takePictures.ts', '/nowhere/pictures'],
    { cwd: resolveInProject('.'), encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '', CHROMIUM: '/nowhere/chromium' } },
  );
  expect([status, stdout, stderr]).toEqual([1, '', 'CHROMIUM names no program: /nowhere/chromium\n']);
});
