import { cellOf, type Hex } from '@hexfall/shared/hex/cells';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { BattleSimulation, NO_UNIT } from '@hexfall/shared/simulation/BattleSimulation';
import { fightSimulated } from '../support/fightSimulated.js';
import { modePosition, type ModePositionDraft } from '../support/modePosition.js';
import { babelBoard, crowdedBoard } from '../support/modePositions.js';
import { deepFreeze } from '../support/play.js';

const DUEL = modePosition({
  players: ['borgo', 'moloch'],
  units: ['borgo/hq -2,2', 'borgo/brawler 0,0 r0', 'moloch/hq 2,-2', 'moloch/blocker 0,-1'],
});
const LARGE = modePosition({
  mode: 'team',
  options: { board: 'expanded' },
  players: ['borgo', 'moloch', 'outpost', 'hegemony'],
  units: ['borgo/brawler 0,3 r0', 'hegemony/thug 0,2 r1'],
});

test('the result says by cell where units stand, with their wounds, and what the HQs have left', () => {
  const { wounds, hq, score, out } = new BattleSimulation().fight(DUEL, 0);
  expect([wounds[cellOf([0, -1])], wounds[cellOf([0, 0])], wounds[cellOf([1, 0])]]).toEqual([2, 0, NO_UNIT]);
  expect([[...hq], [...score], [...out]].map((seats) => seats.slice(0, 2))).toEqual([
    [20, 20],
    [0, 0],
    [0, 0],
  ]);
});

test('a second battle is fought by the survivors with their wounds, as often as one likes', () => {
  const simulation = new BattleSimulation();
  simulation.fight(DUEL, 0);
  expect(simulation.fightAgain(1).wounds[cellOf([0, -1])]).toBe(NO_UNIT);
  expect(simulation.fightAgain(0).wounds[cellOf([0, 0])]).toBe(0);
});

test('one simulation fights on boards of any size, one after the other', () => {
  const simulation = new BattleSimulation();
  expect(simulation.fight(LARGE, 0).wounds[cellOf([0, 2])]).toBe(NO_UNIT);
  expect(simulation.fight(DUEL, 0).wounds[cellOf([0, -1])]).toBe(2);
  expect(simulation.fight(LARGE, 0).wounds[cellOf([0, -1])]).toBe(NO_UNIT);
  expect(simulation.fightAgain(0).wounds[cellOf([0, 3])]).toBe(0);
  expect(simulation.byEngine).toBe(false);
});

test('two simulations on boards of different size take turns', () => {
  const [one, other, alone] = [new BattleSimulation(), new BattleSimulation(), new BattleSimulation()];
  const [small, large] = [babelBoard(2), crowdedBoard(1, 32)];
  one.fight(small, 0);
  other.fight(large, 0);
  one.fightAgain(1);
  other.fightAgain(1);
  for (const [simulation, table] of [
    [one, small],
    [other, large],
  ] as const) {
    alone.fight(table, 0);
    alone.fightAgain(1);
    expect(simulation.tableAfter()).toEqual(alone.tableAfter());
  }
});

test('P5 a second battle in which a shot runs in circles is fought by the engine, from its beginning', () => {
  const table = modePosition({
    players: ['doomsday', 'moloch'],
    units: [
      'doomsday/alpha-shooter -1,0 r1',
      'doomsday/tripler 0,0 r1',
      'doomsday/fireblast 1,0 r4',
      'doomsday/fireblast 0,1',
      'doomsday/delta-shooter -1,2',
      'moloch/net-fighter -1,1 r2',
      'moloch/blocker 0,-1 r3',
      'moloch/hornet 1,-1',
    ],
  });
  expect(fightSimulated(new BattleSimulation(), table, 0)).toEqual([false, true]);
});

test('the table after a battle is made from the survivors, and the table before it stays as it was', () => {
  const simulation = new BattleSimulation();
  deepFreeze(DUEL);
  simulation.fight(DUEL, 0);
  const { board, players } = simulation.tableAfter();
  expect([board[cellOf([0, -1])]?.wounds, board[cellOf([0, 0])], players]).toEqual([2, DUEL.board[cellOf([0, 0])], DUEL.players]);
  expect(() => new BattleSimulation().tableAfter()).toThrow('no battle');
});

const ROTATIONS = [0, 1, 2, 3, 4, 5];

/** Fights on a board in all rotations of two units. */
const fightInAllRotations = (players: readonly [ArmyId, ArmyId], units: (one: number, other: number) => readonly string[]): void => {
  const simulation = new BattleSimulation();
  for (const one of ROTATIONS)
    for (const other of ROTATIONS) {
      const table = modePosition({ players: [...players], units: [...units(one, other)] });
      expect(fightSimulated(simulation, table, 0)).toEqual([false, false]);
    }
};

test('P16 (c) R1 an attack on a hex with prizes takes no venom marker', () => {
  const table = modePosition({
    players: ['neojungle', 'moloch'],
    units: ['neojungle/hq -2,2', 'neojungle/nightshade 0,0', 'moloch/hq 2,-2', 'moloch/blocker 0,-1', 'moloch/blocker 2,0 v0'],
    terrain: ['warehouse: -1,0; -1,0 opens 5 mobility'],
  });
  const simulation = new BattleSimulation();
  expect(fightSimulated(simulation, table, 0)).toEqual([false, false]);
  simulation.fight(table, 0);
  expect(simulation.tableAfter().board[cellOf([0, -1])]?.venom).toEqual([0]);
});

test('R4 I5 two additional actions of one unit are two', () => {
  const table = modePosition({
    players: ['borgo', 'moloch'],
    units: ['borgo/hq -2,2', 'borgo/claws 0,0 r1 additional-action additional-action', 'moloch/hq 2,-2', 'moloch/blocker 0,-1'],
  });
  const simulation = new BattleSimulation();
  expect(fightSimulated(simulation, table, 0)).toEqual([false, false]);
  expect(simulation.fight(table, 0).wounds[cellOf([0, -1])]).toBe(NO_UNIT);
});

test('P12 (c) a netted Spy gets nothing from an enemy Medic', () => {
  fightInAllRotations(['new-york', 'moloch'], (medic, net) => [
    'new-york/spy-cleaner 0,0',
    `moloch/medic 1,0 r${medic}`,
    `moloch/net-fighter -1,0 r${net}`,
    'moloch/hornet 0,1',
    'moloch/hq 2,-2',
  ]);
});

test('P5 a netted Trap does not explode, and a Medic saves it', () => {
  fightInAllRotations(['doomsday', 'moloch'], (trap, net) => [
    `doomsday/trap 0,0 r${trap}`,
    'doomsday/medic 0,2',
    'doomsday/hq -2,2',
    `moloch/net-fighter -1,0 r${net}`,
    'moloch/hornet 0,1',
    'moloch/hornet 1,0 r5',
    'moloch/hq 2,-2',
  ]);
});

describe('P10 (g) who stands only by the bonus of an HQ, in a battle', () => {
  const fightAlike = (draft: ModePositionDraft, at: Hex, stands: boolean): void => {
    const table = modePosition(draft);
    const simulation = new BattleSimulation();
    expect(fightSimulated(simulation, table, 0)).toEqual([false, false]);
    expect(simulation.fight(table, 0).wounds[cellOf(at)] !== NO_UNIT).toBe(stands);
  };

  test('P10 (g) of two HQs: the loss of one is enough', () => {
    // The Net Fighter at 0,2 falls in 3. The one of Moloch then nets the HQ at 0,0, as the wounded one at 1,0 throws no net at it.
    const draft = (wounds: number): ModePositionDraft => ({
      mode: 'team',
      options: { sameArmy: true },
      players: ['new-york', 'new-york', 'moloch', 'borgo'],
      units: [
        'new-york#0/hq 0,0',
        'new-york#1/hq 1,-1',
        `new-york#0/net-fighter 1,0 r5 w${wounds}`,
        'new-york#0/net-fighter 0,2 r1',
        'moloch/net-fighter 0,1',
        'borgo/assassin -1,2 r3',
      ],
    });
    fightAlike(draft(2), [1, 0], false);
    fightAlike(draft(1), [1, 0], true);
  });

  test('P10 (g) a wound alone can make a net fall, and with it the bonus', () => {
    const units = ['new-york/hq 0,0', 'new-york/net-fighter 1,0 r5', 'moloch/net-fighter 0,1'];
    fightAlike({ players: ['new-york', 'moloch'], units: [...units, 'moloch/hybrid 1,-2 r3'] }, [1, 0], false);
    fightAlike({ players: ['new-york', 'moloch'], units }, [1, 0], true);
  });
});
