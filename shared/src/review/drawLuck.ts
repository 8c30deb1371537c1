import { type Beam, planTurn } from '../ai/planTurn.js';
import { type RandomSource, sample } from '../model/random.js';
import type { Table } from '../model/state.js';
import type { TileKey } from '../model/tile.js';
import { samplePiles, unseenTiles } from '../rules/remaining.js';
import { Judge, movesOf } from './Judge.js';
import type { PlayedTurn } from './playedTurns.js';
import { type Average, paired } from './statistics.js';

/** How a turn is planned with redrawn tiles. */
const BEAM: Beam = { widths: [4, 2], nodes: 2500 };

/** Where nothing else could have been drawn there is no luck, for certain. */
const NONE: Average = { mean: 0, interval: 0, count: Infinity };

const withHand = (table: Table, seat: number, hand: readonly TileKey[]): Table => ({
  ...table,
  players: table.players.map((player, other) => (other === seat ? { ...player, hand } : player)),
});

/** The tiles that could have been drawn: those that were, and those that still lie face down. */
const poolOf = ({ table, seat, drawn }: PlayedTurn): TileKey[] => [...drawn, ...unseenTiles(table, seat)];

/** The tiles that were in the hand before the draw. */
const keptOf = ({ table, seat, drawn }: PlayedTurn): TileKey[] => {
  const remaining = [...table.players[seat]!.hand];
  for (const tile of drawn) remaining.splice(remaining.indexOf(tile), 1);
  return remaining;
};

/** What a turn with a hand is worth on draw piles in one order. */
const worthOfHand = (table: Table, seat: number, judge: Judge, random: RandomSource): ((seed: RandomSource) => number | null) => {
  const [plan] = planTurn(table, seat, judge.evaluator, BEAM, random);
  const moves = plan ? movesOf(seat, plan.intents) : [];
  return (order) => judge.differenceAfter(samplePiles(table, order), seat, moves);
};

/**
 * Returns how much better the drawn tiles were than the alternatives, in HQ toughness at the end of the match: the same planner plays the
 * turn with both, and the next player replies on the same order of its pile.
 * @param orders returns for each of them the random numbers for shuffling the draw piles.
 */
export const drawLuck = (turn: PlayedTurn, redraws: number, random: RandomSource, orders: (place: number) => RandomSource): Average => {
  const { table, seat, drawn } = turn;
  const pool = poolOf(turn);
  if (drawn.length === 0 || pool.length === drawn.length) return NONE;
  const judge = new Judge();
  const actual = worthOfHand(table, seat, judge, random);
  const [values, others]: [number[], number[]] = [[], []];
  for (let place = 0; place < redraws; place++) {
    const other = withHand(table, seat, [...keptOf(turn), ...sample(pool, drawn.length, random)]);
    const value = actual(orders(place));
    const redrawn = worthOfHand(other, seat, judge, random)(orders(place));
    if (value === null || redrawn === null) continue;
    values.push(value);
    others.push(redrawn);
  }
  return paired(values, others);
};
