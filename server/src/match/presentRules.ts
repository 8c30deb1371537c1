import { matchSetupOf } from '@hexfall/shared/lobby/matchSetup';
import type { GameState } from '@hexfall/shared/model/state';
import type { MatchSetup } from '@hexfall/shared/rules/createMatch';
import { step as playByTheRules } from '@hexfall/shared/rules/step';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import type { LogEntry, RulesAdopted, SavedMatch } from '../table/savedMatch.js';
import type { Step } from './PlayedIntents.js';
import { changesOf, type KeptPosition, playableFrom, readStoredPosition, textOfChange, textOfPosition } from './positions.js';

/*
 * How a running match of older rules goes on by the present ones.
 */

/** The state after some intents; null if the rules refuse one of them, or end the match with one. */
const played = (begin: () => GameState, log: readonly LogEntry[], step: Step): GameState | null => {
  try {
    let state = begin();
    for (const { player, intent } of log) {
      const next = step(state, player, intent);
      if (!next.ok || next.value.state.table.outcome) return null;
      ({ state } = next.value);
    }
    return state;
  } catch {
    // What older rules have accepted may be nothing that the present ones are made for.
    return null;
  }
};

/** Whether the present rules lead to a position, too. */
const isLedTo = ({ seq, state }: KeptPosition, start: MatchSetup, { rules, positions = [], log }: SavedMatch, step: Step): boolean => {
  const before = changesOf(start, { rules, positions: positions.filter((stored) => stored.seq < seq), log });
  const from = before.findLast((change) => !change.isSame)?.seq ?? 0;
  const there = played(() => playableFrom(start, before).state, log.slice(from, seq), step);
  return there !== null && textOfPosition(there) === textOfPosition(state);
};

/** Whether a match is running by older rules and has a position to go on from. */
export const canGoOn = ({ rules, finished, positions = [] }: Pick<SavedMatch, 'rules' | 'finished' | 'positions'>): boolean =>
  !finished && rules < RULES_VERSION && positions.length > 0;

/** A match that has come to the present rules, and what is to be stored for that. */
export interface Adopted {
  readonly saved: SavedMatch;
  readonly adopted: RulesAdopted;
}

/**
 * Converts a running match of older rules to the present ones. It continues from its last position: with the later intents if the present
 * rules accept all of them, else its turn restarts. Null for any other match, and if the position is damaged.
 */
export const toPresentRules = (saved: SavedMatch, step: Step = playByTheRules): Adopted | null => {
  const start = matchSetupOf(saved.setup);
  const { positions = [], log } = saved;
  const last = positions.at(-1);
  const read = start && last && last.seq <= log.length && canGoOn(saved) ? readStoredPosition(start, last) : null;
  if (!start || !last || !read) return null;
  const again = played(() => read.state, log.slice(last.seq), step) === null;
  const isSame = isLedTo(read, start, saved, step);
  const position = { ...last, content: textOfChange({ ...read, isSame, again: again || read.again }) };
  const intents = again ? last.seq : log.length;
  return {
    saved: { ...saved, rules: RULES_VERSION, log: log.slice(0, intents), positions: positions.with(-1, position) },
    adopted: { rules: RULES_VERSION, intents, position },
  };
};
