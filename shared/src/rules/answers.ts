import type { Decision, DecisionKind } from '../model/decision.js';

/** Answers a question of a battle, the `index`-th one from 0; null leaves it open. */
export type Answerer = (decision: Decision, index: number) => string | null;

/** Asks the next question of a step; null if no answer is known. */
export type AskPlayer = (decision: Decision) => string | null;

/** Hands out answers that are known already and notes the first question that has none. */
export interface GivenAnswers {
  readonly ask: AskPlayer;
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
export const answersFrom = (given: readonly string[]): GivenAnswers => {
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

/** What somebody chooses who does not want to think about it, where that is not simply the first key. */
const USUAL: { readonly [K in DecisionKind]?: string } = { explode: 'attack', convert: 'none', draw: 'pile' };

/** A safe answer to a decision: for forecasts, puzzles and players who are away. */
export const defaultChoice = ({ kind, keys }: Decision): string => {
  const usual = USUAL[kind];
  if (usual !== undefined && keys.includes(usual)) return usual;
  const [first] = keys;
  if (first === undefined) throw new Error(`a ${kind} decision offers nothing`);
  return first;
};
