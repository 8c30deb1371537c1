import { accessSync, appendFileSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

interface Program {
  /** Environment variable that names the executable. */
  readonly variable: string;
  /** Names looked for on PATH, and full paths where a system keeps it elsewhere. */
  readonly names: readonly string[];
  readonly install: string;
}

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'] as const;

const PROGRAMS = {
  chromium: {
    variable: 'CHROMIUM',
    // The headless shell comes first: without a browser's own windows, pages run a seventh faster.
    names: ['chromium-headless-shell', ...BROWSERS],
    install: 'sudo apt-get install chromium (elsewhere: set CHROMIUM to the path of a Chromium or Chrome)',
  },
  /** With notifications, and with reasons why a page cannot be installed, which the headless shell has not. */
  notifyingChromium: {
    variable: 'NOTIFYING_CHROMIUM',
    names: BROWSERS,
    install: 'sudo apt-get install chromium (elsewhere: set NOTIFYING_CHROMIUM to the path of a Chromium or Chrome)',
  },
  postgresql: {
    variable: 'POSTGRES',
    // Debian keeps one folder for each version, none of them on PATH.
    names: ['postgres', ...[18, 17, 16, 15, 14].map((version) => `/usr/lib/postgresql/${version}/bin/postgres`)],
    install: 'sudo apt-get install postgresql (elsewhere: set POSTGRES to the path of its program postgres)',
  },
  pgbouncer: {
    variable: 'PGBOUNCER',
    names: ['pgbouncer', '/usr/sbin/pgbouncer', '/usr/local/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'],
    install: 'sudo apt-get install pgbouncer (elsewhere: set PGBOUNCER to the path of a pgbouncer)',
  },
  redis: {
    variable: 'REDIS',
    names: ['redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'],
    install: 'sudo apt-get install redis-server (elsewhere: set REDIS to the path of a redis-server)',
  },
  nginx: {
    variable: 'NGINX',
    // Debian keeps it in /usr/sbin, which is on the PATH of root only.
    names: ['nginx', '/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'],
    install: 'sudo apt-get install nginx (elsewhere: set NGINX to the path of an nginx)',
  },
  python: {
    variable: 'PYTHON',
    names: ['python3'],
    install: 'sudo apt-get install python3 (elsewhere: set PYTHON to the path of a Python 3)',
  },
  openssl: {
    variable: 'OPENSSL',
    names: ['openssl'],
    install: 'sudo apt-get install openssl (elsewhere: set OPENSSL to the path of an openssl)',
  },
} as const satisfies Record<string, Program>;

export type ProgramName = keyof typeof PROGRAMS;

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** How a program is installed. */
export const installHint = (name: ProgramName): string => PROGRAMS[name].install;

/** The path of an installed program, or null. Throws if an environment variable names one that is not there. */
export const findProgram = (name: ProgramName): string | null => {
  const { variable, names } = PROGRAMS[name];
  const named = process.env[variable];
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`${variable} names no program: ${named}`);
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const places = names.flatMap((program) => (program.startsWith('/') ? [program] : folders.map((folder) => join(folder, program))));
  return places.find(isExecutable) ?? null;
};

/** Reports it to scripts/test.mjs, which prints the list after the run. */
const noteSkip = (program: ProgramName, part: string): void => {
  const list = process.env['HEXFALL_SKIP_LIST'];
  if (list) appendFileSync(list, `${JSON.stringify({ part, program, install: PROGRAMS[program].install })}\n`);
};

/**
 * A group of tests that needs a program; `define` gets its path. Where the program is missing the group is skipped
 * by name, and fails instead with CI=true: a machine that judges the project must be able to run all of it.
 */
export const describeWith = (program: ProgramName, title: string, define: (executable: string) => void): void => {
  const executable = findProgram(program);
  if (executable !== null) {
    describe(title, () => define(executable));
  } else if (process.env['CI'] === 'true') {
    test(title, () => {
      throw new Error(`${program} is missing: ${PROGRAMS[program].install}`);
    });
  } else {
    noteSkip(program, title);
    test.skip(`${title} (needs ${program})`, () => undefined);
  }
};

/** As `describeWith`, for tests that need several programs; `define` gets their paths in the same order. */
export const describeWithAll = (
  programs: readonly ProgramName[],
  title: string,
  define: (...executables: string[]) => void,
  found: readonly string[] = [],
): void => {
  const [next, ...rest] = programs;
  if (next === undefined) return define(...found);
  describeWith(next, `${title}, with ${next}`, (executable) => describeWithAll(rest, title, define, [...found, executable]));
};
