import type { Intent } from '@hexfall/shared/model/intent';
import type { Player, Table } from '@hexfall/shared/model/state';
import { expectFight, modePosition, type ModePositionDraft } from '../../support/modePosition.js';
import { battlesIn, eventsOf, play, unitAt } from '../../support/play.js';
import { changedTable } from '../../support/states.js';
import { matchOf } from '../../support/traces.js';

const END: Intent = { do: 'end-turn' };
const scoresOf = (table: Table): number[] => table.players.map(({ score }) => score);

describe('G3 points', () => {
  const players = ['moloch', 'borgo', 'outpost'] as const;
  const fight = (units: readonly string[], course: readonly string[], armies: ModePositionDraft['players'] = players): Table =>
    expectFight({ mode: 'deathmatch-score', players: armies, units }, course);

  test('G3 each wound on an enemy HQ is a point for the player whose unit deals it', () => {
    const after = fight(
      ['moloch/hornet 0,0', 'borgo/hq 0,-1', 'outpost/brawler 1,-1 r4'],
      ['3: 1,-1>0,0 melee 2; † 0,0', '0: 0,-1>1,-1 melee 1; † 1,-1'],
    );
    expect(scoresOf(after)).toEqual([0, 0, 0]);
    const hit = fight(
      ['moloch/hornet 0,0', 'borgo/hq 0,-1', 'outpost/runner 0,-2 r4'],
      ['2: 0,-2>0,-1 melee 1; 0,0>0,-1 melee 2; moloch scores 2; outpost scores 1', '0: 0,-1>0,-2 melee 1; 0,-1>0,0 melee 1; † 0,-2 0,0'],
    );
    expect(scoresOf(hit)).toEqual([2, 0, 1]);
  });

  test('G3 HQs cannot be destroyed', () => {
    let table = modePosition({
      mode: 'deathmatch-score',
      players,
      units: ['borgo/hq 0,0', 'moloch/gauss-cannon 0,2 r2', 'moloch/hybrid 0,-2 r3'],
    });
    for (let battle = 1; battle <= 9; battle++) {
      const turn = { ...table.turn, player: 0, mustDiscard: false };
      const players = table.players.map((player): Player => ({ ...player, hand: ['moloch/battle'] }));
      table = play(changedTable(table, { turn, players }), [0, { do: 'battle' }]);
      expect(unitAt(table, [0, 0])).not.toBeNull();
      expect(table.players[0]).toMatchObject({ score: 2 * battle });
      expect(table.players[1]).toMatchObject({ hq: 20, out: false });
    }
  });

  test('G3 D6 a hit that a Medic cancels is no wound and no point', () => {
    fight(
      ['moloch/hornet 0,0', 'borgo/hq 0,-1', 'borgo/medic 0,-2 r3'],
      ['2: 0,0>0,-1 melee 2; 0,-2 saves 0,-1 from 0,0/0; † 0,-2', '0: 0,-1>0,0 melee 1; † 0,0'],
    );
  });

  const SHOTS = ['borgo/hq 0,0', 'borgo/medic 0,1', 'outpost/runner 0,-1 r4', 'hegemony/runner -1,1 r1'];
  const CANCEL = ['0,1 saves 0,0 from -1,1/1', '0,1 saves 0,0 from 0,-1/3'];

  test('G3 D7 which of two attacks on an HQ is canceled decides who scores: the owner is asked', () => {
    const draft = { mode: 'deathmatch-score', players: ['hegemony', 'borgo', 'outpost'], units: SHOTS } as const;
    expectFight(draft, [`? borgo medic: ${CANCEL.join(' | ')}`]);
    const hits = '2: -1,1>0,0 melee 1; 0,-1>0,0 melee 1';
    const last = '0: 0,0>0,-1 melee 1; 0,0>-1,1 melee 1; † -1,1 0,-1';
    expectFight(draft, [`${hits}; ${CANCEL[0]!}; † 0,1; outpost scores 1`, last], { answers: [CANCEL[0]!] });
    expectFight(draft, [`${hits}; ${CANCEL[1]!}; † 0,1; hegemony scores 1`, last], { answers: [CANCEL[1]!] });
  });

  test('G3 D7 nothing is asked where the points come to the same', () => {
    // Either 1 or 2 points, but with 19 of them the second is none.
    const units = ['borgo/hq 0,0', 'borgo/medic 0,1', 'moloch/hornet 0,-1 r3', 'moloch/armored-hunter 1,-1'];
    const draft = (score: number) =>
      ({ mode: 'deathmatch-score', players: [{ army: 'moloch', score }, 'borgo', 'outpost'], units }) as const;
    expectFight(draft(18), ['? borgo medic: 0,1 saves 0,0 from 0,-1/3 | 0,1 saves 0,0 from 1,-1/4']);
    expectFight(draft(19), [
      '2: 0,-1>0,0 melee 2; 1,-1>0,0 melee 1; 0,1 saves 0,0 from 0,-1/3; † 0,1; moloch scores 1',
      '0: 0,0>0,-1 melee 1; 0,0>1,-1 melee 1; † 0,-1 1,-1',
    ]);
  });

  test('G3 U6 an explosion scores on enemy HQs, not on the own one', () => {
    expectFight(
      { mode: 'deathmatch-score', players, units: ['moloch/clown 0,0', 'moloch/hq 0,1', 'borgo/hq 0,-1', 'outpost/hq 1,-1'] },
      ['2: 0,0>0,-1 explosion 1; 0,0>1,-1 explosion 1; 0,0>0,1 explosion 1; † 0,0; moloch scores 2', '0: idle 0,-1 0,1 1,-1'],
      { answers: ['explode'] },
    );
  });

  test('G3 U2 HQs score nothing against each other', () => {
    expect(scoresOf(fight(['moloch/hq 0,0', 'outpost/hq 0,1'], ['0: idle 0,0 0,1']))).toEqual([0, 0, 0]);
  });
});

describe('G3 the end', () => {
  const scored = (scores: readonly number[], units: readonly string[], draft: Partial<ModePositionDraft> = {}): Table =>
    modePosition({
      mode: 'deathmatch-score',
      players: (['moloch', 'borgo', 'outpost'] as const).map((army, seat) => ({
        army,
        score: scores[seat]!,
        hand: seat === 0 && !draft.turn ? ['battle'] : [],
        ...(draft.turn && { pile: [] }),
      })),
      units,
      ...draft,
    });
  const HQS = ['moloch/hq -2,0', 'borgo/hq 0,-1', 'outpost/hq 2,0'];

  test('G3 who has 20 when a battle has been finished wins', () => {
    const after = play(scored([18, 0, 0], ['moloch/hornet 0,0', ...HQS]), [0, { do: 'battle' }]);
    expect(after.outcome).toEqual({ winners: [0], reason: 'score', rule: 'G3' });
    expect(scoresOf(after)).toEqual([20, 0, 0]);
  });

  test('G3 no one scores more than 20', () => {
    const after = play(scored([19, 0, 0], ['moloch/hornet 0,0', ...HQS]), [0, { do: 'battle' }]);
    expect(scoresOf(after)).toEqual([20, 0, 0]);
  });

  test('G3 with 19 the game goes on', () => {
    expect(play(scored([17, 0, 0], ['moloch/hornet 0,0', ...HQS]), [0, { do: 'battle' }]).outcome).toBeNull();
  });

  test('G3 B7 two who have 20 at the end of the same battle: draw', () => {
    const after = play(scored([18, 0, 19], ['moloch/hornet 0,0', 'outpost/brawler 0,-2 r3', ...HQS]), [0, { do: 'battle' }]);
    expect(scoresOf(after)).toEqual([20, 0, 20]);
    expect(after.outcome).toMatchObject({ winners: [], reason: 'draw' });
  });

  const LAST = { turn: { player: 0, lastDrawnBy: 1, number: 30 } } as const;

  test('G3 E4 after the final battle the most points win', () => {
    expect(play(scored([3, 5, 4], HQS, LAST), [0, END]).outcome).toMatchObject({ winners: [1], reason: 'score' });
    expect(
      play(scored([3, 5, 4], ['moloch/hornet 0,0', 'moloch/scout 0,1', 'moloch/brain 1,0 r5', ...HQS], LAST), [0, END]).outcome,
    ).toMatchObject({
      winners: [0],
      reason: 'score',
    });
  });

  test('G3 E4 a tie below 20: additional turns and battle for the tied', () => {
    const tied = play(scored([5, 2, 5], HQS, LAST), [0, END]);
    expect(tied.outcome).toBeNull();
    expect(tied.turn.player).toBe(2);
    const next = play(tied, [2, END]);
    expect(next.turn.player).toBe(0);
    expect(battlesIn(eventsOf(next, 0, END))).toEqual(['additional by 0']);
    expect(play(next, [0, END]).outcome).toEqual({ winners: [], reason: 'draw', rule: 'E4' });
  });

  test('G3 E4 the additional battle decides between the tied, whatever the others score in it', () => {
    // In every battle Moloch scores 1 and Borgo 3.
    const units = ['moloch/hybrid 0,2', 'borgo/mercenary:gunner 2,-2 r4', 'borgo/assassin -2,2 r1'];
    const tied = play(scored([3, 0, 4], [...units, ...HQS], LAST), [0, END]);
    expect([scoresOf(tied), tied.outcome]).toEqual([[4, 3, 4], null]);
    const ended = play(tied, [2, END], [0, END]);
    expect(scoresOf(ended)).toEqual([5, 6, 4]);
    expect(ended.outcome).toMatchObject({ winners: [0], reason: 'score' });
  });
});

describe('G6 team match with score', () => {
  const HQS = ['moloch/hq -2,0', 'borgo/hq -2,2', 'outpost/hq 0,-1', 'hegemony/hq 2,0'];
  const scored = (scores: readonly number[], units: readonly string[], draft: Partial<ModePositionDraft> = {}): Table =>
    modePosition({
      mode: 'team-score',
      players: (['moloch', 'borgo', 'outpost', 'hegemony'] as const).map((army, seat) => ({
        army,
        score: scores[seat]!,
        hand: seat === 0 && !draft.turn ? ['battle'] : [],
        ...(draft.turn && { pile: [] }),
      })),
      units: [...HQS, ...units],
      ...draft,
    });

  test('G6 S3 everyone begins without points', () => {
    expect(scoresOf(matchOf({ armies: ['moloch', 'borgo', 'outpost', 'hegemony'], seed: 's', options: { mode: 'team-score' } }))).toEqual([
      0, 0, 0, 0,
    ]);
  });

  test('G6 the points of a team are one count, and 40 of them win', () => {
    const after = play(scored([18, 20, 3, 0], ['moloch/hornet 0,0']), [0, { do: 'battle' }]);
    expect(scoresOf(after)).toEqual([20, 20, 3, 0]);
    expect(after.outcome).toEqual({ winners: [0, 1], reason: 'score', rule: 'G6' });
  });

  test('G6 the 20 of one player are no limit: a team may have its points by one player alone', () => {
    const hornet = ['moloch/hornet 0,0'];
    expect(scoresOf(play(scored([20, 3, 0, 0], hornet), [0, { do: 'battle' }]))).toEqual([22, 3, 0, 0]);
    const won = play(scored([38, 0, 20, 19], hornet), [0, { do: 'battle' }]);
    expect([scoresOf(won), won.outcome]).toEqual([[40, 0, 20, 19], { winners: [0, 1], reason: 'score', rule: 'G6' }]);
  });

  test('G6 the count ends at 40: where it ends in a phase the lower seat’s points come first', () => {
    // The Hornet of player 0 deals 2 to the HQ at 0,-1, the Brawler of player 1 too.
    const units = ['moloch/hornet 0,0', 'borgo/brawler 0,-2 r3'];
    expect(scoresOf(play(scored([20, 17, 0, 0], units), [0, { do: 'battle' }]))).toEqual([22, 18, 0, 0]);
    expect(scoresOf(play(scored([0, 39, 0, 0], units), [0, { do: 'battle' }]))).toEqual([1, 39, 0, 0]);
  });

  test('G6 both teams have 40: draw', () => {
    const after = play(scored([29, 10, 5, 34], ['moloch/hornet 0,0', 'hegemony/runner -2,1 r3']), [0, { do: 'battle' }]);
    expect(scoresOf(after)).toEqual([30, 10, 5, 35]);
    expect(after.outcome).toMatchObject({ winners: [], reason: 'draw' });
  });

  test('G6 a position has up to 40 points of one player, in a deathmatch up to 20', () => {
    expect(scoresOf(scored([40, 0, 0, 0], []))).toEqual([40, 0, 0, 0]);
    expect(() => scored([41, 0, 0, 0], [])).toThrow('score');
    const alone = { mode: 'deathmatch-score', players: [{ army: 'moloch', score: 21 }, 'borgo', 'outpost'] } as const;
    expect(() => modePosition(alone)).toThrow('score');
  });

  test('G6 D7 which of two attacks by one team is canceled makes no difference, unless one of them is stronger', () => {
    const against = (unit: string): ModePositionDraft => ({
      mode: 'team-score',
      players: ['outpost', 'moloch', 'borgo', 'hegemony'],
      units: ['outpost/hq 0,0', 'outpost/medic 0,1', unit, 'hegemony/runner 1,-1 r4'],
    });
    expectFight(against('borgo/mutant 0,-1 r3'), [
      '2: 0,-1>0,0 melee 1; 1,-1>0,0 melee 1; 0,1 saves 0,0 from 0,-1/3; † 0,1; hegemony scores 1',
      '0: 0,0>0,-1 melee 1; 0,0>1,-1 melee 1; † 0,-1 1,-1',
    ]);
    expectFight(against('borgo/brawler 0,-1 r3'), ['? outpost medic: 0,1 saves 0,0 from 0,-1/3 | 0,1 saves 0,0 from 1,-1/4']);
  });

  test('G6 Moloch’s hits on its ally’s HQ neither count nor hurt', () => {
    const after = play(scored([0, 0, 0, 0], ['moloch/hybrid 0,2 r5', 'moloch/hornet -2,1 r3']), [0, { do: 'battle' }]);
    expect(scoresOf(after)).toEqual([0, 0, 0, 0]);
    expect(after.players.map(({ hq }) => hq)).toEqual([20, 20, 20, 20]);
    expect(unitAt(after, [-2, 2])).not.toBeNull();
  });

  test('G6 E4 after the final battle the most points of a team win, a tie gives every player another turn', () => {
    const LAST = { turn: { player: 3, lastDrawnBy: 0, number: 40 } } as const;
    expect(play(scored([8, 8, 15, 0], [], LAST), [3, END]).outcome).toMatchObject({ winners: [0, 1], reason: 'score' });
    let tied = play(scored([8, 7, 15, 0], [], LAST), [3, END]);
    const turns: number[] = [];
    for (let i = 0; i < 4; i++) {
      turns.push(tied.turn.player);
      tied = play(tied, [tied.turn.player, END]);
    }
    expect(turns).toEqual([2, 1, 3, 0]);
    expect(tied.outcome).toEqual({ winners: [], reason: 'draw', rule: 'E4' });
  });
});
