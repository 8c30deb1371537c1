import './lessonText.js';
import { batch, computed, signal } from '@preact/signals';
import type { Table } from '@hexfall/shared/model/state';
import { defaultChoice } from '@hexfall/shared/rules/defaultChoice';
import { LocalStore, type Accepted, type LocalSurroundings } from '../store/LocalStore.js';
import { LEARNER, OPPONENT } from './judges.js';
import type { LessonKey } from './lessonText.js';
import { t } from '../text/translate.js';
import { noteDone, noteOpened } from './progress.js';
import { startOf } from './startOf.js';
import { isAllowed, wordFor, type Beat, type Step } from './Step.js';
import { STEPS } from './steps.js';

/** How it stands: something is asked, something else was done, or the step is done. */
export type Stand = { readonly is: 'open' | 'done' } | { readonly is: 'astray'; readonly word: LessonKey };

const OPEN: Stand = { is: 'open' };

/** A playable lesson: one step after the other on a table of its own, each judged by what the learner does. */
export class Lesson {
  readonly store: LocalStore;
  /** The place of the step among all. */
  readonly place = signal(0);
  readonly step = computed<Step>(() => stepAt(this.place.value));
  readonly stand = signal<Stand>(OPEN);
  readonly hinted = signal(false);
  /** Counts up whenever something is asked anew. */
  readonly asked = signal(0);
  readonly beat = computed<Beat>(() => beatAt(this.step.value, this.#beat.value));
  readonly isLast = computed(() => this.place.value === STEPS.length - 1);
  /** What is to be read now. Nothing is said of a battle before its film is over. */
  readonly line = computed<LessonKey>(() => {
    const [stand, beat] = [this.stand.value, this.beat.value];
    if (this.store.theater.busy.value) return 'lesson.watch';
    if (stand.is === 'done') return this.step.value.done;
    if (stand.is === 'astray') return stand.word;
    return this.hinted.value ? beat.hint : beat.say;
  });
  readonly #beat = signal(0);
  /** The table on which the present beat is asked. */
  #start: Table;

  constructor(place: number, { wantsFilm, onScene }: Pick<LocalSurroundings, 'wantsFilm' | 'onScene'>) {
    this.#start = startOf(stepAt(place));
    this.store = new LocalStore(this.#start, {
      wantsFilm,
      onScene,
      heading: () => t('lesson.title'),
      onAccepted: (accepted) => batch(() => this.#judge(accepted)),
    });
    this.open(place);
  }

  /** Begins a step, from its start. */
  open(place: number): void {
    batch(() => {
      this.place.value = place;
      noteOpened(this.step.peek().id);
      this.#ask(0, startOf(this.step.peek()));
    });
  }

  /** On to the next step, done or not; stays at the last. */
  next(): void {
    if (!this.isLast.peek()) this.open(this.place.peek() + 1);
  }

  /** What was asked last is asked once more. */
  again(): void {
    batch(() => this.#ask(this.#beat.peek(), this.#start));
  }

  /** The whole step once more. */
  repeat(): void {
    this.open(this.place.peek());
  }

  #ask(beat: number, table: Table): void {
    this.#start = table;
    this.store.reset(table, { mine: [LEARNER] });
    this.asked.value += 1;
    this.#expect(beat);
  }

  #expect(beat: number): void {
    this.#beat.value = beat;
    this.#stand(OPEN);
  }

  #stand(stand: Stand): void {
    this.stand.value = stand;
    this.hinted.value = false;
    const beat = this.beat.peek();
    this.store.restriction.value = (intent) => (stand.is === 'open' && isAllowed(beat, intent) ? null : t('lesson.notNow'));
  }

  #judge({ events, after }: Accepted): void {
    if (after.decision?.player === OPPONENT) {
      this.store.play(OPPONENT, { do: 'choose', key: defaultChoice(after.decision) });
    } else if (this.beat.peek().goal({ events, table: after })) {
      this.#goOn(after);
    } else {
      this.#stand({ is: 'astray', word: wordFor(this.beat.peek(), { events, table: after }) });
    }
  }

  #goOn(table: Table): void {
    const beat = this.#beat.peek() + 1;
    if (beat < this.step.peek().beats.length) {
      this.#start = table;
      return this.#expect(beat);
    }
    noteDone(this.step.peek().id);
    this.#stand({ is: 'done' });
  }
}

const stepAt = (place: number): Step => {
  const step = STEPS[place];
  if (!step) throw new Error(`the lesson has no step ${place}`);
  return step;
};

const beatAt = (step: Step, place: number): Beat => {
  const beat = step.beats[place];
  if (!beat) throw new Error(`the step ${step.id} has no beat ${place}`);
  return beat;
};
