import { watchText } from '../store/clocks.js';
import type { Puzzle, PuzzleGoal } from '@hexfall/shared/notation/puzzle';
import type { PuzzleRefusal } from '@hexfall/shared/puzzle/turn';
import { refusalText } from '../text/refusalText.js';
import { t, listOf, addTexts } from '../text/translate.js';
import { cellOf, type Hex } from '@hexfall/shared/hex/cells';
import type { Table } from '@hexfall/shared/model/state';
import { boardOf } from '@hexfall/shared/rules/landscape';
import { isScoreMode } from '@hexfall/shared/rules/sides';
import { hexName, tileName } from '../text/names.js';
import puzzles from '@hexfall/shared/locales/en/puzzles.json';
import type { Intent } from '@hexfall/shared/model/intent';
import type { TileKey } from '@hexfall/shared/model/tile';

addTexts({ puzzles });

const SECOND = 1000;

/** A time in whole seconds as on a watch; a second that has begun does not count. */
export const timeText = (ms: number): string => watchText(Math.floor(ms / SECOND) * SECOND);

/** Why a puzzle does not allow something, in words. */
export const puzzleRefusalText = ({ use }: Puzzle, { code, rule }: PuzzleRefusal): string => {
  switch (code) {
    case 'too-many-tiles':
    case 'too-few-tiles':
      return t(`puzzles.refused.${code}`, { count: use });
    case 'no-abilities':
      return t('puzzles.refused.no-abilities');
    default:
      return refusalText({ code, rule });
  }
};

const unitText = (table: Table, hex: Hex): string => {
  const unit = table.board[cellOf(hex)];
  return t('words.unit.on', { unit: unit ? tileName(unit.tile) : '', hex: hexName(hex, boardOf(table)) });
};

/** A goal as a short sentence. In the score modes HQs have points instead of toughness (G3). */
export const goalText = ({ position: { table } }: Pick<Puzzle, 'position'>, goal: PuzzleGoal): string => {
  const kind = isScoreMode(table.options.mode) ? 'points' : 'toughness';
  const number = table.players.length === 2 ? 'one' : 'any';
  switch (goal.goal) {
    case 'more-points':
      return t(`puzzles.goal.morePoints.${kind}`);
    case 'destroy-hq':
      return t(`puzzles.goal.destroyHq.${number}`);
    case 'damage':
      return t(`puzzles.goal.damage.${kind === 'points' ? kind : number}`, { count: goal.wounds });
    case 'hq-unhurt':
      return t(`puzzles.goal.hqUnhurt.${kind}`);
    case 'lose-nothing':
      return t('puzzles.goal.lose-nothing');
    case 'kill':
      return t('puzzles.goal.kill', { units: listOf(goal.hexes.map((hex) => unitText(table, hex))) });
  }
};

/** How many tiles are to be used, and whether abilities may be. */
export const termsText = ({ use, atMost, abilities, solver, position }: Omit<Puzzle, 'goals' | 'solution'>): string => {
  const held = position.table.players[solver]?.hand.length ?? 0;
  const tiles = t(atMost ? 'puzzles.terms.atMost' : held === use ? 'puzzles.terms.all' : 'puzzles.terms.exactly', { count: use, held });
  return abilities ? tiles : `${tiles} ${t('puzzles.terms.noAbilities')}`;
};

/** The hexes of the units that have to be destroyed. */
export const hexesToKill = ({ goals }: Puzzle): readonly Hex[] => goals.flatMap((goal) => (goal.goal === 'kill' ? goal.hexes : []));

/** The hexes on which an intent does something, or begins to. */
const hexesOfIntent = (intent: Intent): readonly Hex[] => {
  switch (intent.do) {
    case 'small-bomb':
      return intent.at;
    case 'move':
    case 'push':
    case 'castle':
      return [intent.from];
    default:
      return 'at' in intent ? [intent.at] : [];
  }
};

/** Where the solution begins; empty if it is not known. */
export const firstHexes = ({ solution }: Puzzle): readonly Hex[] => {
  const [first] = solution?.intents ?? [];
  return first ? hexesOfIntent(first) : [];
};

/** A hint in words: the tiles that are used, or the hex on which the solution begins. */
export const hintText = (puzzle: Puzzle, tiles: readonly TileKey[], hints: 1 | 2): string => {
  const names = listOf(tiles.map(tileName));
  const hexes = firstHexes(puzzle);
  if (hints === 1) return t('puzzles.hint.tiles', { tiles: names });
  if (hexes.length === 0) return t('puzzles.hint.none', { tiles: names });
  return t('puzzles.hint.hex', { hex: listOf(hexes.map((hex) => hexName(hex, boardOf(puzzle.position.table)))) });
};
