import { unitOf } from '@hexfall/shared/content/catalog';
import { type Cell, cellOf } from '@hexfall/shared/hex/cells';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Seat } from '@hexfall/shared/model/seat';
import { NOBODY, type Table } from '@hexfall/shared/model/state';
import { formatPosition } from '@hexfall/shared/notation/formatPosition';
import type { Puzzle, PuzzleGoal } from '@hexfall/shared/notation/puzzle';
import { fightBattle } from '@hexfall/shared/rules/battle/fightBattle';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { relationsOf, seatBit } from '@hexfall/shared/rules/sides';
import { previewInPuzzle } from '@hexfall/shared/rules/step';

/*
 * A second solver, as simple as possible: no turn is passed over because it leads to the same as another one, and every battle is fought
 * from its beginning for every list of answers.
 */

/** One way in which the others have answered so far. */
interface Way {
  readonly table: Table;
  /** Whether an own unit is gone. */
  readonly lost: boolean;
  /** Where the units of the goal `kill` are; null: destroyed. */
  readonly targets: readonly (Cell | null)[];
}

export interface SolvedByForce {
  readonly positions: number;
  readonly fewer: boolean;
  /** The first intents of each class with the solver's answers, in order. */
  readonly solutions: readonly { readonly intents: readonly Intent[]; readonly choices: readonly string[] }[];
}

const NEVER = ['battle', 'end-turn', 'redraw', 'discard', 'draw'];
const ABILITIES = ['rotate', 'rotate-turret'];
const FREE = ['choose', 'attach', ...ABILITIES];

const isAbility = (intent: Intent): boolean =>
  ABILITIES.includes(intent.do) ||
  (intent.do === 'move' && (intent.by !== 'tile' || intent.then !== undefined)) ||
  (intent.do === 'push' && intent.by === 'ability');

const isTile = (intent: Intent): boolean =>
  !FREE.includes(intent.do) && (!isAbility(intent) || (intent.do === 'move' && intent.by === 'tile'));

/** Z4: the position as text, every unit in the first of its equal rotations. */
const classOf = (ways: readonly Way[]): string => {
  const texts = ways.map(({ table }) => {
    const position = formatPosition(table, []);
    const units = table.board.map((unit) => {
      if (!unit) return null;
      const faces = unitOf(unit.tile).facings.map((facing) => JSON.stringify(facing));
      return [unit.owner, unit.tile, faces.indexOf(faces[unit.rot]!), unit.wounds, unit.venom, unit.prizes];
    });
    const points = table.players.map(({ hq, score }) => [hq, score]);
    return JSON.stringify([units, points, position.foundations, position.turrets, position.terrain]);
  });
  return [...new Set(texts)].sort().join();
};

const ownIn = (table: Table, solver: Seat): number => table.board.filter((unit) => unit?.owner === solver).length;

const enemiesOf = (table: Table, solver: Seat): Seat[] =>
  table.players.flatMap((_, seat) => (relationsOf(table).enemies[solver + 1]! & seatBit(seat) ? [seat] : []));

const isReached = ({ position, solver }: Puzzle, goal: PuzzleGoal, way: Way, after: Table): boolean => {
  const before = position.table.players;
  const enemies = enemiesOf(after, solver);
  // G3: in the score modes HQs lose nothing, and points count for toughness: the solver wins them, or the enemies do.
  const isScored = position.table.options.mode.endsWith('-score');
  const lossOf = (seat: Seat): number => before[seat]!.hq - after.players[seat]!.hq;
  const wonBy = (seat: Seat): number => after.players[seat]!.score - before[seat]!.score;
  switch (goal.goal) {
    case 'more-points':
      return enemies.every((seat) => {
        const [own, other] = [after.players[solver]!, after.players[seat]!];
        return isScored ? own.score > other.score : own.hq > other.hq;
      });
    case 'destroy-hq':
      return enemies.some((seat) => before[seat]!.hq > 0 && after.players[seat]!.hq === 0);
    case 'damage':
      return (isScored ? wonBy(solver) : enemies.map(lossOf).reduce((a, b) => a + b, 0)) >= goal.wounds;
    case 'hq-unhurt':
      return isScored ? enemies.every((seat) => wonBy(seat) === 0) : lossOf(solver) === 0;
    case 'save-hq':
      return isScored || after.players[solver]!.hq > 0;
    case 'lose-nothing':
      return !way.lost && ownIn(after, solver) === ownIn(way.table, solver);
    case 'kill':
      return way.targets.every((cell) => cell === null || after.board[cell] === null);
  }
};

/** The answers that win, as far as they are the same for all answers of the others; null if they do not always win. */
const winningChoices = (puzzle: Puzzle, way: Way, answers: readonly string[] = []): readonly string[] | null => {
  const { table, decision } = way.table.outcome ? { table: way.table, decision: null } : fightBattle(way.table, puzzle.solver, answers);
  if (!decision) return puzzle.goals.every((goal) => isReached(puzzle, goal, way, table)) ? [] : null;
  const results = decision.keys.map((key) => ({ key, rest: winningChoices(puzzle, way, [...answers, key]) }));
  if (decision.player === puzzle.solver) {
    const best = results.find(({ rest }) => rest !== null);
    return best ? [best.key, ...best.rest!] : null;
  }
  return results.some(({ rest }) => rest === null) ? null : startOfAll(results.map(({ rest }) => rest!));
};

const startOfAll = (lists: readonly (readonly string[])[]): readonly string[] => {
  const [first = []] = lists;
  let end = 0;
  while (end < first.length && lists.every((other) => other[end] === first[end])) end++;
  return first.slice(0, end);
};

const waysAfter = (way: Way, seat: Seat, solver: Seat, intent: Intent): Way[] => {
  const result = previewInPuzzle(way.table, seat, intent);
  if (!result.ok) throw new Error(`${JSON.stringify(intent)} ${result.error.code}`);
  const { table, events } = result.value;
  const placed = events.filter((event) => event.type === 'placed' && !event.tile.startsWith('bomber')).length;
  const targets = way.targets.map((cell) => {
    const pushed = events.find((event) => event.type === 'pushed' && cellOf(event.from) === cell);
    const now = pushed?.type === 'pushed' ? cellOf(pushed.to) : cell;
    const unit = now === null ? null : table.board[now];
    return unit && unit.owner !== solver && unit.owner !== NOBODY ? now : null;
  });
  const next: Way = { table, lost: way.lost || ownIn(table, solver) < ownIn(way.table, solver) + placed, targets };
  if (!table.decision || table.decision.player === solver) return [next];
  const { player, keys } = table.decision;
  return keys.flatMap((key) => waysAfter(next, player, solver, { do: 'choose', key }));
};

/** All solutions of a puzzle; null if there are more than `most` turns. */
export const solveByForce = (puzzle: Puzzle, most: number): SolvedByForce | null => {
  const { solver, use, atMost, abilities, position } = puzzle;
  const turns: { readonly ways: readonly Way[]; readonly used: number; readonly intents: readonly Intent[] }[] = [];
  const visit = (ways: readonly Way[], used: number, intents: readonly Intent[]): void => {
    if (turns.length > most) return;
    turns.push({ ways, used, intents });
    const lists = ways.map(({ table }) => legalIntents(table, solver));
    const texts = lists.map((list) => new Set(list.map((intent) => JSON.stringify(intent))));
    for (const intent of lists[0]!) {
      const text = JSON.stringify(intent);
      if (NEVER.includes(intent.do) || !texts.every((others) => others.has(text))) continue;
      if ((!abilities && isAbility(intent)) || (isTile(intent) && used === use)) continue;
      const next = ways.flatMap((way) => waysAfter(way, solver, solver, intent));
      visit(next, used + (isTile(intent) ? 1 : 0), [...intents, intent]);
    }
  };
  const first: Table = { ...position.table, options: { ...position.table.options, takeBack: false } };
  const targets = puzzle.goals.flatMap((goal) => (goal.goal === 'kill' ? goal.hexes.map(cellOf) : []));
  visit([{ table: first, lost: false, targets }], 0, []);
  // The battles take most of the time.
  if (turns.length > most) return null;
  const positions = new Set<string>();
  const solutions = new Map<string, SolvedByForce['solutions'][number]>();
  let fewer = false;
  for (const { ways, used, intents } of turns) {
    if (ways.some(({ table }) => table.decision)) continue;
    const key = classOf(ways);
    positions.add(key);
    const choices = ways.map((way) => winningChoices(puzzle, way));
    if (choices.includes(null)) continue;
    const won = choices.filter((each) => each !== null);
    if (used !== use && !atMost) fewer = true;
    else if (!solutions.has(key)) solutions.set(key, { intents, choices: startOfAll(won) });
  }
  return { positions: positions.size, fewer, solutions: [...solutions.values()] };
};
