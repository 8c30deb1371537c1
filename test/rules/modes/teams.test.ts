import type { Intent } from '@hexfall/shared/model/intent';
import type { Table } from '@hexfall/shared/model/state';
import { expectFight, modePosition } from '../../support/modePosition.js';
import { play } from '../../support/play.js';

const BATTLE: Intent = { do: 'battle' };

/** A table with HQs apart from each other and these toughnesses; player 0 holds a Battle tile. */
const fight = (mode: 'team' | 'one-vs-two', hqs: readonly number[], units: readonly string[]): Table => {
  const armies = (['borgo', 'outpost', 'hegemony', 'moloch'] as const).slice(0, hqs.length);
  const places = ['-2,0', '2,-2', '-2,2', '2,0'];
  return play(
    modePosition({
      mode,
      players: armies.map((army, seat) => ({ army, hq: hqs[seat]!, hand: seat === 0 ? ['battle'] : [] })),
      units: [...armies.map((army, seat) => `${army}/hq ${places[seat]!}`), ...units],
    }),
    [0, BATTLE],
  );
};

/* What hits which HQ, one wound each unless said otherwise. */
const HITS_0 = 'hegemony/runner -2,1';
const HITS_1 = 'hegemony/runner 1,-1 r1';
const HITS_2 = 'borgo/mutant -1,2 r5';
const HITS_3 = 'borgo/claws 2,-1 r4';

describe('G4 one against two: an HQ falls', () => {
  test('G4 the loner destroys one of the team’s HQs and wins', () => {
    expect(fight('one-vs-two', [9, 9, 1], [HITS_2]).outcome).toEqual({ winners: [0], reason: 'hq-destroyed', rule: 'G4' });
    expect(fight('one-vs-two', [9, 1, 9], ['borgo/mutant 1,-1 r1']).outcome).toMatchObject({ winners: [0] });
  });

  test('G4 the team destroys the loner’s HQ and wins', () => {
    expect(fight('one-vs-two', [1, 9, 9], [HITS_0]).outcome).toEqual({ winners: [1, 2], reason: 'hq-destroyed', rule: 'G4' });
  });

  test('G4 both sides lose an HQ in the same battle: the team wins', () => {
    expect(fight('one-vs-two', [1, 9, 1], [HITS_0, HITS_2]).outcome).toMatchObject({ winners: [1, 2], reason: 'hq-destroyed' });
  });

  test('G4 B7 even if the loner’s falls later in that battle', () => {
    // The claws act in 3, the runner in 2.
    const after = fight('one-vs-two', [1, 9, 1], [HITS_0, 'borgo/claws -1,2 r0']);
    expect(after.players.map(({ hq }) => hq)).toEqual([0, 9, 0]);
    expect(after.outcome).toMatchObject({ winners: [1, 2] });
  });

  test('G4 no units leave: the game is over', () => {
    const after = expectFight(
      {
        mode: 'one-vs-two',
        players: ['borgo', { army: 'outpost', hq: 1 }, 'hegemony'],
        units: ['outpost/hq 0,0', 'outpost/scout 2,0', 'borgo/mutant 0,1'],
      },
      ['2: 0,1>0,0 melee 1; outpost -1; † 0,0'],
    );
    expect(after.outcome).toMatchObject({ winners: [0] });
  });
});

describe('G5 team match: an HQ falls', () => {
  test('G5 the first team to destroy an enemy HQ wins', () => {
    expect(fight('team', [9, 9, 1, 9], [HITS_2]).outcome).toEqual({ winners: [0, 1], reason: 'hq-destroyed', rule: 'G5' });
    expect(fight('team', [9, 1, 9, 9], [HITS_1]).outcome).toEqual({ winners: [2, 3], reason: 'hq-destroyed', rule: 'G5' });
  });

  test('G5 both teams lose one: the remaining HQs are compared', () => {
    expect(fight('team', [9, 1, 1, 8], [HITS_1, HITS_2]).outcome).toMatchObject({ winners: [0, 1] });
    expect(fight('team', [7, 1, 1, 8], [HITS_1, HITS_2]).outcome).toMatchObject({ winners: [2, 3] });
  });

  test('G5 what counts is what is left when the battle is over', () => {
    expect(fight('team', [8, 1, 1, 8], [HITS_1, HITS_2, HITS_3]).outcome).toMatchObject({ winners: [0, 1] });
  });

  test('G5 all four fall: draw', () => {
    expect(fight('team', [1, 1, 1, 1], [HITS_0, HITS_1, HITS_2, HITS_3]).outcome).toMatchObject({ winners: [], reason: 'draw' });
  });

  test('G5 a team that lost both has lost against one that lost one', () => {
    expect(fight('team', [1, 1, 9, 1], [HITS_0, HITS_1, HITS_3]).outcome).toMatchObject({ winners: [2, 3] });
  });

  test('G5 B7 an HQ that falls later in the same battle still counts', () => {
    // The claws act in 3, the runners in 2.
    expect(fight('team', [1, 9, 9, 1], [HITS_3, HITS_0]).outcome).toMatchObject({ winners: [] });
    expect(fight('team', [1, 8, 9, 1], [HITS_3, HITS_0]).outcome).toMatchObject({ winners: [2, 3] });
  });

  test('G5 G7 Moloch destroying its ally’s HQ is the team’s own loss', () => {
    const after = expectFight(
      {
        mode: 'team',
        players: ['moloch', { army: 'outpost', hq: 2 }, 'borgo', 'hegemony'],
        units: ['moloch/hornet 0,0', 'outpost/hq 0,-1'],
      },
      ['2: 0,0>0,-1 melee 2; outpost -2; † 0,-1'],
    );
    expect(after.outcome).toEqual({ winners: [2, 3], reason: 'hq-destroyed', rule: 'G5' });
  });
});
