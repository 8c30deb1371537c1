import { batch, computed, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GameState } from '@hexfall/shared/model/state';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import { defaultChoice } from '@hexfall/shared/rules/answers';
import { persisted } from '../../platform/persisted.js';
import { lessonDone } from '../../platform/settings.js';
import { type Accepted, type LocalEnvironment, LocalStore } from '../../store/LocalStore.js';
import { t } from '../../text/translate.js';
import { LEARNER, OPPONENT } from './goals.js';
import { isAllowed, type LessonKey, type LessonStep, type Task, wordFor } from './Step.js';
import { STEPS } from './steps.js';

interface Progress {
  /** The step opened last. */
  readonly at: string;
  /** The steps done so far, by id. */
  readonly done: readonly string[];
}

const FIRST: Progress = { at: STEPS[0]?.id ?? '', done: [] };

const isProgress = (found: unknown): found is Progress => {
  if (typeof found !== 'object' || found === null) return false;
  const { at, done } = found as Partial<Record<keyof Progress, unknown>>;
  return typeof at === 'string' && Array.isArray(done) && done.every((id) => typeof id === 'string');
};

/** How far this browser's user has got. */
export const progress = persisted<Progress>('lesson', FIRST, isProgress);

/** Remembers that a step is done. */
const recordDone = (id: string): void => {
  const { at, done } = progress.peek();
  if (!done.includes(id)) progress.value = { at, done: [...done, id] };
};

/** Remembers which step is open. */
const recordOpened = (id: string): void => {
  progress.value = { ...progress.peek(), at: id };
};

/** Returns the index of the step to continue with: the one opened last, or the one after it; the first if all are done. */
export const placeToGoOn = (): number => {
  const { at, done } = progress.peek();
  const last = Math.max(
    0,
    STEPS.findIndex(({ id }) => id === at),
  );
  const open = STEPS.findIndex(({ id }, index) => index >= last && !done.includes(id));
  return Math.max(0, open);
};

/** The state a step begins with. */
export const startOf = ({ id, position }: LessonStep): GameState => {
  const parsed = parsePosition(position);
  if (!parsed.ok) throw new Error(`the step ${id} begins with no position: ${parsed.error.message}`);
  return parsed.value;
};

/** The state of the step: asked, something else was done, or done. */
export type StepStatus = { readonly is: 'open' | 'done' } | { readonly is: 'astray'; readonly word: LessonKey };

const OPEN: StepStatus = { is: 'open' };

/** A playable lesson. Its steps each have their own table and are judged by the learner's actions. */
export class Lesson {
  readonly store: LocalStore;
  /** The place of the step among all. */
  readonly place = signal(0);
  readonly step = computed<LessonStep>(() => stepAt(this.place.value));
  readonly status = signal<StepStatus>(OPEN);
  readonly hinted = signal(false);
  /** Counts up whenever a step restarts. */
  readonly asked = signal(0);
  readonly task = computed<Task>(() => taskAt(this.step.value, this.#task.value));
  readonly isLast = computed(() => this.place.value === STEPS.length - 1);
  /** What to show now. A battle is not mentioned before its replay is over. */
  readonly line = computed<LessonKey>(() => {
    const [stand, task] = [this.status.value, this.task.value];
    if (this.store.playback.busy.value) return 'lesson.watch';
    if (stand.is === 'done') return this.step.value.done;
    if (stand.is === 'astray') return stand.word;
    return this.hinted.value ? task.hint : task.say;
  });
  readonly #task = signal(0);
  /** The state in which the present task is asked. */
  #start: GameState;

  constructor(place: number, { wantsReplay: wantsFilm, onSegment: onScene }: Pick<LocalEnvironment, 'wantsReplay' | 'onSegment'>) {
    this.#start = startOf(stepAt(place));
    this.store = new LocalStore(this.#start, {
      wantsReplay: wantsFilm,
      onSegment: onScene,
      heading: () => t('lesson.title'),
      onAccepted: (accepted) => batch(() => this.#check(accepted)),
    });
    this.open(place);
  }

  /** Begins a step, from its start. */
  open(place: number): void {
    batch(() => {
      this.place.value = place;
      recordOpened(this.step.peek().id);
      this.#ask(0, startOf(this.step.peek()));
    });
  }

  /** On to the next step, done or not; stays at the last. */
  next(): void {
    if (!this.isLast.peek()) this.open(this.place.peek() + 1);
  }

  /** Repeats the last task. */
  again(): void {
    batch(() => this.#ask(this.#task.peek(), this.#start));
  }

  /** Repeats the whole step. */
  repeat(): void {
    this.open(this.place.peek());
  }

  #ask(task: number, state: GameState): void {
    this.#start = state;
    this.store.reset(state, { mine: [LEARNER] });
    this.asked.value += 1;
    this.#expect(task);
  }

  #expect(task: number): void {
    this.#task.value = task;
    this.#setStatus(OPEN);
  }

  #setStatus(stand: StepStatus): void {
    this.status.value = stand;
    this.hinted.value = false;
    const task = this.task.peek();
    this.store.restriction.value = (intent) => (stand.is === 'open' && isAllowed(task, intent) ? null : () => t('lesson.notNow'));
  }

  #check({ events, after }: Accepted): void {
    if (after.decision?.player === OPPONENT) {
      this.store.play(OPPONENT, { do: 'choose', key: defaultChoice(after.decision) });
    } else if (this.task.peek().goal({ events, table: after })) {
      this.#goOn();
    } else {
      this.#setStatus({ is: 'astray', word: wordFor(this.task.peek(), { events, table: after }) });
    }
  }

  #goOn(): void {
    const task = this.#task.peek() + 1;
    if (task < this.step.peek().tasks.length) {
      this.#start = this.store.state;
      return this.#expect(task);
    }
    recordDone(this.step.peek().id);
    if (this.isLast.peek()) lessonDone.value = true;
    this.#setStatus({ is: 'done' });
  }
}

const stepAt = (place: number): LessonStep => {
  const step = STEPS[place];
  if (!step) throw new Error(`the lesson has no step ${place}`);
  return step;
};

const taskAt = (step: LessonStep, place: number): Task => {
  const task = step.tasks[place];
  if (!task) throw new Error(`the step ${step.id} has no task ${place}`);
  return task;
};

export const LessonContext = createContext<Lesson | null>(null);

export const useLesson = (): Lesson => {
  const lesson = useContext(LessonContext);
  if (!lesson) throw new Error('used outside a lesson');
  return lesson;
};
