import './puzzlesText.js';
import type { Puzzle } from '@hexfall/shared/notation/puzzle';
import type { PuzzleRefusal } from '@hexfall/shared/puzzle/turn';
import { refusalText } from '../text/rejectionText.js';
import { t } from '../text/translate.js';

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
