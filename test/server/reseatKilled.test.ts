import { FakeTime } from './support/FakeTime.js';
import { newKey, Page } from './support/Page.js';
import { HOUR_MS, seatGiving } from './support/seatGiving.js';
import { openTable, seatEverybody } from './support/table.js';
import { RestartableApp } from './support/testApp.js';

const time = new FakeTime();
const app = new RestartableApp(() => ({ time }));
const { lose, askFor, givenAway } = seatGiving(app, time);

beforeEach(() => app.start());

describe('a seat after kill -9', () => {
  const BOTH = ['borgo', 'moloch', 'outpost'] as const;

  test('in the middle of a vote the seat is still its player’s, who counts as away from then on, and the request is made anew', async () => {
    const { pages, keys, code } = await seatEverybody(app.url, { options: { mode: 'deathmatch' }, seats: 3 }, BOTH);
    const stranger = await lose(pages, 2);
    const key = newKey();
    const { proposal } = await askFor(stranger, { seat: 2, key });
    await pages[0]!.get('answer', { seat: 0, proposal, agree: true });
    await app.startAsKilled();
    await openTable(app.url, code);
    const bob = await Page.join(app.url, code, [keys[1]!]);
    const again = await Page.join(app.url, code, [key]);
    expect([bob, again].map(({ standing, proposals }) => [standing?.seats, proposals])).toEqual([
      [[1], []],
      [[], []],
    ]);
    expect(await again.refusal('reseat', { seat: 2, key })).toBe('not-away');
    time.pass(10 * HOUR_MS);
    const player = await Page.join(app.url, code, [keys[2]!]);
    expect([player.standing?.seats, again.standing?.seats]).toEqual([[2], []]);
  });

  test('what was acknowledged stands: the seat that was given, and the seat that was taken back', async () => {
    const { code, former } = await givenAway();
    await app.startAsKilled();
    await openTable(app.url, code);
    const player = await Page.join(app.url, code, [former]);
    expect(player.standing).toMatchObject({ seats: [], reclaimable: [1] });
    const key = newKey();
    expect(await player.get('reseat', { seat: 1, key })).toMatchObject({ proposal: null });
    await app.startAsKilled();
    await openTable(app.url, code);
    const back = await Page.join(app.url, code, [key]);
    expect(back.standing?.seats).toEqual([1]);
  });

  test('a result that taking back has made void stays void', async () => {
    const { a, code, former } = await givenAway();
    await a.play(0, { do: 'resign' });
    const player = await Page.join(app.url, code, [former]);
    await player.get('reseat', { seat: 1, key: newKey() });
    await app.startAsKilled();
    await openTable(app.url, code);
    const witness = await Page.join(app.url, code);
    expect([witness.state.phase, witness.state.isVoid]).toEqual(['over', true]);
  });
});
