import { hexText } from '@hexfall/shared/hex/cells';
import type { Table } from '@hexfall/shared/model/state';
import { fightBattle } from '@hexfall/shared/rules/battle/fightBattle';
import { type BattleChoices, expectFight, modePosition, type ModePositionDraft } from '../../support/modePosition.js';

describe('redirect', () => {
  /*
   * Entry/exit units. Fireblast and Doom Net Fighter: one exit (edge 0), entries everywhere else. Tripler: exits 5 0 1, entries 2 3 4.
   * The Delta Shooter shoots with 2 through edge 0 in phase 1.
   */
  const fight = (
    units: readonly string[],
    course: readonly string[],
    draft: Partial<ModePositionDraft> = {},
    choices: BattleChoices = {},
  ): Table => expectFight({ players: ['doomsday', 'outpost'], units, ...draft }, course, choices);
  const SHOOTER = 'doomsday/delta-shooter 0,2';

  /** The redirecting units on the way of each hit. */
  const viasIn = (units: readonly string[]): string[] =>
    fightBattle(modePosition({ players: ['doomsday', 'outpost'], units }), 0, []).events.flatMap((event) =>
      event.type === 'phase-fought'
        ? event.hits.map(({ to, via }) => `${hexText(to)} via ${(via ?? []).map(hexText).join(' ')}`.trimEnd())
        : [],
    );

  describe('P5 a hit lists the redirecting units on its way', () => {
    test.each<[string, readonly string[], readonly string[]]>([
      ['none where it flies straight on', [SHOOTER, 'outpost/scout 0,-2'], ['0,-2 via']],
      ['in order', [SHOOTER, 'doomsday/fireblast 0,1 r1', 'doomsday/fireblast 1,0 r5', 'outpost/scout 0,0'], ['0,0 via 0,1 1,0']],
      [
        'each branch its own',
        [SHOOTER, 'doomsday/tripler 0,0', 'doomsday/fireblast 0,-1 r2', 'outpost/recon-center 1,-1'],
        ['1,-1 via 0,0', '1,-1 via 0,0 0,-1'],
      ],
      [
        'the shortest way out of a loop',
        [SHOOTER, 'doomsday/tripler 0,0', 'doomsday/fireblast 1,-1 r3', 'doomsday/fireblast 1,0 r5', 'outpost/recon-center 0,-1'],
        ['0,-1 via 0,0'],
      ],
    ])('P5 %s', (_, units, vias) => {
      expect(viasIn(units).sort()).toEqual(vias);
    });
  });

  describe('P5 the way of a redirected shot', () => {
    test.each([
      [0, '0,-1', 'straight on'],
      [1, '1,-1', 'to NE'],
      [2, '1,0', 'to SE'],
      [4, '-1,1', 'to SW'],
      [5, '-1,0', 'to NW'],
    ])('P5 a shot from S through a Fireblast in rotation %d hits %s: %s', (rot, target) => {
      fight([SHOOTER, `doomsday/fireblast 0,0 r${rot}`, `outpost/recon-center ${target}`], [`1: 0,2>${target} ranged 2; † ${target}`]);
    });

    test('P5 a side that is no entry is flown over', () => {
      // In rotation 3 the exit faces the shooter.
      fight([SHOOTER, 'doomsday/fireblast 0,0 r3', 'outpost/recon-center 0,-2', 'outpost/scout 0,1'], ['1: 0,2>0,1 ranged 2; † 0,1']);
      fight([SHOOTER, 'doomsday/fireblast 0,0 r3', 'outpost/recon-center 0,-2'], ['1: 0,2>0,-2 ranged 2; † 0,-2']);
    });

    test('P5 a Doom Net Fighter redirects as well, and nets at its exit', () => {
      fight(
        [SHOOTER, 'doomsday/doom-net-fighter 0,0 r1', 'outpost/brawler 1,-1 r4', 'outpost/scout 2,-2'],
        ['1: 0,2>1,-1 ranged 2; † 1,-1'],
      );
    });

    test('P5 a Tripler sends the shot on through three exits', () => {
      fight(
        [SHOOTER, 'doomsday/tripler 0,0', 'outpost/scout 0,-2', 'outpost/scout 1,-1', 'outpost/scout -2,0', 'outpost/scout 1,0'],
        ['1: 0,2>-2,0 ranged 2; 0,2>0,-2 ranged 2; 0,2>1,-1 ranged 2; † -2,0 0,-2 1,-1'],
      );
    });

    test.each([
      [0, true],
      [1, true],
      [2, false],
      [3, false],
      [4, false],
      [5, true],
    ])('P5 the Tripler’s entries are the three sides opposite to its exits: rotation %d', (rot, enters) => {
      // From S the shot comes through edge 3 − rotation.
      const straight = `outpost/scout 0,-1`;
      const exits = [5, 0, 1].map((edge) => ['0,-1', '1,-1', '1,0', '0,1', '-1,1', '-1,0'][(edge + rot) % 6]!);
      const targets = exits.filter((at) => at !== '0,1' && at !== '0,-1').map((at) => `outpost/scout ${at}`);
      const hit = enters ? exits : ['0,-1'];
      const course = hit
        .toSorted((a, b) => Number(a.split(',')[0]) - Number(b.split(',')[0]) || Number(a.split(',')[1]) - Number(b.split(',')[1]))
        .map((at) => `0,2>${at} ranged 2`);
      const fallen = course.map((line) => line.slice(4, line.indexOf(' ')));
      fight([SHOOTER, `doomsday/tripler 0,0 r${rot}`, straight, ...targets], [`1: ${course.join('; ')}; † ${fallen.join(' ')}`]);
    });

    test('P5 it goes on and on through one unit after another', () => {
      fight([SHOOTER, 'doomsday/fireblast 0,0 r1', 'doomsday/fireblast 1,-1', 'outpost/scout 1,-2'], ['1: 0,2>1,-2 ranged 2; † 1,-2']);
      fight(
        [SHOOTER, 'doomsday/fireblast 0,1 r5', 'doomsday/doom-net-fighter -1,1 r0', 'doomsday/fireblast -1,-1 r2', 'outpost/scout 1,-1'],
        ['1: 0,2>1,-1 ranged 2; † 1,-1'],
      );
    });

    test('P5 it passes over friendly units on its way', () => {
      fight(
        [SHOOTER, 'doomsday/medic 0,1', 'doomsday/fireblast 0,0 r1', 'doomsday/scout 1,-1', 'outpost/scout 2,-2'],
        ['1: 0,2>2,-2 ranged 2; † 2,-2'],
      );
    });

    test('P5 an enemy before the redirecting unit stops it', () => {
      fight([SHOOTER, 'outpost/scout 0,1', 'doomsday/fireblast 0,0 r1', 'outpost/scout 1,-1'], ['1: 0,2>0,1 ranged 2; † 0,1']);
    });

    test('P5 it does not hit the redirecting unit, nor anyone when it leaves the board', () => {
      fight([SHOOTER, 'doomsday/tripler 0,0'], ['1: idle 0,2']);
    });

    test('P5 N1 a netted unit redirects nothing and is flown over', () => {
      fight(
        [SHOOTER, 'doomsday/fireblast 0,0 r1', 'hegemony/net-fighter -1,1', 'hegemony/transport 1,-1', 'hegemony/transport 0,-1'],
        ['1: 0,2>0,-1 ranged 2; † 0,-1'],
        { players: ['doomsday', 'hegemony'] },
      );
    });

    test('P5 an enemy’s shot is not redirected: it hits', () => {
      fight(['outpost/annihilator 0,2 r2', 'doomsday/tripler 0,1', 'doomsday/medic 0,0'], ['2: 0,2>0,1 ranged 2; † 0,1']);
    });

    test('P5 every edge of a shooter goes its own way', () => {
      fight(
        ['doomsday/omega-shooter 0,1', 'doomsday/fireblast 0,0 r1', 'outpost/scout 1,-1', 'outpost/scout 1,0', 'outpost/scout -1,1'],
        ['2: 0,1>1,-1 ranged 1; 0,1>1,0 ranged 1; 0,1>-1,1 ranged 1; † -1,1 1,-1 1,0'],
      );
    });
  });

  describe('P5 strength and armor', () => {
    test('P5 C2 the shooter’s bonuses count, those of the redirecting unit do not', () => {
      const target = 'moloch/blocker 1,-1 w0';
      fight([SHOOTER, 'doomsday/fireblast 0,0 r1', 'doomsday/officer -2,2 r1', target], ['1: 0,2>1,-1 ranged 2'], {
        players: ['doomsday', 'moloch'],
      });
      fight([SHOOTER, 'doomsday/officer 1,1 r4', 'doomsday/fireblast 0,0 r1', target], ['1: 0,2>1,-1 ranged 3; † 1,-1'], {
        players: ['doomsday', 'moloch'],
      });
    });

    test('P5 U4 armor counts at the target, on the side the shot comes in', () => {
      // Blocker in rotation 4: armor to SW, where the redirected shot comes from.
      fight([SHOOTER, 'doomsday/fireblast 0,0 r1', 'moloch/blocker 1,-1 r4'], ['1: 0,2>1,-1 ranged 1'], {
        players: ['doomsday', 'moloch'],
      });
      fight([SHOOTER, 'doomsday/fireblast 0,0 r1', 'moloch/blocker 1,-1 r3'], ['1: 0,2>1,-1 ranged 2'], {
        players: ['doomsday', 'moloch'],
      });
    });

    test('P5 U4 armor of redirecting units on the way takes nothing', () => {
      // The Fireblast's own armor is on its exit; here a mercenary shield stands in the line.
      fight(
        [SHOOTER, 'doomsday/mercenary:shield-bearer 0,1 r3', 'doomsday/fireblast 0,0', 'outpost/scout 0,-1'],
        ['1: 0,2>0,-1 ranged 2; † 0,-1'],
      );
    });
  });

  describe('P5 O7 two Doomsday Machines', () => {
    const players = { players: ['doomsday', 'doomsday'], options: { sameArmy: true } } as const;

    test('P5 O7 each redirects its own shots only', () => {
      fight(
        ['doomsday#0/delta-shooter 0,2', 'doomsday#1/fireblast 0,1 r1', 'doomsday#1/medic 0,0'],
        ['1: 0,2>0,1 ranged 2; † 0,1'],
        players,
      );
    });

    test('P5 a Trap is set off by the side on which a redirected shot comes in', () => {
      const units = ['doomsday#0/delta-shooter 0,2', 'doomsday#0/fireblast 0,0 r1', 'doomsday#1/medic 2,-1'];
      fight([...units, 'doomsday#1/trap 1,-1 r4'], ['1: 0,2>1,-1 ranged 2; 1,-1>2,-1 trap 1; 1,-1>0,0 trap 1; † 1,-1 2,-1'], players);
      fight([...units, 'doomsday#1/trap 1,-1 r3'], ['1: 0,2>1,-1 ranged 2; † 1,-1'], players);
    });
  });

  describe('P5 G2 team-mates’ shots', () => {
    const players = ['outpost', 'doomsday', 'borgo', 'moloch'] as const;

    test('P5 G2 friendly shots are redirected', () => {
      fight(
        ['outpost/annihilator 0,2 r2', 'doomsday/tripler 0,0', 'borgo/scout 1,-1', 'borgo/medic -1,0'],
        ['2: 0,2>-1,0 ranged 2; 0,2>1,-1 ranged 2; † -1,0 1,-1'],
        { mode: 'team', players },
      );
    });

    test('P5 G2 not those of enemies, and not in a deathmatch', () => {
      fight(['outpost/annihilator 0,2 r2', 'doomsday/tripler 0,0', 'borgo/scout 1,-1'], ['2: 0,2>0,0 ranged 2; † 0,0'], {
        mode: 'deathmatch',
        players,
      });
    });

    test('P5 U7 of a Universal Soldier the ranged part goes on, the melee part does not', () => {
      const draft = { mode: 'team', players: ['hegemony', 'doomsday', 'borgo', 'moloch'] } as const;
      fight(
        ['hegemony/universal-soldier 0,1 r1', 'doomsday/fireblast 0,0 r1', 'borgo/scout 1,-1'],
        ['3: 0,1>1,-1 universal 1; † 1,-1'],
        draft,
      );
    });

    test('P5 C4 a shot made by a Quartermaster is redirected', () => {
      const draft = { mode: 'team', players: ['hegemony', 'doomsday', 'borgo', 'moloch'] } as const;
      fight(
        ['hegemony/runner 0,1', 'hegemony/quartermaster 0,2', 'doomsday/fireblast 0,0 r1', 'borgo/scout 1,-1'],
        ['2: 0,1>1,-1 ranged 1; † 1,-1'],
        draft,
        {
          answers: ['0 melee>ranged'],
        },
      );
    });

    test('P5 U2 an HQ’s shot as well: it stops at the first enemy, and an HQ is not harmed', () => {
      const draft = { mode: 'team', players: ['hegemony', 'doomsday', 'borgo', 'moloch'] } as const;
      const units = ['hegemony/hq 0,1', 'hegemony/quartermaster 0,2', 'doomsday/tripler 0,0'];
      fight(
        [...units, 'borgo/hq 1,-1', 'borgo/scout 2,-2', 'borgo/medic -1,0'],
        ['0: 0,1>-1,0 ranged 1; 1,-1>0,0 melee 1; † -1,0'],
        draft,
        {
          answers: ['0 melee>ranged'],
        },
      );
    });
  });
});

describe('redirect meeting', () => {
  /*
   * Entry/exit units. Fireblast and Doom Net Fighter: one exit (edge 0), entries everywhere else. Tripler: exits 5 0 1, entries 2 3 4.
   * The Delta Shooter shoots with 2 through edge 0 in phase 1.
   */
  const fight = (units: readonly string[], course: readonly string[], draft: Partial<ModePositionDraft> = {}): Table =>
    expectFight({ players: ['doomsday', 'outpost'], units, ...draft }, course);
  const SHOOTER = 'doomsday/delta-shooter 0,2';

  describe('P5 branches that meet', () => {
    /* From the Tripler one branch goes straight N; the one to NE is turned to NW. They meet on 0,-1. */
    const MEETING = [SHOOTER, 'doomsday/tripler 0,0', 'doomsday/fireblast 1,-1 r5'];

    test('P5 each is a hit of its own', () => {
      fight([...MEETING, 'moloch/blocker 0,-1'], ['1: 0,2>0,-1 ranged 2; 0,2>0,-1 ranged 2; † 0,-1'], { players: ['doomsday', 'moloch'] });
    });

    test('P5 U4 armor takes 1 off each hit that comes in through it', () => {
      fight([...MEETING, 'moloch/blocker 0,-1 r3'], ['1: 0,2>0,-1 ranged 1; 0,2>0,-1 ranged 2; † 0,-1'], {
        players: ['doomsday', 'moloch'],
      });
      fight([...MEETING, 'moloch/juggernaut 0,-1 r5'], ['1: 0,2>0,-1 ranged 1; 0,2>0,-1 ranged 2; idle 0,-1; † 0,-1'], {
        players: ['doomsday', 'moloch'],
      });
    });

    test('P5 D2 a Medic cancels one of them', () => {
      fight(
        [...MEETING, 'outpost/scout 0,-1', 'outpost/medic 0,-2 r3'],
        ['1: 0,2>0,-1 ranged 2; 0,2>0,-1 ranged 2; 0,-2 saves 0,-1 from 0,2/0; † 0,-2 0,-1'],
      );
    });

    test('P5 D2 hits from one source are one key: the strongest is cancelled', () => {
      const after = fight(
        [...MEETING, 'moloch/blocker 0,-1 r3', 'moloch/medic -1,-1 r2'],
        ['1: 0,2>0,-1 ranged 1; 0,2>0,-1 ranged 2; -1,-1 saves 0,-1 from 0,2/0; † -1,-1'],
        { players: ['doomsday', 'moloch'] },
      );
      expect(after.board.find((unit) => unit?.tile === 'moloch/blocker')).toMatchObject({ wounds: 1 });
    });

    test('P5 E1 an HQ takes all of them', () => {
      const after = fight(
        [...MEETING, 'outpost/hq 0,-1'],
        ['1: 0,2>0,-1 ranged 2; 0,2>0,-1 ranged 2; outpost -4', '0: 0,-1>1,-1 melee 1; 0,-1>0,0 melee 1'],
      );
      expect(after.players[1]!.hq).toBe(16);
    });
  });

  describe('P5 Gauss shots', () => {
    const GAUSS = 'doomsday/gauss-cannon 0,2';

    test('P5 U5 they are redirected too, and hit everyone on the way', () => {
      fight(
        [GAUSS, 'outpost/scout 0,1', 'doomsday/fireblast 0,0 r1', 'outpost/scout 1,-1', 'outpost/hq 2,-2'],
        ['1: 0,2>0,1 gauss 1; 0,2>1,-1 gauss 1; 0,2>2,-2 gauss 1; outpost -1; † 0,1 1,-1', '0: idle 2,-2'],
      );
    });

    test('P5 U5 tripled, every branch goes through', () => {
      fight(
        [
          GAUSS,
          'doomsday/tripler 0,0',
          'outpost/scout 0,-1',
          'outpost/scout 0,-2',
          'outpost/scout 1,-1',
          'outpost/scout -1,0',
          'outpost/scout -2,0',
        ],
        ['1: 0,2>-2,0 gauss 1; 0,2>-1,0 gauss 1; 0,2>0,-2 gauss 1; 0,2>0,-1 gauss 1; 0,2>1,-1 gauss 1; † -2,0 -1,0 0,-2 0,-1 1,-1'],
      );
    });

    test('P5 U4 armor saves the unit, the shot goes on', () => {
      fight([GAUSS, 'doomsday/fireblast 0,0 r1', 'moloch/blocker 1,-1 r4', 'moloch/mother 2,-2'], ['1: 0,2>2,-2 gauss 1; † 2,-2'], {
        players: ['doomsday', 'moloch'],
      });
    });

    test('P5 U5 where branches meet each wounds', () => {
      fight(
        [GAUSS, 'doomsday/tripler 0,0', 'doomsday/fireblast 1,-1 r5', 'moloch/blocker 0,-1'],
        ['1: 0,2>0,-1 gauss 1; 0,2>0,-1 gauss 1'],
        {
          players: ['doomsday', 'moloch'],
        },
      );
    });
  });
});
