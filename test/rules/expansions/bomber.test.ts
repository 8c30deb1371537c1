import type { Table } from '@hexfall/shared/model/state';
import { fightBattle } from '@hexfall/shared/rules/battle/fightBattle';
import { type BattleChoices, expectFight, modePosition, type ModePositionDraft } from '../../support/modePosition.js';
import { discardsOf, isNetted } from '../../support/play.js';

/* A neutral Mad Bomber in battles; Borgo against Outpost unless said otherwise. */
const fight = (
  units: readonly string[],
  course: readonly string[],
  draft: Partial<ModePositionDraft> = {},
  choices: BattleChoices = {},
): Table => expectFight({ players: ['borgo', 'outpost'], units, ...draft }, course, choices);

const topOf = (table: Table, seat: number): unknown => table.players[seat]!.onTop[0];

describe('P2 everyone’s enemy', () => {
  test('P2 hit in a battle it explodes: every adjacent unit takes a wound, HQs do not', () => {
    const after = fight(
      ['bomber 0,0', 'borgo/mutant 0,1', 'outpost/recon-center 0,-1', 'outpost/hq 1,-1', 'borgo/super-mutant -1,0'],
      [
        '2: -1,0>0,-1 melee 1; 0,0>0,-1 explosion 1; 0,0>0,1 explosion 1; 0,0>-1,0 explosion 1; 0,1>0,0 melee 1; † 0,-1 0,0 0,1; 0,0 goes to outpost',
        '0: idle 1,-1',
      ],
    );
    expect(after.players.map(({ hq }) => hq)).toEqual([20, 20]);
  });

  test('P2 it goes face up on top of the draw pile of the next player', () => {
    const after = fight(
      ['bomber 0,0', 'borgo/claws 0,2', 'borgo/assassin 2,0'],
      ['3: 2,0>0,0 ranged 1; idle 0,2; † 0,0; 0,0 goes to outpost'],
    );
    expect(topOf(after, 1)).toBe('bomber/bomber');
    expect(after.players[1]!.pile).toBe(13);
    expect(after.players.map(({ pile, onTop }) => ({ pile, onTop }))).toEqual([
      { pile: 12, onTop: [] },
      { pile: 13, onTop: ['bomber/bomber'] },
    ]);
    expect(after.players.map(({ discard }) => discard)).toEqual([[], []]);
    const other = fight(['bomber 0,0', 'outpost/hmg 0,2'], ['2: 0,2>0,0 ranged 1; † 0,0; 0,0 goes to borgo', '1: idle 0,2']);
    expect(topOf(other, 0)).toBe('bomber/bomber');
  });

  test('P2 it blocks everyone’s line of fire', () => {
    fight(['bomber 0,0', 'borgo/assassin 0,2 r1', 'outpost/recon-center 0,-2'], ['3: 0,2>0,0 ranged 1; † 0,0; 0,0 goes to outpost']);
    fight(
      ['bomber 0,0', 'outpost/hmg 0,2', 'borgo/scout 0,-2'],
      ['2: 0,2>0,0 ranged 1; † 0,0; 0,0 goes to borgo', '1: 0,2>0,-2 ranged 1; † 0,-2'],
    );
  });

  test('P2 U5 a Gauss shot goes on through it', () => {
    fight(
      ['bomber 0,0', 'moloch/gauss-cannon 0,2 r2', 'borgo/scout 0,-2'],
      ['1: 0,2>0,-2 gauss 1; 0,2>0,0 gauss 1; † 0,-2 0,0; 0,0 goes to borgo'],
      {
        players: ['borgo', 'moloch'],
      },
    );
  });

  test('P2 no module and no HQ serves it, and no Medic dies for it', () => {
    fight(
      ['bomber 0,0', 'borgo/medic 0,1', 'outpost/medic 0,-1 r3', 'borgo/assassin 2,0'],
      ['3: 0,0>0,-1 explosion 1; 0,0>0,1 explosion 1; 2,0>0,0 ranged 1; † 0,-1 0,0 0,1; 0,0 goes to outpost'],
    );
  });

  test('P2 D5 Medics cancel the wounds it deals', () => {
    fight(
      ['bomber 0,0', 'outpost/recon-center 0,-1', 'outpost/medic 0,-2 r3', 'borgo/assassin 2,0'],
      ['3: 0,0>0,-1 explosion 1; 2,0>0,0 ranged 1; 0,-2 saves 0,-1 from 0,0/x; † 0,-2 0,0; 0,0 goes to outpost'],
    );
  });

  test('P2 armor and bonuses do not count, and it explodes once however often it is hit', () => {
    fight(
      ['bomber 0,0', 'borgo/super-mutant 0,1 r3', 'borgo/assassin 2,0', 'borgo/assassin -2,0 r3', 'borgo/officer 0,-2 r3'],
      ['3: -2,0>0,0 ranged 1; 0,0>0,1 explosion 1; 2,0>0,0 ranged 1; † 0,0; 0,0 goes to outpost', '2: idle 0,1'],
    );
  });

  test('P2 U2 an HQ that strikes at it sets it off', () => {
    fight(
      ['bomber 0,0', 'borgo/hq 0,1', 'borgo/super-mutant 0,-1'],
      ['2: idle 0,-1', '0: 0,0>0,-1 explosion 1; 0,1>0,0 melee 1; † 0,0; 0,0 goes to outpost'],
    );
  });

  test('P2 a netted unit beside it takes the wound as well', () => {
    fight(
      ['bomber 0,0', 'borgo/net-fighter -1,2 r5', 'outpost/brawler 0,1', 'borgo/assassin 2,0'],
      ['3: 0,0>0,1 explosion 1; 2,0>0,0 ranged 1; † 0,0 0,1; 0,0 goes to outpost', '1: idle -1,2'],
    );
  });
});

describe('P2 hit by several', () => {
  test('P2 units of two players in one phase: it explodes and is out of the game', () => {
    const after = fight(
      ['bomber 0,0', 'borgo/mutant 0,1', 'outpost/runner 1,0'],
      ['2: 0,0>1,0 explosion 1; 0,0>0,1 explosion 1; 0,1>0,0 melee 1; 0,1>1,0 melee 1; 1,0>0,0 melee 1; † 0,0 0,1 1,0; 0,0 goes out'],
    );
    expect(after.players.map(({ onTop, discard }) => [onTop, discard].flat().some((tile) => tile.startsWith('bomber')))).toEqual([
      false,
      false,
    ]);
  });

  test('P2 two units of one player are one player', () => {
    fight(
      ['bomber 0,0', 'borgo/mutant 0,1', 'borgo/mutant 1,0 r5'],
      ['2: 0,0>1,0 explosion 1; 0,0>0,1 explosion 1; 0,1>0,0 melee 1; 1,0>0,0 melee 1; † 0,0 0,1 1,0; 0,0 goes to outpost'],
    );
  });

  test('P2 two players in different phases: the first sets it off', () => {
    fight(
      ['bomber 0,0', 'borgo/assassin 2,0', 'outpost/runner 0,1 r1'],
      ['3: 0,0>0,1 explosion 1; 2,0>0,0 ranged 1; † 0,0 0,1; 0,0 goes to outpost'],
    );
  });

  test('P2 G2 two team-mates are several players', () => {
    fight(
      ['bomber 0,0', 'borgo/mutant 0,1', 'outpost/runner 1,0'],
      ['2: 0,0>1,0 explosion 1; 0,0>0,1 explosion 1; 0,1>0,0 melee 1; 1,0>0,0 melee 1; † 0,0 0,1 1,0; 0,0 goes out'],
      { mode: 'team', players: ['borgo', 'outpost', 'hegemony', 'moloch'] },
    );
  });
});

describe('P2 the next player in order', () => {
  const claws = ['bomber 0,0', 'outpost/hmg 0,2'];
  const course = (army: string): string[] => [`2: 0,2>0,0 ranged 1; † 0,0; 0,0 goes to ${army}`, '1: idle 0,2'];

  test('P2 G1 after the one who set it off, not the one who began the battle', () => {
    for (const starter of [0, 1, 2]) {
      fight(claws, course('moloch'), { mode: 'deathmatch', players: ['borgo', 'outpost', 'moloch'] }, { starter });
      fight(claws, course('borgo'), { mode: 'deathmatch', players: ['borgo', 'moloch', 'outpost'] }, { starter });
    }
  });

  test('P2 G1 players who are out are passed over', () => {
    fight(claws, course('borgo'), { mode: 'deathmatch', players: ['borgo', 'outpost', { army: 'moloch', hq: 0 }] });
  });

  test('P2 B8 a player whose HQ falls in the same phase is passed over', () => {
    const units = ['bomber 0,0', 'borgo/assassin 2,0', 'borgo/assassin 2,-2 r4', 'outpost/hq 2,-1'];
    const phase = '3: 2,-2>2,-1 ranged 1; 2,0>0,0 ranged 1; outpost -1; † 0,0 2,-1; 0,0 goes';
    const outpost = { army: 'outpost', hq: 1 } as const;
    fight(units, [`${phase} to moloch`, 'outpost leaves'], { mode: 'deathmatch', players: ['borgo', outpost, 'moloch'] });
    fight(units, [`${phase} out`], { players: ['borgo', outpost] });
  });

  test('P2 G4 in one against two after a player of the team comes the loner', () => {
    fight(claws, course('borgo'), { mode: 'one-vs-two', players: ['borgo', 'outpost', 'moloch'] });
    fight(claws, course('borgo'), { mode: 'one-vs-two', players: ['borgo', 'moloch', 'outpost'] });
  });

  test('P2 G4 after the loner comes the one whose turn it will be', () => {
    const draft = { mode: 'one-vs-two', players: ['outpost', 'borgo', 'moloch'] } as const;
    fight(claws, course('borgo'), { ...draft, turn: { player: 0, slot: 0 } });
    fight(claws, course('moloch'), { ...draft, turn: { player: 0, slot: 2 } });
  });

  test('P2 G5 in teams the turns alternate', () => {
    fight(claws, course('hegemony'), { mode: 'team', players: ['outpost', 'borgo', 'hegemony', 'moloch'] });
    fight(claws, course('borgo'), { mode: 'team', players: ['hegemony', 'borgo', 'outpost', 'moloch'] });
  });
});

describe('P2 explosions', () => {
  test('P2 U6 an exploding Clown sets it off: its owner did it', () => {
    fight(
      ['bomber 0,0', 'moloch/clown 0,1', 'borgo/super-mutant 0,-1'],
      ['2: 0,0>0,-1 explosion 1; 0,0>0,1 explosion 1; 0,1>0,0 explosion 1; idle 0,-1; † 0,0 0,1; 0,0 goes to borgo'],
      { players: ['moloch', 'borgo'] },
      { answers: ['explode'] },
    );
  });

  test('P2 one bomber sets off another: who set that one off did it', () => {
    const after = fight(
      ['bomber 0,0', 'bomber-2 0,1', 'borgo/assassin 2,0', 'outpost/recon-center 0,2'],
      ['3: 0,0>0,1 explosion 1; 0,1>0,0 explosion 1; 0,1>0,2 explosion 1; 2,0>0,0 ranged 1; † 0,0 0,1 0,2; 0,0 goes to outpost'],
    );
    expect(topOf(after, 1)).toBe('bomber/bomber');
  });

  test('P2 an explosion and a hit of another player are several players', () => {
    fight(
      ['bomber 0,0', 'moloch/clown 0,1', 'borgo/mutant 0,-1 r3'],
      ['2: 0,-1>0,0 melee 1; 0,0>0,-1 explosion 1; 0,0>0,1 explosion 1; 0,1>0,0 explosion 1; † 0,-1 0,0 0,1; 0,0 goes out'],
      { players: ['moloch', 'borgo'] },
      { answers: ['explode'] },
    );
  });

  test('P2 the explosion happens in the phase of the hit: units that fall in it still act in that phase', () => {
    fight(
      ['bomber 0,0', 'borgo/assassin 2,0', 'outpost/brawler 0,1 r3', 'borgo/scout 0,2'],
      ['3: 0,0>0,1 explosion 1; 0,1>0,2 melee 2; 2,0>0,0 ranged 1; † 0,0 0,1 0,2; 0,0 goes to outpost'],
    );
  });
});

describe('P2 netted', () => {
  test('P2 N1 everyone’s net catches it', () => {
    const units = ['bomber 0,0', 'borgo/net-fighter -1,0'];
    expect(isNetted(modePosition({ players: ['borgo', 'outpost'], units }), [0, 0])).toBe(true);
    expect(isNetted(modePosition({ players: ['outpost', 'borgo'], units }), [0, 0])).toBe(true);
  });

  test('P2 netted it does not explode: destroyed, it travels on', () => {
    // The Net Fighter holds it from NW, through its edge 2.
    const after = fight(
      ['bomber 0,0', 'borgo/net-fighter -1,0', 'outpost/recon-center 0,1', 'borgo/assassin 2,0'],
      ['3: 2,0>0,0 ranged 1; † 0,0; 0,0 goes to outpost', '1: idle -1,0'],
    );
    expect(topOf(after, 1)).toBe('bomber/bomber');
  });

  test('P2 netted and hit by several it is out of the game', () => {
    fight(
      ['bomber 0,0', 'borgo/net-fighter -1,0', 'outpost/runner 1,0', 'borgo/mutant 0,1 r5'],
      ['2: 0,1>0,0 melee 1; 1,0>0,0 melee 1; † 0,0; 0,0 goes out', '1: idle -1,0'],
    );
  });

  test('P2 netted it is not set off by an explosion either, but destroyed', () => {
    fight(
      ['bomber 0,0', 'moloch/clown 0,1', 'moloch/net-fighter 0,-1 r3', 'borgo/super-mutant 1,0 r2'],
      ['2: 0,1>0,0 explosion 1; 0,1>1,0 explosion 1; idle 1,0; † 0,0 0,1; 0,0 goes to borgo'],
      { players: ['moloch', 'borgo'] },
      { answers: ['explode'] },
    );
  });
});

describe('P2 who set a bomber off, passed on along the chain', () => {
  test('P2 P5 two players set off the first, one of them by a Trap: the second is out of the game as well', () => {
    // The Claws hit the bomber at 0,0 and the marked side of the Trap, which explodes beside it.
    const table = modePosition({
      players: ['doomsday', 'borgo'],
      units: ['borgo/claws 0,-1 r5', 'doomsday/trap -1,0 r1', 'bomber 0,0', 'bomber 1,0'],
    });
    const { events } = fightBattle(table, 0, []);
    const travels = events.flatMap((event) => (event.type === 'phase-fought' ? event.travels : []));
    expect(travels).toEqual([
      { at: [0, 0], to: null },
      { at: [1, 0], to: null },
    ]);
  });

  test('P2 one player sets off the first, and with it the second: both go to the next player', () => {
    const after = expectFight(
      { players: ['borgo', { army: 'doomsday', pile: [] }], units: ['borgo/claws 0,-1 r5', 'bomber 0,0', 'bomber 1,0'] },
      [
        '3: 0,-1>0,0 melee 1; 0,0>0,-1 explosion 1; 0,0>1,0 explosion 1; 1,0>0,0 explosion 1; † 0,-1 0,0 1,0; 0,0 goes to doomsday; 1,0 goes to doomsday',
      ],
    );
    expect(after.players[1]!.pile).toBe(2);
  });
});

describe('P2 P3 a bomber is on no discard pile', () => {
  test.each(['bomber 0,0', 'borgo/bomber 0,0', 'bomber-2 0,0'])('%s', (bomber) => {
    const after = expectFight(
      { players: ['borgo', { army: 'outpost', pile: [] }], options: { bomber: 'mercenary' }, units: [bomber, 'outpost/commando 0,2 r4'] },
      expect.any(Array) as string[],
    );
    expect([discardsOf(after, 0), discardsOf(after, 1)]).toEqual([[], []]);
    expect(after.board.filter((unit) => unit !== null)).toHaveLength(1);
  });
});
