import type { Intent } from '@hexfall/shared/model/intent';
import type { TileKey } from '@hexfall/shared/model/tile';
import type { Puzzle } from '@hexfall/shared/notation/puzzle';
import { PositionKeys } from '@hexfall/shared/puzzle/PositionKeys';
import { lackOf, type PuzzleTurn } from '@hexfall/shared/puzzle/turn';
import { TurnWalk } from '@hexfall/shared/puzzle/TurnWalk';
import { BattleSimulation } from '@hexfall/shared/simulation/BattleSimulation';
import { withHqs } from './gameTurns.js';
import type { TurnClass } from './turnOutcomes.js';

/** No HQ loses as much in one battle: what is done to HQs is counted to the end, as if they could not fall. */
const ENDLESS = 90;

/** What the HQs of a duel lose in a turn and the battle after it. */
export interface HqLosses {
  readonly enemy: number;
  readonly own: number;
}

/** Different positions before the battle in which HQs lose the same. */
export type LossClass = HqLosses & TurnClass;

/** A position before the battle with what HQs lose in it. */
export interface FoughtTurn extends HqLosses {
  readonly used: readonly TileKey[];
  readonly intents: readonly Intent[];
}

/** Every different position to which turns of a puzzle lead, and every choice of tiles by which it is reached. */
export type FoughtTurns = readonly FoughtTurn[];

/**
 * What HQs lose by the turns of a duel's puzzle with any number of its tiles, whatever its goals and the toughness of the HQs, with the usual answers
 * in the battle: candidates, which only `solve` proves.
 * @param most how many positions are fought at most; null if there are more.
 */
export const fightTurns = (puzzle: Puzzle, most: number): FoughtTurns | null => {
  const { solver, position } = puzzle;
  const endless: Puzzle = { ...puzzle, position: { ...position, table: withHqs(position.table, () => ENDLESS) } };
  const keys = new PositionKeys(solver, false);
  const simulation = new BattleSimulation();
  const known = new Map<string, HqLosses>();
  const reached = new Set<string>();
  const found: FoughtTurn[] = [];
  const isBrokenOff = (): boolean => reached.size > most;

  /** The worst of all answers of the other player in the turn. */
  const lossesOf = ({ branches }: PuzzleTurn): HqLosses => {
    let [enemy, own] = [ENDLESS, 0];
    for (const { table } of branches) {
      const { hq } = simulation.fight(table, solver);
      enemy = Math.min(enemy, ENDLESS - hq[1 - solver]!);
      own = Math.max(own, ENDLESS - hq[solver]!);
    }
    return { enemy, own };
  };

  const visit = (turn: PuzzleTurn, intents: readonly Intent[]): void => {
    if (lackOf(endless, turn)?.code === 'decision-open') return;
    const key = keys.ofBattle(turn);
    const used = [...turn.used].sort();
    const name = `${used.join()} ${key}`;
    if (reached.has(name)) return;
    reached.add(name);
    if (isBrokenOff()) return;
    let losses = known.get(key);
    if (!losses) known.set(key, (losses = lossesOf(turn)));
    found.push({ ...losses, used, intents: [...intents] });
  };

  new TurnWalk(endless, keys, { visit, isOver: isBrokenOff }).run();
  return isBrokenOff() ? null : found;
};

/** Whether tiles are among those of a hand. */
const areHeld = (used: readonly TileKey[], hand: readonly TileKey[]): boolean => {
  const left = [...hand];
  return used.every((tile) => {
    const place = left.indexOf(tile);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
};

/** The turns with tiles of a hand by what HQs lose. @param use how many tiles have to be used; turns with more are left out. */
export const lossClasses = (turns: FoughtTurns, hand: readonly TileKey[], use: number): readonly LossClass[] => {
  const classes = new Map<string, LossClass>();
  for (const { enemy, own, used, intents } of turns) {
    if (used.length > use || !areHeld(used, hand)) continue;
    const name = `${enemy} ${own}`;
    let found = classes.get(name);
    if (!found) classes.set(name, (found = { enemy, own, count: 0, isReachedWithFewer: false, intents: [] }));
    if (used.length < use) found.isReachedWithFewer = true;
    else if (++found.count === 1) found.intents = intents;
  }
  return [...classes.values()];
};
