import type { Page } from 'playwright-core';
import type { RandomSource } from '@hexfall/shared/model/random';
import type { Table } from '@hexfall/shared/model/state';
import { actingSeat, legalIntents } from '@hexfall/shared/rules/legal';
import { Page as Connection } from '../../server/support/Page.js';
import { choose, type Temper } from './choose.js';
import { untilShown } from './probe.js';
import { tableShown } from './table.js';

/** Begins no battle of its own accord: no match ends before the windows are back. */
const PEACEFUL: Temper = { place: 1, battle: 0, 'end-turn': 0.5, discard: 8, move: 0.3, rotate: 0.3, 'take-back': 0.3, redraw: 0.3 };

/** Tiles left in the first draw pile that comes to its end when the windows play on: a turn with all three tiles, and the last one. */
const LAST_TILES = 4;

/** The toughness that an HQ may lose in one battle. */
const IN_DANGER = 10;

const isNearEnd = ({ players }: Table): boolean =>
  players.some(({ out, hq, pile }) => !out && (pile <= LAST_TILES || (hq > 0 && hq <= IN_DANGER)));

/** The keys of the seats at a table that a window holds. */
const keysOf = (page: Page, code: string): Promise<readonly string[]> =>
  page.evaluate((table) => (JSON.parse(localStorage.getItem('hexfall.seats') ?? '{}') as Record<string, string[]>)[table] ?? [], code);

/**
 * Plays a match of several windows on until it is near its end. Meanwhile the windows are elsewhere, and their seats are played
 * by connections that show nothing: most of the time of a match is what its windows show. At the end all windows are back.
 */
export const skipAhead = async (pages: readonly Page[], link: string, random: RandomSource): Promise<void> => {
  const { origin } = new URL(link);
  const code = link.slice(-6);
  const keys = await Promise.all(pages.map((page) => keysOf(page, code)));
  await Promise.all(pages.map((page) => page.goto(`${origin}/healthz`)));
  const connections = await Promise.all(keys.map((held) => Connection.join(origin, code, held)));
  for (;;) {
    const table = connections[0]!.table!;
    if (isNearEnd(table)) break;
    const seat = actingSeat(table);
    const own = connections.find(({ standing }) => seat !== null && standing?.seats.includes(seat));
    if (!own || seat === null) throw new Error(`nobody plays for seat ${seat}: ${JSON.stringify(table.outcome)}`);
    const { hand, army } = own.table!.players[seat]!;
    const intent = choose({ table: own.table, legal: legalIntents(own.table!, seat), me: seat, hand, army }, random, PEACEFUL);
    await own.get('intent', { client: own.client, seat, intent });
    await Promise.all(connections.map((other) => other.until(() => other.state.seq === own.state.seq)));
  }
  const { seq } = connections[0]!.state;
  await Promise.all(connections.map((connection) => connection.leave()));
  for (const page of pages) {
    await page.goto(link);
    await tableShown(page);
    await untilShown(page, seq);
  }
};
