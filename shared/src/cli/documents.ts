import { ok, type Result } from '../model/result.js';
import { Fields, isObject } from '../notation/readers.js';
import { type CliError, failure } from './call.js';

/** The lines of a text that comes in pieces. A line break at the very end ends the last line. */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let open = '';
  for await (const piece of pieces) {
    open += piece;
    if (!piece.includes('\n')) continue;
    const lines = open.split('\n');
    open = lines.pop() ?? '';
    yield* lines;
  }
  if (open !== '') yield open;
}

export const parseDocument = (text: string): Result<unknown, CliError> => {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return failure('not-json', `This is not JSON: ${error.message}`);
  }
};

/** A document that is a position with fields of a command beside it. */
export interface PositionAnd<K extends string> {
  readonly position: unknown;
  readonly at: Fields<K>;
}

/** Takes the fields of a command out of a document; what is left is for the reader of positions. */
export const positionAnd = <K extends string>(json: unknown, names: readonly K[]): PositionAnd<K> => {
  if (!isObject(json)) return { position: json, at: new Fields({}, '') };
  const entries = Object.entries(json);
  const isOurs = ([name]: [string, unknown]): boolean => (names as readonly string[]).includes(name);
  return {
    position: Object.fromEntries(entries.filter((entry) => !isOurs(entry))),
    at: new Fields(Object.fromEntries(entries.filter(isOurs)), ''),
  };
};
