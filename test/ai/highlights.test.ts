import type { Intent } from '@hexfall/shared/model/intent';
import { randomFrom } from '@hexfall/shared/model/random';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { highlightsOf, isCostly } from '@hexfall/shared/review/highlights';
import { playedTurns, type ReviewedIntent } from '@hexfall/shared/review/playedTurns';
import { judgeAgain, reviewTurn, type TurnReview } from '@hexfall/shared/review/reviewTurn';
import { type Average, averageOf, mean } from '@hexfall/shared/review/statistics';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { samplePiles } from '@hexfall/shared/rules/remaining';
import { step } from '@hexfall/shared/rules/step';
import { position } from '../support/play.js';

describe('the turn that lost a match', () => {
  /** Plays from a position, on piles in some order: what has to be discarded is no Battle. Reviews the turns closely, and judges them again. */
  const reviewed = (start: Table, ...intents: readonly Intent[]): { readonly reviews: TurnReview[]; readonly last: Table } => {
    let state = samplePiles(start, randomFrom(1));
    const played: ReviewedIntent[] = [];
    const play = (intent: Intent): void => {
      const { table } = state;
      const player = actingSeat(table)!;
      const next = step(state, player, intent);
      if (!next.ok) throw new Error(next.error.message);
      played.push({ player, intent, before: table });
      state = next.value.state;
    };
    for (const intent of intents) {
      const { turn, players } = state.table;
      const held = players[turn.player]!.hand.map((tile) => tile.split('/')[1]!);
      if (turn.mustDiscard) play({ do: 'discard', tile: held.findLast((tile) => tile !== 'battle')! });
      play(intent);
    }
    const { table: last } = state;
    const reviews = playedTurns(played, last).map((turn): TurnReview => {
      const review = reviewTurn(turn, 'full', 1);
      return { ...review, ...judgeAgain(turn, review.best, 2), chosenBy: review.loss };
    });
    return { reviews, last };
  };

  test('is the one that let a win go', () => {
    // Each could destroy the other HQ; the first does nothing.
    const { reviews, last } = reviewed(
      position({
        players: [
          { army: 'borgo', hq: 1, hand: ['battle', 'brawler'], pile: 10 },
          { army: 'outpost', hq: 2, hand: ['battle', 'commando'], pile: 10 },
        ],
        units: ['borgo/hq 2,0', 'outpost/hq -2,0'],
      }),
      { do: 'end-turn' },
      { do: 'place', tile: 'commando', at: [1, 0], rot: 0 },
      { do: 'battle' },
    );
    expect(last.outcome?.winners).toEqual([1]);
    const { lostIt } = highlightsOf(reviews, last);
    expect(lostIt).toMatchObject({ seat: 0, number: reviews[0]!.number });
    expect(isCostly(lostIt!)).toBe(true);
    expect(lostIt!.played).toBeLessThan(0.3);
    expect(lostIt!.played + lostIt!.loss.mean).toBeCloseTo(1, 10);
  });

  test('is none where it was decided before', () => {
    const { reviews, last } = reviewed(
      position({
        players: [
          { army: 'borgo', hq: 1, hand: ['scout'], pile: 2 },
          { army: 'outpost', hq: 20, hand: ['battle'], pile: 10 },
        ],
        units: ['borgo/hq 2,0', 'outpost/hq -2,0', 'outpost/commando 2,-2 r3', 'outpost/commando 0,2 r5', 'outpost/commando 0,0 r0'],
      }),
      { do: 'end-turn' },
      { do: 'battle' },
    );
    expect(last.outcome?.winners).toEqual([1]);
    expect(reviews[0]!.seat).toBe(0);
    expect(reviews[0]!.played + reviews[0]!.loss.mean).toBeLessThan(0.05);
    expect(highlightsOf(reviews, last)).toMatchObject({ lostIt: null, worst: [null, null] });
  });
});

describe('what stands out', () => {
  /** A turn that has been judged again, with the same result. */
  const at = (number: number, seat: Seat, played: number, loss: number, interval = 0.05): TurnReview => ({
    ...{ seat, number, from: number, to: number, effort: 'full', best: [], isSame: false, missed: null },
    played,
    loss: { mean: loss, interval, count: 24 },
    chosenBy: { mean: loss, interval, count: 24 },
    gain: { mean: -loss, interval, count: 24 },
  });
  const over: Table = {
    ...position({ players: [{ army: 'borgo' }, { army: 'outpost' }] }),
    outcome: { winners: [0], reason: 'hq-destroyed', rule: 'E1' },
  };

  test('the turn that lost it is the one of a loser that cost the most of the chance to win', () => {
    const turns = [at(2, 1, 0.4, 0.2), at(4, 1, 0.55, 0.3), at(6, 1, 0.4, 0.25), at(7, 0, 0.3, 0.5), at(8, 1, 0.1, 0.2)];
    const { lostIt, worst, best } = highlightsOf(turns, over);
    expect(lostIt?.number).toBe(4);
    expect(worst.map((turn) => turn?.number)).toEqual([7, 4]);
    expect(best).toEqual([null, null]);
  });

  test('a turn of a match that was decided before and after it is neither that nor the worst, however sure its cost is', () => {
    const surely = 0.001;
    expect(highlightsOf([at(2, 1, 0.01, 0.03, surely), at(3, 0, 0.96, 0.03, surely)], over)).toMatchObject({
      lostIt: null,
      worst: [null, null],
    });
    expect(highlightsOf([at(2, 1, 0.01, 0.05, surely), at(3, 0, 0.94, 0.03, surely)], over)).toMatchObject({
      worst: [{ number: 3 }, { number: 2 }],
    });
  });

  test('no turn has lost the match that cost less than a tenth', () => {
    expect(highlightsOf([at(2, 1, 0.4, 0.09)], over)).toMatchObject({ lostIt: null, worst: [null, { number: 2 }] });
  });

  test('no turn is the worst that cost less than a percentage point, however sure that is: it is said that there was no better one', () => {
    const surely = 0.001;
    const turns = [at(2, 1, 0.4, 0.005, surely), at(3, 0, 0.4, 0.01, surely), at(5, 0, 0.4, -0.005, surely)];
    expect(turns.map(isCostly)).toEqual([false, true, false]);
    const { worst, best } = highlightsOf(turns, over);
    expect(worst.map((turn) => turn?.number)).toEqual([3, undefined]);
    expect(best.map((turn) => turn?.number)).toEqual([5, undefined]);
  });

  test('there is none where the interval does not allow to say it, or nobody has lost', () => {
    expect(highlightsOf([at(2, 1, 0.4, 0.2, 0.3)], over)).toMatchObject({ lostIt: null, worst: [null, null] });
    expect(highlightsOf([at(2, 1, 0.4, 0.2)], { ...over, outcome: { winners: [], reason: 'draw', rule: 'E4' } }).lostIt).toBeNull();
  });

  test('of many turns one is above 0 by chance: the more there are, the surer it has to be', () => {
    // 0.12 ± 0.1 is enough for a turn alone, not for the greatest loss of twenty.
    const turns = Array.from({ length: 20 }, (_, index) => at(index + 1, 1, 0.4, index === 9 ? 0.12 : 0, 0.1));
    expect(highlightsOf(turns.slice(9, 10), over)).toMatchObject({ lostIt: { number: 10 }, worst: [null, { number: 10 }] });
    expect(highlightsOf(turns, over)).toMatchObject({ lostIt: null, worst: [null, null] });
    const sure = turns.with(9, at(10, 1, 0.4, 0.18, 0.1));
    expect(highlightsOf(sure, over)).toMatchObject({ lostIt: { number: 10 }, worst: [null, { number: 10 }] });
  });

  const once = (turn: TurnReview): TurnReview => ({ ...turn, chosenBy: null });
  const again = (turn: TurnReview, loss: number): TurnReview => ({ ...turn, loss: { ...turn.loss, mean: loss } });

  test('no turn is named before it was judged again: those that would be are open, the greatest of each name', () => {
    const turns = [at(2, 1, 0.4, 0.2), at(4, 1, 0.55, 0.3), at(7, 0, 0.3, 0.5), at(9, 0, 0.3, 0.4)].map(once);
    const { lostIt, worst, open } = highlightsOf(turns, over);
    expect([lostIt, ...worst]).toEqual([null, null, null]);
    expect(open.map(({ number }) => number)).toEqual([4, 7]);
    expect(highlightsOf([at(2, 1, 0.4, 0.2)], over).open).toEqual([]);
  });

  test('a turn that costs too little when it is judged again is not named: the next one is judged', () => {
    const [second, first] = [once(at(2, 1, 0.4, 0.2)), at(4, 1, 0.55, 0.3)];
    const found = highlightsOf([second, again(first, 0.02)], over);
    expect(found).toMatchObject({ lostIt: null, worst: [null, null] });
    expect(found.open).toEqual([second]);
    // Sure, but less than a tenth: the worst turn, which has not lost the match.
    expect(highlightsOf([again(first, 0.08)], over)).toMatchObject({ lostIt: null, worst: [null, { number: 4 }], open: [] });
  });

  test('after three turns that cost too little none is named', () => {
    const turns = [0.5, 0.45, 0.4, 0.35].map((loss, index) => at(index + 1, 1, 0.3, loss));
    const judged = turns.map((turn, index) => (index < 3 ? again(turn, 0) : once(turn)));
    expect(highlightsOf(judged, over)).toMatchObject({ lostIt: null, worst: [null, null], open: [] });
  });

  test('the turn named is the one that was chosen, whatever another one costs when it is judged again', () => {
    const turns = [again(at(2, 1, 0.4, 0.3), 0.15), again(at(4, 1, 0.4, 0.2), 0.25)];
    expect(highlightsOf(turns, over)).toMatchObject({ lostIt: { number: 2, loss: { mean: 0.15 } } });
  });
});

describe('the told loss of the turn that lost a match is not too great', () => {
  const over: Table = {
    ...position({ players: [{ army: 'borgo' }, { army: 'outpost' }] }),
    outcome: { winners: [0], reason: 'hq-destroyed', rule: 'E1' },
  };
  const random = randomFrom(1);
  /** What a judge says of a turn that costs so much, on so many orders: each order is off by chance (the sum of uniform numbers). */
  const judged = (cost: number, orders: number): Average =>
    averageOf(Array.from({ length: orders }, () => cost + 0.4 * (random() + random() + random() - 1.5)));

  /** The loss that is told of each of many matches, of which all turns cost the same; 0 if no turn is named. */
  const toldOf = (cost: number): { readonly first: number; readonly told: number; readonly named: number } => {
    const [firsts, tolds]: [number[], number[]] = [[], []];
    for (let match = 0; match < 400; match++) {
      let turns = Array.from({ length: 12 }, (_, number): TurnReview => {
        const loss = judged(cost, 16);
        const turn = { seat: 1, number, from: number, to: number, effort: 'full', best: [], isSame: false, missed: null } as const;
        return { ...turn, played: 0.4, loss, chosenBy: null, gain: loss };
      });
      for (let { open } = highlightsOf(turns, over); open.length > 0; { open } = highlightsOf(turns, over))
        turns = turns.map((turn) => (open.includes(turn) ? { ...turn, loss: judged(cost, 64), chosenBy: turn.loss } : turn));
      const { lostIt } = highlightsOf(turns, over);
      firsts.push(lostIt?.chosenBy?.mean ?? 0);
      tolds.push(lostIt?.loss.mean ?? 0);
    }
    return { first: mean(firsts), told: mean(tolds), named: tolds.filter((told) => told > 0).length / tolds.length };
  };

  test('by nothing but noise no turn is named', () => {
    expect(toldOf(0).named).toBeLessThan(0.01);
  });

  test('where all turns cost the same, that is told of the one that seemed to cost the most', () => {
    const { first, told, named } = toldOf(0.25);
    expect(named).toBe(1);
    expect(told).toBeCloseTo(0.25, 2);
    // What it was chosen by is half as much again.
    expect(first).toBeGreaterThan(0.33);
  });
});
