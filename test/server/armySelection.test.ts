import { dealArmies } from '@hexfall/shared/fair/fairSeed';
import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';
import { parseRecord } from '@hexfall/shared/notation/record';
import { verifyRecord } from '@hexfall/shared/notation/verifyRecord';
import type { CreateOptions } from '@hexfall/shared/protocol/requests';
import { openSqliteStore } from '../../server/src/store/openStore.js';
import { newKey, Page, Pages, seatsAt } from './support/Page.js';
import { comeBack, hireAll, openTable, playRandomly } from './support/table.js';
import { startTestApp, temporaryFolder, type TestApp } from './support/testApp.js';

const folder = temporaryFolder();
const pages = new Pages();
let app: TestApp | null = null;

const restart = async (): Promise<string> => {
  await app?.stop();
  app = await startTestApp({ store: await openSqliteStore(folder.path) });
  return app.url;
};

afterEach(async () => {
  await pages.close();
  await app?.stop();
  app = null;
});

afterAll(() => {
  folder.remove();
});

type Wish = Omit<CreateOptions, 'protocol'>;

const armiesAt = (page: Page): string[] => seatsAt(page).map(({ army }) => army);
const bansAt = (page: Page): string[] => Array.from(page.state.seats, ({ banned }) => banned);

/** A table where so many people have sat down, each with a page and a key. */
const gather = async (url: string, wish: Wish, count: number): Promise<{ pages: Page[]; keys: string[]; code: string }> => {
  const first = await pages.add(Page.createAs(url, wish));
  const all = [first];
  while (all.length < count) all.push(await pages.add(Page.join(url, first.code)));
  const keys: string[] = [];
  for (const [seat, page] of all.entries()) keys.push((await page.sit({ seat, name: `Player ${seat}` })).key);
  await Promise.all(all.map((page) => page.until(() => page.state.phase !== 'lobby')));
  return { pages: all, keys, code: first.code };
};

/** Bans and picks with the first army that is offered, until all is chosen; gives who did what. */
const chooseAll = async (all: readonly Page[]): Promise<string[]> => {
  const done: string[] = [];
  const left: ArmyId[] = [...ARMY_IDS];
  const [a] = all as [Page];
  while (a.state.choosing >= 0) {
    const { choosing: seat, banning } = a.state;
    const page = all[seat]!;
    const act = banning ? 'ban' : 'pick';
    await page.get(act, { seat, army: left[0]! });
    if (banning || !a.state.options.sameArmy) left.shift();
    done.push(`${act} ${seat}`);
    const { choosing, banning: goesOn } = page.state;
    await Promise.all(all.map((other) => other.until(() => other.state.choosing === choosing && other.state.banning === goesOn)));
  }
  return done;
};

describe('armies dealt by lot', () => {
  test('come to seats when the last one is taken, and follow from the seed', async () => {
    const url = await restart();
    const a = await pages.add(Page.createAs(url, { armySelection: 'random', options: { mode: 'deathmatch' }, startingSeat: 'random' }));
    expect(a.state.armySelection).toBe('random');
    expect(await a.refusal('sit', { key: newKey(), army: 'borgo', name: 'Ann' })).toBe('no-choice');
    await a.sit({ name: 'Ann' });
    expect(await a.refusal('changeSeat', { seat: 0, army: 'borgo' })).toBe('no-choice');
    await a.get('changeSeat', { seat: 0, name: 'Anna' });
    await a.get('addBot', {});
    expect(seatsAt(a)).toMatchObject([{ name: 'Anna', army: '' }, { name: 'Computer', army: '' }, { name: '' }]);
    expect(await (await fetch(`${url}/api/matches/${a.code}`)).json()).toMatchObject({ seats: [{ army: null }, { army: null }, null] });
    await a.sit({ name: 'Bob' });
    expect(a.state.phase).toBe('playing');
    const armies = armiesAt(a);
    expect(new Set(armies).size).toBe(3);
    for (const seat of a.standing!.seats) await a.ask('intent', { client: a.client, seat, intent: { do: 'resign' } });
    const json = (await (await fetch(`${url}/api/matches/${a.code}/record`)).json()) as { seed: string };
    expect(armies).toEqual(dealArmies(json.seed, 3, false));
    expect(json).toMatchObject({ armies, fair: { dealt: ARMY_IDS.length } });
    const verify = (record: object): unknown => {
      const read = parseRecord(record);
      if (!read.ok) throw new Error(read.error.message);
      const verified = verifyRecord(read.value);
      return verified.ok ? 'verified' : verified.error.code;
    };
    expect(verify(json)).toBe('verified');
    expect(verify({ ...json, armies: armies.toReversed() })).toBe('wrong-armies');
  });

  test('O7: may be the same where that is agreed', () => {
    const dealt = Array.from({ length: 40 }, (_, i) => dealArmies(`seed ${i}`, 4, true));
    expect(dealt.some((armies) => new Set(armies).size < 4)).toBe(true);
    expect(new Set(dealt.flat()).size).toBe(ARMY_IDS.length);
    const different = Array.from({ length: 40 }, (_, i) => dealArmies(`seed ${i}`, 4, false));
    expect(different.every((armies) => new Set(armies).size === 4)).toBe(true);
  });

  test('P1: are there before mercenaries are hired, survive a restart, and are dealt anew for a rematch', async () => {
    const table = await gather(await restart(), { armySelection: 'random', options: { mercenaries: 1 } }, 2);
    const [a] = table.pages as [Page];
    expect(a.state.phase).toBe('draft');
    const armies = armiesAt(a);
    expect(armies).not.toContain('');
    const again = await comeBack(await restart(), table);
    expect(armiesAt(again.pages[0]!)).toEqual(armies);
    await hireAll(again);
    const [c, d] = again.pages as [Page, Page];
    await c.until(() => c.state.phase === 'playing');
    expect(c.table?.players.map(({ army }) => army)).toEqual(armies);
    await c.get('intent', { client: c.client, seat: 0, intent: { do: 'resign' } });
    const { proposal } = await c.get('propose', { seat: 0, kind: 'rematch', contribution: newKey() });
    await d.get('answer', { seat: 1, proposal, agree: true, contribution: newKey() });
    await openTable(app!.url, d.state.rematchCode);
    const next = await pages.add(Page.join(app!.url, d.state.rematchCode, [table.keys[0]!]));
    expect(next.state).toMatchObject({ phase: 'draft', armySelection: 'random' });
    expect(armiesAt(next)).not.toContain('');
    expect(next.standing?.seats).toEqual([1]);
  });
});

describe('armies banned and picked', () => {
  test('with refusals and a restart in between, then the match starts', async () => {
    const duel = await gather(await restart(), { armySelection: 'ban-and-pick' }, 2);
    const [a, b] = duel.pages as [Page, Page];
    expect(a.state).toMatchObject({ phase: 'picking', choosing: 0, banning: true, hiring: -1 });
    expect(a.table).toBeNull();
    expect(await b.refusal('ban', { seat: 1, army: 'borgo' })).toBe('not-your-turn');
    expect(await b.refusal('ban', { seat: 0, army: 'borgo' })).toBe('not-your-seat');
    expect(await a.refusal('pick', { seat: 0, army: 'borgo' })).toBe('no-choice');
    expect(await a.refusal('leaveSeat', { seat: 0 })).toBe('started');
    expect(await a.refusal('hire', { seat: 0, mercenary: 'gunner' })).toBe('no-draft');
    await a.get('ban', { seat: 0, army: 'borgo' });
    await b.until(() => b.state.choosing === 1);
    expect(await b.refusal('ban', { seat: 1, army: 'borgo' })).toBe('army-gone');
    await b.get('ban', { seat: 1, army: 'moloch' });
    expect(bansAt(b)).toEqual(['borgo', 'moloch']);
    expect(b.state).toMatchObject({ choosing: 1, banning: false });

    const again = await comeBack(await restart(), duel);
    const [c, d] = again.pages as [Page, Page];
    expect([c.state.phase, c.state.choosing, c.state.banning, bansAt(c)]).toEqual(['picking', 1, false, ['borgo', 'moloch']]);
    expect(await d.refusal('pick', { seat: 1, army: 'borgo' })).toBe('army-gone');
    await d.get('pick', { seat: 1, army: 'outpost' });
    await c.until(() => c.state.choosing === 0);
    expect(await c.refusal('pick', { seat: 0, army: 'outpost' })).toBe('army-gone');
    await c.get('pick', { seat: 0, army: 'doomsday' });
    await d.until(() => d.state.phase === 'playing');
    expect(armiesAt(d)).toEqual(['doomsday', 'outpost']);
    expect(await d.refusal('pick', { seat: 1, army: 'hegemony' })).toBe('no-choice');
    await playRandomly(again, 3, 20);
  });

  test.each<[what: string, wish: Wish, count: number, order: string[]]>([
    ['three', { options: { mode: 'deathmatch' } }, 3, ['ban 0', 'ban 1', 'ban 2', 'pick 2', 'pick 1', 'pick 0']],
    [
      'four, one of whom can ban none',
      { options: { mode: 'deathmatch' }, seats: 4 },
      4,
      ['ban 0', 'ban 1', 'ban 2', 'pick 3', 'pick 2', 'pick 1', 'pick 0'],
    ],
    [
      'G5: teams, in the order of turns',
      { options: { mode: 'team' } },
      4,
      ['ban 0', 'ban 2', 'ban 1', 'pick 3', 'pick 1', 'pick 2', 'pick 0'],
    ],
    [
      'O7: four who may have the same army: everyone bans',
      { options: { mode: 'deathmatch', sameArmy: true }, seats: 4 },
      4,
      ['ban 0', 'ban 1', 'ban 2', 'ban 3', 'pick 3', 'pick 2', 'pick 1', 'pick 0'],
    ],
  ])('by %s', async (_what, wish, count, order) => {
    const table = await gather(await restart(), { ...wish, armySelection: 'ban-and-pick' }, count);
    expect(await chooseAll(table.pages)).toEqual(order);
    expect(table.pages[0]!.state.phase).toBe('playing');
  });

  test('O5, P1: one person picks for two seats, and mercenaries are hired after that', async () => {
    const url = await restart();
    const a = await pages.add(Page.createAs(url, { armySelection: 'ban-and-pick', options: { mode: 'team', mercenaries: 1 } }));
    const { key } = await a.sit({ seat: 0, name: 'Ann' });
    await a.sit({ seat: 1, key, name: 'Ann', also: true });
    const b = await pages.add(Page.join(url, a.code));
    await b.sit({ seat: 2, name: 'Bob' });
    await b.sit({ seat: 3, name: 'Cid' });
    await a.until(() => a.state.phase === 'picking');
    expect(await chooseAll([a, a, b, b])).toEqual(['ban 0', 'ban 2', 'ban 1', 'pick 3', 'pick 1', 'pick 2', 'pick 0']);
    expect(a.state).toMatchObject({ phase: 'draft', hiring: 0 });
    expect(await hireAll({ pages: [a, a, b, b] })).toEqual([0, 2, 1, 3]);
    expect(a.state.phase).toBe('playing');
  });

  test('computer players ban and pick by themselves; a rematch bans and picks again, the other one first', async () => {
    const url = await restart();
    const a = await pages.add(Page.createAs(url, { armySelection: 'ban-and-pick' }));
    const { key } = await a.sit({ name: 'Ann' });
    expect(await a.refusal('addBot', { army: 'borgo' })).toBe('no-choice');
    await a.get('addBot', {});
    await a.get('ban', { seat: 0, army: 'borgo' });
    await a.until(() => a.state.choosing === 0);
    const [, theirs] = bansAt(a);
    expect(theirs).not.toBe('');
    const [, army] = armiesAt(a);
    expect(['', 'borgo', theirs]).not.toContain(army);
    const mine = (['moloch', 'outpost', 'hegemony', 'doomsday'] as const).find((left) => left !== theirs && left !== army)!;
    await a.get('pick', { seat: 0, army: mine });
    expect(a.state.phase).toBe('playing');
    await a.get('intent', { client: a.client, seat: 0, intent: { do: 'resign' } });
    await a.get('propose', { seat: 0, kind: 'rematch' });
    await openTable(url, a.state.rematchCode);
    const next = await pages.add(Page.join(url, a.state.rematchCode, [key]));
    await next.until(() => next.state.choosing === 1);
    expect(next.state).toMatchObject({ phase: 'picking', armySelection: 'ban-and-pick', banning: true });
    expect(bansAt(next)[0]).not.toBe('');
    expect(armiesAt(next)).toEqual(['', '']);
  });
});

test('where armies are chosen freely, no one sits down without one', async () => {
  const page = await pages.add(Page.createAs(await restart(), {}));
  expect(await page.refusal('sit', { key: newKey(), name: 'Ann' })).toBe('army-missing');
  expect(await page.refusal('ban', { seat: 0, army: 'borgo' })).toBe('not-your-seat');
  await page.sit({ name: 'Ann', army: 'borgo' });
  expect(await page.refusal('ban', { seat: 0, army: 'moloch' })).toBe('no-choice');
});
