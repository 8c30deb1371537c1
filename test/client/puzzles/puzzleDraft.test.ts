import '../store/support/browserGlobals.js';
import type { GameState } from '@hexfall/shared/model/state';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import { formatPuzzle } from '@hexfall/shared/notation/puzzle';
import { solve } from '@hexfall/shared/puzzle/solve';
import { PuzzleCheck } from '../../../client/src/puzzles/PuzzleCheck.js';
import { PuzzleDraft } from '../../../client/src/puzzles/PuzzleDraft.js';
import { checkPuzzle } from '../../../client/src/worker/checkPuzzle.js';
import type { Answer, Question } from '../../../client/src/worker/messages.js';
import { unitsOf } from '../../cli/support.js';
import type { Json } from '../../notation/examples.js';

const stateOf = (change: Json = {}, hand: readonly string[] = ['mutant']): GameState => {
  const parsed = parsePosition({
    format: 1,
    options: { mode: 'duel' },
    players: [{ army: 'borgo', hand }, { army: 'moloch' }],
    turn: { player: 0 },
    units: unitsOf(['borgo/hq -1,1', 'moloch/hq 1,-1', 'moloch/clown 2,0']),
    ...change,
  });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

test('a position and goals are a puzzle', () => {
  const draft = new PuzzleDraft(stateOf());
  expect(draft.puzzle.value).toEqual({ ok: false, error: 'Choose at least one goal.' });
  draft.toggleGoal('kill');
  expect(draft.puzzle.value).toEqual({ ok: false, error: 'Choose at least one enemy unit to be destroyed.' });
  for (const hex of [
    [0, 0],
    [-1, 1],
    [2, 0],
  ] as const)
    draft.toggleKill(hex);
  draft.toggleGoal('damage');
  draft.wounds.value = 2;
  draft.title.value = ' Mine ';
  const { puzzle } = draft;
  expect(puzzle.value.ok && formatPuzzle(puzzle.value.value)).toMatchObject({
    use: 1,
    goals: [
      { goal: 'damage', wounds: 2 },
      { goal: 'kill', hexes: [[2, 0]] },
    ],
    title: { en: 'Mine' },
  });
  draft.toggleKill([2, 0]);
  expect(puzzle.value.ok).toBe(false);
  draft.toggleGoal('kill');
  expect(puzzle.value.ok).toBe(true);
});

test('a tile to be discarded is no obstacle (Z1)', () => {
  const draft = new PuzzleDraft(stateOf({ turn: { player: 0, mustDiscard: true } }, ['mutant', 'claws', 'net-fighter']));
  draft.toggleGoal('lose-nothing');
  expect(draft.puzzle.value).toMatchObject({ ok: true, value: { position: { table: { turn: { mustDiscard: false } } } } });
});

test('why a position is no puzzle', () => {
  const holding = new PuzzleDraft(stateOf({}, ['battle']));
  holding.toggleGoal('lose-nothing');
  expect(holding.puzzle.value).toEqual({ ok: false, error: 'The solver must not hold a Battle tile.' });
  const before = new PuzzleDraft(stateOf({ turn: { player: 0, phase: 'setup' }, units: unitsOf(['moloch/hq 1,-1']) }, []));
  before.toggleGoal('lose-nothing');
  expect(before.puzzle.value).toEqual({ ok: false, error: 'The HQs have to stand on the board.' });
});

test('a check counts its steps and finds all solutions', () => {
  const draft = new PuzzleDraft(stateOf());
  draft.toggleGoal('kill');
  draft.toggleKill([2, 0]);
  const puzzle = draft.puzzle.value;
  if (!puzzle.ok) throw new Error(puzzle.error);
  const answers: Answer<'check'>[] = [];
  checkPuzzle(formatPuzzle(puzzle.value), (answer) => answers.push(answer));
  const last = answers.at(-1);
  expect(last).toMatchObject({ result: { complete: true, sound: false } });
  expect(last && 'result' in last && last.result.solutions.length).toBe(last && 'result' in last && Math.min(12, last.result.count));
});

test('a search stops after so many turns, too: each takes memory, whether it is fought or not', () => {
  const draft = new PuzzleDraft(stateOf());
  draft.toggleGoal('destroy-hq');
  const puzzle = draft.puzzle.value;
  if (!puzzle.ok) throw new Error(puzzle.error);
  expect(solve(puzzle.value).complete).toBe(true);
  expect(solve(puzzle.value, { turns: 20 }).complete).toBe(false);
});

class FakeWorker extends EventTarget {
  readonly asked: Question[] = [];
  isEnded = false;
  postMessage(question: Question): void {
    this.asked.push(question);
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(data: Answer<'check'>): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}

test('a check reports, is canceled, and forgets what an earlier one still says', () => {
  const workers: FakeWorker[] = [];
  const check = new PuzzleCheck(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  const draft = new PuzzleDraft(stateOf());
  draft.toggleGoal('destroy-hq');
  const puzzle = draft.puzzle.value;
  if (!puzzle.ok) throw new Error(puzzle.error);
  check.begin(puzzle.value);
  workers[0]!.say({ steps: 100 });
  expect(check.state.value).toEqual({ steps: 100 });
  check.cancel();
  expect([workers[0]!.isEnded, check.state.value]).toEqual([true, null]);
  check.begin(puzzle.value);
  workers[0]!.say({ steps: 200 });
  expect(check.state.value).toEqual({ steps: 0 });
  workers[1]!.dispatchEvent(new Event('error'));
  expect([workers[1]!.isEnded, check.state.value]).toEqual([true, 'failed']);
});
