import type { GameEvent } from '@hexfall/shared/model/event';
import type { Table } from '@hexfall/shared/model/state';
import type { ArmyId } from '@hexfall/shared/model/tile';
import type { RecordJson } from '@hexfall/shared/notation/json';
import { parseRecord } from '@hexfall/shared/notation/record';
import type { CreateOptions } from '@hexfall/shared/protocol/requests';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { stepOn, tableOf } from '../support/states.js';
import { replayed, wholeFilm } from './support/film.js';
import { Page } from './support/Page.js';
import { comeBack, hireAll, playRandomly, seatEverybody, startDuel } from './support/table.js';
import { RestartableApp, startTestApp, type TestApp } from './support/testApp.js';

describe('duel', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });

  afterAll(async () => {
    await app.stop();
  });

  test.each<[agreed: readonly boolean[], names: readonly string[] | undefined]>([
    [
      [true, true],
      ['Ann', 'Bob'],
    ],
    [[true, false], undefined],
    [[false, true], undefined],
  ])('the record has the names of players who all agree: %j', async (agreed, names) => {
    const a = await Page.create(app.url);
    const b = await Page.join(app.url, a.code);
    await a.sit({ army: 'borgo', name: 'Ann', ...(agreed[0] && { named: true }) });
    await b.sit({ army: 'moloch', name: 'Bob', ...(agreed[1] && { named: true }) });
    await a.until(() => a.state.phase === 'playing');
    await a.play(0, { do: 'resign' });
    const record = (await (await fetch(`${app.url}/api/matches/${a.code}/record`)).json()) as RecordJson;
    expect(record.names).toEqual(names);
    await Promise.all([a.leave(), b.leave()]);
  });

  test.each(['lobby', 'playing', 'over'] as const)(
    'no longer once one of them has taken that back: while the phase is %s',
    async (phase) => {
      const a = await Page.create(app.url);
      const b = await Page.join(app.url, a.code);
      const withhold = async (): Promise<void> => {
        expect(await b.refusal('withholdName', { seat: 0 })).toBe('not-your-seat');
        for (let times = 0; times < 2; times++) expect(await a.get('withholdName', { seat: 0 })).toMatchObject({ seat: 0 });
      };
      await a.sit({ army: 'borgo', name: 'Ann', named: true });
      if (phase === 'lobby') await withhold();
      await b.sit({ army: 'moloch', name: 'Bob', named: true });
      await a.until(() => a.state.phase === 'playing');
      if (phase === 'playing') await withhold();
      await a.play(0, { do: 'resign' });
      const names = async () => ((await (await fetch(`${app.url}/api/matches/${a.code}/record`)).json()) as RecordJson).names;
      if (phase === 'over') {
        expect(await names()).toEqual(['Ann', 'Bob']);
        await withhold();
      }
      expect(await names()).toBeUndefined();
      await Promise.all([a.leave(), b.leave()]);
    },
  );

  test('a whole duel: every page sees what the record has, step by step', async () => {
    const duel = await startDuel(app.url);
    const [a, b] = duel.pages;
    const watcher = await Page.join(app.url, duel.code);
    const seen: (Table | null)[] = [a.table];
    await playRandomly(duel, 7, 2000, async () => {
      await watcher.until(() => watcher.state.seq === a.state.seq);
      expect(b.table).toEqual(a.table);
      expect(watcher.table).toEqual(a.table);
      seen.push(a.table);
    });
    expect(a.state.phase).toBe('over');

    const response = await fetch(`${app.url}/api/matches/${duel.code}/record`);
    expect(response.status).toBe(200);
    const record = parseRecord(await response.json());
    if (!record.ok) throw new Error(record.error.message);
    const created = createMatch(record.value.setup);
    if (!created.ok) throw new Error(created.error.message);
    let table = tableOf(created.value);
    const played: (readonly GameEvent[])[] = [];
    expect(seen[0]).toEqual(table);
    for (const [index, { player, intent }] of record.value.intents.entries()) {
      const next = stepOn(table, player, intent);
      if (!next.ok) throw new Error(next.error.message);
      table = next.value.table;
      played.push(next.value.events);
      expect(seen[index + 1]).toEqual(table);
    }

    const intents = await wholeFilm(watcher);
    expect(intents.map(({ seq }) => seq)).toEqual(record.value.intents.map((_, index) => index + 1));
    expect(intents.map(({ events }) => events)).toEqual(played);
    for (const page of [a, b, watcher]) expect(page.intents).toEqual(intents);

    expect(record.value.names).toBeUndefined();

    const late = await Page.join(app.url, duel.code);
    expect(late.table).toEqual(a.table);
    expect(await wholeFilm(late)).toEqual(intents);
    await Promise.all([a, b, watcher, late].map((page) => page.leave()));
  });
});

describe('modes', () => {
  const app = new RestartableApp();

  const THREE: readonly ArmyId[] = ['doomsday', 'borgo', 'moloch'];
  const FOUR: readonly ArmyId[] = ['outpost', 'moloch', 'hegemony', 'doomsday'];

  type Wish = Omit<CreateOptions, 'protocol'>;

  const MATCHES: readonly (readonly [string, Wish, readonly ArmyId[]])[] = [
    ['P1 P4 a duel with two mercenaries each', { options: { mercenaries: 2, bomber: 'two' } }, ['doomsday', 'outpost']],
    ['G1 a deathmatch of three', { options: { mode: 'deathmatch' } }, THREE],
    ['G1 P2 a deathmatch of four with a bomber', { options: { mode: 'deathmatch', bomber: 'neutral' }, seats: 4 }, FOUR],
    ['G3 P3 three for points with a mercenary bomber', { options: { mode: 'deathmatch-score', bomber: 'mercenary' } }, THREE],
    ['G3 O6 four for points, with reinforcement', { options: { mode: 'deathmatch-score', reinforcement: true }, seats: 4 }, FOUR],
    ['G4 P1 one against two, with mercenaries', { options: { mode: 'one-vs-two', mercenaries: 1 } }, THREE],
    ['G5 O2 O4 two teams on the wide board', { options: { mode: 'team', board: 'expanded', teamHq: 15 } }, FOUR],
    [
      'G6 O3 O7 O9 teams for points, all the same',
      { options: { mode: 'team-score', start: 'alternative', sameArmy: true, takeBack: false } },
      Array<ArmyId>(4).fill('moloch'),
    ],
  ];

  describe('through sockets, with a restart in the middle:', () => {
    test.each(MATCHES)(
      '%s',
      async (_what, wish, armies) => {
        await app.start();
        const game = await seatEverybody(app.url, wish, armies);
        await hireAll(game);
        expect(game.pages.map(({ state }) => state.phase)).toEqual(armies.map(() => 'playing'));
        expect(game.pages[0]!.table).toMatchObject({ options: wish.options, players: armies.map((army) => ({ army })) });
        await playRandomly(game, 61, 60);
        const before = game.pages[0]!.table;

        await app.start();
        const again = await comeBack(app.url, game);
        expect(again.pages.map(({ standing }) => standing?.seats)).toEqual(armies.map((_, seat) => [seat]));
        for (const page of again.pages) expect(page.table).toEqual(before);
        await playRandomly(again, 62, 5000);
        const watcher = await Page.join(app.url, game.code);
        expect(watcher.state.phase).toBe('over');

        const { table, events } = await replayed(app.url, game.code);
        for (const page of [...again.pages, watcher]) expect(page.table).toEqual(table);
        expect((await wholeFilm(watcher)).flatMap((playedIntent) => playedIntent.events)).toEqual(events);
      },
      120_000,
    );
  });
});
