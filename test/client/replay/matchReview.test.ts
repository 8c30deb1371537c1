import '../store/support/browserGlobals.js';
import type { ReviewResult, ReviewTask } from '@hexfall/shared/review/reviewTask';
import { createPlayer } from '@hexfall/shared/ai/players';
import { randomFrom } from '@hexfall/shared/ai/random';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { unitStatistics } from '@hexfall/shared/inspect/unitStatistics';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { step } from '@hexfall/shared/rules/step';
import { MatchReview } from '../../../client/src/replay/review/MatchReview.js';
import { ReviewWorkers } from '../../../client/src/replay/review/ReviewWorkers.js';
import { turnLossText, verdictTexts } from '../../../client/src/replay/review/reviewText.js';
import { continueHistory, type History } from '../../../client/src/store/history.js';

/** A short match: somebody resigns after some turns. */
const playedHistory = (armies: readonly ArmyId[] = ['borgo', 'outpost']): History => {
  const created = createMatch({ options: DEFAULT_OPTIONS, armies, seed: 'review' });
  if (!created.ok) throw new Error(created.error.message);
  let state = created.value;
  let history: History = { seq: 0, state: { table: state.table, previous: null }, entries: [], steps: [] };
  const players = [0, 1].map((seat) => createPlayer('scout', randomFrom(seat)));
  for (let seat = actingSeat(state.table); seat !== null; seat = actingSeat(state.table)) {
    const intent = state.table.turn.number > 5 ? ({ do: 'resign' } as const) : players[seat]!.choose(state.table, seat);
    const next = step(state, seat, intent);
    if (!next.ok) throw new Error(next.error.message);
    state = next.value.state;
    history = continueHistory(history, { seq: history.seq + 1, player: seat, intent, events: next.value.events })!;
  }
  return history;
};

const history = playedHistory();

/** What the turns cost, by their place. */
const LOSSES = [1, 5, 0, 7, 3];

/** What a worker would answer, at once. */
const resultOf = (task: ReviewTask, played: number): ReviewResult => {
  if (task.kind === 'units') return { kind: 'units', units: unitStatistics(task.intents) };
  const { place, turn } = task;
  if (task.kind === 'luck') return { kind: 'luck', place, luck: { mean: 2, interval: 3, count: 12 } };
  const { seat, number, from, to } = turn;
  const loss = { mean: LOSSES[place]!, interval: 1, count: 24 };
  const review = { seat, number, from, to, effort: task.effort, best: [], isSame: false, played, loss, gain: loss, missed: null };
  return { kind: 'turn', place, review };
};

/** Workers that a test lets answer, one task at a time. */
class Hands {
  readonly tasks: ReviewTask[] = [];
  isStopped = false;
  #next: () => ReviewTask | null = () => null;
  #take: (result: ReviewResult) => void = () => undefined;
  fail: (reason: Error) => void = () => undefined;

  /** @param played the difference to be expected after each turn. */
  constructor(private readonly played = 0) {}

  run(next: () => ReviewTask | null, take: (result: ReviewResult) => void, fail: (reason: Error) => void): void {
    [this.#next, this.#take, this.fail, this.isStopped] = [next, take, fail, false];
  }

  stop(): void {
    this.isStopped = true;
  }

  /** Carries out the next task; says whether there was one. */
  answer(): boolean {
    const task = this.#next();
    if (!task) return false;
    this.tasks.push(task);
    this.#take(resultOf(structuredClone(task), this.played));
    return true;
  }
}

describe('a match is reviewed', () => {
  test('every turn quickly first, then closely, those that cost the most first; with progress', () => {
    const hands = new Hands();
    const review = new MatchReview(history, hands);
    const count = review.turns.value.length;
    expect(count).toBe(5);
    review.start();
    expect(review.progress.value).toBe(0);
    for (let answered = 0; answered < count; answered++) hands.answer();
    expect(hands.tasks.every((task) => task.kind === 'turn' && task.effort === 'quick')).toBe(true);
    expect(review.progress.value).toBeCloseTo(count / (3 * count + 1));
    expect(review.lucks.value).toEqual([]);
    while (hands.answer());
    const closely = hands.tasks.flatMap((task) => (task.kind === 'turn' && task.effort === 'full' ? task.place : []));
    expect(closely).toEqual([3, 1, 4, 0, 2]);
    expect(review.progress.value).toBe(1);
    expect(review.units.value?.length).toBeGreaterThan(2);
    // Of the first seat are the turns at places 0, 2 and 4.
    expect(review.lucks.value.map(({ luck }) => luck)).toEqual([
      { mean: 6, interval: 3 * Math.sqrt(3), count: 12 },
      { mean: 4, interval: 3 * Math.sqrt(2), count: 12 },
    ]);
    expect(review.highlights.value.worst.map((turn) => turn?.number)).toEqual([5, 4]);
  });

  test.each([
    ['the turn that lost it', -3, 4, 'Turn 4 lost it: 7.0 ± 1.0 HQ.'],
    ['that none did', -9, 4, 'No single turn decided the match.'],
  ])('a complete one says %s, and what each player gave away', (_what, played, opensAt, first) => {
    const hands = new Hands(played);
    const review = new MatchReview(history, hands);
    review.start();
    for (let task = 1; task < 3 * 5 + 1; task++) {
      hands.answer();
      expect(review.verdict.value).toBeNull();
    }
    hands.answer();
    const verdict = review.verdict.value!;
    // The greatest loss is at place 3: the turn the list opens at, whether it has lost the match or not.
    expect(verdict.worst?.number).toBe(opensAt);
    const says = verdictTexts(verdict, review.unit, (seat) => ['Alice', 'Bob'][seat]!);
    expect(says).toEqual([first, 'Alice gave away 4.0 ± 1.7 HQ.', 'Bob gave away 12.0 ± 1.4 HQ.']);
  });

  test('a loss has its unit, and one that is not sure is not claimed', () => {
    const turn = { seat: 0, number: 1, from: 0, to: 1, effort: 'full', best: [], isSame: false, played: 0, missed: null } as const;
    const loss = { mean: 4.8, interval: 1.1, count: 24 };
    expect(turnLossText({ ...turn, loss, gain: loss }, 'hq')).toBe('−4.8 ± 1.1 HQ');
    expect(turnLossText({ ...turn, loss, gain: loss }, 'points')).toBe('−4.8 ± 1.1 points');
    expect(turnLossText({ ...turn, effort: 'quick', loss, gain: loss }, 'points')).toBe('≈ −4.8 points');
    const unsure = { lostIt: null, worst: null, losses: [{ seat: 0, loss: { ...loss, interval: 5 } }] };
    expect(verdictTexts(unsure, 'hq', () => 'Alice')[1]).toBe('Alice gave away nothing for certain.');
  });

  test('where luck is not told it is not worked out either', () => {
    const hands = new Hands();
    const review = new MatchReview(playedHistory(['borgo', 'doomsday']), hands);
    expect(review.whyNoLuck).toBe('armies');
    review.start();
    while (hands.answer());
    expect(hands.tasks.map(({ kind }) => kind)).not.toContain('luck');
    expect(review.progress.value).toBe(1);
    expect(review.lucks.value).toEqual([]);
  });

  test('what was stopped goes on where it was, wherever that is: nothing is worked out twice', () => {
    const all = 3 * 5 + 1;
    for (let before = 0; before < all; before++) {
      const hands = new Hands();
      const review = new MatchReview(history, hands);
      review.start();
      for (let answered = 0; answered < before; answered++) hands.answer();
      review.stop();
      expect(hands.isStopped).toBe(true);
      review.start();
      while (hands.answer());
      expect(hands.tasks).toHaveLength(all);
      expect(review.progress.value).toBe(1);
    }
  });
});

/** A worker that answers when it is told to. */
class FakeWorker {
  readonly sent: { readonly task: ReviewTask }[] = [];
  readonly #listeners = new Map<string, (event: object) => void>();
  isEnded = false;

  addEventListener(type: string, listener: (event: object) => void): void {
    this.#listeners.set(type, listener);
  }

  postMessage(question: { readonly task: ReviewTask }): void {
    this.sent.push(question);
  }

  terminate(): void {
    this.isEnded = true;
  }

  emit(type: string, event: object): void {
    this.#listeners.get(type)?.(event);
  }
}

describe('the workers of a review', () => {
  const tasks = (): (() => ReviewTask | null) => {
    const left: ReviewTask[] = [1, 2, 3].map(() => ({ kind: 'units', intents: [] }));
    return () => left.pop() ?? null;
  };
  const RESULT: ReviewResult = { kind: 'units', units: [] };

  test('each has one task at a time, and ends when there is none', () => {
    const made: FakeWorker[] = [];
    const results: ReviewResult[] = [];
    const failures: Error[] = [];
    const workers = new ReviewWorkers(() => made[made.push(new FakeWorker()) - 1] as unknown as Worker, 2);
    workers.run(
      tasks(),
      (result) => results.push(result),
      (reason) => failures.push(reason),
    );
    expect(made.map(({ sent }) => sent.length)).toEqual([1, 1]);
    made[0]!.emit('message', { data: { result: RESULT } });
    expect(made.map(({ sent }) => sent.length)).toEqual([2, 1]);
    made[1]!.emit('message', { data: { result: RESULT } });
    expect(made.map(({ isEnded }) => isEnded)).toEqual([false, true]);
    expect(results).toHaveLength(2);
    expect(failures).toEqual([]);
  });

  test('when one fails all end, and it is said', () => {
    const made: FakeWorker[] = [];
    const reasons: Error[] = [];
    const workers = new ReviewWorkers(() => made[made.push(new FakeWorker()) - 1] as unknown as Worker, 2);
    workers.run(
      tasks(),
      () => undefined,
      (reason) => reasons.push(reason),
    );
    made[1]!.emit('error', { message: 'out of memory' });
    expect(made.every(({ isEnded }) => isEnded)).toBe(true);
    expect(reasons.map(({ message }) => message)).toEqual(['the review has failed: out of memory']);
  });
});
