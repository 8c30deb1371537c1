import { loadLaterIcons } from '../board/icons.js';
import { applyTheme } from '../platform/applyTheme.js';
import { showBoard } from './board.js';
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
