import { BOARDS } from '@hexfall/shared/hex/boards';
import { hexOf, hexText } from '@hexfall/shared/hex/cells';
import type { Table } from '@hexfall/shared/model/state';

/** The board as text, columns standing on end as the hexes do: `0:mutant r2` for a unit of player 0, `0,-1` for a free hex. */
export const picture = ({ options, board }: Pick<Table, 'options' | 'board'>): string => {
  const { radius, cells } = BOARDS[options.board];
  const lines = Array.from({ length: 4 * radius + 1 }, () => new Array<string>(2 * radius + 1).fill(''));
  for (const cell of cells) {
    const [q, r] = hexOf(cell);
    const unit = board[cell];
    const wounds = unit?.wounds ? ` w${unit.wounds}` : '';
    const label = unit ? `${unit.owner}:${unit.tile.replace(/^\w+\//, '')} r${unit.rot}${wounds}` : hexText([q, r]);
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
