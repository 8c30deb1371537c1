import type { Table } from '@hexfall/shared/model/state';
import { expectFight, type ModePositionDraft } from '../../support/modePosition.js';
import { unitAt } from '../../support/play.js';

/*
 * A shot from S enters 0,0, leaves it to NE, is turned to S at 1,-1 and to NW at 1,0, and is back in 0,0 through SE.
 * With a Fireblast in 0,0 that is a loop without a branch; a Tripler there branches to N and NW as well.
 */
const LAP = ['doomsday/fireblast 1,-1 r3', 'doomsday/fireblast 1,0 r5'];
const PURE = ['doomsday/fireblast 0,0 r1', ...LAP];
const BRANCHING = ['doomsday/tripler 0,0', ...LAP];
const DELTA = 'doomsday/delta-shooter 0,2';
const GAMMA = 'doomsday/gamma-shooter 0,2';

const fight = (units: readonly string[], course: readonly string[], draft: Partial<ModePositionDraft> = {}): Table =>
  expectFight({ players: ['doomsday', 'moloch'], units, ...draft }, course);

describe('P5 a loop without a branch', () => {
  test('P5 it hits nothing', () => {
    fight([DELTA, ...PURE, 'moloch/mother 0,-1', 'moloch/mother -1,0', 'moloch/mother 2,-2'], ['1: idle 0,2']);
  });

  test('P5 an enemy on it stops the shot, which then is one hit', () => {
    const wide = ['doomsday/fireblast 0,0 r1', 'doomsday/fireblast 2,-2 r3', 'doomsday/fireblast 2,0 r5'];
    fight([DELTA, ...wide, 'moloch/blocker 1,-1'], ['1: 0,2>1,-1 ranged 2']);
    fight([DELTA, ...wide, 'moloch/blocker 1,0'], ['1: 0,2>1,0 ranged 2']);
    fight([DELTA, ...wide], ['1: idle 0,2']);
  });

  test('P5 U5 a Gauss shot hits those standing on it without limit', () => {
    const wide = ['doomsday/fireblast 0,0 r1', 'doomsday/fireblast 2,-2 r3', 'doomsday/fireblast 2,0 r5'];
    fight(
      ['doomsday/gauss-cannon 0,2', ...wide, 'moloch/blocker 1,-1', 'moloch/blocker 1,0', 'moloch/blocker 0,1', 'moloch/mother 0,-1'],
      ['1: 0,2>0,1 gauss 1; 0,2>1,-1 gauss 99; 0,2>1,0 gauss 99; † 1,-1 1,0'],
    );
  });

  test('P5 U4 armor saves from every lap of it', () => {
    const wide = ['doomsday/fireblast 0,0 r1', 'doomsday/fireblast 2,-2 r3', 'doomsday/fireblast 2,0 r5'];
    fight(['doomsday/gauss-cannon 0,2', ...wide, 'moloch/blocker 1,-1 r4', 'moloch/blocker 1,0'], ['1: 0,2>1,0 gauss 99; † 1,0']);
  });
});

describe('P5 a loop with a branch', () => {
  test('P5 it hits everything the branches lead to without limit', () => {
    fight(
      [DELTA, ...BRANCHING, 'moloch/blocker 0,-1', 'moloch/juggernaut -2,0', 'moloch/mother 2,-2'],
      ['1: 0,2>-2,0 ranged 99; 0,2>0,-1 ranged 99; idle -2,0; † -2,0 0,-1'],
    );
  });

  test('P5 U1 only the first on each branch', () => {
    fight([DELTA, ...BRANCHING, 'moloch/mother 0,-1', 'moloch/mother 0,-2'], ['1: 0,2>0,-1 ranged 99; † 0,-1']);
  });

  test('P5 U4 armor takes 1 off each lap: of strength 2 there remains enough, of strength 1 nothing', () => {
    fight([DELTA, ...BRANCHING, 'moloch/blocker 0,-1 r3'], ['1: 0,2>0,-1 ranged 99; † 0,-1']);
    const after = fight([GAMMA, ...BRANCHING, 'moloch/blocker 0,-1 r3'], ['2: idle 0,2', '1: idle 0,2']);
    expect(unitAt(after, [0, -1])).toMatchObject({ wounds: 0 });
  });

  test('P5 D1 every Medic cancels one lap and dies, and the attack goes on', () => {
    fight(
      [DELTA, ...BRANCHING, 'moloch/blocker 0,-1', 'moloch/medic 0,-2 r1', 'moloch/medic -1,-1 r2'],
      ['1: 0,2>0,-1 ranged 99; -1,-1 saves 0,-1 from 0,2/0; 0,-2 saves 0,-1 from 0,2/0; † -1,-1 0,-2 0,-1'],
    );
  });

  test('P5 D2 a Medic can die for another unit instead', () => {
    // It serves the Blocker, which falls in any case, and the Mother, which is shot at once.
    const units = [DELTA, 'doomsday/delta-shooter 2,0', ...BRANCHING, 'moloch/blocker 0,-1', 'moloch/medic 1,-2', 'moloch/mother 2,-2'];
    const keys = ['1,-2 saves 0,-1 from 0,2/0', '1,-2 saves 2,-2 from 2,0/0'] as const;
    fight(units, [`? moloch medic: ${keys[0]} | ${keys[1]}`]);
  });

  test('P5 E1 an HQ falls', () => {
    const after = fight([DELTA, ...BRANCHING, 'moloch/hq 0,-1'], ['1: 0,2>0,-1 ranged 99; moloch -20; † 0,-1']);
    expect(after.outcome).toMatchObject({ winners: [0], reason: 'hq-destroyed' });
  });

  test('P5 G3 in a score mode that is 20 points', () => {
    const after = expectFight(
      { mode: 'deathmatch-score', players: ['doomsday', 'moloch', 'borgo'], units: [DELTA, ...BRANCHING, 'moloch/hq 0,-1'] },
      ['1: 0,2>0,-1 ranged 99; doomsday scores 20', '0: 0,-1>1,-1 melee 1; 0,-1>0,0 melee 1'],
    );
    expect(after.players.map(({ score }) => score)).toEqual([20, 0, 0]);
    expect(after.outcome).toMatchObject({ winners: [0], reason: 'score' });
  });

  test('P5 N1 a netted unit of it breaks the loop: the shot flies on over it', () => {
    fight([DELTA, ...BRANCHING, 'moloch/net-fighter 2,-2 r4', 'moloch/blocker 0,-1'], ['1: 0,2>0,-1 ranged 2; 0,2>2,-2 ranged 2; † 2,-2']);
  });

  test('P5 U5 a Gauss shot: those on the loop and those on the branches', () => {
    const wide = ['doomsday/tripler 0,0', 'doomsday/fireblast 2,-2 r3', 'doomsday/fireblast 2,0 r5'];
    fight(
      ['doomsday/gauss-cannon 0,2', ...wide, 'moloch/blocker 1,-1', 'moloch/blocker 0,-1', 'moloch/blocker 0,-2', 'moloch/blocker 0,1'],
      ['1: 0,2>0,-2 gauss 99; 0,2>0,-1 gauss 99; 0,2>0,1 gauss 1; 0,2>1,-1 gauss 99; † 0,-2 0,-1 1,-1'],
    );
  });

  test('P5 P2 a bomber at the end of a branch is set off once', () => {
    fight(
      [DELTA, ...BRANCHING, 'bomber 0,-1', 'moloch/blocker 0,-2'],
      ['1: 0,-1>0,-2 explosion 1; 0,-1>1,-1 explosion 1; 0,-1>0,0 explosion 1; 0,2>0,-1 ranged 99; † 0,-1; 0,-1 goes to moloch'],
    );
  });

  test('P5 wherever on the loop the branch leaves it', () => {
    // The Tripler at 1,-1 is entered from SW and sends the shot to NE, SE and S, which leads back.
    fight(
      [
        DELTA,
        'doomsday/fireblast 0,0 r1',
        'doomsday/tripler 1,-1 r2',
        'doomsday/fireblast 1,0 r5',
        'moloch/blocker 2,-1',
        'moloch/blocker 2,-2',
      ],
      ['1: 0,2>2,-2 ranged 99; 0,2>2,-1 ranged 99; † 2,-2 2,-1'],
    );
  });
});
