import { requestTimes } from '@hexfall/shared/lobby/seatRequests';
import type { Clock } from '@hexfall/shared/model/clock';
import { pick, randomFrom, type RandomSource } from '@hexfall/shared/model/random';
import { SEAT_REQUEST } from '@hexfall/shared/protocol/proposals';
import type { RequestType } from '@hexfall/shared/protocol/requests';
import { FakeTime } from './support/FakeTime.js';
import { newKey, Page } from './support/Page.js';
import { seatEverybody, startDuel } from './support/table.js';
import { RestartableApp } from './support/testApp.js';

/*
 * Nothing that the windows of one person send touches the seat of a player who is away.
 */

const time = new FakeTime();
const app = new RestartableApp(() => ({ time }));

beforeEach(() => app.start());

const isAway = (page: Page, seat: number): boolean => [...page.state.seats][seat]?.connected === 0;

describe('within the protected time', () => {
  const CLOCKS = ['none', 'turn:3600', 'game:36000+600', 'hours:72', 'days:3'] as const;

  /** Anything that a window may ask for, but to give up its own seat. */
  const requestsOf = (window: Page, key: string, random: RandomSource): readonly (readonly [RequestType, object])[] => {
    const seat = Math.floor(random() * 3);
    const agree = random() < 0.9;
    return [
      ['reseat', { seat, key }],
      ['reseat', { seat: 1, key }],
      ['answer', { seat: 0, proposal: SEAT_REQUEST, agree }],
      ['answer', { seat: 0, proposal: 1, agree }],
      ['propose', { seat: 0, kind: pick(['draw', 'pause', 'resume', 'rematch'], random) }],
      ['propose', { seat, kind: 'draw' }],
      ['intent', { client: window.client, seat: 1, intent: { do: 'resign' } }],
      ['intent', { client: window.client, seat: 1, intent: { do: 'agree-draw' } }],
      ['leaveSeat', { seat: 1 }],
      ['kick', { seat: 1 }],
      ['removeSeat', { seat: 1 }],
      ['swap', { seats: [0, 1] }],
      ['sit', { seat: 1, key, name: 'Ann', army: 'hegemony' }],
      ['changeSeat', { seat: 1, name: 'Ann' }],
      ['webhook', { seat: 1, url: 'https://example.org' }],
      ['return', { seat: 1 }],
      ['save', {}],
    ];
  };

  /** Ann's page and three more windows of hers ask for whatever they like, as time goes by. */
  const attack = async (ann: Page, clock: Clock, random: RandomSource): Promise<void> => {
    const windows = [ann];
    for (let more = 0; more < 3; more++) windows.push(await Page.join(app.url, ann.code));
    const keys = windows.map(newKey);
    const { awayMs, openMs } = requestTimes({ clock });
    const step = Math.floor((awayMs + openMs) / 60) - 1;
    for (let n = 0; n < 60; n++) {
      const place = Math.floor(random() * windows.length);
      const [type, body] = pick(requestsOf(windows[place]!, keys[place]!, random), random);
      await windows[place]!.ask(type, body);
      time.pass(step);
    }
  };

  test.each(CLOCKS)('no window of one person takes a seat or ends a match (%s)', async (clock) => {
    const { pages, keys, code } = await startDuel(app.url, { clock });
    const [ann, bob] = pages;
    await bob.leave();
    await ann.until(() => isAway(ann, 1));
    await attack(ann, clock, randomFrom(7));
    expect(ann.state.phase).toBe('playing');
    const back = await Page.join(app.url, code, [keys[1]]);
    expect(back.standing).toMatchObject({ seats: [1] });
  });

  test.each(CLOCKS)('no window of one person takes seats in a game of four (%s)', async (clock) => {
    const wish = { options: { mode: 'deathmatch', clock }, seats: 4 } as const;
    const { pages, keys, code } = await seatEverybody(app.url, wish, ['borgo', 'moloch', 'outpost', 'hegemony']);
    const [ann, ...others] = pages as readonly [Page, ...Page[]];
    for (const [index, page] of others.entries()) {
      await page.leave();
      await ann.until(() => isAway(ann, index + 1));
    }
    await attack(ann, clock, randomFrom(8));
    // And not later: all others have to agree.
    time.pass(2 * requestTimes({ clock }).openMs);
    expect(ann.state.phase).toBe('playing');
    for (const [index, key] of keys.entries()) {
      const page = index === 0 ? ann : await Page.join(app.url, code, [key]);
      expect(page.standing?.seats).toEqual([index]);
    }
  });

  test('no guest gets the rights of the host', async () => {
    const host = await Page.createAs(app.url, { options: { mode: 'deathmatch' } });
    const { key } = await host.sit({ army: 'borgo', name: 'Bob' });
    const guest = await Page.join(app.url, host.code);
    await guest.sit({ army: 'moloch', name: 'Ann' });
    await host.leave();
    await guest.until(() => isAway(guest, 0));
    await attack(guest, 'none', randomFrom(9));
    expect(guest.standing?.creator).toBe(false);
    const back = await Page.join(app.url, guest.code, [key]);
    expect(back.standing).toMatchObject({ seats: [0], creator: true });
  });

  test('is minutes in live games, and at least a day by days', () => {
    const least = (clock: Clock): number => {
      const { awayMs, openMs } = requestTimes({ clock });
      return Math.min(awayMs, openMs);
    };
    for (const clock of CLOCKS) expect(least(clock)).toBeGreaterThanOrEqual(3 * 60_000);
    for (const clock of ['hours:1', 'days:14'] as const) expect(least(clock)).toBeGreaterThanOrEqual(24 * 60 * 60_000);
  });
});
