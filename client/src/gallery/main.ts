import { loadLaterIcons } from '../board/icons.js';
import { applyTheme } from '../platform/applyTheme.js';
import { BoardView } from '../board/BoardView.js';
import { BattlePlayer } from '../board/BattlePlayer.js';
import { describeEvents } from '@hexfall/shared/inspect/describeEvents';
import { buildReplay } from '@hexfall/shared/picture/replay/buildReplay';
import { sampleTable } from './samples.js';
import type { GameEvent } from '@hexfall/shared/model/event';
import type { Table } from '@hexfall/shared/model/state';
import { fightBattle } from '@hexfall/shared/rules/battle/fightBattle';
import { TILES } from '@hexfall/shared/content/catalog';
import { DIRECTIONS } from '@hexfall/shared/hex/direction';
import { tileCanvas } from '../board/TileCanvas.js';
import type { Livery } from '@hexfall/shared/picture/palette';
import { boardModel } from '@hexfall/shared/picture/boardModel';
import { sideRims } from '@hexfall/shared/picture/sideRim';
import { HIGHLIGHTS, type BoardModel } from '../board/types.js';
import { hexOf } from '@hexfall/shared/hex/cells';
import { boardOf } from '@hexfall/shared/rules/landscape';

/** A board with a position on it; `?marks=1` adds every highlight, a path and a ghost. */
const showBoard = async (main: HTMLElement, params: URLSearchParams): Promise<void> => {
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

/** Replays a battle; `?frame=3` shows one frame of it. */
const showBattle = async (main: HTMLElement, params: URLSearchParams): Promise<void> => {
  main.className = 'board';
  const table = sampleTable(params);
  const events = decide(table);
  const replay = buildReplay(describeEvents(table, events));
  const view = await BoardView.create(main);
  const player = new BattlePlayer(view, replay, { onFrame: (index) => console.info('frame', index, replay.frames[index]?.kind) });
  Object.assign(globalThis, { view, player, film: replay });
  const frame = params.get('frame');
  if (frame === null) player.play();
  else player.jump(Number(frame));
};

/** The events of a battle in which everyone gives the last answer offered. */
const decide = (table: Table): readonly GameEvent[] => {
  const answers: string[] = [];
  for (;;) {
    const fought = fightBattle(table, 0, answers);
    const key = fought.decision?.keys.at(-1);
    if (key === undefined) return fought.events;
    answers.push(key);
  }
};

/** Every tile; `?width=150&deck=borgo&rot=2`. */
const showTiles = (main: HTMLElement, params: URLSearchParams): Promise<void> => {
  main.className = 'sheet';
  const width = Number(params.get('width') ?? 150);
  const rot = DIRECTIONS[Number(params.get('rot') ?? 0)] ?? 0;
  for (const tile of Object.values(TILES)) {
    if (params.has('deck') && tile.deck !== params.get('deck')) continue;
    const livery: Livery = tile.deck === 'mercenary' ? 'outpost' : tile.deck === 'bomber' ? 'nobody' : tile.deck;
    main.append(tileCanvas(tile.key, { livery, width, rot }));
  }
  return Promise.resolve();
};

const PAGES = { tiles: showTiles, board: showBoard, battle: showBattle } as const;

const params = new URLSearchParams(location.search);
const main = document.querySelector<HTMLElement>('#gallery');
if (!main) throw new Error('no place for the gallery');
applyTheme(document.documentElement);
const wanted = params.get('page') ?? 'tiles';
const page = Object.entries(PAGES).find(([name]) => name === wanted)?.[1] ?? showTiles;
await loadLaterIcons();
await page(main, params);
