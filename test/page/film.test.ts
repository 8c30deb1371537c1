import { randomFrom } from '@hexfall/shared/model/random';
import { choose } from '../support/choose.js';
import { carryOut } from './support/hands.js';
import type { WindowOptions } from './support/LoadedPage.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { playMatch } from './support/playMatch.js';

const PHONE = { width: 360, height: 640 };
const CALM = { sound: false, film: 'skip' };

const press = (page: PageWindow, action: string): Promise<void> => page.click(`[data-action="${action}"]`);

const placeOf = (page: PageWindow): number => Number(page.value('.replay-place'));
const lastOf = (page: PageWindow): number => Number(page.get('.replay-place').getAttribute('max'));
const placeIs = (page: PageWindow, wanted: number): Promise<unknown> => page.until(() => placeOf(page) === wanted);

const DEATH = '.facts [data-now="true"] .fact[data-fact="destroyed"]';

/** Steps on until a unit is destroyed in the picture, and gives its hex. */
const stepToDeath = async (page: PageWindow): Promise<string> => {
  const last = lastOf(page);
  for (let frame = 0; frame <= last; frame++) {
    const [death] = page.all(DEATH);
    if (death) return death.dataset['at'] ?? '';
    await page.press('ArrowRight');
    await placeIs(page, Math.min(last, frame + 1));
  }
  throw new Error('nobody is destroyed in this film');
};

describe('battles as films', () => {
  const server = pageServer();

  /** A window with a finished match, its result put aside, whose last battle stands at its beginning. */
  const openFilm = async (options: WindowOptions = {}): Promise<PageWindow> => {
    const page = await server.openPrepared('over', { ...options, remembers: CALM });
    await press(page, 'look');
    await page.gone('.result');
    await press(page, 'replay');
    await page.shown('.replay-bar');
    await press(page, 'replay-pause');
    await press(page, 'replay-rewind');
    await placeIs(page, 0);
    return page;
  };

  test('the last one can be opened again, wound back and forth by keys, and asked why somebody died', async () => {
    const page = await openFilm();
    const other = await server.openPrepared('over', { remembers: CALM });
    const outcome = await other.until(() => other.window.hexfall?.table?.outcome);
    await page.slide('.replay-place', String(lastOf(page)));
    await placeIs(page, lastOf(page));
    await page.press('ArrowLeft');
    await placeIs(page, lastOf(page) - 1);
    await press(page, 'replay-rewind');
    await placeIs(page, 0);
    const at = await stepToDeath(page);
    await page.click(DEATH);
    await page.shown('.causes');
    expect(page.text('.causes')).toMatch(/is destroyed by \d+ wounds?|dies in place|has exploded/);
    expect(page.all('.causes .rule-link')).toEqual([]);
    await press(page, 'cause-rules');
    const rule = page.get('.causes .rule-link');
    expect(rule.getAttribute('href')).toMatch(/^\/rules#[A-Z]\d+$/);
    expect(rule.getAttribute('target')).toBe('_blank');
    await press(page, 'causes-close');
    await page.gone('.causes');
    // The same through the board, by keys: the unit has left it, its hex tells of it.
    await page.focus(`[data-hex="${at}"]`);
    await page.press('Enter');
    await page.shown('.causes');
    await press(page, 'replay-skip');
    await page.gone('.replay-bar');
    expect(page.probe.table?.outcome).toEqual(outcome);
  });

  test('plays by itself to its end and stays there, to be wound back, until it is closed', async () => {
    const page = await openFilm();
    const shots = page.board.played.length;
    await press(page, 'replay-play');
    for (let steps = 0; steps < 100 && placeOf(page) < lastOf(page); steps++) await page.pass(1_000);
    await placeIs(page, lastOf(page));
    expect(page.board.played.length).toBeGreaterThan(shots);
    await page.pass(10_000);
    await page.shown('[data-action="replay-play"]');
    await press(page, 'replay-rewind');
    await placeIs(page, 0);
    await page.press('Escape');
    await page.gone('.replay-bar');
  });

  test('on a phone the facts are called over the board, and a tap on a hex asks why', async () => {
    const page = await openFilm(PHONE);
    const at = await stepToDeath(page);
    await press(page, 'replay-list');
    await page.shown('.replay-facts');
    await press(page, 'facts-close');
    const [q = 0, r = 0] = at.split(',').map(Number);
    await page.point([q, r]);
    await page.shown('.causes');
    await press(page, 'facts-close');
    await press(page, 'replay-skip');
    await page.gone('.replay-bar');
  });

  test('what happened while one was away is offered, plays, and ends in the true table; it is not offered twice', async () => {
    const random = randomFrom(3);
    const [first, second] = await server.openTable({ armies: ['borgo', 'outpost'], windows: [{ remembers: CALM }] });
    await playMatch({ players: [first, second], random, limit: 8 });
    while (first.probe.legal.length === 0) await playMatch({ players: [first, second], random, limit: first.probe.seq + 1 });
    const { path } = second;
    await second.reload();
    await tableShown(second);
    expect(second.all('.away-bar')).toHaveLength(0);
    // The first window plays its turn to the end while the second one is somewhere else.
    await second.goto('/rules');
    for (let { seq } = first.probe; first.probe.legal.length > 0; seq++) {
      const { table, legal, me } = first.probe;
      const { army } = table!.players[me!]!;
      await carryOut(first, choose({ legal, army }, random));
      await first.untilShown(seq + 1);
    }
    await second.goto(path);
    await second.shown('.away-bar', { hasText: /While you were away: \d+ action/ });
    await second.untilShown(first.probe.seq);
    expect(second.probe.table).toEqual(first.probe.table);
    await press(second, 'away-watch');
    await second.shown('.replay-bar');
    for (let steps = 0; steps < 200 && second.all('.replay-bar').length > 0; steps++) await second.pass(1_000);
    await second.gone('.replay-bar');
    expect(second.probe.table).toEqual(first.probe.table);
    await second.reload();
    await tableShown(second);
    await second.untilShown(first.probe.seq);
    expect(second.all('.away-bar, .replay-bar')).toHaveLength(0);
  });

  test('what was missed is not offered any more when its player has acted', async () => {
    const random = randomFrom(5);
    const [first, second] = await server.openTable({ armies: ['borgo', 'outpost'], windows: [{ remembers: CALM }] });
    const { path } = second;
    await second.goto('/rules');
    await carryOut(first, { do: 'place-hq', at: [0, 0], rot: 0 });
    await first.untilShown(1);
    await second.goto(path);
    await second.shown('.away-bar');
    await playMatch({ players: [first, second], random, limit: 2 });
    await second.gone('.away-bar');
  });
});
