import type { Cell } from '../../hex/cells.js';
import type { Seat } from '../../model/seat.js';
import { seatBit, type SeatSet } from '../sides.js';
import { cancelHit, linkedGroups, onlyGroup, type Pair, pairsIn, type RescueProblem, settledWounds, type State } from './medicPairs.js';

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

  /** D7: the players with several pairs, one of them in a group about which their picks can still bring about more than one result; by number. */
  asking(state: State, pairs: readonly Pair[]): Seat[] {
    const several = playersOf(pairs).filter((player) => ofPlayer(pairs, player).length > 1);
    if (several.length === 0) return several;
    const { problem } = this;
    const groups = linkedGroups(problem, state).map((group) => ({
      group,
      deciding: this.#prospectOf(onlyGroup(problem, state, group)).deciding,
    }));
    return several.filter((player) =>
      groups.some(
        ({ group, deciding }) =>
          deciding & seatBit(player) && ofPlayer(pairs, player).some(({ hit }) => group.has(problem.hits[hit]!.unit)),
      ),
    );
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
    const nexts = pairs.map((pair) => ({ pair, next: this.#prospectOf(cancelHit(this.problem, state, pair)) }));
    for (const { next } of nexts) for (const result of next.results) results.add(result);
    return { results, text: [...results].sort().join(';'), deciding: this.#decidingIn(state, nexts) };
  }

  /** The players who have a say: in each group for itself, by one of their pairs there or later. */
  #decidingIn(state: State, nexts: readonly { readonly pair: Pair; readonly next: Prospect }[]): SeatSet {
    const groups = linkedGroups(this.problem, state);
    if (groups.length > 1)
      return groups.reduce((deciding, group) => deciding | this.#prospectOf(onlyGroup(this.problem, state, group)).deciding, 0);
    let deciding = 0;
    const texts = new Map<Seat, string>();
    for (const { pair, next } of nexts) {
      deciding |= next.deciding;
      if ((texts.get(pair.player) ?? next.text) !== next.text) deciding |= seatBit(pair.player);
      texts.set(pair.player, next.text);
    }
    return deciding;
  }

  /** What becomes of all units concerned, lost or with the wounds and venom markers they get, and of points (G3, G6). */
  #resultOf(state: State): string {
    const { problem } = this;
    this.#units ??= concerned(problem);
    const fates = this.#units.map((cell) => {
      if (problem.isForPoints(cell)) return markersOn(problem, state, cell).join('+'); // P17 makes points of them
      const wounds = settledWounds(problem, state.fates, cell);
      if (state.spent.includes(cell) || wounds >= problem.toughness(cell)) return 'lost';
      return [wounds, ...markersOn(problem, state, cell)].join('+');
    });
    return `${fates.join(' ')} ${problem.pointsText(canceledHits(problem, state))}`;
  }
}

/** P16: whose venom markers settled hits put on a unit, each at most as often as the player has markers. */
const markersOn = ({ hits, markers }: RescueProblem, { fates }: State, cell: Cell): Seat[] => {
  const owners = hits
    .flatMap(({ unit, venom }, hit) => (unit === cell && venom !== null && fates[hit] === 'settled' ? [venom] : []))
    .sort();
  return owners.filter((owner, index) => index - owners.indexOf(owner) < markers(owner));
};

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
