import { isDeepStrictEqual } from 'node:util';
import { deflateRawSync } from 'node:zlib';
import type { Hex } from '@hexfall/shared/hex/cells';
import type { Table } from '@hexfall/shared/model/state';
import type { TileKey } from '@hexfall/shared/model/tile';
import { formatPosition } from '@hexfall/shared/notation/formatPosition';
import type { PositionJson } from '@hexfall/shared/notation/json';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import { answer } from '../../cli/support.js';
import type { WindowOptions } from './LoadedPage.js';
import type { PageServer } from './pageServer.js';
import type { PageWindow } from './PageWindow.js';

const unitsOf = (table: Table): unknown => formatPosition(table).units;

/** A window at the sandbox. @param position what its link carries; an empty board if left out. */
export const openSandbox = async (server: PageServer, position?: PositionJson, options?: WindowOptions): Promise<PageWindow> => {
  const fragment = position ? `#p=${deflateRawSync(JSON.stringify(position)).toString('base64url')}` : '';
  const page = await server.open(`/sandbox${fragment}`, options);
  await page.shown('.sandbox .hex');
  const parsed = position && parsePosition(position);
  // The link is read while another position is there already.
  if (parsed?.ok) await page.until(() => isDeepStrictEqual(unitsOf(page.probe.table!), unitsOf(parsed.value.table)));
  return page;
};

/** Takes a tile of a seat's palette and puts it on a hex. */
export const putTile = async (page: PageWindow, seat: number, tile: TileKey, at: Hex): Promise<void> => {
  await page.click(`[data-seat="${seat}"] .sandbox-army`);
  const key = await page.shown(`.palette-tiles [data-tile="${tile}"]`);
  if (key.getAttribute('aria-pressed') === 'false') await page.click(key);
  await page.point(at);
};

/** Takes terrain, a turret or a prize of the palette. */
export const takeTool = (page: PageWindow, name: string): Promise<void> => page.click(`[data-tool="${name}"]`);

/** What the window for passing on says: the link to the position and its JSON. */
export const passedOn = async (page: PageWindow): Promise<{ readonly link: string; readonly position: PositionJson }> => {
  await page.click('[data-action="pass"]');
  await page.until(() => page.value('dialog .copy-field input').includes('#p='));
  const fields = page.all('dialog .copy-field input').map((field) => (field as HTMLInputElement).value);
  await page.press('Escape');
  await page.gone('dialog');
  return { link: fields[0] ?? '', position: JSON.parse(fields.at(-1) ?? '') as PositionJson };
};

/** Fights one battle, its films skipped, each question answered by the first key: the answers. */
export const fightOut = async (page: PageWindow): Promise<string[]> => {
  const answers: string[] = [];
  await page.click('[data-action="fight"]');
  for (;;) {
    const found = await page.until(() => page.all('[data-action="replay-skip"], .answer, .desk [data-action="keep"]')[0]);
    if (found.dataset['action'] === 'keep') return answers;
    if (found.dataset['key'] !== undefined) answers.push(found.dataset['key']);
    await page.click(found);
    if (found.dataset['key'] !== undefined) await page.until(() => !found.isConnected);
  }
};

/** What the command line makes of a battle. */
export const battleOnCommandLine = async (
  position: PositionJson,
  choices: readonly string[],
): Promise<{ readonly done: boolean; readonly position: PositionJson }> => {
  const document = { ...position, starter: position.turn.player, choices };
  return (await answer('battle', document)) as unknown as { done: boolean; position: PositionJson };
};

/** What is said of a hex. */
export const spokenAt = (page: PageWindow, hex: string): string => page.get(`[data-hex="${hex}"]`).getAttribute('aria-label') ?? '';
