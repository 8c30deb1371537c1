import '../store/support/browserGlobals.js';
import { createPlayer } from '@hexfall/shared/ai/players';
import { unitStatistics } from '@hexfall/shared/inspect/unitStatistics';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { randomFrom } from '@hexfall/shared/model/random';
import type { ArmyId } from '@hexfall/shared/model/tile';
import type { ReviewResult, ReviewTask } from '@hexfall/shared/review/reviewTask';
import type { TurnReview } from '@hexfall/shared/review/reviewTurn';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { step } from '@hexfall/shared/rules/step';
import { MatchReview } from '../../../client/src/replay/review/MatchReview.js';
import { chanceText, gainText, turnLossText, verdictTexts } from '../../../client/src/replay/review/reviewText.js';
import { ReviewWorkers } from '../../../client/src/replay/review/ReviewWorkers.js';
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

/** What the turns cost of the chance to win, by their place. */
const LOSSES = [0.1, 0.25, 0, 0.3, 0.15];

/** What a worker would answer, at once. */
const resultOf = (task: ReviewTask, part: number): ReviewResult => {
  if (task.kind === 'units') return { kind: 'units', units: unitStatistics(task.intents) };
  const { place, turn } = task;
  if (task.kind === 'luck') return { kind: 'luck', place, luck: { mean: 2, interval: 3, count: 12 } };
  const { seat, number, from, to } = turn;
  const loss = { mean: LOSSES[place]! * part, interval: 0.06, count: 24 };
  if (task.kind === 'again') return { kind: 'again', place, judgement: { played: 0.4, loss } };
  const known = { seat, number, from, to, best: [], isSame: false, played: 0.4, missed: null };
  return { kind: 'turn', place, review: { ...known, effort: task.effort, loss, chosenBy: null, gain: loss } };
};

/** Workers that a test lets answer, one task at a time. */
class Hands {
  readonly tasks: ReviewTask[] = [];
  isStopped = false;
  #next: () => ReviewTask | null = () => null;
  #take: (result: ReviewResult) => void = () => undefined;
  fail: (reason: Error) => void = () => undefined;

  /** What the next turns cost when they are judged again; as before if left out. */
  again: number[] = [];

  /** @param part which part of `LOSSES` the turns have cost. */
  constructor(private readonly part = 1) {}

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
    const result = resultOf(structuredClone(task), this.part);
    const cost = result.kind === 'again' ? this.again.shift() : undefined;
    if (result.kind !== 'again' || cost === undefined) this.#take(result);
    else this.#take({ ...result, judgement: { played: 0.4, loss: { ...result.judgement.loss, mean: cost } } });
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
    expect(review.progress.value).toBeCloseTo(count / (3 * count + 2));
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
    // Those are judged again before they are named, last of all.
    expect(hands.tasks.slice(-2).map((task) => [task.kind, 'place' in task ? task.place : null])).toEqual([
      ['again', 3],
      ['again', 4],
    ]);
  });

  test.each([
    {
      what: 'the turn that lost it',
      part: 1,
      says: [
        'Bob lost it in turn 4: the chance to win fell from 70\u00a0% to 40\u00a0%.',
        'Alice gave away 25 points of the chance to win in all.',
        'Bob gave away 55 points of the chance to win in all.',
      ],
      numbers: ['Turn 4: 70\u00a0% → 40\u00a0% (± 6)', 'Alice: 25 ± 11', 'Bob: 55 ± 9'],
    },
    {
      what: 'that none did: none cost a tenth',
      part: 0.32,
      says: [
        'Nobody gave the match away in a single turn.',
        'Alice gave away nothing for certain.',
        'Bob gave away 18 points of the chance to win in all.',
      ],
      numbers: ['Alice: 8 ± 11', 'Bob: 18 ± 9'],
    },
  ])('a complete one says $what, and what each player gave away; the intervals are told apart', ({ part, says, numbers }) => {
    const hands = new Hands(part);
    const review = new MatchReview(history, hands);
    review.start();
    for (let isMore = true; isMore;) {
      expect(review.verdict.value === null).toBe(review.progress.value < 1);
      isMore = hands.answer();
    }
    const verdict = review.verdict.value!;
    // The greatest loss is at place 3: the turn the list opens at, whether it has lost the match or not.
    expect(verdict.worst?.number).toBe(4);
    const texts = verdictTexts(verdict, (seat) => ['Alice', 'Bob'][seat]!);
    expect(texts).toEqual({ sentences: says, numbers });
  });

  test('the verdict tells what the turn costs when it is judged again, not what it was chosen by', () => {
    const hands = new Hands();
    hands.again = [0.22];
    const review = new MatchReview(history, hands);
    review.start();
    while (hands.answer());
    const { sentences } = verdictTexts(review.verdict.value!, (seat) => ['Alice', 'Bob'][seat]!);
    expect(sentences[0]).toBe('Bob lost it in turn 4: the chance to win fell from 62\u00a0% to 40\u00a0%.');
    expect(turnLossText(review.turns.value[3]!.review!).shown).toBe('62\u00a0% → 40\u00a0% (± 6)');
  });

  test('where its cost vanishes the next one is judged again', () => {
    const hands = new Hands();
    hands.again = [0.01];
    const review = new MatchReview(history, hands);
    review.start();
    while (hands.answer());
    expect(hands.tasks.flatMap((task) => (task.kind === 'again' ? task.place : []))).toEqual([3, 1, 4]);
    expect(review.verdict.value?.lostIt?.number).toBe(2);
  });

  const turn = {
    seat: 0,
    number: 7,
    from: 0,
    to: 1,
    effort: 'full',
    best: [],
    isSame: false,
    played: 0.41,
    missed: null,
    chosenBy: null,
  } as const;
  const reviewOf = (mean: number, interval: number, more: Partial<TurnReview> = {}): TurnReview => {
    const loss = { mean, interval, count: 24 };
    return { ...turn, loss, gain: loss, ...more };
  };

  test.each([
    [
      'a loss',
      reviewOf(0.228, 0.052),
      '64\u00a0% → 41\u00a0% (± 6)',
      'chance to win 41\u00a0% instead of 64\u00a0%, give or take 6 points',
    ],
    [
      'a loss at a quick look',
      reviewOf(0.228, 0.1, { effort: 'quick' }),
      '≈ 64\u00a0% → 41\u00a0%',
      'chance to win about 41\u00a0% instead of 64\u00a0%',
    ],
    ['one that is not sure', reviewOf(0.05, 0.06), 'no better turn found', 'no better turn found, chance to win 41\u00a0%'],
    ['one of less than a hundredth', reviewOf(0.009, 0.001), 'no better turn found', 'no better turn found, chance to win 41\u00a0%'],
    ['none', reviewOf(0, 0, { isSame: true }), 'same as the computer', 'same as the computer, chance to win 41\u00a0%'],
    ['what is not known yet', reviewOf(0, 0.1, { effort: 'quick' }), 'looking closer…', 'looking closer…'],
  ])('a turn says what it has cost of the chance to win: %s', (_what, review, shown, spoken) => {
    expect(turnLossText(review)).toEqual({ shown, spoken });
  });

  test('the better turn has its chance, and by how much it is the greater one as both are shown', () => {
    expect(gainText(reviewOf(0.224, 0.052))).toBe('63\u00a0% (+22 ± 6)');
  });

  test('a chance is said to be certain only where the match is over', () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(chanceText)).toEqual(['0', '1', '50', '99', '100'].map((percent) => `${percent}\u00a0%`));
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
    // Each turn quickly, closely and its luck, the units, and again the worst turn of each player.
    const all = 3 * 5 + 1 + 2;
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
    // The result of the first one could bring another task.
    expect(made.map(({ isEnded }) => isEnded)).toEqual([false, false]);
    made[0]!.emit('message', { data: { result: RESULT } });
    expect(made.map(({ isEnded }) => isEnded)).toEqual([true, true]);
    expect(results).toHaveLength(3);
    expect(failures).toEqual([]);
  });

  test('one without a task has the next one as soon as the result of another one brings it', () => {
    const made: FakeWorker[] = [];
    const tasks: ReviewTask[] = [{ kind: 'units', intents: [] }];
    const workers = new ReviewWorkers(() => made[made.push(new FakeWorker()) - 1] as unknown as Worker, 2);
    workers.run(
      () => tasks.pop() ?? null,
      () => tasks.push({ kind: 'units', intents: [] }, { kind: 'units', intents: [] }),
      () => undefined,
    );
    expect(made.map(({ sent }) => sent.length)).toEqual([1, 0]);
    made[0]!.emit('message', { data: { result: RESULT } });
    expect(made.map(({ sent }) => sent.length)).toEqual([2, 1]);
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
