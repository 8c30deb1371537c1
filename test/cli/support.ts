import { run } from '@hexfall/shared/cli/run';
import type { Json } from '../notation/examples.js';

/** What a call of the command line did. */
export interface Call {
  readonly exitCode: number;
  readonly stdout: string;
  /** What went to standard error. */
  readonly complaints: string;
}

/** A text in pieces of a few characters, as a slow file gives it. */
async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield await Promise.resolve(text.slice(at, at + size));
}

/** Calls the command line inside this process; `-` among the files is standard input. */
export const call = async (args: readonly string[], files: Readonly<Record<string, string>> = {}, size = 1000): Promise<Call> => {
  const [stdout, complaints]: [string[], string[]] = [[], []];
  const exitCode = await run(args, {
    read: (file) => {
      const text = files[file];
      if (text === undefined) throw new Error(`no such file: ${file}`);
      return inPieces(text, size);
    },
    write: (text) => stdout.push(text),
    complain: (text) => complaints.push(text),
  });
  return { exitCode, stdout: stdout.join(''), complaints: complaints.join('\n') };
};

/** The answer of a command to one document. */
export const answer = async (command: string, document: unknown): Promise<Json> => {
  const { stdout, exitCode } = await call([command, 'a.json'], { 'a.json': JSON.stringify(document) });
  const json = JSON.parse(stdout) as Json;
  expect(exitCode).toBe('error' in json && !('accepted' in json) ? 2 : 0);
  return json;
};

/** The code and path of a refused document or call. */
export const refusal = async (args: readonly string[], files: Readonly<Record<string, string>> = {}): Promise<string> => {
  const { stdout, exitCode } = await call(args, files);
  expect(exitCode).toBe(2);
  const { error } = JSON.parse(stdout) as { error: Record<'code' | 'message' | 'path', string> };
  expect(Object.keys(error)).toEqual(['code', 'message', 'path']);
  expect(error.message).not.toBe('');
  return `${error.code} ${error.path}`;
};

/** A position of a duel, or of as many players as are given, with these units. */
export const positionOf = (players: readonly Json[], units: readonly Json[], mode = 'duel'): Json => ({
  format: 1,
  options: { mode },
  players,
  turn: { player: 0 },
  units,
});
