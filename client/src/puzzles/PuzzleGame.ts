import { batch, computed, type Signal, signal } from '@preact/signals';
import type { Intent } from '@hexfall/shared/model/intent';
import { fail, ok } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { type Puzzle, PUZZLE_KINDS } from '@hexfall/shared/notation/puzzle';
import { answerInBattle } from '@hexfall/shared/puzzle/answerInBattle';
import { resultOf } from '@hexfall/shared/puzzle/fight';
import { isCloser, type Shortfall, shortfallOf } from '@hexfall/shared/puzzle/shortfall';
import { type Branch, lackOf, puzzleRefusal, type PuzzleTurn, startPuzzleTurn, turnAfter } from '@hexfall/shared/puzzle/turn';
import { previewInPuzzle } from '@hexfall/shared/rules/step';
import { type Accepted, type LocalEnvironment, LocalStore, type Rules, singleBattleRules } from '../store/LocalStore.js';
import { t } from '../text/translate.js';
import { puzzleRefusalText } from './puzzleText.js';

/** turn: the user lays tiles · battle: it runs · over: it has ended · solution: the solution is shown · seen: its battle has ended */
type Stage = 'turn' | 'battle' | 'over' | 'solution' | 'seen';

/** What came of a battle. */
export interface Verdict {
  readonly solved: boolean;
  /** By the goals of the puzzle, whether each is reached. */
  readonly reached: readonly boolean[];
  /** How many questions the others have answered: as the solver likes least. */
  readonly against: number;
  /** What the try that came closest lacked, of all so far; empty if none has failed. */
  readonly closest: readonly Shortfall[];
}

interface PuzzleOptions extends Pick<LocalEnvironment, 'wantsReplay' | 'onSegment'> {
  readonly heading: () => string;
  /** The battles that were lost on an earlier visit. */
  readonly earlier?: Pick<PuzzleGame, 'fails' | 'closest'>;
  /** Called when the goals are reached, not by the solution that is shown. */
  readonly onSolved: () => void;
  /** Called when a battle has missed them. */
  readonly onFailed: () => void;
}

/** One puzzle on a table of the page: one turn of the solver's, and one battle (Z1, Z2). */
export class PuzzleGame {
  readonly store: LocalStore;
  readonly stage = signal<Stage>('turn');
  readonly turn: Signal<PuzzleTurn>;
  /** Whether the solution goes on by itself. */
  readonly isPlaying = signal(false);
  /** What the solver has done, or the solution. */
  readonly intents = signal<readonly Intent[]>([]);
  readonly lack = computed(() => lackOf(this.puzzle, this.turn.value));
  /** What came of the battle, once that has been shown. */
  readonly verdict = computed(() => (this.store.playback.busy.value ? null : this.#verdict.value));
  readonly #verdict = signal<Verdict | null>(null);
  /** How the others answer in the turn; beyond that, the first possibility. */
  #others: readonly string[] = [];
  /** The turn as it was before the battle that is fought; null while none is. */
  #fought: Branch | null = null;
  /** The answers of its battle so far. */
  #answers: string[] = [];
  #against = 0;
  #closest: readonly Shortfall[];
  #fails: number;
  #isSilent = false;

  constructor(
    readonly puzzle: Puzzle,
    private readonly options: PuzzleOptions,
  ) {
    this.#closest = options.earlier?.closest ?? [];
    this.#fails = options.earlier?.fails ?? 0;
    this.turn = signal(startPuzzleTurn(puzzle));
    this.store = new LocalStore(
      this.#start,
      {
        heading: options.heading,
        wantsReplay: () => !this.#isSilent && options.wantsReplay(),
        onSegment: (segment) => {
          if (!this.#isSilent) options.onSegment(segment);
        },
        onAccepted: (accepted) => this.#follow(accepted),
      },
      this.#seats,
    );
    this.#bind();
  }

  /** How many battles have missed the goals. */
  get fails(): number {
    return this.#fails;
  }

  /** What the try that came closest lacked, of all so far; empty if none has failed. */
  get closest(): readonly Shortfall[] {
    return this.#closest;
  }

  get solver(): Seat {
    return this.puzzle.solver;
  }

  /** Takes the last step back, with the answers that belong to it. */
  takeBack(): void {
    const intents = [...this.intents.peek()];
    while (intents.pop()?.do === 'choose');
    if (this.stage.peek() === 'turn') this.#play(intents);
  }

  /** Back to the first position. */
  startOver(): void {
    this.#play([]);
  }

  /** Back to before the battle, with everything where it was put. */
  tryAgain(): void {
    this.#play(this.intents.peek());
  }

  /** Fights the battle. The opponents answer as is worst for the solver in that turn. Says why if the turn is not complete. */
  battle(): void {
    const lack = this.lack.peek();
    if (this.stage.peek() !== 'turn') return;
    if (lack) return this.store.say(puzzleRefusalText(this.puzzle, lack));
    const { branch } = resultOf(this.puzzle, this.turn.peek());
    if (branch.others.length > 0) this.#play(this.intents.peek(), branch.others);
    this.#fight(branch, 'battle');
  }

  /** Says what the turn still needs before the battle, or that it can be started. */
  sayWhatIsNext(): void {
    const lack = this.lack.peek();
    this.store.say(lack ? puzzleRefusalText(this.puzzle, lack) : t('puzzles.ready'));
  }

  /** Shows the solution: its first step, so that `showStep` and `showNext` go on from there. */
  beginSolution(): void {
    this.showStep(1);
  }

  /** Shows the board after some steps of the solution; the battle is the step after the last one. */
  showStep(number: number): void {
    const intents = this.puzzle.solution?.intents ?? [];
    batch(() => {
      this.isPlaying.value = false;
      this.#play(intents.slice(0, number));
      this.stage.value = 'solution';
    });
    if (number > intents.length) this.showNext();
  }

  /** Plays the next step of the solution, and after the last one the battle. */
  showNext(): void {
    const { solution } = this.puzzle;
    if (!solution || this.stage.peek() !== 'solution') return;
    const intent = solution.intents[this.intents.peek().length];
    if (intent) {
      const played = this.store.play(this.solver, intent);
      if (!played.ok) throw new Error(`the solution of ${this.puzzle.id} is refused: ${played.error.message}`);
    } else this.#fight(resultOf(this.puzzle, this.turn.peek()).branch, 'solution');
  }

  get #start() {
    const { position } = this.puzzle;
    return { ...position, table: startPuzzleTurn(this.puzzle).branches[0]?.table ?? position.table };
  }

  get #seats() {
    return { mine: [this.solver], rules: this.#rules };
  }

  readonly #rules: Rules = (state, seat, intent) => {
    if (this.#fought) return singleBattleRules(state, seat, intent);
    const preview = previewInPuzzle(state.table, seat, intent);
    return preview.ok ? ok({ state: { ...state, table: preview.value.table }, events: preview.value.events }) : fail(preview.error);
  };

  /** What the solver may do at this stage. */
  #bind(): void {
    this.store.restriction.value = (intent) => {
      const stage = this.stage.value;
      if (stage === 'battle' && intent.do === 'choose') return null;
      if (stage !== 'turn' || !PUZZLE_KINDS.includes(intent.do)) return () => t('puzzles.refused.not-part');
      const refusal = puzzleRefusal(this.puzzle, this.turn.value, intent);
      return refusal && (() => puzzleRefusalText(this.puzzle, refusal));
    };
  }

  /** Plays a turn from the first position on, without showing how it came about. */
  #play(intents: readonly Intent[], others: readonly string[] = []): void {
    this.#isSilent = true;
    this.#others = others;
    this.#fought = null;
    batch(() => {
      this.stage.value = 'turn';
      this.#verdict.value = null;
      this.#against = 0;
      this.turn.value = startPuzzleTurn(this.puzzle);
      this.intents.value = [];
      this.store.reset(this.#start, this.#seats);
      for (const intent of intents) {
        const played = this.store.play(this.solver, intent);
        if (!played.ok) throw new Error(`what was possible is refused: ${played.error.message}`);
      }
      this.#bind();
    });
    this.#isSilent = false;
  }

  #fight(branch: Branch, stage: 'battle' | 'solution'): void {
    this.#fought = branch;
    this.#answers = [];
    this.#against = branch.others.length;
    this.stage.value = stage;
    if (branch.table.outcome) return this.#judge(branch.table, branch);
    const played = this.store.play(this.solver, { do: 'battle' });
    if (!played.ok) throw new Error(`no battle can be fought: ${played.error.message}`);
  }

  #follow({ seat, intent, after }: Accepted): void {
    if (this.#fought) {
      if (intent.do === 'choose') this.#answers.push(intent.key);
      return this.#followBattle(after, this.#fought);
    }
    if (seat === this.solver) {
      batch(() => {
        this.turn.value = turnAfter(this.puzzle, this.turn.peek(), intent);
        this.intents.value = [...this.intents.peek(), intent];
      });
    }
    const { decision } = after;
    if (!decision || decision.player === this.solver) return;
    const [given, ...others] = this.#others;
    this.#others = others;
    const key = given ?? decision.keys[0];
    if (key !== undefined) this.store.play(decision.player, { do: 'choose', key });
  }

  #followBattle(after: Table, before: Branch): void {
    const { decision } = after;
    if (!decision) return this.#judge(after, before);
    const isSolver = decision.player === this.solver;
    if (isSolver && this.stage.peek() === 'battle') return;
    if (!isSolver) this.#against++;
    this.store.play(decision.player, { do: 'choose', key: answerInBattle(this.puzzle, after, before) });
  }

  #judge(after: Table, before: Branch): void {
    this.#fought = null;
    const course = before.table.outcome ? null : { table: before.table, answers: this.#answers };
    const lacks = this.puzzle.goals.map((goal) => shortfallOf(this.puzzle, goal, after, before, course));
    const reached = lacks.map((lack) => lack === null);
    const solved = reached.every(Boolean);
    const isOwn = this.stage.peek() === 'battle';
    const missed = lacks.filter((lack) => lack !== null);
    if (isOwn && !solved) {
      this.#fails++;
      if (this.#closest.length === 0 || isCloser(missed, this.#closest)) this.#closest = missed;
    }
    batch(() => {
      this.stage.value = isOwn ? 'over' : 'seen';
      this.#verdict.value = { solved, reached, against: this.#against, closest: this.#closest };
    });
    if (!isOwn) return;
    if (solved) this.options.onSolved();
    else this.options.onFailed();
  }
}
