import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The variable with the commit that an image was built from. The Dockerfile sets it. */
const VARIABLE = 'HEXFALL_COMMIT';

/** It takes some milliseconds; this is for one that hangs. */
const GIT_MS = 10_000;

const isCommit = (text: string): boolean => /^[\da-f]{40}([\da-f]{24})?$/.test(text);

/**
 * Returns the commit of the running program: from the environment, or the one checked out in `folder`; null if neither is known. Runs git,
 * so call it once at start.
 */
export const readCommit = (env: Readonly<Record<string, string | undefined>>, folder: string): string | null => {
  const baked = env[VARIABLE] ?? '';
  if (isCommit(baked)) return baked;
  // A folder inside the repository of something else has no commit of its own.
  if (!existsSync(join(folder, '.git'))) return null;
  // It fails without git, without a commit, and in a checkout of another user.
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: folder, env, encoding: 'utf8', timeout: GIT_MS });
  const found = status === 0 ? stdout.trim() : '';
  return isCommit(found) ? found : null;
};
