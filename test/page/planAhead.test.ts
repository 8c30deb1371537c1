import { tileOf } from '@hexfall/shared/content/catalog';
import type { Intent } from '@hexfall/shared/model/intent';
import type { TileKey } from '@hexfall/shared/model/tile';
import { type Duel, startDuel } from '../server/support/table.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';

/** More turns until both hold a unit do not occur. */
const MOST_TURNS = 30;

const isUnit = (tile: TileKey): boolean => !['instant', 'foundation'].includes(tileOf(tile).kind);

const planOf = (page: PageWindow): readonly string[] => page.all('.own-plan li').map(({ textContent }) => textContent);

/** What a page with a notice says. */
const expectNotice = (page: PageWindow, wanted: RegExp): Promise<unknown> => page.shown('.notice', { hasText: wanted });

describe('planning while others play', () => {
  const server = pageServer();
  let duel: Duel;

  afterEach(() => Promise.all(duel.pages.map((connection) => connection.leave())));

  const tableOf = (seat: 0 | 1) => duel.pages[seat].table!;

  const unitsSeenBy = (seat: 0 | 1): number => tableOf(seat).board.filter((unit) => unit).length;

  const play = async (seat: 0 | 1, intent: Intent): Promise<void> => {
    const connection = duel.pages[seat];
    await connection.get('intent', { client: connection.client, seat, intent });
    await Promise.all(duel.pages.map((other) => other.until(() => other.state.seq === connection.state.seq)));
  };

  /** Discards an instant if there is one, as far as a tile has to go. */
  const discard = async (seat: 0 | 1): Promise<void> => {
    const { hand } = tableOf(seat).players[seat]!;
    const tile = hand.find((one) => !isUnit(one)) ?? hand[0]!;
    await play(seat, { do: 'discard', tile: tile.split('/')[1]! });
  };

  /** Both have placed their HQs, the second player is to move, both hold units, and the first one looks at the page. */
  const begin = async (): Promise<PageWindow> => {
    duel = await startDuel(server.url);
    await play(0, { do: 'place-hq', at: [0, -2], rot: 0 });
    await play(1, { do: 'place-hq', at: [0, 2], rot: 0 });
    const holds = (seat: 0 | 1): boolean => tableOf(0).players[seat]!.hand.some(isUnit);
    for (let turns = 0; turns < MOST_TURNS; turns++) {
      const { player, mustDiscard } = tableOf(0).turn;
      const seat = player as 0 | 1;
      if (mustDiscard) await discard(seat);
      if (seat === 1 && holds(0) && holds(1)) break;
      await play(seat, { do: 'end-turn' });
    }
    const remembers = { film: 'skip', motion: 'reduced', sound: false, seats: { [duel.code]: [duel.keys[0]] } };
    const page = await server.open(`/t/${duel.code}`, { remembers });
    await tableShown(page);
    expect(page.probe.me).toBe(0);
    return page;
  };

  /** Lays a unit of the hand out on a hex, by keys. */
  const layOut = async (page: PageWindow, at: string): Promise<void> => {
    await page.press(String(page.hand.findIndex(isUnit) + 1));
    await page.focus(`.hex[data-hex="${at}"][data-lit="true"]`);
    await page.press('Enter');
    await page.click('[data-action="confirm"]');
  };

  test('a planned step outlives a reload, is offered in the own turn and carried out by one key, and the turn ends by one', async () => {
    const page = await begin();
    await page.press('n');
    await expectNotice(page, /It is not your turn/);
    await page.press('p');
    expect(page.text('.todo')).toContain('Nobody else sees it');
    const { seq } = duel.pages[0].state;
    const held = page.hand.length;
    await layOut(page, '0,0');
    await page.eventually(() => expect(page.text('.todo')).toContain('1 step laid out'));
    expect(planOf(page)).toEqual([expect.stringMatching(/C3/)]);
    expect(page.all('.hand-tile')).toHaveLength(held - 1);
    expect(page.board.model?.planned?.units).toHaveLength(1);
    // Nothing of it is on the table.
    await page.eventually(() => expect(page.probe.seq).toBe(seq));
    expect(unitsSeenBy(1)).toBe(2);
    await page.reload();
    await tableShown(page);
    await page.eventually(() => expect(planOf(page)).toEqual([expect.stringMatching(/C3/)]));
    await page.eventually(() => expect(page.probe.seq).toBe(seq));

    await play(1, { do: 'end-turn' });
    await page.shown('[data-action="plan-do"]');
    if (tableOf(0).turn.mustDiscard) {
      for (const key of ['p', 'n']) {
        await page.press(key);
        await expectNotice(page, /Choose the tile to discard first/);
        await page.pass(10_000);
      }
      // The tile that is drawn last is the one that is not planned.
      await page.press('3');
      await page.press('Delete');
      await page.until(() => !tableOf(0).turn.mustDiscard);
    }
    await page.eventually(() => expect(page.text('.todo')).toContain('Next of your plan (P)'));
    expect(unitsSeenBy(0)).toBe(2);
    await page.answered();
    await page.press('p');
    await page.until(() => unitsSeenBy(0) === 3);
    await page.gone('[data-action="plan-do"]');
    expect(page.all('.notice')).toHaveLength(0);

    // Something is left to do: the key asks, and the same key says yes.
    await page.until(() => page.probe.legal.length > 0);
    const isAsked = page.probe.legal.some(({ do: kind }) => kind !== 'end-turn' && kind !== 'discard');
    await page.press('n');
    if (isAsked) {
      await page.until(() => page.focused?.matches('dialog [data-action="yes"]'));
      await page.press('n');
    }
    await page.until(() => tableOf(0).turn.player === 1);
  });

  test('a step that has become impossible is dropped, and the page says why', async () => {
    const page = await begin();
    await page.click('[data-action="plan-ahead"]');
    await layOut(page, '0,0');
    await page.until(() => planOf(page).length === 1);
    const unit = tableOf(1).players[1]!.hand.find(isUnit)!;
    await play(1, { do: 'place', tile: unit.split('/')[1]!, at: [0, 0], rot: 0 });
    await expectNotice(page, /Dropped from your plan: .*C3.*taken\. \(T5\)/);
    expect(page.all('.own-plan .plan-dropped').map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/taken\. \(T5\)/)]);
    expect(page.text('.todo')).toContain('Nobody else sees it');
    await page.click('[data-action="dropped-hide"]');
    await page.gone('.own-plan');
    // What is planned can be taken back step by step.
    await layOut(page, '1,0');
    await page.eventually(() => expect(page.text('.todo')).toContain('1 step laid out'));
    await page.press('u');
    await page.eventually(() => expect(page.text('.todo')).not.toContain('step laid out'));
    await page.click('[data-action="plan-ahead"]');
    await page.eventually(() => expect(page.text('.todo')).toContain('Waiting for Bob'));
  });
});
