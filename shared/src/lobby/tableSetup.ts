import { DEFAULT_OPTIONS, type Options } from '../model/options.js';
import { ok, type Result } from '../model/result.js';
import { SERIES_MODES, type SeriesKind } from '../model/series.js';
import type { MatchPhase, StartingSeat } from '../protocol/lobby.js';
import type { Refusal } from '../protocol/messages.js';
import type { CreateOptions } from '../protocol/requests.js';
import { checkOptions } from '../rules/createMatch.js';
import { PLAYERS } from '../rules/sides.js';
import { armyTurn, dealIfRandom } from './armySelection.js';
import { hiringSeat } from './mercenaryDraft.js';
import { refuse } from './refusals.js';
import { readyPlayers, rotateSeats } from './seats.js';
import { NEW_STATUS, type Setup } from './setup.js';

/*
 * The set-up of a table, from its creation until the match can start.
 */

/** Whether a mode allows that starting player. */
export const checkStartingPlayer = ({ mode }: Options, startingSeat: StartingSeat): Result<StartingSeat, Refusal> =>
  startingSeat === 'random' && mode === 'one-vs-two'
    ? refuse('not-supported', 'The player alone against two always begins.', 'G4')
    : ok(startingSeat);

/** Whether a mode can be played in a series of several matches. */
const checkSeries = ({ mode }: Options, kind: SeriesKind): Result<SeriesKind, Refusal> =>
  kind === 'single' || SERIES_MODES.includes(mode)
    ? ok(kind)
    : refuse('not-supported', 'A return match and best of three are for duels, and for two teams whose HQs can fall.');

export type NewTableSetup = Omit<CreateOptions, 'protocol' | 'names' | 'key'>;

/** Returns the set-up of a new table with free seats, or refuses options that cannot be played. */
export const newSetup = (
  {
    options: chosen,
    seats,
    listed = false,
    startingSeat = 'first',
    armySelection = 'free',
    forecast = true,
    seriesKind = 'single',
  }: NewTableSetup,
  { secret, creator }: Pick<Setup, 'secret' | 'creator'>,
): Result<Setup, Refusal> => {
  const options = { ...DEFAULT_OPTIONS, ...chosen };
  const count = seats ?? PLAYERS[options.mode].min;
  const rejection = checkOptions(options, count);
  if (rejection) return refuse('not-supported', rejection.message, rejection.rule);
  const possible = checkStartingPlayer(options, startingSeat);
  if (!possible.ok) return possible;
  const series = checkSeries(options, seriesKind);
  if (!series.ok) return series;
  const free = new Array<null>(count).fill(null);
  return ok({
    ...{ options, seats: free, creator, listed, startingSeat, armySelection, forecast },
    ...(seriesKind !== 'single' && { seriesKind }),
    ...{ kicked: [], spectatorsMuted: false, drawKnown: false, unjoined: false },
    secret,
    seed: null,
    status: NEW_STATUS,
  });
};

/** Returns the set-up with everything that is drawn at random when the lobby ends. @param draw returns a whole number below its argument. */
export const finalizeSetup = (setup: Setup, draw: (below: number) => number): Setup =>
  dealIfRandom(setup.startingSeat === 'random' ? rotateSeats(setup, draw(setup.seats.length)) : setup);

/** Returns the set-up after a change, with everything that is drawn at random if the change has ended the lobby. */
export const endLobby = (before: Setup, setup: Setup, draw: (below: number) => number): Setup =>
  readyPlayers(setup) && !readyPlayers(before) ? finalizeSetup(setup, draw) : setup;

/** Whether the match can start. */
export const isComplete = (setup: Setup): boolean => readyPlayers(setup) !== null && armyTurn(setup) === null && hiringSeat(setup) === null;

/** The phase of a table. @param over whether its match has ended. */
export const phaseOf = (setup: Setup, over: boolean): MatchPhase => {
  if (over) return 'over';
  if (setup.seed !== null) return 'playing';
  if (!readyPlayers(setup)) return 'lobby';
  return armyTurn(setup) ? 'picking' : 'draft';
};
