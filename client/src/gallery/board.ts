import { BoardView } from '../board/BoardView.js';
import { boardModel } from '../board/boardModel.js';
import { HIGHLIGHTS, type BoardModel } from '../board/types.js';
import { BOARDS } from '@hexfall/shared/hex/boards';
import { hexOf } from '@hexfall/shared/hex/cells';
import { publicTable } from '@hexfall/shared/rules/view';
import { sampleTable } from './samples.js';

/** A board with a position on it; `?marks=1` adds every highlight, a path and a ghost. */
export const showBoard = async (main: HTMLElement, params: URLSearchParams): Promise<void> => {
  main.className = 'board';
  const table = sampleTable(params);
  const view = await BoardView.create(main, {
    onHex: (aim, button) => console.info('hex', aim, button),
    onDrag: (drag) => console.info('drag', drag),
    onWheel: (hex, steps) => console.info('wheel', hex, steps),
  });
  let model: BoardModel = boardModel(publicTable(table));
  const free = BOARDS[table.options.board].cells.filter((cell) => !table.board[cell]).map(hexOf);
  const taken = BOARDS[table.options.board].cells.filter((cell) => table.board[cell]).map(hexOf);
  if (params.has('marks')) {
    const marks = HIGHLIGHTS.flatMap((kind, place) => [free[place], taken[place * 2]].flatMap((at) => (at ? [{ at, kind }] : [])));
    const [from, to] = [taken[0], free[0]];
    model = { ...model, marks, path: from && to ? [from, to] : [] };
    const at = free.at(-1);
    if (at) model = { ...model, ghost: { tile: 'outpost/commando', livery: 'outpost', at, rot: 1, legal: params.get('marks') !== 'bad' } };
  }
  await view.show(model, { animate: false });
  Object.assign(globalThis, { view, model });
};
