import { fightBattle } from '@hexfall/shared/rules/battle/fightBattle';
import { modePosition, expectFight } from '../../support/modePosition.js';
import { discardsOf } from '../../support/play.js';

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
