import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { fightByDefault } from '@hexfall/shared/rules/battle/fightBattle';
import { type BattleResult, type BattleSimulation, NO_UNIT } from '@hexfall/shared/simulation/BattleSimulation';
import { picture } from './picture.js';

/** What the result of a battle says. */
const said = ({ wounds, hq, score, out }: BattleResult, { board, players }: Table): unknown => ({
  wounds: [...wounds.slice(0, board.length)],
  beyond: [...wounds.slice(board.length)].filter((left) => left !== NO_UNIT),
  players: players.map((_, seat) => [hq[seat], score[seat], out[seat]]),
});

/** The same of a table of the engine. */
const expected = ({ board, players }: Table): unknown => ({
  wounds: board.map((unit) => unit?.wounds ?? NO_UNIT),
  beyond: [],
  players: players.map(({ hq, score, out }) => [hq, score, out ? 1 : 0]),
});

/** What of a table a further battle depends on. */
const standing = ({ board, players, foundations, warehouses }: Table): unknown => ({
  board: board.map((unit) => unit && [unit.owner, unit.tile, unit.rot, unit.wounds, unit.venom ?? [], unit.prizes ?? []]),
  players: players.map(({ hq, score, out, prizes }) => [hq, score, out, prizes]),
  foundations,
  warehouses,
});

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const check = (simulation: BattleSimulation, before: Table, result: BattleResult, after: Table): void => {
  if (same(said(result, before), expected(after)) && same(standing(simulation.tableAfter()), standing(after))) return;
  const players = JSON.stringify(before.players.map(({ army, hq, score }) => [army, hq, score]));
  const text = `${before.options.mode} ${players}, player ${before.turn.player} on turn\n${picture(before)}`;
  throw new Error(
    `${text}\nsimulation ${JSON.stringify(standing(simulation.tableAfter()))}\nengine     ${JSON.stringify(standing(after))}`,
  );
};

/**
 * Fights a battle, and another on the survivors, by the simulation and by the engine, and throws if anything differs.
 * @returns whether the simulation left each of them to the engine.
 */
export const fightSimulated = (simulation: BattleSimulation, table: Table, starter: Seat): readonly boolean[] => {
  const byEngine: boolean[] = [];
  const first = fightByDefault(table, starter).table;
  check(simulation, table, simulation.fight(table, starter), first);
  byEngine.push(simulation.byEngine);
  const second = fightByDefault(first, starter).table;
  check(simulation, first, simulation.fightAgain(starter), second);
  byEngine.push(simulation.byEngine);
  return byEngine;
};
