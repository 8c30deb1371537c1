import { explainedBattle, foughtBattle } from './battle.js';
import { badOption, type CliAnswer, failure, printed, readArgs } from './call.js';
import { linesOf, parseDocument } from './documents.js';
import { forecastAnswer } from './forecast.js';
import { pairings } from './pairings.js';
import { picture, type PictureIo } from './picture.js';
import { legal, play } from './play.js';
import { puzzle, solveWithin } from './puzzle.js';
import { recordAnswer, verifiedDeal, verifiedRecord } from './record.js';
import { selfplay } from './selfplay.js';
import { terrainFile } from './selfplayPlan.js';
import { USAGE } from './usage.js';

/** The world outside. */
export interface Io {
  /** The text of a file in pieces; `-` is standard input. */
  readonly read: (file: string) => AsyncIterable<string>;
  readonly write: (text: string) => void;
  /** For what is not an answer. */
  readonly complain: (text: string) => void;
  /** Writes a picture to a file. */
  readonly save: PictureIo['save'];
  readonly toPng?: PictureIo['toPng'];
}

const SUCCESS = 0;
const INVALID = 2;

/** What makes an answer of a document. */
type Command = (json: unknown) => CliAnswer;

const COMMANDS = {
  battle: foughtBattle,
  play,
  legal,
  forecast: forecastAnswer,
  record: recordAnswer,
  puzzle,
  pairings,
} as const satisfies Record<string, Command>;
type CommandName = keyof typeof COMMANDS;

/** The options that change what a command does, with the commands that have them. */
const OPTIONS = {
  verify: { record: verifiedRecord },
  why: { battle: explainedBattle },
} as const satisfies Record<string, Partial<Record<CommandName, Command>>>;
type CommandOption = keyof typeof OPTIONS;

const COMMAND_OPTIONS = Object.keys(OPTIONS) as CommandOption[];

const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);

/** Pieces of output smaller than this are gathered. */
const BUFFER = 65_536;

/** The answer to one document. An exception is a bug; it costs this document only. */
const answerTo = (command: Command, text: string, io: Io): CliAnswer => {
  const json = parseDocument(text);
  if (!json.ok) return json;
  try {
    return command(json.value);
  } catch (error) {
    io.complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return failure('internal', 'This is a bug in hexfall. More is on standard error.');
  }
};

const answerLines = async (command: Command, file: string, io: Io): Promise<void> => {
  let waiting = '';
  for await (const line of linesOf(io.read(file))) {
    waiting += printed(answerTo(command, line, io));
    if (waiting.length < BUFFER) continue;
    io.write(waiting);
    waiting = '';
  }
  io.write(waiting);
};

const textOf = async (file: string, io: Io): Promise<string> => {
  let text = '';
  for await (const piece of io.read(file)) text += piece;
  return text;
};

const answerFile = async (command: Command, file: string, io: Io): Promise<CliAnswer> => answerTo(command, await textOf(file, io), io);

const give = (answer: CliAnswer, io: Io): number => {
  io.write(printed(answer));
  return answer.ok ? SUCCESS : INVALID;
};

/** The command with its options; undefined if it does not have all of them. */
const commandFor = (name: CommandName, [option, ...more]: readonly CommandOption[]): Command | undefined => {
  if (option === undefined) return COMMANDS[name];
  const commands: Partial<Record<CommandName, Command>> = OPTIONS[option];
  return more.length > 0 ? undefined : commands[name];
};

const unreadable = (error: unknown): CliAnswer => failure('unreadable-file', error instanceof Error ? error.message : String(error));

/** Answers the one document of a file, or each line of it. */
const answerDocuments = async (name: string, command: Command, files: readonly string[], lines: boolean, io: Io): Promise<number> => {
  const [file, ...more] = files;
  if (file === undefined || more.length > 0) return give(failure('usage', `Exactly one FILE is expected: hexfall ${name} FILE.`), io);
  try {
    if (!lines && !file.endsWith('.jsonl')) return give(await answerFile(command, file, io), io);
    await answerLines(command, file, io);
    return SUCCESS;
  } catch (error) {
    return give(unreadable(error), io);
  }
};

/** Answers the records of the tables of one deal together. */
const answerDeal = async (files: readonly string[], contribution: string | undefined, io: Io): Promise<number> => {
  const documents: unknown[] = [];
  try {
    for (const file of files) {
      const json = parseDocument(await textOf(file, io));
      if (!json.ok) return give(json, io);
      documents.push(json.value);
    }
  } catch (error) {
    return give(unreadable(error), io);
  }
  return give(verifiedDeal(documents, contribution), io);
};

const runOnFile = async (name: CommandName, args: readonly string[], io: Io): Promise<number> => {
  const flags = { lines: { type: 'boolean' }, verify: { type: 'boolean' }, why: { type: 'boolean' } } as const;
  const options = { ...flags, contribution: { type: 'string' } } as const;
  const parsed = readArgs({ args: [...args], options, allowPositionals: true });
  if (!parsed.ok) return give(parsed, io);
  const { values, positionals } = parsed.value;
  const { contribution } = values;
  const isDeal = name === 'record' && values.verify === true && (positionals.length > 1 || contribution !== undefined);
  if (isDeal && values.why !== true && values.lines !== true) return answerDeal(positionals, contribution, io);
  if (contribution !== undefined) return give(failure('unknown-option', '--contribution is for hexfall record --verify.'), io);
  const command = commandFor(
    name,
    COMMAND_OPTIONS.filter((option) => values[option]),
  );
  if (!command) return give(failure('unknown-option', `hexfall ${name} does not have these options.`), io);
  return answerDocuments(name, command, positionals, values.lines === true, io);
};

/** A number above 0 as an option gives it; null if it is none. */
const numberIn = (text: string, pattern: RegExp): number | null => (pattern.test(text) && Number(text) > 0 ? Number(text) : null);

const runSolve = async (args: readonly string[], io: Io): Promise<number> => {
  const options = { lines: { type: 'boolean' }, limit: { type: 'string' }, seconds: { type: 'string' } } as const;
  const parsed = readArgs({ args: [...args], options, allowPositionals: true });
  if (!parsed.ok) return give(parsed, io);
  const { values, positionals } = parsed.value;
  const limit = values.limit === undefined ? null : numberIn(values.limit, /^\d{1,12}$/);
  if (values.limit !== undefined && limit === null) return give(badOption('limit', 'a whole number from 1'), io);
  const seconds = values.seconds === undefined ? null : numberIn(values.seconds, /^\d{1,9}(\.\d{1,9})?$/);
  if (values.seconds !== undefined && seconds === null) return give(badOption('seconds', 'a number above 0'), io);
  return answerDocuments('solve', solveWithin({ limit, seconds }), positionals, values.lines === true, io);
};

const runSelfplay = async (args: readonly string[], io: Io): Promise<number> => {
  const file = terrainFile(args);
  if (file === null) return give(selfplay(args, null), io);
  try {
    return give(await answerFile((terrain) => selfplay(args, terrain), file, io), io);
  } catch (error) {
    return give(unreadable(error), io);
  }
};

const runPicture = async (args: readonly string[], io: Io): Promise<number> => {
  try {
    return give(await picture(args, { text: (file) => textOf(file, io), save: io.save, toPng: io.toPng }), io);
  } catch (error) {
    return give(unreadable(error), io);
  }
};

/** Runs the command line. Returns the exit code. */
export const run = async ([command, ...args]: readonly string[], io: Io): Promise<number> => {
  if (command === '--help' || args.includes('--help')) {
    io.write(USAGE);
    return SUCCESS;
  }
  if (command === undefined) return give(failure('usage', 'A command is missing; hexfall --help tells which there are.'), io);
  if (command === 'selfplay') return runSelfplay(args, io);
  if (command === 'picture') return runPicture(args, io);
  if (command === 'solve') return runSolve(args, io);
  if (!isCommand(command)) return give(failure('unknown-command', 'There is no such command; hexfall --help tells which there are.'), io);
  return runOnFile(command, args, io);
};
