import type { Seat } from '../model/seat.js';
import type { Table } from '../model/state.js';
import type { BattleSimulation } from '../simulation/BattleSimulation.js';
import { worthOfOutcome, type Evaluation } from './evaluate.js';
import { Network, type Head, type Parameters } from './Network.js';
import { PositionFeatures } from './PositionFeatures.js';

/** Values positions by what games of self-play have taught. */
export class LearnedEvaluator implements Evaluation {
  readonly #features: PositionFeatures;
  readonly #network: Network;

  constructor(
    simulation: BattleSimulation,
    parameters: Parameters,
    private readonly head: Head,
  ) {
    this.#features = new PositionFeatures(simulation);
    this.#network = new Network(parameters, head);
  }

  value(table: Table, seat: Seat): number {
    if (table.outcome) return worthOfOutcome(table.outcome, seat);
    // It has been taught what a turn that begins is worth to the player whose turn it is.
    const asked = this.head === 'begins' ? table.turn.player : seat;
    this.#features.fill(table, asked);
    this.#network.ask(this.#features);
    return asked === seat ? valueOf(this.#network) : -valueOf(this.#network);
  }
}

/** One value of both answers, in points of HQ toughness. */
export const valueOf = ({ margin, logit }: { readonly margin: number; readonly logit: number }): number =>
  5 * margin + 5 * Math.tanh(logit / 2);
