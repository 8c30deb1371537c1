import { persisted } from '../../platform/persisted.js';
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
export const recordDone = (id: string): void => {
  const { at, done } = progress.peek();
  if (!done.includes(id)) progress.value = { at, done: [...done, id] };
};

/** Remembers which step is open. */
export const recordOpened = (id: string): void => {
  progress.value = { ...progress.peek(), at: id };
};

/** The place of the step to go on with: the one opened last, or the next after it; the first if all is done. */
export const placeToGoOn = (): number => {
  const { at, done } = progress.peek();
  const last = Math.max(
    0,
    STEPS.findIndex(({ id }) => id === at),
  );
  const open = STEPS.findIndex(({ id }, place) => place >= last && !done.includes(id));
  return Math.max(0, open);
};
