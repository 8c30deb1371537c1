import { firstRotation, keyFor, notationId } from '../content/catalog.js';
import type { Intent } from '../model/intent.js';
import { type RandomSource, sample } from '../model/random.js';
import type { Seat } from '../model/seat.js';
import type { Table } from '../model/state.js';
import { kindsToTry, type ListedKind, listFor } from '../rules/legal.js';
import { isFriendly } from '../rules/sides.js';
import type { Evaluation } from './evaluate.js';
import { foresee } from './foresee.js';

/** Kinds of intents that plans do not contain: intents that end the turn are tried at every node, and `redraw` gives up the tiles of the plan. */
const LEFT_OUT: ReadonlySet<ListedKind> = new Set(['end-turn', 'battle', 'redraw', 'discard']);

const isRepeated = (table: Table, seat: Seat, intent: Intent): boolean => {
  if (intent.do !== 'place') return false;
  const key = keyFor(table.players[seat]!.army, intent.tile)!;
  return firstRotation(key, intent.rot) !== intent.rot;
};

/** The intents that may be part of a plan for the turn, without equivalent rotations. */
export const candidates = (table: Table, seat: Seat): Intent[] => {
  const found: Intent[] = [];
  for (const kind of kindsToTry(table)) {
    if (LEFT_OUT.has(kind)) continue;
    const list = listFor(table, kind);
    for (let place = 0; place < list.size; place++) {
      const intent = list.at(place);
      if (!isRepeated(table, seat, intent)) found.push(intent);
    }
  }
  return found;
};

/** How much of a turn is searched. */
export interface Beam {
  /** How many positions are kept after each intent; the plan is no longer than this list. */
  readonly widths: readonly number[];
  /** The most positions that are looked at: the same seed gives the same plan on every machine. */
  readonly nodes: number;
  /** How many intents are looked at in a position, at random; all if left out. */
  readonly looks?: number;
}

/** Takes some intents out of all of a position. */
export type IntentSample = (intents: readonly Intent[], count: number, random: RandomSource) => readonly Intent[];

/** A sequence of intents to the end of the turn. */
export interface Plan {
  readonly intents: readonly Intent[];
  /** The value for the player when it has been carried out. */
  readonly value: number;
}

interface Node extends Plan {
  readonly table: Table;
}

const END_TURN: Intent = { do: 'end-turn' };
const BATTLE: Intent = { do: 'battle' };

const byValue = (a: Plan, b: Plan): number => b.value - a.value;

/** Returns the positions in which the turn can start: after each possible discard, if one is required (T1). */
const roots = (table: Table, seat: Seat, evaluator: Evaluation): Node[] => {
  if (!table.turn.mustDiscard) return [{ table, intents: [], value: evaluator.value(table, seat) }];
  const found: Node[] = [];
  for (const tile of new Set(table.players[seat]!.hand)) {
    const intent: Intent = { do: 'discard', tile: notationId(tile) };
    const after = foresee(table, seat, intent);
    if (after) found.push({ table: after, intents: [intent], value: evaluator.value(after, seat) });
  }
  return found;
};

/** Whether the player can go on with the turn. */
const goesOn = ({ turn, outcome, decision }: Table, seat: Seat, before: Table): boolean =>
  !outcome && !decision && turn.player === seat && turn.number === before.turn.number;

/** Whether a battle would fell an HQ of the others, in the position that was valued last. */
const wouldFell = (table: Table, seat: Seat, { hqAfterBattle }: Evaluation): boolean =>
  hqAfterBattle !== undefined &&
  hqAfterBattle[seat]! > 0 &&
  table.players.some(({ hq }, other) => hq > 0 && hqAfterBattle[other] === 0 && !isFriendly(table, other, seat));

/** The key of a position, as far as it matters for the rest of the turn. */
const textOf = ({ board, players, foundations }: Table, seat: Seat): string => JSON.stringify([board, players[seat]!.hand, foundations]);

/**
 * Plans the rest of a turn: a beam search over sequences of intents. Any of them may be the last one.
 * @param take selects the intents to examine, if not all.
 * @returns the best plans, the best first; each with another first position, at least one.
 */
export const planTurn = (
  table: Table,
  seat: Seat,
  evaluator: Evaluation,
  { widths, nodes, looks }: Beam,
  random: RandomSource,
  take: IntentSample = sample,
): Plan[] => {
  const finished: Plan[] = [];
  let left = nodes;
  let hasWon = false;
  const finish = (node: Node): void => {
    finished.push({ intents: [...node.intents, END_TURN], value: node.value });
    const fought = foresee(node.table, seat, BATTLE);
    if (fought) finished.push({ intents: [...node.intents, BATTLE], value: evaluator.value(fought, seat) });
  };
  /** Plays a winning battle wherever it is found, also if the position is otherwise worth too little to be kept. */
  const finishWithWin = ({ table: before, intents }: Node): void => {
    if (hasWon || !wouldFell(before, seat, evaluator)) return;
    const fought = foresee(before, seat, BATTLE);
    if (!fought?.outcome?.winners.includes(seat)) return;
    hasWon = true;
    finished.push({ intents: [...intents, BATTLE], value: evaluator.value(fought, seat) });
  };
  let beam = roots(table, seat, evaluator);
  beam.forEach(finish);
  for (const width of widths) {
    const known = new Set<string>();
    const next: Node[] = [];
    for (const node of beam) {
      const all = candidates(node.table, seat);
      for (const intent of looks === undefined ? all : take(all, looks, random)) {
        if (left-- <= 0) break;
        const after = foresee(node.table, seat, intent);
        if (!after) continue;
        const reached = { table: after, intents: [...node.intents, intent], value: evaluator.value(after, seat) };
        if (!goesOn(after, seat, table)) finished.push(reached);
        else {
          next.push(reached);
          finishWithWin(reached);
        }
      }
    }
    next.sort(byValue);
    beam = [];
    for (const node of next) {
      if (beam.length === width) break;
      const text = textOf(node.table, seat);
      if (known.has(text)) continue;
      known.add(text);
      beam.push(node);
    }
    beam.forEach(finish);
    if (beam.length === 0) break;
  }
  return finished.sort(byValue);
};
