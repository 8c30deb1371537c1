import { fightBattle } from '@hexfall/shared/rules/battle/fightBattle';
import { arena, expectFight } from '../../support/arena.js';

describe('D7 G2 Medics of two team-mates in one phase', () => {
  /*
   * Moloch's Medic at 0,1 waits while it is hit itself; the Doomsday Machine's at 0,3 can save it. The one at -1,3 serves -1,1 and -1,2,
   * which Moloch's HQ hits (G7), and at -1,2 Moloch's Medic could help as well.
   */
  const table = arena({
    mode: 'team',
    options: { board: 'expanded' },
    players: ['doomsday', 'moloch', 'borgo', 'outpost'],
    units: [
      'outpost/hq -2,1',
      'moloch/hq -2,2',
      'doomsday/medic -1,1 r1',
      'doomsday/fireblast -1,2 r5',
      'doomsday/medic -1,3',
      'moloch/medic 0,1 r4',
      'doomsday/medic 0,3',
      'borgo/hq 1,0',
    ],
  });

  test.each([0, 1, 2, 3])('D7 a player is asked only if there is more than one answer; player %d starts', (starter) => {
    const asked: number[] = [];
    fightBattle(table, starter, ({ keys }) => {
      asked.push(keys.length);
      return keys[0];
    });
    expect(asked.filter((keys) => keys < 2)).toEqual([]);
    expect(asked).not.toEqual([]);
  });
});

test('G2 D7 what hangs together with an alternative of two team-mates is decided along with it', () => {
  // The Medic at 0,1 can die for either Runner, the other one for that of its own player only.
  expectFight(
    {
      mode: 'team',
      players: ['outpost', 'hegemony', 'borgo', 'moloch'],
      units: [
        'outpost/runner 0,0',
        'hegemony/runner 1,0 r2',
        'outpost/medic 0,1',
        'outpost/medic -1,0 r1',
        'borgo/brawler 0,-1 r3',
        'borgo/brawler 1,-1 r3',
      ],
    },
    ['? borgo medic: -1,0 saves 0,0 from 0,-1/3 | 0,1 saves 0,0 from 0,-1/3 | 0,1 saves 1,0 from 1,-1/3'],
    { starter: 2 },
  );
});
