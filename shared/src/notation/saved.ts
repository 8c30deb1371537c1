import { LEVELS } from '../model/computer.js';
import { MOST_HQ_POINTS, MOST_MATCHES, MOST_REMATCHES, SERIES_KINDS, type SeriesScore } from '../model/series.js';
import type { SavedJson, SavedSeatJson, SeriesJson } from './json.js';
import { fields, manyOf, oneOf, type Reader, refuseDocument, text, whole } from './readers.js';

const FIELDS = ['seats', 'clock', 'forecast'] as const;
const SEAT_FIELDS = ['name', 'computer', 'series'] as const;
const SCORE_FIELDS = ['played', 'won', 'drawn', 'hq'] as const;
const SERIES_FIELDS = ['kind', 'match', 'won', 'drawn', 'hq'] as const;
const CLOCK_FIELDS = ['left', 'strikes'] as const;
/** A name of a player. Longer than one may be: servers cut what is too long. */
const playerName = text(200);
/** No clock has more left (O10). */
const MAX_LEFT_MS = 366 * 24 * 60 * 60 * 1000;
const MAX_STRIKES = 100;

const count = whole(0, MOST_REMATCHES);
const hqPoints = whole(-MOST_HQ_POINTS, MOST_HQ_POINTS);

const readScore: Reader<SeriesScore> = (value, path) => {
  const at = fields(value, path, SCORE_FIELDS);
  return { played: at.get('played', count), won: at.get('won', count), drawn: at.get('drawn', count), hq: at.find('hq', hqPoints, 0) };
};

const readSeat: Reader<SavedSeatJson> = (value, path) => {
  const at = fields(value, path, SEAT_FIELDS);
  const computer = at.find('computer', oneOf(LEVELS), null);
  const series = at.find('series', readScore, null);
  return { name: at.get('name', playerName), ...(computer && { computer }), ...(series && { series }) };
};

/** A list with one entry for each player. */
const perPlayer =
  <T>(players: number, read: Reader<T>): Reader<readonly T[]> =>
  (value, path) => {
    const entries = manyOf(read, players)(value, path);
    if (entries.length !== players) refuseDocument(path, 'wrong-number-of-players', 'There is one entry for each army.');
    return entries;
  };

const readClock =
  (players: number): Reader<NonNullable<SavedJson['clock']>> =>
  (value, path) => {
    const at = fields(value, path, CLOCK_FIELDS);
    return {
      left: at.get('left', perPlayer(players, whole(0, MAX_LEFT_MS))),
      strikes: at.get('strikes', perPlayer(players, whole(0, MAX_STRIKES))),
    };
  };

const readOff: Reader<false> = (value, path) =>
  value === false ? false : refuseDocument(path, 'unknown-value', 'Only false is expected here; without the field it is true.');

/** The field `names` of a record with that many players. */
export const readNames = (players: number): Reader<readonly string[]> => perPlayer(players, playerName);

/** The field `series` of a record with that many players. */
export const readSeries =
  (players: number): Reader<SeriesJson> =>
  (value, path) => {
    const at = fields(value, path, SERIES_FIELDS);
    const kind = at.get('kind', oneOf(SERIES_KINDS));
    return {
      kind,
      match: at.get('match', whole(1, MOST_MATCHES[kind])),
      won: at.get('won', perPlayer(players, count)),
      drawn: at.get('drawn', count),
      hq: at.get('hq', perPlayer(players, hqPoints)),
    };
  };

/** The field `saved` of a record with that many players. */
export const readSaved =
  (players: number): Reader<SavedJson> =>
  (value, path) => {
    const at = fields(value, path, FIELDS);
    const clock = at.find('clock', readClock(players), null);
    return {
      seats: at.get('seats', perPlayer(players, readSeat)),
      ...(clock && { clock }),
      ...(at.has('forecast') && { forecast: at.get('forecast', readOff) }),
    };
  };
