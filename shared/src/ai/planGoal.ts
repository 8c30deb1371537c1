import type { PlanGoal } from '../model/computer.js';
import type { Intent } from '../model/intent.js';
import type { Seat } from '../model/seat.js';
import type { Table } from '../model/state.js';
import { isFriendly } from '../rules/sides.js';
import { type BattleSimulation, NO_UNIT } from '../simulation/BattleSimulation.js';
import { unitWorth } from './evaluate.js';
import { foresee } from './foresee.js';

/** A change of the forecast that is worth a word, in points of HQ toughness. */
const NOTABLE = 2;

/** What a battle now would leave. */
interface Forecast {
  readonly hq: readonly number[];
  readonly survives: readonly boolean[];
}

const forecastOf = (table: Table, simulation: BattleSimulation): Forecast => {
  const { hq, wounds } = simulation.fight(table, table.turn.player);
  return { hq: [...hq], survives: table.board.map((_, cell) => wounds[cell] !== NO_UNIT) };
};

/** The table when the plan has been carried out, up to the battle or the end of the turn. */
const carriedOut = (table: Table, seat: Seat, intents: readonly Intent[]): Table => {
  let after = table;
  for (const intent of intents) {
    if (intent.do === 'end-turn' || intent.do === 'battle') break;
    after = foresee(after, seat, intent) ?? after;
  }
  return after;
};

/** Returns the purpose of a plan, by its changes in the forecast of the next battle; null if nothing stands out. */
export const planGoalOf = (table: Table, seat: Seat, intents: readonly Intent[], simulation: BattleSimulation): PlanGoal | null => {
  const after = carriedOut(table, seat, intents);
  if (after.outcome || after.battle) return null;
  const [before, then] = [forecastOf(table, simulation), forecastOf(after, simulation)];
  const lossOf = (player: Seat): number => before.hq[player]! - then.hq[player]!;
  const enemies = table.players.flatMap((_, player) => (isFriendly(table, player, seat) ? [] : [player]));
  const hit = [...enemies].sort((a, b) => lossOf(b) - lossOf(a))[0];
  if (hit !== undefined && lossOf(hit) >= NOTABLE) return { kind: 'hq', owner: hit };
  if (-lossOf(seat) >= NOTABLE) return { kind: 'guard' };
  let aim: PlanGoal | null = null;
  let most = 0;
  after.board.forEach((unit, cell) => {
    if (!unit || then.survives[cell] || !enemies.includes(unit.owner)) return;
    const was = table.board[cell];
    const isNew = !was || was.owner !== unit.owner || was.tile !== unit.tile || before.survives[cell];
    const worth = unitWorth(unit.tile);
    if (isNew && worth > most) [aim, most] = [{ kind: 'unit', tile: unit.tile, owner: unit.owner }, worth];
  });
  return aim;
};
