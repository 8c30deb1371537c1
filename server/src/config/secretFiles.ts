import { fail, ok, type Result } from '@hexfall/shared/model/result';
import { readSettingFile } from '../security/textFile.js';

type Env = Readonly<Record<string, string | undefined>>;

/** The variables that may contain a password. Each can be given as the path of a file instead, in a variable of this name and `_FILE`. */
const SECRETS = ['DATABASE_URL', 'REDIS_URL', 'METRICS_TOKEN', 'ADMIN_TOKEN', 'INVITATION_CODES'] as const;

const fileOf = (name: string): string => `${name}_FILE`;

/** The names of the variables with paths. */
export const SECRET_FILES: readonly string[] = SECRETS.map(fileOf);

/** Returns the environment with the contents of the files that it names, or one sentence for each that is wrong. None repeats a secret. */
export const withSecretFiles = (env: Env): Result<Env, readonly string[]> => {
  const read: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of SECRETS) {
    const path = env[fileOf(name)] ?? '';
    if (path === '') continue;
    if ((env[name] ?? '') !== '') problems.push(`${name} and ${fileOf(name)} are both set: leave one of them out.`);
    const file = readSettingFile(fileOf(name), path);
    if (!file.ok) {
      problems.push(file.error);
      continue;
    }
    const text = file.value.trim();
    if (text === '') problems.push(`The file of ${fileOf(name)}, ${path}, is empty.`);
    read[name] = text;
  }
  return problems.length > 0 ? fail(problems) : ok({ ...env, ...read });
};
