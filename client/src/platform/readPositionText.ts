import { fail, ok, type Result } from '@hexfall/shared/model/result';
import type { GameState } from '@hexfall/shared/model/state';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import type { PositionError } from './positionError.js';

/** Characters; a position written out with all that is possible takes less. */
export const MOST_TEXT = 50_000;

/** The JSON in a text. */
export const parseJson = (text: string): Result<unknown, PositionError> => {
  if (text.length > MOST_TEXT) return fail({ code: 'too-long', path: '' });
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    return fail({ code: 'no-json', path: '' });
  }
};

/** The position that a text holds as JSON in the notation, or what is wrong with it. */
export const readPositionText = (text: string): Result<GameState, PositionError> => {
  const json = parseJson(text);
  if (!json.ok) return json;
  const parsed = parsePosition(json.value);
  return parsed.ok ? parsed : fail({ code: parsed.error.code, path: parsed.error.path });
};
