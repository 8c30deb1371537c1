import type { ArmyId } from '@hexfall/shared/model/tile';
import type { CreateOptions } from '@hexfall/shared/protocol/messages';
import { replayed, wholeFilm } from './support/film.js';
import { Page } from './support/Page.js';
import { RestartableApp } from './support/RestartableApp.js';
import { comeBack, hireAll, playRandomly, seatEverybody } from './support/table.js';

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
