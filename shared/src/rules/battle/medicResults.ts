import type { Cell } from '../../hex/cells.js';
import type { Seat } from '../../model/state.js';
import { seatBit, type SeatSet } from '../sides.js';
import { pairsIn, settledWounds, cancelHit, type Pair, type State, type RescueProblem } from './medicPairs.js';

/** What can still come of a step. */
interface Prospect {
  /** The ways in which it can end, each once, as text. */
  readonly results: ReadonlySet<string>;
  /** All of them as one text. */
  readonly text: string;
  /** The players who have a say in which of them it will be. */
  readonly deciding: SeatSet;
}

/** Finds out who is to be asked about Medics, and remembers what it has worked out for one step. */
export class MedicResults {
  readonly #known = new Map<string, Prospect>();
  #units: readonly Cell[] | null = null;

  constructor(private readonly problem: RescueProblem) {}

  /** D7: the players with several pairs whose picks, now or later in the step, can still lead to different results; by number. */
  asking(state: State, pairs: readonly Pair[]): Seat[] {
    const several = playersOf(pairs).filter((player) => ofPlayer(pairs, player).length > 1);
    if (several.length === 0) return several;
    const { deciding } = this.#prospectOf(state);
    return several.filter((player) => deciding & seatBit(player));
  }

  #prospectOf(state: State): Prospect {
    const id = `${state.fates.join()}|${[...state.spent].sort().join()}`;
    let prospect = this.#known.get(id);
    if (!prospect) {
      prospect = this.#workOut(state);
      this.#known.set(id, prospect);
    }
    return prospect;
  }

  #workOut(state: State): Prospect {
    const pairs = pairsIn(this.problem, state);
    if (pairs.length === 0) {
      const text = this.#resultOf(state);
      return { results: new Set([text]), text, deciding: 0 };
    }
    const results = new Set<string>();
    const texts = new Map<Pair, string>();
    let deciding = 0;
    for (const pair of pairs) {
      const next = this.#prospectOf(cancelHit(this.problem, state, pair));
      for (const result of next.results) results.add(result);
      texts.set(pair, next.text);
      deciding |= next.deciding;
    }
    for (const player of playersOf(pairs))
      if (new Set(ofPlayer(pairs, player).map((pair) => texts.get(pair))).size > 1) deciding |= seatBit(player);
    return { results, text: [...results].sort().join(';'), deciding };
  }

  /** What becomes of all units concerned, lost or with the wounds they keep, and of points (G3). */
  #resultOf(state: State): string {
    const { problem } = this;
    this.#units ??= concerned(problem);
    const fates = this.#units.map((cell) => {
      if (!problem.isHurt(cell)) return '';
      const wounds = settledWounds(problem, state.fates, cell);
      return state.spent.includes(cell) || wounds >= problem.toughness(cell) ? 'lost' : String(wounds);
    });
    return `${fates.join(' ')} ${problem.pointsText(canceledHits(problem, state))}`;
  }
}

/** The units that are hit, and all Medics that can die for them. */
const concerned = ({ hits, medicsOf }: RescueProblem): readonly Cell[] => {
  const units = new Set(hits.map(({ unit }) => unit));
  for (const unit of units) for (const medic of medicsOf(unit)) units.add(medic);
  return [...units];
};

/** By place among all hits of the step: whether a Medic has canceled it; a hole for hits no Medic has to do with. */
export const canceledHits = ({ hits }: RescueProblem, { fates }: State): boolean[] => {
  const canceled: boolean[] = [];
  hits.forEach((hit, i) => (canceled[hit.index] = fates[i] === 'canceled'));
  return canceled;
};

const playersOf = (pairs: readonly Pair[]): Seat[] => [...new Set(pairs.map(({ player }) => player))].sort();

const ofPlayer = (pairs: readonly Pair[], player: Seat): Pair[] => pairs.filter((pair) => pair.player === player);
