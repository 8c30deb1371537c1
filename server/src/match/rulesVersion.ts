import { RULES_VERSION } from '@hexfall/shared/rules/version';
import type { SavedMatch } from '../table/savedMatch.js';

/** Thrown for a match whose intents would be another game by the current rules. */
export class OtherRulesVersion extends Error {
  constructor(rules: number) {
    super(`This match was played by version ${rules} of the rules; this server plays by version ${RULES_VERSION}.`);
  }
}

/** Whether the match can be played and replayed by the current rules. */
export const hasCurrentRules = ({ rules }: Pick<SavedMatch, 'rules'>): boolean => rules === RULES_VERSION;

/** Throws `OtherRulesVersion` for a match of another version. */
export const requireCurrentRules = (saved: Pick<SavedMatch, 'rules'>): void => {
  if (!hasCurrentRules(saved)) throw new OtherRulesVersion(saved.rules);
};
