import type { Table } from '@hexfall/shared/model/state';
import { expectFight, type ModePositionDraft } from '../../support/modePosition.js';

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
    fight([...MEETING, 'moloch/blocker 0,-1 r3'], ['1: 0,2>0,-1 ranged 1; 0,2>0,-1 ranged 2; † 0,-1'], { players: ['doomsday', 'moloch'] });
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
    fight([GAUSS, 'doomsday/tripler 0,0', 'doomsday/fireblast 1,-1 r5', 'moloch/blocker 0,-1'], ['1: 0,2>0,-1 gauss 1; 0,2>0,-1 gauss 1'], {
      players: ['doomsday', 'moloch'],
    });
  });
});
