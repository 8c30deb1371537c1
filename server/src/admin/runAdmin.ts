import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { readEnv } from '../config/env.js';
import { openStore, type StoreLocation } from '../store/openStore.js';
import { retentionOf } from '../store/prunePass.js';
import { reasonOf } from '../store/StoreFailure.js';
import { backup, exportMatches, importMatches, restore } from './archiveCommands.js';
import { bot } from './botCommand.js';
import { type Call, type Command, FAILED } from './Command.js';
import { competition, competitions } from './competitionCommands.js';
import { check, inspect, list, prune, remove } from './matchCommands.js';
import { ban, bans, message, unban } from './moderationCommands.js';
import { openAdminStore } from './openAdminStore.js';
import { seat } from './seatCommand.js';

export const COMMANDS: Readonly<Record<string, Command>> = {
  list,
  inspect,
  export: exportMatches,
  import: importMatches,
  delete: remove,
  prune,
  seat,
  ban,
  unban,
  bans,
  message,
  bot,
  competitions,
  competition,
  check,
  backup,
  restore,
};

/** Where the output goes. */
export interface AdminIo {
  readonly write: (text: string) => void;
  readonly complain: (text: string) => void;
}

const SUCCESS = 0;

export const usage = (): string => {
  const lines = Object.entries(COMMANDS).map(([name, command]) => `  ${`${name} ${command.usage}`.trim()}\n      ${command.about}`);
  return [
    'hexfall admin COMMAND – administers the store of a server, also while it is running',
    '',
    'The store is that of DATA_DIR (default ./data), DATABASE_URL or DATABASE_URL_FILE, as they are set for the server.',
    '',
    ...lines,
    '',
    'The exit code is 0, or 2 with a message on standard error.',
    '',
  ].join('\n');
};

/** The words and options of a call; null if they are not those of the command. */
const readCall = ({ options, words: [least, most] }: Command, args: readonly string[], io: AdminIo): Call | null => {
  try {
    const config = Object.fromEntries(
      Object.entries(options).map(([name, kind]) => [name, { type: kind === 'flag' ? ('boolean' as const) : ('string' as const) }]),
    );
    const { values, positionals } = parseArgs({ args: [...args], options: config, allowPositionals: true });
    const given = Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' || value === true ? [[name, value]] : []));
    if (positionals.length < least || positionals.length > most) return null;
    return { words: positionals, options: Object.fromEntries(given) as Call['options'], write: io.write };
  } catch {
    return null;
  }
};

const runOn = async (command: Command, call: Call, location: StoreLocation, io: AdminIo): Promise<number> => {
  const refuse = (sentence: string): number => {
    io.complain(sentence);
    return FAILED;
  };
  // A backup may go into a database that no server has seen yet.
  if (command === restore) {
    const opened = await openStore(location, pino({ level: 'silent' })).then((store) => store.close(), reasonOf);
    if (typeof opened === 'string') return refuse(`The store cannot be created: ${opened}`);
  }
  const admin = await openAdminStore(location);
  if (!admin.ok) return refuse(admin.error);
  try {
    const done = await command.run(admin.value, call);
    if (!done.ok) return refuse(done.error);
    if (done.value !== '') io.write(`${done.value}\n`);
    return SUCCESS;
  } catch (error) {
    return refuse(`The store could not do it: ${reasonOf(error)}`);
  } finally {
    await admin.value.close();
  }
};

/** Runs `hexfall admin` with these arguments; returns the exit code. */
export const runAdmin = async (
  [name, ...args]: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  io: AdminIo,
): Promise<number> => {
  if (name === undefined || name === '--help' || args.includes('--help')) {
    io.write(usage());
    return SUCCESS;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const call = command && readCall(command, args, io);
  if (!command || !call) {
    io.complain(
      command ? `Usage: hexfall admin ${name} ${command.usage}` : `There is no command ${name}; hexfall admin --help lists them.`,
    );
    return FAILED;
  }
  const { DATA_DIR, DATABASE_URL, DATABASE_URL_FILE } = env;
  const { KEEP_FINISHED_DAYS, KEEP_WAITING_DAYS, KEEP_IDLE_DAYS, KEEP_PROFILES_DAYS } = env;
  const location = { DATA_DIR, DATABASE_URL, DATABASE_URL_FILE };
  const config = readEnv({ ...location, KEEP_FINISHED_DAYS, KEEP_WAITING_DAYS, KEEP_IDLE_DAYS, KEEP_PROFILES_DAYS });
  if (config.ok) return runOn(command, { ...call, retention: retentionOf(config.value) }, config.value, io);
  for (const sentence of config.error) io.complain(sentence);
  return FAILED;
};
