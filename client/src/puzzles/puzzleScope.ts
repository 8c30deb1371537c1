import { computed, type Signal, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Puzzle } from '@hexfall/shared/notation/puzzle';
import type { PuzzleGame } from './PuzzleGame.js';
import { type HintCount, progressRecordOf, recordHints, stateOf } from './puzzleProgress.js';
import type { Solve } from './puzzleText.js';
import { Stopwatch } from './Stopwatch.js';
import { tilesOfSolution } from './themes.js';

/** A puzzle to be solved, and what belongs to it on the page. */
export interface PuzzleTask {
  readonly puzzle: Puzzle;
  /** Its name, in the current language. */
  readonly name: () => string;
  /** The key under which this browser stores it; null if it does not. */
  readonly id: string | null;
  /** The path of the page that lists it. */
  readonly list: string;
  /** The path of the puzzle after it; null if there is none. */
  readonly next: () => string | null;
  /** Called when it is solved. @param ms how long it took. */
  readonly onSolved: (ms: number) => void;
}

/** The windows that can lie over a puzzle. */
type PuzzleDialog = 'share' | 'solution';

/** What the parts of a puzzle's screen share. */
export class PuzzleScope {
  readonly stopwatch = new Stopwatch();
  readonly hints: Signal<HintCount>;
  /** The tiles that the solution uses. */
  readonly tiles = computed(() => tilesOfSolution(this.game.puzzle));
  readonly dialog = signal<PuzzleDialog | null>(null);
  /** The first solve; null before it. */
  readonly solve = signal<Solve | null>(null);

  constructor(
    readonly task: PuzzleTask,
    readonly game: PuzzleGame,
  ) {
    this.hints = signal(task.id === null ? 0 : progressRecordOf(task.id).hints);
  }

  /** Gives the next hint. */
  giveHint(): void {
    const hints = this.hints.peek() === 0 ? 1 : 2;
    this.hints.value = hints;
    if (this.task.id !== null) recordHints(this.task.id, hints);
  }

  /** Shows the solution; asks first where the puzzle would not count as solved any more. */
  askForSolution(): void {
    const { id } = this.task;
    const isKnown = this.solve.peek() !== null || (id !== null && stateOf(id) !== 'open');
    if (isKnown) this.game.beginSolution();
    else this.dialog.value = 'solution';
  }

  /** Whether somebody is still about to solve it. */
  get isOpen(): boolean {
    const stage = this.game.stage.peek();
    return this.solve.peek() === null && stage !== 'solution' && stage !== 'seen';
  }
}

export const PuzzleContext = createContext<PuzzleScope | null>(null);

export const usePuzzle = (): PuzzleScope => {
  const scope = useContext(PuzzleContext);
  if (!scope) throw new Error('used outside a puzzle');
  return scope;
};
