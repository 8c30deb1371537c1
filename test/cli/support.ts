import { run } from '@hexfall/shared/cli/run';
import type { Json } from '../notation/examples.js';

/** A battle on the command line, and what it must print. */
export interface BattleCase {
  readonly title: string;
  readonly position: Json;
  readonly phases: readonly string[];
  /** What else is printed, among other things. */
  readonly printed: Json;
}

/** Intents for `play`, and what it must print. */
export interface PlayCase {
  readonly title: string;
  readonly position: Json;
  readonly intents: readonly Json[];
  /** What is printed, among other things. */
  readonly printed: Json;
}

export const END = (player: number): Json => ({ player, do: 'end-turn' });
export const DISCARD = (player: number, tile: string): Json => ({ player, do: 'discard', tile });

/** Players with a pile of tiles that are neither instants nor all alike, so that everyone draws three and discards one. */
export const SUPPLIED: Readonly<Record<string, Json>> = {
  borgo: { army: 'borgo', pile: ['mutant', 'claws', 'scout', 'mutant'] },
  outpost: { army: 'outpost', pile: ['runner', 'hmg', 'scout', 'runner'] },
  hegemony: { army: 'hegemony', pile: ['runner', 'thug', 'ganger', 'runner'] },
  doomsday: { army: 'doomsday', pile: ['tripler', 'trap', 'scout', 'trap'] },
};
export const seated = (...armies: string[]): Json[] => armies.map((army) => SUPPLIED[army]!);

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
    save: () => Promise.resolve(),
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

const UNIT = /^(?:(?<army>[\w#]+)\/)?(?<tile>[\w:-]+) (?<q>-?\d),(?<r>-?\d)(?: r(?<rot>\d))?(?: w(?<wounds>\d))?$/;

/** Units of a position as text: `"borgo/mutant 0,-1 r2 w1"`, rotation and wounds if not 0; `"bomber 0,0"` has no owner (P2). */
export const unitsOf = (texts: readonly string[]): Json[] =>
  texts.map((text) => {
    const { army, tile, q, r, rot = 0, wounds } = UNIT.exec(text)!.groups!;
    return { ...(army && { army }), tile, at: [Number(q), Number(r)], rot: Number(rot), ...(wounds && { wounds: Number(wounds) }) };
  });

/** A position with units as text; it is player 0's turn unless the change says otherwise. */
export const documentOf = (mode: string, players: readonly Json[], units: readonly string[] = [], change: Json = {}): Json => {
  const { options, ...rest } = change;
  return { ...positionOf(players, unitsOf(units), mode), options: { mode, ...(options as Json) }, ...rest };
};

interface PrintedPhase {
  readonly initiative: number;
  readonly acts: readonly number[][];
  readonly hits: readonly { from: number[]; direction: number; to: number[]; kind: string; wounds: number }[];
  readonly saves: readonly { medic: number[]; unit: number[]; source: string }[];
  readonly removed: readonly number[][];
}

/**
 * The phases that `battle` prints, one line each: who acts, hits as `"FROM/DIRECTION>TO KIND WOUNDS"`, saves, and who is removed after
 * `†`. The order within a phase says nothing, so it is sorted away.
 */
export const phasesOf = (printed: Json): string[] =>
  (printed['phases'] as PrintedPhase[]).map(({ initiative, acts, hits, saves, removed }) =>
    [
      `${initiative}: ${acts.map(String).sort().join(' ')}`,
      ...hits.map(({ from, direction, to, kind, wounds }) => `${String(from)}/${direction}>${String(to)} ${kind} ${wounds}`).sort(),
      ...saves.map(({ medic, unit, source }) => `${String(medic)} saves ${String(unit)} from ${source}`).sort(),
      ...(removed.length > 0 ? [`† ${removed.map(String).sort().join(' ')}`] : []),
    ].join('; '),
  );
