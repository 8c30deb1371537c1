import { spawnSync } from 'node:child_process';
import { MAX_SAVED_BYTES } from '@hexfall/shared/protocol/http';
import { Nginx, shipped } from '../browser/support/Nginx.js';
import { describeWith } from '../support/programs.js';
import { readProjectFile } from '../support/sources.js';

/** The first version that looks names up again while it runs. */
const RESOLVES = [1, 27, 3];

describeWith('nginx', 'nginx', (nginx) => {
  /** Whether the one that is installed is of that version or later. */
  const isAtLeast = (wanted: readonly number[]): boolean => {
    const { stderr } = spawnSync(nginx, ['-v'], { encoding: 'utf8' });
    const version = (/nginx\/([\d.]+)/.exec(stderr)?.[1] ?? '').split('.').map(Number);
    const differing = wanted.findIndex((part, index) => version[index] !== part);
    return differing < 0 || (version[differing] ?? 0) > (wanted[differing] ?? 0);
  };

  test('of any version loads deploy/nginx-local.conf', () => {
    expect(Nginx.check(nginx, shipped('deploy/nginx-local.conf'))).toBe('');
  });

  test('loads deploy/nginx.conf, or is too old to look names up again', () => {
    const output = Nginx.check(nginx, shipped('deploy/nginx.conf'));
    if (isAtLeast(RESOLVES)) expect(output).toBe('');
    else expect(output).toContain('invalid parameter "resolve"');
  });
});

test('both files pass on the same, but for how they find the process of a table', () => {
  const serverOf = (path: string): string => {
    const text = readProjectFile(path);
    return text.slice(text.indexOf('server {\n  listen'), text.indexOf('return 404;'));
  };
  expect(serverOf('deploy/nginx-local.conf')).toBe(serverOf('deploy/nginx.conf'));
  expect(serverOf('deploy/nginx.conf')).toContain('Upgrade');
});

test('every proxy lets saved matches through, which are longer than other bodies', () => {
  for (const path of ['deploy/nginx.conf', 'deploy/nginx-local.conf', 'deploy/kubernetes/nginx.conf']) {
    const [, most = ''] = /location = \/api\/saved \{\s+client_max_body_size (\d+)k;/.exec(readProjectFile(path)) ?? [];
    expect([path, Number(most) * 1024]).toEqual([path, MAX_SAVED_BYTES]);
  }
});
