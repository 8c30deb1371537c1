import { fail, ok, type Result } from '@hexfall/shared/model/result';
import { formatPuzzle, parsePuzzle, type Puzzle } from '@hexfall/shared/notation/puzzle';
import { isObject } from '@hexfall/shared/notation/readers';
import { checkSolution } from '@hexfall/shared/puzzle/checkSolution';
import { readPuzzleId } from '@hexfall/shared/puzzle/puzzleName';
import { fragmentOfJson, hasFragment, parseJson, type PositionError, textOfFragment } from '../platform/positionLink.js';
import { pathOfPuzzle, PUZZLES_PATH } from './puzzlePaths.js';

/** Returns the address of a puzzle, without the server's name: by id for one of the project, in the address itself, without its solution, for others. */
export const puzzlePath = async (puzzle: Puzzle, isOwn = readPuzzleId(puzzle.id) !== null): Promise<string> =>
  isOwn ? pathOfPuzzle(puzzle.id) : PUZZLES_PATH + (await fragmentOfJson(formatPuzzle({ ...puzzle, solution: null })));

/** Where this tab keeps the puzzle that was opened in it from a file, with its solution. */
const OPENED = 'hexfall.openedPuzzle';

/** Returns the address of a puzzle from a file. Its solution is not part of it and stays in this tab. */
export const openedPath = async (puzzle: Puzzle): Promise<string> => {
  const path = await puzzlePath(puzzle, false);
  if (puzzle.solution && checkSolution(puzzle, puzzle.solution).solved) {
    try {
      sessionStorage.setItem(OPENED, JSON.stringify({ path, puzzle: formatPuzzle(puzzle) }));
    } catch {
      // Without storage it has no hints.
    }
  }
  return path;
};

const openedHere = (fragment: string): Puzzle | null => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(OPENED) ?? 'null');
    if (!isObject(stored) || stored['path'] !== PUZZLES_PATH + fragment) return null;
    const parsed = parsePuzzle(stored['puzzle']);
    return parsed.ok ? parsed.value : null;
  } catch {
    return null; // storage is forbidden, or another program wrote there
  }
};

/** The puzzle in a link; with its solution, if it was opened in this tab from a file that has it. */
export const linkedPuzzle = async (fragment: string): Promise<Result<Puzzle, PositionError>> => {
  const opened = openedHere(fragment);
  return opened ? ok(opened) : readPuzzle(fragment);
};

/** The puzzle that a text holds as JSON in the notation, or what is wrong with it. */
const readPuzzleText = (text: string): Result<Puzzle, PositionError> => {
  const json = parseJson(text);
  if (!json.ok) return json;
  const parsed = parsePuzzle(json.value);
  return parsed.ok ? ok(parsed.value) : fail({ code: parsed.error.code, path: parsed.error.path });
};

/** The puzzle in a link, or in a text. */
export const readPuzzle = async (text: string): Promise<Result<Puzzle, PositionError>> => {
  if (!hasFragment(text)) return readPuzzleText(text);
  const found = await textOfFragment(text);
  return found.ok ? readPuzzleText(found.value) : found;
};
