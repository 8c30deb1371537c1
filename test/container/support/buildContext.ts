import { execFileSync } from 'node:child_process';
import { lstatSync } from 'node:fs';
import dockerignore from '@balena/dockerignore';
import { readProjectFile, resolveInProject } from '../../support/sources.js';

/** The files git keeps, or would after `git add`. Those that have been deleted and not yet committed are no files. */
const filesOfProject = (): string[] => {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: resolveInProject('.'),
    encoding: 'utf8',
  });
  return listed.split('\0').filter((path) => path !== '' && lstatSync(resolveInProject(path), { throwIfNoEntry: false })?.isFile());
};

/** The files that `docker build .` sends to the builder in a fresh clone, as paths from the root of the project. */
export const buildContext = (): readonly string[] => dockerignore().add(readProjectFile('.dockerignore')).filter(filesOfProject());
