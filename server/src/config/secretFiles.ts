import { readFileSync } from 'node:fs';
import { types } from 'node:util';
import { fail, ok, type Result } from '@hexfall/shared/model/result';

type Env = Readonly<Record<string, string | undefined>>;

/** The variables that may contain a password. Each can be given as the path of a file instead, in a variable of this name and `_FILE`. */
const SECRETS = ['DATABASE_URL', 'REDIS_URL', 'METRICS_TOKEN', 'INVITATION_CODES'] as const;

const fileOf = (name: string): string => `${name}_FILE`;

/** The names of the variables with paths. */
export const SECRET_FILES: readonly string[] = SECRETS.map(fileOf);

const reasonOf = (error: unknown): string =>
  types.isNativeError(error) && 'code' in error && typeof error.code === 'string' ? error.code : 'no text';

/** Returns the environment with the contents of the files that it names, or one sentence for each that is wrong. None repeats a secret. */
export const withSecretFiles = (env: Env): Result<Env, readonly string[]> => {
  const read: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of SECRETS) {
    const path = env[fileOf(name)] ?? '';
    if (path === '') continue;
    if ((env[name] ?? '') !== '') problems.push(`${name} and ${fileOf(name)} are both set: leave one of them out.`);
    try {
      const text = readFileSync(path, 'utf8').trim();
      if (text === '') problems.push(`The file of ${fileOf(name)}, ${path}, is empty.`);
      read[name] = text;
    } catch (error) {
      problems.push(`The file of ${fileOf(name)}, ${path}, cannot be read (${reasonOf(error)}).`);
    }
  }
  return problems.length > 0 ? fail(problems) : ok({ ...env, ...read });
};
