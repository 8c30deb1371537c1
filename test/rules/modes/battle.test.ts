import { BOARDS } from '@hexfall/shared/hex/boards';
import { hexOf, hexText } from '@hexfall/shared/hex/cells';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Mode } from '@hexfall/shared/model/options';
import { expectFight, modePosition } from '../../support/modePosition.js';
import { battlesIn, eventsOf, play } from '../../support/play.js';

describe('B5 questions to several players', () => {
  const draft = {
    mode: 'deathmatch',
    options: { sameArmy: true },
    players: ['moloch', 'moloch', 'moloch'],
    units: ['moloch#0/clown 0,0', 'moloch#1/clown -2,0', 'moloch#2/clown 2,0'],
  } as const;

  test.each([0, 1, 2])('B5 the starter, player %d, says who comes first and who next', (starter) => {
    const asks = (about: string, seat: number): string => `? moloch#${seat} explode ${about}: attack | explode`;
    const order = (keys: string): string => `? moloch#${starter} order: ${keys}`;
    expectFight(draft, [order('0 | 1 | 2')], { starter });
    expectFight(draft, [asks('2,0', 2)], { starter, answers: ['2'] });
    expectFight(draft, [order('0 | 1')], { starter, answers: ['2', 'attack'] });
    expectFight(draft, [asks('-2,0', 1)], { starter, answers: ['2', 'attack', '1'] });
    expectFight(draft, [asks('0,0', 0)], { starter, answers: ['2', 'attack', '1', 'attack'] });
    expectFight(draft, ['2: idle -2,0 0,0 2,0; † 2,0'], { starter, answers: ['2', 'explode', '1', 'attack', 'attack'] });
  });

  test('B5 G2 team-mates are asked one after another too', () => {
    const units = ['moloch#0/clown 0,0', 'moloch#1/clown -2,0'];
    const teams = { mode: 'team', options: { sameArmy: true }, players: ['moloch', 'moloch', 'borgo', 'outpost'], units } as const;
    expectFight(teams, ['? borgo order: 0 | 1'], { starter: 2 });
  });
});

describe('F2 a standstill of several', () => {
  const PLACE: Intent = { do: 'place', tile: 'medic', at: [0, 0], rot: 0 };
  const full = BOARDS.main.cells.map((cell) => hexText(hexOf(cell))).filter((at) => at !== '0,0');

  test.each<[Mode, readonly number[], readonly number[]]>([
    ['deathmatch', [18, 20, 19], [1]],
    ['deathmatch', [20, 20, 19], []],
    ['deathmatch', [18, 19, 19, 20], [3]],
    ['one-vs-two', [16, 8, 9], [1, 2]],
    ['one-vs-two', [16, 8, 8], []],
    ['team', [20, 9, 10, 18], [0, 1]],
    ['team', [10, 10, 1, 20], [2, 3]],
  ])('F2 in %s with toughness %j the winners are %j', (mode, hqs, winners) => {
    const armies = ['borgo', 'moloch', 'outpost', 'hegemony'] as const;
    const table = modePosition({
      mode,
      players: hqs.map((hq, seat) => ({ army: armies[seat]!, hq, hand: seat === 0 ? ['medic'] : [] })),
      units: full.map((at) => `moloch/blocker ${at}`),
    });
    expect(battlesIn(eventsOf(table, 0, PLACE))).toEqual(['full by 0']);
    expect(play(table, [0, PLACE]).outcome).toMatchObject({ winners, reason: winners.length > 0 ? 'standstill' : 'draw' });
  });
});
