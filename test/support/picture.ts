import { BOARDS } from '@hexfall/shared/hex/boards';
import { hexOf, hexText } from '@hexfall/shared/hex/cells';
import type { Table } from '@hexfall/shared/model/state';

const nameOf = (tile: string): string => tile.slice(tile.indexOf('/') + 1);

/**
 * The board as text, columns standing on end as the hexes do: `0:mutant r2` for a unit of player 0, `0,-1` for a free hex; `[0:roots]` for a
 * foundation, `v1` for a venom marker of player 1.
 */
export const picture = ({ options, board, foundations }: Pick<Table, 'options' | 'board' | 'foundations'>): string => {
  const { radius, cells } = BOARDS[options.board];
  const lines = Array.from({ length: 4 * radius + 1 }, () => new Array<string>(2 * radius + 1).fill(''));
  for (const cell of cells) {
    const [q, r] = hexOf(cell);
    const unit = board[cell];
    const wounds = unit?.wounds ? ` w${unit.wounds}` : '';
    const venom = (unit?.venom ?? []).map((owner) => ` v${owner}`).join('');
    const lying = foundations.find((foundation) => foundation.cell === cell);
    const below = lying ? ` [${lying.owner}:${nameOf(lying.tile)}]` : '';
    const label = `${unit ? `${unit.owner}:${nameOf(unit.tile)} r${unit.rot}${wounds}${venom}` : hexText([q, r])}${below}`;
    lines[2 * r + q + 2 * radius]![q + radius] = label;
  }
  const width = Math.max(...lines.flat().map((label) => label.length)) + 1;
  return lines
    .map((line) =>
      line
        .map((label) => label.padEnd(width))
        .join('')
        .trimEnd(),
    )
    .join('\n');
};
