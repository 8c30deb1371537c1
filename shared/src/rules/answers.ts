import type { Decision } from '../model/decision.js';
import type { Ask } from './battle/medics.js';

/** Hands out answers that are known already and notes the first question that has none. */
export interface Answers {
  readonly ask: Ask;
  /** The open question, once there is one. */
  readonly decision: () => Decision | null;
}

/** An answer to a question, as it is given; throws if it is none. */
export const answerTo = (decision: Decision, key: string): string => {
  if (!decision.keys.includes(key)) throw new Error(`${key} is no answer to ${decision.kind}`);
  return key;
};

/**
 * @param given the answers in the order of the questions.
 */
export const answersFrom = (given: readonly string[]): Answers => {
  let next = 0;
  let open: Decision | null = null;
  return {
    ask: (decision) => {
      const key = given[next++];
      if (key === undefined) {
        open = decision;
        return null;
      }
      return answerTo(decision, key);
    },
    decision: () => open,
  };
};
