import type { Seat } from '../model/seat.js';
import type { Table } from '../model/state.js';
import { isSideOut, sides, teamOf } from '../rules/sides.js';
import type { BattleSimulation } from '../simulation/BattleSimulation.js';
import { type Evaluation, worthOfOutcome } from './evaluate.js';
import { type Head, Network, type Parameters } from './Network.js';
import { PositionFeatures } from './PositionFeatures.js';

/** The value of a side whose last HQ has fallen, and to its enemies the same with the opposite sign: the lowest `valueOf` can be. */
const FALLEN = -15;

/** Values positions by what games of self-play have taught. */
export class LearnedEvaluator implements Evaluation {
  readonly #features: PositionFeatures;
  /** By side asked and other side: one after the other they are asked about much the same positions. */
  readonly #networks: Network[][] = [];

  constructor(
    simulation: BattleSimulation,
    private readonly parameters: Parameters,
    private readonly head: Head,
  ) {
    this.#features = new PositionFeatures(simulation);
  }

  get hqAfterBattle(): Readonly<Int16Array> {
    return this.#features.hqAfterBattle;
  }

  value(table: Table, seat: Seat): number {
    if (table.outcome) return worthOfOutcome(table.outcome, seat);
    const { mode } = table.options;
    const own = teamOf(mode, seat);
    const mover = teamOf(mode, table.turn.player);
    this.#features.look(table);
    const all = sides(table);
    if (isSideOut(table, all[own]!)) return FALLEN;
    // As by hand: half by the average of the other sides, half by the best of them.
    let [sum, least, others] = [0, Infinity, 0];
    for (let other = 0; other < all.length; other++) {
      if (other === own) continue;
      const value = isSideOut(table, all[other]!) ? -FALLEN : this.#between(own, other, mover);
      sum += value;
      least = Math.min(least, value);
      others += 1;
    }
    return (sum / others + least) / 2;
  }

  /** What a position is worth to a side against another. */
  #between(own: number, other: number, mover: number): number {
    // It has been taught what a turn that begins is worth to the side whose turn it is.
    return this.head === 'begins' && mover === other ? -valueOf(this.#ask(other, own)) : valueOf(this.#ask(own, other));
  }

  /** The chance to win, from 0 to 1, of the side whose turn it is, where there are two. */
  chanceOfMover(table: Table): number {
    const mover = teamOf(table.options.mode, table.turn.player);
    this.#features.look(table);
    return 1 / (1 + Math.exp(-this.#ask(mover, 1 - mover).logit));
  }

  /** The network's answers for a side against another, on the table that was looked at. */
  #ask(own: number, other: number): Network {
    const network = ((this.#networks[own] ??= [])[other] ??= new Network(this.parameters, this.head));
    this.#features.fill(own, other);
    network.ask(this.#features);
    return network;
  }
}

/** One value of both answers, in points of HQ toughness. */
export const valueOf = ({ margin, logit }: { readonly margin: number; readonly logit: number }): number =>
  5 * margin + 5 * Math.tanh(logit / 2);
