import { compareCells } from '../../hex/boards.js';
import { type Cell, hexOf } from '../../hex/cells.js';
import { ENDLESS, type Save } from '../../model/event.js';
import type { Seat } from '../../model/seat.js';
import { reachable } from '../reachable.js';

/** Which available Medics serve a unit or another Medic. */
export interface MedicGraph {
  readonly medicsOf: (cell: Cell) => readonly Cell[];
}

/**
 * D4: the Medics one of which dies when `medic` is to save a unit. A Medic with an available Medic of its own is saved
 * by it in turn; a ring of Medics at the end offers all its members.
 */
export const medicEnds = (graph: MedicGraph, medic: Cell): Cell[] => {
  if (graph.medicsOf(medic).length === 0) return [medic];
  const reach = new Map<Cell, Set<Cell>>();
  const reachOf = (from: Cell): Set<Cell> => {
    let found = reach.get(from);
    if (!found) {
      found = reachable(graph.medicsOf(from), graph.medicsOf);
      reach.set(from, found);
    }
    return found;
  };
  return [...new Set([medic, ...reachOf(medic)])].filter((end) => [...reachOf(end)].every((other) => reachOf(other).has(end)));
};

/** D7: one attack (or instant, or explosion) on one unit, with the wounds armor left. */
export interface OpenHit {
  readonly unit: Cell;
  /** Where it comes from, for the key: the attacker's cell, or −1 for what has no hex in it. */
  readonly from: Cell;
  /** The source as the notation writes it. */
  readonly source: string;
  readonly wounds: number;
  /** D5: no Medic dies for hits on something that is lost anyway. */
  readonly savable: boolean;
  /** P16: who puts a venom marker on the unit if the hit counts; null: nobody. */
  readonly venom: Seat | null;
  /** Its place among all hits of the step. */
  readonly index: number;
}

/** Everything D7 has to know. */
export interface RescueProblem extends MedicGraph {
  /** The hits on units that a Medic serves, and on Medics. */
  readonly hits: readonly OpenHit[];
  /** Wounds (HQs: toughness) the unit has left. */
  readonly toughness: (cell: Cell) => number;
  /** G2: whose Medic it is that dies for a hit on a unit: its owner's, or its Scoper's owner's. */
  readonly holder: (unit: Cell, medic: Cell) => Seat;
  /** Who decides about a Medic's help for a unit (D2, C5, P12 h). */
  readonly decider: (unit: Cell, medic: Cell) => Seat;
  /** Who decides between alternatives of several players, and who comes first of several players with a question (G2, B5). */
  readonly chooser: Seat;
  /** The points that sides win when the hits at these places are canceled, as text; always the same outside the score modes (G3, G6). */
  readonly pointsText: (canceled: readonly boolean[]) => string;
  /** Whether wounds on the unit are points and nothing else: an HQ in the score modes (G3). */
  readonly isForPoints: (cell: Cell) => boolean;
  /** P16 (c): the venom markers that a player can still put. */
  readonly markers: (player: Seat) => number;
}

/** What has become of a hit; `aside`: it is left out of account. */
type Fate = 'open' | 'settled' | 'canceled' | 'aside';

/** How far a step has been settled. */
export interface State {
  readonly fates: readonly Fate[];
  /** The Medics that died for others. */
  readonly spent: readonly Cell[];
  readonly saves: readonly Save[];
}

/** D7 (c): a hit, the Medic that dies for it, and who decides about it. */
export interface Pair {
  readonly hit: number;
  readonly medic: Cell;
  readonly player: Seat;
}

/** The wounds of settled hits on a unit. */
export const settledWounds = ({ hits }: RescueProblem, fates: readonly Fate[], cell: Cell): number => {
  let sum = 0;
  for (let i = 0; i < hits.length; i++) if (fates[i] === 'settled' && hits[i]!.unit === cell) sum += hits[i]!.wounds;
  return sum;
};

const isAvailable = (problem: RescueProblem, { fates, spent }: Pick<State, 'fates' | 'spent'>, medic: Cell): boolean =>
  !spent.includes(medic) && settledWounds(problem, fates, medic) < problem.toughness(medic);

const hasHelper = (problem: RescueProblem, state: Pick<State, 'fates' | 'spent'>, unit: Cell): boolean => {
  for (const medic of problem.medicsOf(unit)) if (isAvailable(problem, state, medic)) return true;
  return false;
};

const helpers = (problem: RescueProblem, state: State, unit: Cell): Cell[] =>
  problem.medicsOf(unit).filter((medic) => isAvailable(problem, state, medic));

/**
 * D7: the hit units and available Medics that are linked with each other, directly or through others, as sets of cells. All HQs that
 * are hit for points are one group.
 */
export const linkedGroups = (problem: RescueProblem, state: State): readonly ReadonlySet<Cell>[] => {
  const onwards = (cell: Cell): Cell[] => (cell === FOR_POINTS ? [] : helpers(problem, state, cell));
  let groups: Cell[][] = [];
  problem.hits.forEach(({ unit }, hit) => {
    if (state.fates[hit] !== 'open') return;
    const linked = reachable(problem.isForPoints(unit) ? [unit, FOR_POINTS] : [unit], onwards);
    groups = joinGroups(groups, [...linked], (cell) => linked.has(cell));
  });
  return groups.map((group) => new Set(group));
};

/** Links the HQs that are hit for points. */
const FOR_POINTS = -1;

/** The step with the open hits of one group alone. */
export const onlyGroup = ({ hits }: RescueProblem, state: State, group: ReadonlySet<Cell>): State => ({
  ...state,
  fates: state.fates.map((fate, hit) => (fate === 'open' && !group.has(hits[hit]!.unit) ? 'aside' : fate)),
});

/** The step before any Medic has helped. */
export const firstState = (problem: RescueProblem): State =>
  settleClear(problem, { fates: problem.hits.map(() => 'open'), spent: [], saves: [] });

/** D7 (a), until nothing is clear any more. */
const settleClear = (problem: RescueProblem, { fates: start, spent, saves }: State): State => {
  const fates = start.slice();
  for (let settled = true; settled;) {
    settled = false;
    for (let i = 0; i < fates.length; i++) {
      const { savable, unit } = problem.hits[i]!;
      if (fates[i] !== 'open' || (savable && !spent.includes(unit) && hasHelper(problem, { fates, spent }, unit))) continue;
      fates[i] = 'settled';
      settled = true;
    }
  }
  return { fates, spent, saves };
};

/** The hit is canceled and the Medic dies. A hit without limit goes on (P5): the Medic has stopped one lap of it. */
export const cancelHit = (problem: RescueProblem, state: State, { hit, medic }: Pair): State => {
  const { unit, source, wounds } = problem.hits[hit]!;
  return settleClear(problem, {
    fates: wounds >= ENDLESS ? state.fates : state.fates.map((fate, index) => (index === hit ? 'canceled' : fate)),
    spent: [...state.spent, medic],
    saves: [...state.saves, { medic: hexOf(medic), unit: hexOf(unit), source }],
  });
};

/** D7 (b), (c): every pair that may be picked now, sorted as decision keys are; pairs with the same key are one. */
export const pairsIn = (problem: RescueProblem, state: State): readonly Pair[] => {
  if (!state.fates.includes('open')) return NO_PAIRS;
  const all: Pair[] = [];
  const ready: Pair[] = [];
  const graph: MedicGraph = { medicsOf: (cell) => helpers(problem, state, cell) };
  problem.hits.forEach(({ unit }, hit) => {
    if (state.fates[hit] !== 'open') return;
    for (const medic of helpers(problem, state, unit)) {
      const pairs = isHit(problem, state, medic) ? all : ready;
      for (const end of medicEnds(graph, medic)) addStrongest(problem, pairs, { hit, medic: end, player: problem.decider(unit, medic) });
    }
  });
  const pairs = ready.length > 0 ? ready : all;
  return pairs.length > 1 ? betweenPlayers(problem, pairs).sort((a, b) => comparePairs(problem, a, b)) : pairs;
};

const NO_PAIRS: readonly Pair[] = [];

const isHit = ({ hits }: RescueProblem, { fates }: State, cell: Cell): boolean => {
  for (let i = 0; i < hits.length; i++) if (fates[i] === 'open' && hits[i]!.unit === cell) return true;
  return false;
};

/** Of hits with one source on one unit that a Medic may cancel, the strongest is meant; a key that is two players' is the chooser's. */
const addStrongest = ({ hits, chooser }: RescueProblem, pairs: Pair[], pair: Pair): void => {
  const hit = hits[pair.hit]!;
  const place = pairs.findIndex((other) => {
    const { unit, source } = hits[other.hit]!;
    return other.medic === pair.medic && unit === hit.unit && source === hit.source;
  });
  const same = pairs[place];
  if (!same) return void pairs.push(pair);
  const strongest = hits[same.hit]!.wounds < hit.wounds ? pair : same;
  pairs[place] = same.player === pair.player ? strongest : { ...strongest, player: chooser };
};

/** G2: where pairs of several deciders, or with dying Medics of several players, are alternatives, the chooser decides about all of them. */
const betweenPlayers = (problem: RescueProblem, pairs: readonly Pair[]): Pair[] => {
  if (!isShared(problem, pairs)) return [...pairs];
  const shared = alternatives(pairs).filter((group) => isShared(problem, group));
  return pairs.map((pair) => (shared.some((group) => group.includes(pair)) ? { ...pair, player: problem.chooser } : pair));
};

/** Whether the pairs have several deciders, or dying Medics of several players. */
const isShared = (problem: RescueProblem, [first, ...others]: readonly Pair[]): boolean =>
  first !== undefined && others.some((pair) => pair.player !== first.player || holderOf(problem, pair) !== holderOf(problem, first));

const holderOf = ({ hits, holder }: RescueProblem, { hit, medic }: Pair): Seat => holder(hits[hit]!.unit, medic);

/** G2: the pairs in groups that name the same hit or use up the same Medic, directly or through others between them. */
const alternatives = (pairs: readonly Pair[]): Pair[][] => {
  let groups: Pair[][] = [];
  for (const pair of pairs) groups = joinGroups(groups, [pair], ({ hit, medic }) => hit === pair.hit || medic === pair.medic);
  return groups;
};

/** Adds members to groups: those groups with a member that is linked with them become one. */
const joinGroups = <T>(groups: readonly T[][], added: readonly T[], isLinked: (member: T) => boolean): T[][] => {
  const meets = (group: readonly T[]): boolean => group.some(isLinked);
  return [...groups.filter((group) => !meets(group)), [...groups.filter(meets).flat(), ...added]];
};

const comparePairs = ({ hits }: RescueProblem, a: Pair, b: Pair): number => {
  const [one, two] = [hits[a.hit]!, hits[b.hit]!];
  return (
    compareCells(a.medic, b.medic) ||
    compareCells(one.unit, two.unit) ||
    (one.from >= 0 && two.from >= 0 ? compareCells(one.from, two.from) : 0) ||
    (one.source < two.source ? -1 : 1)
  );
};
