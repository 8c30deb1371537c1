import { BoardView } from '../board/BoardView.js';
import { boardModel } from '@hexfall/shared/picture/boardModel';
import { sideRims } from '@hexfall/shared/picture/sideRim';
import { HIGHLIGHTS, type BoardModel } from '../board/types.js';
import { hexOf } from '@hexfall/shared/hex/cells';
import { boardOf } from '@hexfall/shared/rules/landscape';
import { sampleTable } from './samples.js';

/** A board with a position on it; `?marks=1` adds every highlight, a path and a ghost. */
export const showBoard = async (main: HTMLElement, params: URLSearchParams): Promise<void> => {
  main.className = 'board';
  const table = sampleTable(params);
  const view = await BoardView.create(main, { onWheel: (hex, steps) => console.info('wheel', hex, steps) });
  let model: BoardModel = boardModel(table);
  const free = boardOf(table)
    .cells.filter((cell) => !table.board[cell])
    .map(hexOf);
  const taken = boardOf(table)
    .cells.filter((cell) => table.board[cell])
    .map(hexOf);
  if (params.has('omens')) {
    const doomed = taken.filter((_, place) => place % 3 === 0);
    model = { ...model, notes: doomed.map((at, place) => ({ at, kind: place % 4 === 1 ? 'endangered' : 'doomed', value: place % 4 })) };
  }
  if (params.has('marks')) {
    const marks = HIGHLIGHTS.flatMap((kind, place) => [free[place], taken[place * 2]].flatMap((at) => (at ? [{ at, kind }] : [])));
    const [from, to] = [taken[0], free[0]];
    model = { ...model, marks, path: from && to ? [from, to] : [] };
    const at = free.at(-1);
    if (at)
      model = {
        ...model,
        ghost: { tile: 'outpost/commando', owner: 1, livery: 'outpost', at, rot: 1, legal: params.get('marks') !== 'bad' },
      };
  }
  view.showRims(sideRims(table, Number(params.get('me') ?? 0)));
  await view.show(model, { animate: false });
  Object.assign(globalThis, { view, model });
};
