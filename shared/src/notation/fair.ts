import type { DealPlace } from '../fair/deal.js';
import { sha256Hex } from '../fair/sha256.js';
import { ARMY_IDS } from '../model/tile.js';
import { formatRecordedIntent, type RecordedIntent } from './intent.js';
import type { FairJson } from './json.js';
import { fields, manyOf, type Reader, refuseDocument, text, whole } from './readers.js';

const FIELDS = ['commitment', 'secret', 'contributions', 'log', 'dealt', 'deal'] as const;
const MAX_TEXT = 200;

const contribution: Reader<string | null> = (value, path) => (value === null ? null : text(MAX_TEXT)(value, path));

const MOST_TABLES = 16;

const readDeal: Reader<DealPlace> = (value, path) => {
  const at = fields(value, path, ['table', 'of']);
  const of = at.get('of', whole(1, MOST_TABLES));
  return { table: at.get('table', whole(0, of - 1)), of };
};

/** The field `fair` of a record with that many players. Whether it is true is for `verifyRecord` to find out. */
export const readFair =
  (players: number): Reader<FairJson> =>
  (value, path) => {
    const at = fields(value, path, FIELDS);
    const deal = at.find('deal', readDeal, null);
    const seats = players * (deal?.of ?? 1);
    const contributions = at.get('contributions', manyOf(contribution, seats));
    if (contributions.length !== seats) {
      const message = 'There is one contribution, or null, for each army at each table of the deal.';
      refuseDocument(at.pathOf('contributions'), 'wrong-number-of-players', message);
    }
    const word = text(MAX_TEXT);
    const dealt = at.find('dealt', whole(players, ARMY_IDS.length), null);
    return {
      commitment: at.get('commitment', word),
      secret: at.get('secret', word),
      contributions,
      log: at.get('log', word),
      ...(dealt !== null && { dealt }),
      ...(deal && { deal }),
    };
  };

/** A JSON value with the fields of every object in the order of the alphabet, so that equal values are equal texts. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, each]) => [name, sorted(each)]),
  );
};

/** SHA-256 of what was played: of the intents as JSON, without spaces and with the fields of each in the order of the alphabet. */
export const logDigest = (intents: readonly RecordedIntent[]): string =>
  sha256Hex(JSON.stringify(sorted(intents.map(formatRecordedIntent))));
