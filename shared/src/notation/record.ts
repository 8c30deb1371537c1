import type { GameEvent } from '../model/event.js';
import type { Rejection } from '../model/rejection.js';
import { fail, ok, type Result } from '../model/result.js';
import type { GameState } from '../model/state.js';
import { createMatch, type MatchSetup } from '../rules/createMatch.js';
import { step } from '../rules/step.js';
import { RULES_VERSION } from '../rules/version.js';
import type { NotationError } from './error.js';
import { readFair } from './fair.js';
import { formatPosition } from './formatPosition.js';
import { formatRecordedIntent, type RecordedIntent, recordedIntent } from './intent.js';
import { type FairJson, FORMAT, type RecordJson, type SavedJson, type SeriesJson } from './json.js';
import { formatOptions, readOptions } from './options.js';
import { readFormat, readPosition } from './parsePosition.js';
import { MAX_NAME, MAX_SEATS, readArmy, refuseWrongCount } from './players.js';
import { fields, manyOf, type Reader, reading, refuseDocument, text, whole } from './readers.js';
import { readNames, readSaved, readSeries } from './saved.js';

/** A match from its first intent to its last, or to the present one. */
export interface MatchRecord {
  readonly setup: MatchSetup;
  /** Where it begins, if not with the placing of the HQs: with all draw piles; `seed` is what they were shuffled by. */
  readonly position?: GameState;
  /** The part of the match before the rules changed that led to `position`, and the version of its rules. It cannot be replayed. */
  readonly earlier?: { readonly rules: number; readonly intents: readonly RecordedIntent[] };
  readonly intents: readonly RecordedIntent[];
  /** The players in seating order, where all of them agree that the record tells them. */
  readonly names?: readonly string[];
  /** Where the match stands in a series; missing where it is none of several. */
  readonly series?: SeriesJson;
  /** What the seed was drawn from; missing while the match is running, and where that is not known. */
  readonly fair?: FairJson;
  /** What a running match needs to be continued elsewhere. */
  readonly saved?: SavedJson;
}

/** The state in which a match begins, or why the rules do not let it begin. */
export const beginningOf = ({ setup, position }: Pick<MatchRecord, 'setup' | 'position'>): Result<GameState, Rejection> =>
  position ? ok(position) : createMatch(setup);

/** A record that the rules do not let happen: `index` is the refused intent, or null for the set-up. */
export interface ReplayError extends Rejection {
  readonly index: number | null;
}

export interface Replayed {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

const FIELDS = [
  'format',
  'rules',
  'seed',
  'options',
  'armies',
  'persons',
  'mercenaries',
  'position',
  'earlier',
  'intents',
  'names',
  'series',
  'fair',
  'saved',
] as const;
const MAX_SEED = 200;
/** P1 */
const MAX_MERCENARIES = 2;
const MAX_INTENTS = 10_000;

const readRules: Reader<void> = (value, path) => {
  if (value === RULES_VERSION) return;
  const version = typeof value === 'number' ? `version ${value}` : 'an unknown version';
  refuseDocument(
    path,
    'wrong-format',
    `This is the record of a match by ${version} of the rules; this program plays by version ${RULES_VERSION}.`,
  );
};

/** A position for the game of a set-up, to be played on: the same options and armies, and no draw pile unknown. */
const positionFor =
  ({ options, armies }: Pick<MatchSetup, 'options' | 'armies'>): Reader<GameState> =>
  (value, path) => {
    const state = readPosition(value, path);
    const { table, piles } = state;
    if (JSON.stringify(formatOptions(table.options)) !== JSON.stringify(formatOptions(options))) {
      refuseDocument(`${path}/options`, 'unknown-value', 'The position has other options than its record.');
    }
    if (table.players.map(({ army }) => army).join() !== armies.join()) {
      refuseDocument(`${path}/players`, 'unknown-army', 'The position has other armies than its record.');
    }
    const unknown = table.players.findIndex((_, seat) => !piles[seat]);
    if (unknown >= 0) refuseDocument(`${path}/players/${unknown}/pile`, 'wrong-type', 'All tiles of the draw pile are expected here.');
    return state;
  };

const MAX_RULES = 1_000_000;

interface ReadEarlier {
  readonly rules: number;
  readonly count: number;
  readonly position: GameState;
}

/** The field `earlier` of a record with that many intents. The terrain keeps the prizes with which the match began. */
const readEarlier =
  (setup: MatchSetup, intents: number): Reader<ReadEarlier> =>
  (value, path) => {
    const at = fields(value, path, ['rules', 'intents', 'position']);
    const { table, ...rest } = at.get('position', positionFor(setup));
    return {
      rules: at.get('rules', whole(0, MAX_RULES)),
      count: at.get('intents', whole(1, intents)),
      position: { ...rest, table: { ...table, terrain: setup.options.terrain } },
    };
  };

const readRecord = (json: unknown): MatchRecord => {
  const at = fields(json, '', FIELDS);
  at.get('format', readFormat);
  at.get('rules', readRules);
  const options = at.get('options', readOptions);
  const armies = at.get('armies', manyOf(readArmy, MAX_SEATS));
  refuseWrongCount(options.mode, armies.length, at.pathOf('armies'));
  const persons = at.find('persons', manyOf(whole(0, MAX_SEATS - 1), MAX_SEATS), null);
  if (persons && persons.length !== armies.length) {
    refuseDocument(at.pathOf('persons'), 'wrong-number-of-players', 'There is one person for each army.');
  }
  const mercenaries = at.find('mercenaries', manyOf(manyOf(text(MAX_NAME), MAX_MERCENARIES), MAX_SEATS), null);
  const setup: MatchSetup = {
    options,
    armies,
    seed: at.get('seed', text(MAX_SEED)),
    ...(persons ? { persons } : {}),
    ...(mercenaries ? { mercenaries } : {}),
  };
  const position = at.find('position', positionFor(setup), null);
  if (position && at.has('fair')) refuseDocument(at.pathOf('fair'), 'unknown-field', 'The draw of a match from a position is not proven.');
  const intents = at.get('intents', manyOf(recordedIntent(armies.length), MAX_INTENTS));
  const earlier = at.find('earlier', readEarlier(setup, intents.length), null);
  if (position && earlier)
    refuseDocument(at.pathOf('earlier'), 'unknown-field', 'A match from a position is played by one version of the rules.');
  const names = at.find('names', readNames(armies.length), null);
  const series = at.find('series', readSeries(armies.length), null);
  const fair = at.find('fair', readFair(armies.length), null);
  const saved = at.find('saved', readSaved(armies.length), null);
  return {
    setup,
    ...(position ? { position } : {}),
    ...(earlier && { position: earlier.position, earlier: { rules: earlier.rules, intents: intents.slice(0, earlier.count) } }),
    intents: intents.slice(earlier?.count ?? 0),
    ...(names ? { names } : {}),
    ...(series ? { series } : {}),
    ...(fair ? { fair } : {}),
    ...(saved ? { saved } : {}),
  };
};

/** The match record in a JSON document. Whether the rules allow its intents is checked by `replay`. */
export const parseRecord = (json: unknown): Result<MatchRecord, NotationError> => reading(() => readRecord(json));

/** A match record as JSON. */
export const formatRecord = ({ setup, position, earlier, intents, names, series, fair, saved }: MatchRecord): RecordJson => ({
  format: FORMAT,
  rules: RULES_VERSION,
  seed: setup.seed,
  options: formatOptions(setup.options),
  armies: setup.armies,
  ...(setup.persons ? { persons: setup.persons } : {}),
  ...(setup.mercenaries?.some((ids) => ids.length > 0) ? { mercenaries: setup.mercenaries } : {}),
  ...(position && !earlier ? { position: formatPosition(position.table, position.piles) } : {}),
  ...(position && earlier
    ? { earlier: { rules: earlier.rules, intents: earlier.intents.length, position: formatPosition(position.table, position.piles) } }
    : {}),
  intents: [...(earlier?.intents ?? []), ...intents].map(formatRecordedIntent),
  ...(names ? { names } : {}),
  ...(series ? { series } : {}),
  ...(fair ? { fair } : {}),
  ...(saved ? { saved } : {}),
});

/** Plays a recorded match again; fails at the first intent that is refused. */
export const replay = (record: MatchRecord): Result<Replayed, ReplayError> => {
  const created = beginningOf(record);
  if (!created.ok) return fail({ ...created.error, index: null });
  let state = created.value;
  const events: GameEvent[] = [];
  for (const [index, { player, intent }] of record.intents.entries()) {
    const next = step(state, player, intent);
    if (!next.ok) return fail({ ...next.error, index: index + (record.earlier?.intents.length ?? 0) });
    state = next.value.state;
    for (const event of next.value.events) events.push(event);
  }
  return ok({ state, events });
};
