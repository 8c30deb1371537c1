import { type Cell, cellOf } from '../hex/cells.js';
import type { Hit } from '../model/event.js';
import type { Seat } from '../model/seat.js';
import type { Table } from '../model/state.js';
import { netTargets } from '../rules/abilities/net.js';
import { modulesScopedBy } from '../rules/abilities/scope.js';
import { attackHits } from '../rules/battle/attacks.js';
import { connectedTo } from '../rules/connections.js';
import { influenceOf, serves } from '../rules/influence.js';
import type { Influence } from '../rules/influenceTypes.js';
import { isFriendly } from '../rules/sides.js';
import { openCells } from '../rules/turn.js';
import type { BattleSimulation } from '../simulation/BattleSimulation.js';
import { DEFAULT_WEIGHTS, type Evaluation, Evaluator, type Weights } from './evaluate.js';
import type { Stakes } from './Stakes.js';

/** What the targets of the own units are worth, in points of HQ toughness. */
export interface TargetWeights {
  /** An HQ that is hit. */
  readonly hq: number;
  /** A unit that is hit, netted, or, if it hits something itself, served by a module. */
  readonly unit: number;
  /** Whether only the best target of each unit counts, however hard it is hit; otherwise all do, by their wounds. */
  readonly bestOnly: boolean;
}

/** More wounds of one hit count no more. */
const MOST_WOUNDS = 3;

/** The value of serving a unit that hits nothing: less than any target, however many modules serve one unit. */
const IDLE = 0.1;

/** Of what a side has, the toughness of HQs comes first, then units. */
const STANDING: Weights = { now: 100, units: 1, hand: 0, afterFirst: 0, afterSecond: 0, survivors: 0, fallen: 0 };

/**
 * The penalty of a turn that leaves the board as it is where nothing more can be placed without a battle: more than the targets of all units,
 * which a battle takes away, so that two such players do not wait for each other. Less than that of a battle at a loss.
 */
const CROWDED = 100;

/** The penalty of a battle or tile that costs the own side more than the others. No targets make up for it; a lost match is worse. */
const LOSS = 200;

/**
 * Evaluates positions by the pieces on the board and by the attacks of the own units if all acted at once. It foresees no battles, so
 * neither initiative nor enemy actions count.
 */
export class TargetEvaluator implements Evaluation {
  readonly #present: Evaluator;
  readonly #standing: Evaluation;
  /** The standing in which the turn begins. */
  #before = -Infinity;
  /** The number of the turn if it begins with no more than one free hex. */
  #crowdedTurn: number | null = null;

  constructor(
    simulation: BattleSimulation,
    private readonly weights: TargetWeights,
  ) {
    this.#present = new Evaluator(simulation, DEFAULT_WEIGHTS, 0);
    this.#standing = new Evaluator(simulation, STANDING, 0);
  }

  begins(table: Table, seat: Seat): void {
    this.#before = this.#standing.value(table, seat);
    this.#crowdedTurn = isCrowded(table) ? table.turn.number : null;
  }

  /** The value of a position to a seat and its side. */
  value(table: Table, seat: Seat): number {
    let value = this.#present.value(table, seat);
    if (table.outcome) return value;
    if (this.#standing.value(table, seat) < this.#before) value -= LOSS;
    if (table.turn.number === this.#crowdedTurn && isCrowded(table)) value -= CROWDED;
    const influence = influenceOf(table);
    for (const cell of influence.field.occupied)
      if (isFriendly(table, table.board[cell]!.owner, seat) && !influence.netted[cell]) value += this.#worthOfTargets(influence, cell);
    return value;
  }

  stakes(table: Table, seat: Seat): Stakes {
    const stakes = this.#present.stakes(table, seat);
    const influence = influenceOf(table);
    for (const cell of influence.field.occupied) {
      if (!isFriendly(table, table.board[cell]!.owner, seat) || influence.netted[cell]) continue;
      this.#worthOfTargets(influence, cell, (to, worth) => stakes.addTarget(table.board[to]!, worth));
    }
    return stakes;
  }

  /** @param note called with each target that counts, and with what it is worth. */
  #worthOfTargets(influence: Influence, cell: Cell, note?: (to: Cell, worth: number) => void): number {
    const { hq, unit, bestOnly } = this.weights;
    const { field } = influence;
    const { isHq, hasNets, kind, affects } = field.tiles[cell]!;
    if (isHq) return 0;
    let [sum, best] = [0, 0];
    let bestTarget = -1;
    const add = (to: Cell, worth: number, times = 1): void => {
      sum += worth * times;
      if (worth > best) [best, bestTarget] = [worth, to];
      if (!bestOnly) note?.(to, worth * times);
    };
    for (const { to, wounds } of hitsOf(influence, cell))
      add(cellOf(to), field.tiles[cellOf(to)]?.isHq ? hq : unit, Math.min(wounds, MOST_WOUNDS));
    if (hasNets) for (const to of netTargets(field, cell)) if (influence.netted[to]) add(to, unit);
    if (affects === 'enemy-modules') modulesScopedBy(field, cell).forEach((to) => add(to, unit));
    else if (kind === 'module')
      for (const to of connectedTo(field, cell)) if (serves(influence, cell, to)) add(to, acts(influence, to) ? unit : IDLE * unit);
    if (bestOnly && bestTarget >= 0) note?.(bestTarget, best);
    return bestOnly ? best : sum;
  }
}

/** F1: whether the next unit fills the board, which starts a battle. */
const isCrowded = (table: Table): boolean => openCells(table).length <= 1;

const hitsOf = (influence: Influence, cell: Cell): readonly Hit[] => {
  const hits: Hit[] = [];
  attackHits(influence, cell, undefined, hits);
  return hits;
};

const acts = (influence: Influence, cell: Cell): boolean => !influence.netted[cell] && hitsOf(influence, cell).length > 0;
