/** Positions, intents, puzzles and records of matches as JSON. What cannot be read is refused with a code and a path. */

export type { DealPlace } from '../fair/deal.js';
export type { Moment } from '../model/moment.js';
export { type Series, SERIES_KINDS, type SeriesKind, type SeriesScore } from '../model/series.js';
export type { NotationCode, NotationError } from '../notation/error.js';
export { formatPosition, type Printable } from '../notation/formatPosition.js';
export { formatRecordedIntent, parseIntent, type RecordedIntent } from '../notation/intent.js';
export {
  type EarlierJson,
  type FairJson,
  FORMAT,
  type FoundationJson,
  type IntentJson,
  type OptionsJson,
  type PlayerJson,
  type PositionJson,
  type RecordJson,
  type SavedJson,
  type SavedSeatJson,
  type SeriesJson,
  type TurnJson,
  type UsedJson,
  type UnitJson,
} from '../notation/json.js';
export { playTo } from '../notation/moment.js';
export { parsePosition } from '../notation/parsePosition.js';
export {
  formatPuzzle,
  type GoalKind,
  parsePuzzle,
  type Puzzle,
  type PuzzleGoal,
  type PuzzleJson,
  type PuzzleSolution,
} from '../notation/puzzle.js';
export { formatRecord, type MatchRecord, parseRecord, replay, type Replayed, type ReplayError } from '../notation/record.js';
