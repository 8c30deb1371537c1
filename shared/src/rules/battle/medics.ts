import { compareCells } from '../../hex/boards.js';
import { hexOf, hexText, type Cell } from '../../hex/cells.js';
import type { Decision } from '../../model/decision.js';
import { ENDLESS, type Save } from '../../model/event.js';
import type { Seat } from '../../model/state.js';
import { medicEnds, type MedicGraph } from './medicChains.js';

/** D7: one attack (or instant, or explosion) on one unit, with the wounds armor left. */
export interface OpenHit {
  readonly unit: Cell;
  /** Where it comes from, for the key: the attacker's cell, or −1 for an instant. */
  readonly from: Cell;
  /** The source as the notation writes it. */
  readonly source: string;
  readonly wounds: number;
  /** D5: no Medic dies for hits on something that is lost anyway. */
  readonly savable: boolean;
  /** Its place among all hits of the step. */
  readonly index: number;
}

/** Everything D7 has to know. */
export interface Ward extends MedicGraph {
  /** The hits on units that a Medic serves, and on Medics. */
  readonly hits: readonly OpenHit[];
  /** Wounds (HQs: toughness) the unit has left. */
  readonly toughness: (cell: Cell) => number;
  readonly owner: (cell: Cell) => Seat;
  /** Who decides about a Medic's help for a unit (D2, C5). */
  readonly decider: (unit: Cell, medic: Cell) => Seat;
  /** Whether two different players are on one side (G2). */
  readonly areMates: (a: Seat, b: Seat) => boolean;
  /** Who decides between team-mates, and who comes first of several players with a question (G2, B5). */
  readonly chooser: Seat;
}

export interface Rescue {
  /** By place among all hits of the step: whether a Medic has cancelled it; a hole for hits no Medic has to do with. */
  readonly cancelled: readonly boolean[];
  readonly saves: readonly Save[];
  /** The Medics that died for others. */
  readonly spent: readonly Cell[];
}

/** Gives the answer to a decision, or null when it has to be asked first. */
export type Ask = (decision: Decision) => string | null;

type Fate = 'open' | 'settled' | 'cancelled';

interface State {
  readonly fates: readonly Fate[];
  readonly spent: readonly Cell[];
  readonly saves: readonly Save[];
}

/** D7 (c): a pair of a hit and the Medic that dies for it. */
interface Option {
  readonly hit: number;
  readonly medic: Cell;
  readonly player: Seat;
}

/** The ways in which steps can still end that have been worked out, by the state they start from. */
type KnownResults = Map<string, ReadonlyMap<string, State>>;

/**
 * Settles all hits of a step with the Medics' help, exactly by D7.
 * @returns null when an answer is missing.
 */
export const rescue = (ward: Ward, ask: Ask): Rescue | null => {
  let state = settleClear(ward, { fates: ward.hits.map(() => 'open'), spent: [], saves: [] });
  let speaker: Seat | null = null;
  const known: KnownResults = new Map();
  for (;;) {
    const options = optionsOf(ward, state);
    const first = options[0];
    if (!first) return { cancelled: cancelledHits(ward, state), saves: state.saves, spent: state.spent };
    const asking = playersWithChoice(ward, state, options, known);
    if (asking.length === 0) {
      state = take(ward, state, first);
      continue;
    }
    if (speaker === null || !asking.includes(speaker)) {
      const next = asking.length === 1 ? String(asking[0]) : ask(question(ward.chooser, 'order', ward, first, asking.map(String)));
      if (next === null) return null;
      speaker = Number(next);
    }
    const taken = pickOwn(
      ward,
      options.filter((option) => option.player === speaker),
      ask,
    );
    if (!taken) return null;
    state = take(ward, state, taken);
  }
};

/** The player's choice among the own pairs; a single one is no question. Null when the answer is missing. */
const pickOwn = (ward: Ward, own: readonly Option[], ask: Ask): Option | null => {
  const [first] = own;
  if (!first) throw new Error('a question without an answer');
  if (own.length === 1) return first;
  const keys = own.map((option) => keyOf(ward, option));
  const key = ask(question(first.player, 'medic', ward, first, keys));
  return key === null ? null : own[keys.indexOf(key)]!;
};

const cancelledHits = ({ hits }: Ward, { fates }: State): boolean[] => {
  const cancelled: boolean[] = [];
  hits.forEach((hit, i) => (cancelled[hit.index] = fates[i] === 'cancelled'));
  return cancelled;
};

/** A pair as decisions name it. */
const keyOf = ({ hits }: Ward, { hit, medic }: Option): string => {
  const { unit, source } = hits[hit]!;
  return `${hexText(hexOf(medic))} saves ${hexText(hexOf(unit))} from ${source}`;
};

const question = (player: Seat, kind: Decision['kind'], ward: Ward, option: Option, keys: string[]): Decision => ({
  player,
  kind,
  about: hexOf(ward.hits[option.hit]!.unit),
  keys,
});

const settledWounds = ({ hits }: Ward, fates: readonly Fate[], cell: Cell): number => {
  let sum = 0;
  for (let i = 0; i < hits.length; i++) if (fates[i] === 'settled' && hits[i]!.unit === cell) sum += hits[i]!.wounds;
  return sum;
};

const isAvailable = (ward: Ward, { fates, spent }: Pick<State, 'fates' | 'spent'>, medic: Cell): boolean =>
  !spent.includes(medic) && settledWounds(ward, fates, medic) < ward.toughness(medic);

const hasHelper = (ward: Ward, state: Pick<State, 'fates' | 'spent'>, unit: Cell): boolean => {
  for (const medic of ward.medicsOf(unit)) if (isAvailable(ward, state, medic)) return true;
  return false;
};

const helpers = (ward: Ward, state: State, unit: Cell): Cell[] => ward.medicsOf(unit).filter((medic) => isAvailable(ward, state, medic));

/** D7 (a), until nothing is clear any more. */
const settleClear = (ward: Ward, { fates: start, spent, saves }: State): State => {
  const fates = start.slice();
  for (let settled = true; settled;) {
    settled = false;
    for (let i = 0; i < fates.length; i++) {
      const { savable, unit } = ward.hits[i]!;
      if (fates[i] !== 'open' || (savable && !spent.includes(unit) && hasHelper(ward, { fates, spent }, unit))) continue;
      fates[i] = 'settled';
      settled = true;
    }
  }
  return { fates, spent, saves };
};

/** D7 (b), (c): every pair that may be picked now, sorted as decision keys are; pairs with the same key are one. */
const optionsOf = (ward: Ward, state: State): readonly Option[] => {
  if (!state.fates.includes('open')) return NO_OPTIONS;
  const all: Option[] = [];
  const ready: Option[] = [];
  const graph: MedicGraph = { medicsOf: (cell) => helpers(ward, state, cell) };
  ward.hits.forEach(({ unit }, hit) => {
    if (state.fates[hit] !== 'open') return;
    for (const medic of helpers(ward, state, unit)) {
      const pairs = isHit(ward, state, medic) ? all : ready;
      for (const end of medicEnds(graph, medic)) addStrongest(ward, pairs, { hit, medic: end, player: ward.decider(unit, medic) });
    }
  });
  const options = ready.length > 0 ? ready : all;
  return options.length > 1 ? betweenMates(ward, options).sort((a, b) => compareOptions(ward, a, b)) : options;
};

const NO_OPTIONS: readonly Option[] = [];

const isHit = ({ hits }: Ward, { fates }: State, cell: Cell): boolean => {
  for (let i = 0; i < hits.length; i++) if (fates[i] === 'open' && hits[i]!.unit === cell) return true;
  return false;
};

/** Of hits with one source on one unit that a Medic may cancel, the strongest is meant. */
const addStrongest = ({ hits }: Ward, options: Option[], option: Option): void => {
  const hit = hits[option.hit]!;
  const same = options.findIndex((other) => {
    const { unit, source } = hits[other.hit]!;
    return other.medic === option.medic && unit === hit.unit && source === hit.source;
  });
  if (same < 0) options.push(option);
  else if (hits[options[same]!.hit]!.wounds < hit.wounds) options[same] = option;
};

/** G2: where units or dying Medics of team-mates are alternatives to each other, the chooser decides about all of them. */
const betweenMates = (ward: Ward, options: readonly Option[]): Option[] => {
  const linked = (a: Option, b: Option): boolean => a.medic === b.medic || ward.hits[a.hit] === ward.hits[b.hit];
  const group = new Set(options.filter((a) => options.some((b) => areAlternativesOfMates(ward, a, b))));
  for (const a of group) for (const b of options) if (linked(a, b)) group.add(b);
  return options.map((option) => (group.has(option) ? { ...option, player: ward.chooser } : option));
};

const areAlternativesOfMates = ({ hits, owner, areMates }: Ward, a: Option, b: Option): boolean => {
  if (a.medic === b.medic) return a.player !== b.player && areMates(owner(hits[a.hit]!.unit), owner(hits[b.hit]!.unit));
  return a.hit === b.hit && areMates(owner(a.medic), owner(b.medic));
};

const compareOptions = ({ hits }: Ward, a: Option, b: Option): number => {
  const [one, two] = [hits[a.hit]!, hits[b.hit]!];
  return (
    compareCells(a.medic, b.medic) ||
    compareCells(one.unit, two.unit) ||
    (one.from >= 0 && two.from >= 0 ? compareCells(one.from, two.from) : 0) ||
    (one.source < two.source ? -1 : 1)
  );
};

/** The hit is cancelled and the Medic dies. A hit without limit goes on (P5): the Medic has stopped one lap of it. */
const take = (ward: Ward, state: State, { hit, medic }: Option): State => {
  const { unit, source, wounds } = ward.hits[hit]!;
  return settleClear(ward, {
    fates: wounds >= ENDLESS ? state.fates : state.fates.with(hit, 'cancelled'),
    spent: [...state.spent, medic],
    saves: [...state.saves, { medic: hexOf(medic), unit: hexOf(unit), source }],
  });
};

/** D7: the players for whose units more than one result is still possible, by number. */
const playersWithChoice = (ward: Ward, state: State, options: readonly Option[], known: KnownResults): Seat[] => {
  if (options.length === 1) return [];
  const results = possibleResults(ward, state, known);
  return [...new Set(options.map((option) => option.player))].sort().filter((player) => {
    const concerned = concerning(ward, player, options);
    return new Set([...results.values()].map((result) => concerned.map((cell) => resultFor(ward, result, cell)).join(' '))).size > 1;
  });
};

/** A player's own units that are hit or can die for others, and the units and Medics the player decides about. */
const concerning = (ward: Ward, player: Seat, options: readonly Option[]): Cell[] => {
  const involved = new Set(ward.hits.map(({ unit }) => unit));
  for (const cell of involved) for (const medic of ward.medicsOf(cell)) involved.add(medic);
  const own = [...involved].filter((cell) => ward.owner(cell) === player);
  const decided = options.filter((option) => option.player === player).flatMap(({ hit, medic }) => [ward.hits[hit]!.unit, medic]);
  return [...new Set([...own, ...decided])];
};

/** What becomes of a unit: lost, or the wounds it keeps. */
const resultFor = (ward: Ward, result: State, cell: Cell): string => {
  const wounds = settledWounds(ward, result.fates, cell);
  return result.spent.includes(cell) || wounds >= ward.toughness(cell) ? 'lost' : String(wounds);
};

/** Every way in which the step can still end, each once. */
const possibleResults = (ward: Ward, state: State, known: KnownResults): ReadonlyMap<string, State> => {
  const id = `${state.fates.join()}|${[...state.spent].sort().join()}`;
  const before = known.get(id);
  if (before) return before;
  const results = new Map<string, State>();
  const options = optionsOf(ward, state);
  if (options.length === 0) results.set(id, state);
  for (const option of options)
    for (const [key, result] of possibleResults(ward, take(ward, state, option), known)) results.set(key, result);
  known.set(id, results);
  return results;
};
