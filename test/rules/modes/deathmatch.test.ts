import { BOARDS } from '@hexfall/shared/hex/boards';
import { hexOf, hexText } from '@hexfall/shared/hex/cells';
import type { Intent } from '@hexfall/shared/model/intent';
import { expectFight, modePosition } from '../../support/modePosition.js';
import { battlesIn, discardsOf, eventsOf, handOf, isNetted, play, refusal, unitAt } from '../../support/play.js';
import { matchOf } from '../../support/traces.js';

const END: Intent = { do: 'end-turn' };
const BATTLE: Intent = { do: 'battle' };

describe('G1 everyone against everyone', () => {
  test('G1 units of all other players are hit and netted', () => {
    const units = ['borgo/mutant 0,0', 'moloch/blocker 0,-1 r3', 'outpost/recon-center 1,-1', 'hegemony/transport -1,0'];
    expectFight({ mode: 'deathmatch', players: ['borgo', 'moloch', 'outpost', 'hegemony'], units }, [
      '2: 0,0>0,-1 melee 1; 0,0>1,-1 melee 1; 0,0>-1,0 melee 1; † -1,0 1,-1',
    ]);
    const table = modePosition({
      mode: 'deathmatch',
      players: ['moloch', 'borgo', 'outpost'],
      units: ['moloch/net-fighter 0,0', 'borgo/mutant 0,-1', 'outpost/runner -1,0'],
    });
    expect([isNetted(table, [0, -1]), isNetted(table, [-1, 0])]).toEqual([true, true]);
  });

  test('G1 S4 the first three turns draw up to 1, 2 and 3, for any player', () => {
    for (const armies of [
      ['borgo', 'moloch', 'outpost'],
      ['borgo', 'moloch', 'outpost', 'hegemony'],
    ] as const) {
      let table = matchOf({ armies, seed: 'g1', options: { mode: 'deathmatch' } });
      armies.forEach((_, seat) => (table = play(table, [seat, { do: 'place-hq', at: [seat - 1, 0], rot: 0 }])));
      const held: number[] = [];
      armies.forEach((_, seat) => {
        expect(table.turn).toMatchObject({ player: seat, number: seat + 1, mustDiscard: seat >= 2 });
        held.push(handOf(table, seat).length);
        if (table.turn.mustDiscard) table = play(table, [seat, { do: 'discard', tile: handOf(table, seat)[0]! }]);
        table = play(table, [seat, END]);
      });
      expect(held).toEqual([1, 2, 3, 3].slice(0, armies.length));
      expect(table.turn).toMatchObject({ player: 0, mustDiscard: true });
    }
  });
});

describe('G1 an HQ falls', () => {
  const players = [{ army: 'borgo', hq: 1 }, 'moloch', 'outpost'] as const;

  test('G1 B8 the HQ leaves at the end of the phase, the other units at the end of the battle', () => {
    const units = ['borgo/hq 0,0', 'borgo/mutant -2,2', 'outpost/brawler 0,-1 r3', 'outpost/recon-center -2,1'];
    const after = expectFight({ mode: 'deathmatch', players, units }, [
      '3: 0,-1>0,0 melee 2; borgo -1; † 0,0',
      '2: -2,2>-2,1 melee 1; † -2,1',
      'borgo leaves: -2,2',
    ]);
    expect(after.players.map(({ hq, out }) => [hq, out])).toEqual([
      [0, true],
      [20, false],
      [20, false],
    ]);
    expect(discardsOf(after, 0)).toEqual(['hq', 'mutant']);
    expect(after.outcome).toBeNull();
  });

  test('G1 the rest play on, without a turn for that player', () => {
    const table = modePosition({
      mode: 'deathmatch',
      players: ['moloch', { army: 'borgo', hq: 1 }, { army: 'outpost', hand: ['battle'] }, 'hegemony'],
      units: ['borgo/hq 0,0', 'borgo/mutant 0,1', 'moloch/hornet 0,-1 r3', 'moloch/hq 2,-2', 'outpost/hq -2,2'],
      turn: { player: 2 },
    });
    const fought = play(table, [2, BATTLE]);
    expect([unitAt(fought, [0, 0]), unitAt(fought, [0, 1])]).toEqual([null, null]);
    expect(fought.turn.player).toBe(3);
    const around = play(fought, [3, { do: 'discard', tile: 'runner' }], [3, END], [0, { do: 'discard', tile: 'blocker' }], [0, END]);
    expect(around.turn.player).toBe(2);
  });

  test('G1 also the one whose turn it was', () => {
    const table = modePosition({
      mode: 'deathmatch',
      players: [{ army: 'borgo', hq: 1, hand: ['battle'] }, 'moloch', 'outpost'],
      units: ['borgo/hq 0,0', 'moloch/hornet 0,-1 r3'],
    });
    const after = play(table, [0, BATTLE]);
    expect(after.turn.player).toBe(1);
    expect(after.players[0]).toMatchObject({ out: true });
    expect(refusal(after, 0, { do: 'resign' })).toMatchObject({ code: 'out' });
  });

  test('G1 two of four fall and two play on', () => {
    const units = [
      'borgo/hq 0,0',
      'moloch/hq 0,2',
      'outpost/brawler 0,-1 r3',
      'hegemony/runner 0,1 r3',
      'moloch/mother -2,0',
      'borgo/scout 2,0',
    ];
    const after = expectFight(
      { mode: 'deathmatch', players: [{ army: 'borgo', hq: 2 }, { army: 'moloch', hq: 1 }, 'outpost', 'hegemony'], units },
      ['3: 0,-1>0,0 melee 2; borgo -2; † 0,0', '2: 0,1>0,2 melee 1; moloch -1; † 0,2', 'borgo leaves: 2,0', 'moloch leaves: -2,0'],
    );
    expect(after.outcome).toBeNull();
    expect(after.players.map(({ out }) => out)).toEqual([true, true, false, false]);
  });
});

describe('G1 the end', () => {
  const units = ['moloch/hq 0,0', 'outpost/brawler 0,-1 r3', 'outpost/hq -2,2', 'moloch/hornet -2,1 r3'];

  test('G1 the last one standing wins', () => {
    const players = [
      { army: 'borgo', hq: 0 },
      { army: 'moloch', hq: 2 },
      { army: 'outpost', hq: 3 },
    ] as const;
    const after = expectFight({ mode: 'deathmatch', players, units }, [
      '3: 0,-1>0,0 melee 2; moloch -2; † 0,0',
      '2: -2,1>-2,2 melee 2; outpost -2',
      '0: -2,2>-2,1 melee 1; † -2,1',
      'moloch leaves',
    ]);
    expect(after.outcome).toEqual({ winners: [2], reason: 'hq-destroyed', rule: 'G1' });
  });

  test('G1 B7 if the last ones fall in the same battle it is a draw between them', () => {
    const players = [
      { army: 'borgo', hq: 0 },
      { army: 'moloch', hq: 2 },
      { army: 'outpost', hq: 2 },
    ] as const;
    const after = expectFight({ mode: 'deathmatch', players, units }, [
      '3: 0,-1>0,0 melee 2; moloch -2; † 0,0',
      '2: -2,1>-2,2 melee 2; outpost -2; † -2,2',
      'moloch leaves: -2,1',
      'outpost leaves: 0,-1',
    ]);
    expect(after.outcome).toEqual({ winners: [], reason: 'draw', rule: 'G1' });
  });

  test('G1 all three in one phase: draw', () => {
    const table = modePosition({
      mode: 'deathmatch',
      players: [
        { army: 'borgo', hq: 1, hand: ['battle'] },
        { army: 'moloch', hq: 1 },
        { army: 'outpost', hq: 1 },
      ],
      units: [
        'borgo/hq 0,0',
        'moloch/hq 2,-2',
        'outpost/hq -2,2',
        'moloch/hornet 0,-1 r3',
        'outpost/runner 1,-2 r3',
        'borgo/brawler -2,1 r3',
      ],
    });
    expect(play(table, [0, BATTLE]).outcome).toMatchObject({ winners: [], reason: 'draw' });
  });

  test('F2 G1 units that leave after the battle make the board free: no second battle', () => {
    const full = BOARDS.main.cells.map((cell) => hexText(hexOf(cell)));
    const blockers = full.filter((at) => !['0,2', '2,0', '0,0'].includes(at)).map((at) => `moloch/blocker ${at}`);
    const table = modePosition({
      mode: 'deathmatch',
      options: { board: 'expanded' },
      players: [{ army: 'borgo', hand: ['medic'] }, 'moloch', { army: 'outpost', hq: 1 }, 'hegemony'],
      units: [...blockers, 'moloch/hybrid 2,0 r2', 'outpost/recon-center 0,2', 'outpost/hq 3,0', 'borgo/hq -3,0'],
    });
    const events = eventsOf(table, 0, { do: 'place', tile: 'medic', at: [0, 0], rot: 0 });
    expect(battlesIn(events)).toEqual(['full by 0']);
    expect(events).toContainEqual({ type: 'left', player: 2, units: [[0, 2]] });
  });

  test('G1 T6 P10 the board settles when units have left: a net that theirs held netted now takes a bonus away', () => {
    // The Scout lives by the bonus of its HQ, which the Net Fighter of Moloch nets as soon as that of Neojungle is gone.
    const units = ['new-york/hq 0,0', 'new-york/scout 0,1 w1', 'moloch/net-fighter 0,-1 r3 first-aid-kit', 'neojungle/net-fighter 0,-2 r3'];
    const table = modePosition({
      mode: 'deathmatch',
      players: ['new-york', 'moloch', { army: 'neojungle', hq: 1 }, { army: 'outpost', hand: ['battle'] }],
      units: [...units, 'neojungle/hq -2,2', 'outpost/brawler -2,1 r3', 'moloch/hq -2,0', 'outpost/hq 2,0'],
      turn: { player: 3 },
    });
    for (const after of [play(table, [3, BATTLE]), play(table, [2, { do: 'resign' }])])
      expect([isNetted(after, [0, 0]), unitAt(after, [0, 1]), discardsOf(after, 0)]).toEqual([true, null, ['scout']]);
  });
});
