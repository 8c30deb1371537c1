import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { NEW_STATUS, type Setup } from '../../../server/src/table/setup.js';
import type { LogEntry } from '../../../server/src/table/savedMatch.js';

/** A duel nobody has sat down at. */
export const EMPTY_TABLE: Setup = {
  options: DEFAULT_OPTIONS,
  seats: [null, null],
  creator: null,
  listed: false,
  startingSeat: 'first',
  armySelection: 'free',
  kicked: [],
  spectatorsMuted: false,
  forecast: true,
  secret: 'secret',
  drawKnown: false,
  unjoined: false,
  seed: null,
  status: NEW_STATUS,
};

/** The first entry of a log. */
export const FIRST_ENTRY: LogEntry = {
  seq: 1,
  player: 0,
  intent: { do: 'place-hq', at: [0, 0], rot: 0 },
  client: 'page-one',
  n: 1,
  clock: null,
};
