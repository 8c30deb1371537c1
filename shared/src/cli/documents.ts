import { ok, type Result } from '../model/result.js';
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
