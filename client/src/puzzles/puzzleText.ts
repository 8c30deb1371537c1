import { watchText } from '../store/clocks.js';
import './puzzlesText.js';
import type { Puzzle, PuzzleGoal } from '@hexfall/shared/notation/puzzle';
import type { PuzzleRefusal } from '@hexfall/shared/puzzle/turn';
import { refusalText } from '../text/rejectionText.js';
import { t, listOf } from '../text/translate.js';
import { cellOf, type Hex } from '@hexfall/shared/hex/cells';
import type { Table } from '@hexfall/shared/model/state';
import { boardOf } from '@hexfall/shared/rules/landscape';
import { isScoreMode } from '@hexfall/shared/rules/sides';
import { hexName, tileName } from '../text/names.js';

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
