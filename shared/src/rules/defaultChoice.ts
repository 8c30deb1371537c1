import type { Decision, DecisionKind } from '../model/decision.js';

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
