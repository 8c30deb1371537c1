import type { GameEvent } from '../model/event.js';
import type { Rejection } from '../model/rejection.js';
import { fail, ok, type Result } from '../model/result.js';
import type { GameState } from '../model/state.js';
import { createMatch, type MatchSetup } from '../rules/createMatch.js';
import { step } from '../rules/step.js';
import { RULES_VERSION } from '../rules/version.js';
import type { NotationError } from './error.js';
import { readFair } from './fair.js';
import { FORMAT, type FairJson, type RecordJson, type SavedJson } from './json.js';
import { formatOptions, readOptions } from './options.js';
import { readFormat } from './parsePosition.js';
import { MAX_NAME, MAX_SEATS, readArmy, refuseWrongCount } from './players.js';
import { fields, manyOf, reading, refuseDocument, text, whole, type Reader } from './readers.js';
import { formatRecordedIntent, recordedIntent, type RecordedIntent } from './intent.js';
import { readSaved } from './saved.js';

/** A match from its first intent to its last, or to the present one. */
export interface MatchRecord {
  readonly setup: MatchSetup;
  readonly intents: readonly RecordedIntent[];
  /** What the seed was drawn from; missing while the match is running, and where that is not known. */
  readonly fair?: FairJson;
  /** What a running match needs to be continued elsewhere. */
  readonly saved?: SavedJson;
}

/** A record that the rules do not let happen: `index` is the refused intent, or null for the set-up. */
export interface ReplayError extends Rejection {
  readonly index: number | null;
}

export interface Replayed {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

const FIELDS = ['format', 'rules', 'seed', 'options', 'armies', 'persons', 'mercenaries', 'intents', 'fair', 'saved'] as const;
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
  const fair = at.find('fair', readFair(armies.length), null);
  const saved = at.find('saved', readSaved(armies.length), null);
  return {
    setup,
    intents: at.get('intents', manyOf(recordedIntent(armies.length), MAX_INTENTS)),
    ...(fair ? { fair } : {}),
    ...(saved ? { saved } : {}),
  };
};

/** The match record in a JSON document. Whether the rules allow its intents is checked by `replay`. */
export const parseRecord = (json: unknown): Result<MatchRecord, NotationError> => reading(() => readRecord(json));

/** A match record as JSON. */
export const formatRecord = ({ setup, intents, fair, saved }: MatchRecord): RecordJson => ({
  format: FORMAT,
  rules: RULES_VERSION,
  seed: setup.seed,
  options: formatOptions(setup.options),
  armies: setup.armies,
  ...(setup.persons ? { persons: setup.persons } : {}),
  ...(setup.mercenaries?.some((ids) => ids.length > 0) ? { mercenaries: setup.mercenaries } : {}),
  intents: intents.map(formatRecordedIntent),
  ...(fair ? { fair } : {}),
  ...(saved ? { saved } : {}),
});

/** Plays a recorded match again; fails at the first intent that is refused. */
export const replay = ({ setup, intents }: MatchRecord): Result<Replayed, ReplayError> => {
  const created = createMatch(setup);
  if (!created.ok) return fail({ ...created.error, index: null });
  let state = created.value;
  const events: GameEvent[] = [];
  for (const [index, { player, intent }] of intents.entries()) {
    const next = step(state, player, intent);
    if (!next.ok) return fail({ ...next.error, index });
    state = next.value.state;
    for (const event of next.value.events) events.push(event);
  }
  return ok({ state, events });
};
