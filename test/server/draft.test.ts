import { armyScore } from '@hexfall/shared/ai/armyScores';
import { draftForBot } from '@hexfall/shared/lobby/draftForBot';
import type { Setup } from '@hexfall/shared/lobby/setup';
import type { LevelId } from '@hexfall/shared/model/computer';
import { DEFAULT_OPTIONS, type Options } from '@hexfall/shared/model/options';
import { randomFrom } from '@hexfall/shared/model/random';
import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';
import { Page } from './support/Page.js';
import { comeBack, EMPTY_TABLE, hireAll, playRandomly, seatEverybody } from './support/table.js';
import { RestartableApp } from './support/testApp.js';

const app = new RestartableApp();

const hiredAt = (page: Page): string[][] => Array.from(page.state.seats, ({ mercenaries }) => [...mercenaries]);

describe('P1: mercenaries are hired in turn order after the armies', () => {
  test('with refusals, and a restart in between', async () => {
    await app.start();
    const duel = await seatEverybody(app.url, { options: { mercenaries: 2 } }, ['borgo', 'moloch']);
    const [a, b] = duel.pages as [Page, Page];
    expect([a.state.phase, a.state.hiring, a.table]).toEqual(['draft', 0, null]);
    expect(await b.refusal('hire', { seat: 1, mercenary: 'gunner' })).toBe('not-your-turn');
    expect(await b.refusal('hire', { seat: 0, mercenary: 'gunner' })).toBe('not-your-seat');
    expect(await a.refusal('hire', { seat: 0, mercenary: 'mutant' })).toBe('no-mercenary');
    expect(await a.refusal('leaveSeat', { seat: 0 })).toBe('started');
    expect(await a.refusal('changeSeat', { seat: 0, army: 'outpost' })).toBe('started');
    expect(await a.refusal('intent', { client: a.client, seat: 0, intent: { do: 'end-turn' } })).toBe('not-started');
    expect(await a.get('hire', { seat: 0, mercenary: 'gunner' })).toMatchObject({ seat: 0 });
    expect(hiredAt(a)).toEqual([['mercenary/gunner'], []]);
    await b.until(() => b.state.hiring === 1);
    expect(await b.refusal('hire', { seat: 1, mercenary: 'gunner' })).toBe('no-mercenary');
    expect(await (await fetch(`${app.url}/api/matches/${duel.code}`)).json()).toMatchObject({ phase: 'draft' });

    await app.start();
    const again = await comeBack(app.url, duel);
    const [c, d] = again.pages as [Page, Page];
    expect([d.state.phase, d.state.hiring, hiredAt(d)]).toEqual(['draft', 1, [['mercenary/gunner'], []]]);
    await d.get('hire', { seat: 1, mercenary: 'shooter' });
    await c.until(() => c.state.hiring === 0);
    await c.get('hire', { seat: 0, mercenary: 'net-fighter' });
    await d.until(() => d.state.hiring === 1);
    await d.get('hire', { seat: 1, mercenary: 'shield-bearer' });
    await c.until(() => c.state.phase === 'playing');
    expect(c.state.hiring).toBe(-1);
    expect(c.table?.players.map(({ mercenaries }) => mercenaries)).toEqual([
      ['mercenary/gunner', 'mercenary/net-fighter'],
      ['mercenary/shooter', 'mercenary/shield-bearer'],
    ]);
    expect(await c.refusal('hire', { seat: 0, mercenary: 'gunner' })).toBe('no-draft');
    await playRandomly(again, 3, 20);
  });

  test('no one hires while a seat is free', async () => {
    await app.start();
    const page = await Page.create(app.url, { mercenaries: 1 });
    await page.sit({ army: 'borgo', name: 'Ann' });
    expect([page.state.phase, page.state.hiring]).toEqual(['lobby', -1]);
    expect(await page.refusal('hire', { seat: 0, mercenary: 'gunner' })).toBe('no-draft');
  });

  test('G5: team-mates do not hire one after the other', async () => {
    await app.start();
    const game = await seatEverybody(app.url, { options: { mode: 'team', mercenaries: 1 } }, ['borgo', 'moloch', 'outpost', 'doomsday']);
    expect(await hireAll(game)).toEqual([0, 2, 1, 3]);
  });
});

interface Drafted {
  readonly army?: ArmyId | null;
  readonly ban?: ArmyId;
  readonly mercenaries?: readonly string[];
}

test('an army whose duels are not measured is expected to score half', () => {
  const unmeasured = 'unmeasured' as ArmyId;
  expect([armyScore('borgo', unmeasured), armyScore(unmeasured, 'borgo')]).toEqual([0.5, 0.5]);
});

const setupOf = (level: LevelId, seats: readonly Drafted[], options: Partial<Options> = {}): Setup => ({
  ...EMPTY_TABLE,
  options: { ...DEFAULT_OPTIONS, ...options },
  seats: seats.map(({ army = null, mercenaries = [], ...rest }, seat) => ({
    name: `Player ${seat}`,
    army,
    keyHash: null,
    level,
    mercenaries,
    ...rest,
  })),
  armySelection: 'ban-and-pick',
});

const drafted = (setup: Setup, seat: number, seed = 1): Setup => {
  const done = draftForBot(setup, seat, randomFrom(seed));
  if (!done.ok) throw new Error(done.error.message);
  return done.value;
};

test('whoever picks last in a duel takes what does best against the army of the other', () => {
  const setup = setupOf('commander', [{ ban: 'doomsday' }, { ban: 'outpost', army: 'neojungle' }]);
  expect(drafted(setup, 0).seats[0]?.army).toBe('borgo');
});

test('whoever picks first in a duel thinks of the answer', () => {
  const setup = setupOf('soldier', [{ ban: 'borgo' }, { ban: 'new-york' }]);
  // Against each army the other would take the one that does best against it; against Doomsday Machine that is little.
  expect(drafted(setup, 1).seats[1]?.army).toBe('doomsday');
});

test('a ban in a duel is thought through to the last pick', () => {
  const without = (armies: readonly ArmyId[], gone: ArmyId): ArmyId[] => armies.filter((army) => army !== gone);
  // The other bans, picks, and leaves the last pick to the first player.
  const afterBoth = (left: readonly ArmyId[]): number =>
    Math.min(...left.map((its) => Math.max(...without(left, its).map((mine) => armyScore(mine, its)))));
  const afterBan = (ban: ArmyId): number => {
    const left = without(ARMY_IDS, ban);
    return Math.min(...left.map((other) => afterBoth(without(left, other))));
  };
  const best = Math.max(...ARMY_IDS.map(afterBan));
  const { ban } = drafted(setupOf('veteran', [{}, {}]), 0).seats[0]!;
  expect(afterBan(ban!)).toBe(best);
  expect(ARMY_IDS.map(afterBan)).not.toEqual(ARMY_IDS.map(() => best));
});

test('at a table of four an army is judged by those it meets', () => {
  const setup = setupOf('veteran', [{ ban: 'borgo' }, { ban: 'moloch' }, { ban: 'hegemony', army: 'new-york' }, { army: 'outpost' }], {
    mode: 'deathmatch',
  });
  expect(drafted(setup, 1).seats[1]?.army).toBe('doomsday');
});

test('the weakest levels choose any army', () => {
  const chosen = new Set(Array.from({ length: 60 }, (_, seed) => drafted(setupOf('recruit', [{}, {}]), 0, seed).seats[0]?.ban));
  expect(chosen.size).toBe(ARMY_IDS.length);
});

test('P1: hires the mercenary that is worth most of those that are left', () => {
  const setup = setupOf('soldier', [{ army: 'borgo' }, { army: 'moloch' }], { mercenaries: 1 });
  const hired = drafted({ ...setup, armySelection: 'free' }, 0).seats[0]?.mercenaries ?? [];
  expect(hired).toEqual(['shield-bearer']);
});
