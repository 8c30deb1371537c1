import { matchSetupOf } from '@hexfall/shared/lobby/matchSetup';
import { isPerson } from '@hexfall/shared/lobby/seats';
import type { ClockReading } from '@hexfall/shared/lobby/setup';
import type { MatchSetup } from '@hexfall/shared/rules/createMatch';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { step as playByTheRules } from '@hexfall/shared/rules/step';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import type { SavedMatch } from '../table/savedMatch.js';
import { Match } from './Match.js';
import { PlaybackRules } from './playback.js';
import type { Step } from './PlayedIntents.js';
import {
  changesOf,
  type Continued,
  type EarlierPart,
  earlierPartOf,
  type KeptPosition,
  type Opening,
  openingOf,
  playableFrom,
} from './positions.js';
import { canGoOn, toPresentRules } from './presentRules.js';
import { TableClock } from './TableClock.js';

/** Thrown for a match whose intents would be another game by the current rules. */
export class OtherRulesVersion extends Error {
  constructor(rules: number) {
    super(`This match was played by version ${rules} of the rules; this server plays by version ${RULES_VERSION}.`);
  }
}

/** How a stored match is played again. */
export type Replayable = Pick<SavedMatch, 'rules' | 'setup' | 'log' | 'finished' | 'playback' | 'positions'>;

/** Whether the match can be played by the current rules. */
export const hasCurrentRules = ({ rules }: Pick<SavedMatch, 'rules'>): boolean => rules === RULES_VERSION;

/** Whether the match can be played, or played back, here. */
export const isReplayable = (saved: Omit<Replayable, 'setup' | 'log'>): boolean =>
  hasCurrentRules(saved) || saved.playback !== undefined || canGoOn(saved);

/** Returns the playback of a match of other rules; null for the current rules. Throws if none is stored, or it is damaged. */
export const playbackOf = ({ rules, playback }: Pick<SavedMatch, 'rules' | 'playback'>): PlaybackRules | null => {
  if (rules === RULES_VERSION) return null;
  if (playback === undefined) throw new OtherRulesVersion(rules);
  return new PlaybackRules(playback);
};

/** The error for a match that could not be played again. */
const faultOf = (error: unknown, saved: Pick<SavedMatch, 'rules'>): unknown =>
  hasCurrentRules(saved) ? error : new OtherRulesVersion(saved.rules);

/** Returns the number of intents after which the present rules can replay a stored match, and its state then; null before it starts. */
export const replayableFrom = (saved: Continued & Pick<SavedMatch, 'setup'>): Pick<KeptPosition, 'seq' | 'state'> | null => {
  const start = matchSetupOf(saved.setup);
  return start && playableFrom(start, changesOf(start, saved));
};

/** Returns the part of a stored match from before a change of rules that cannot be replayed; null if there is none. */
export const storedEarlierPart = (saved: Continued & Pick<SavedMatch, 'setup'>): EarlierPart | null => {
  const start = matchSetupOf(saved.setup);
  return start && earlierPartOf(changesOf(start, saved));
};

/** Returns the place from which to replay a match; null for its first intent, if it is played back. */
const openingFor = (start: MatchSetup, saved: Replayable, played: PlaybackRules | null, step?: Step): Opening | null =>
  played ? null : openingOf(start, saved, step ?? playByTheRules);

/** Returns a match that has been played back, if it has come to the end that it had. */
const checked = (match: Match | null, played: PlaybackRules | null): Match | null => {
  if (match && played?.isRight(match.seq, match.table) === false) throw new Error('the match has come to another end');
  return match;
};

/**
 * Replays a stored match, in parts; null if it has not started. Rejects if the rules no longer accept one of its intents, and with
 * `OtherRulesVersion` if it has other rules and cannot be played back.
 * @param pause resolves when it may continue.
 */
export const replayMatch = async (saved: Replayable, pause: () => Promise<unknown>, step?: Step): Promise<Match | null> => {
  const start = matchSetupOf(saved.setup);
  try {
    const played = playbackOf(saved);
    return checked(
      start && (await Match.replay(start, saved.log, pause, played?.step ?? step, openingFor(start, saved, played, step))),
      played,
    );
  } catch (error) {
    throw faultOf(error, saved);
  }
};

/** The same at once. */
export const resumeMatch = (saved: Replayable, step?: Step): Match | null => {
  const start = matchSetupOf(saved.setup);
  try {
    const played = playbackOf(saved);
    return checked(start && Match.resume(start, saved.log, played?.step ?? step, openingFor(start, saved, played, step)), played);
  } catch (error) {
    throw faultOf(error, saved);
  }
};

/** Throws `OtherRulesVersion` for a match of other rules that cannot be played back to its end. */
export const requireReplayable = (saved: Replayable): void => {
  if (!hasCurrentRules(saved)) resumeMatch(saved);
};

/**
 * O10: returns the clocks of a match that leaves its server, as of a moment, stopped until it is opened at another one; null without
 * clocks. As always for a match out of memory, only clocks in hours or days count the time since the last intent.
 */
export const stoppedClock = (saved: SavedMatch, at: number): ClockReading | null => {
  const { setup, log } = saved;
  const match = resumeMatch(toPresentRules(saved)?.saved ?? saved);
  const clock = match && TableClock.resume(setup, log, at, () => at);
  if (!clock) return null;
  const acting = actingSeat(match.table);
  const runs = acting !== null && isPerson(setup.seats[acting]) && !setup.status.paused && !setup.status.substitutes.includes(acting);
  return { ...clock.read(runs ? acting : null, at), stopped: true };
};
