import { loadLaterIcons } from '../board/icons.js';
import { applyTheme } from '../platform/applyTheme.js';
import { showBattle } from './battle.js';
import { showBoard } from './board.js';
import { showTiles } from './tiles.js';

const PAGES = { tiles: showTiles, board: showBoard, battle: showBattle } as const;

const params = new URLSearchParams(location.search);
const main = document.querySelector<HTMLElement>('#gallery');
if (!main) throw new Error('no place for the gallery');
applyTheme(document.documentElement);
const wanted = params.get('page') ?? 'tiles';
const page = Object.entries(PAGES).find(([name]) => name === wanted)?.[1] ?? showTiles;
await loadLaterIcons();
await page(main, params);
