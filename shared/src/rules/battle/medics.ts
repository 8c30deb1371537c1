import { type Cell, hexOf } from '../../hex/cells.js';
import { type Decision, formatKey, saveKey } from '../../model/decision.js';
import type { Save } from '../../model/event.js';
import type { Seat } from '../../model/seat.js';
import type { AskPlayer } from '../answers.js';
import { cancelHit, firstState, type Pair, pairsIn, type RescueProblem, type State } from './medicPairs.js';
import { canceledHits, MedicResults } from './medicResults.js';

export interface Rescue {
  /** By place among all hits of the step: whether a Medic has canceled it; a hole for hits no Medic has to do with. */
  readonly canceled: readonly boolean[];
  readonly saves: readonly Save[];
  /** The Medics that died for others. */
  readonly spent: readonly Cell[];
}

/**
 * Settles all hits of a step with the Medics' help, exactly by D7: pairs nobody is asked about come first, then the questions.
 * @returns null when an answer is missing.
 */
export const rescue = (problem: RescueProblem, ask: AskPlayer): Rescue | null => {
  let results: MedicResults | null = null;
  let state = firstState(problem);
  let answering: Seat | null = null;
  for (let pairs = pairsIn(problem, state); pairs.length > 0; pairs = pairsIn(problem, state)) {
    const asking = pairs.length > 1 ? (results ??= new MedicResults(problem)).asking(state, pairs) : NOT_ASKED;
    const unasked = asking.length > 0 ? pairs.find(({ player }) => !asking.includes(player)) : pairs[0];
    if (unasked) {
      state = cancelHit(problem, state, unasked);
      continue;
    }
    if (asking.length === 1) answering = asking[0] === answering ? answering : null;
    else if (answering === null || !asking.includes(answering)) {
      const next = ask(
        question(
          problem.chooser,
          'order',
          problem,
          pairs,
          asking.map((seat) => formatKey({ kind: 'seat', seat })),
        ),
      );
      if (next === null) return null;
      answering = Number(next);
    }
    const picked = pick(problem, pairs, answering ?? asking[0]!, ask);
    if (!picked) return null;
    state = cancelHit(problem, state, picked);
  }
  return resultOf(problem, state);
};

const NOT_ASKED: readonly Seat[] = [];

const resultOf = (problem: RescueProblem, state: State): Rescue => ({
  canceled: canceledHits(problem, state),
  saves: state.saves,
  spent: state.spent,
});

/** The player's choice among the own pairs. Null when the answer is missing. */
const pick = (problem: RescueProblem, pairs: readonly Pair[], player: Seat, ask: AskPlayer): Pair | null => {
  const own = pairs.filter((pair) => pair.player === player);
  const keys = own.map((pair) => keyOf(problem, pair));
  const key = ask(question(player, 'medic', problem, own, keys));
  return key === null ? null : own[keys.indexOf(key)]!;
};

/** A pair as decisions name it. */
const keyOf = ({ hits }: RescueProblem, { hit, medic }: Pair): string => {
  const { unit, source } = hits[hit]!;
  return saveKey(hexOf(medic), hexOf(unit), source);
};

const question = (player: Seat, kind: Decision['kind'], { hits }: RescueProblem, [first]: readonly Pair[], keys: string[]): Decision => ({
  player,
  kind,
  about: hexOf(hits[first!.hit]!.unit),
  keys,
});
