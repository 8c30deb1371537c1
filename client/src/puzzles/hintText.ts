import './puzzlesText.js';
import type { Hex } from '@hexfall/shared/hex/cells';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Puzzle } from '@hexfall/shared/notation/puzzle';
import type { TileKey } from '@hexfall/shared/model/tile';
import { boardOf } from '@hexfall/shared/rules/landscape';
import { hexName, tileName } from '../text/names.js';
import { listOf, t } from '../text/translate.js';

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
