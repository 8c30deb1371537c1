import type { ReviewResult, ReviewTask } from '@hexfall/shared/review/reviewTask';
import type { Answer, Question } from '../../worker/messages.js';
import { startWorker } from '../../worker/startWorker.js';

const MOST_WORKERS = 4;

/** One worker per core, or one less with more than two cores, so that the page keeps drawing. */
const workerCount = (): number => {
  const cores = navigator.hardwareConcurrency || 1;
  return Math.min(MOST_WORKERS, Math.max(cores > 1 ? 2 : 1, cores - 1));
};

/** Carries out tasks in workers of the page, each of which has one at a time. */
export class ReviewWorkers {
  #workers: Worker[] = [];

  /** @param start starts a worker; tests pass their own. */
  constructor(
    private readonly start: () => Worker = startWorker,
    private readonly count = workerCount(),
  ) {}

  /**
   * Starts the workers. They end when there is no task and none is being carried out.
   * @param next returns the next task; null while there is none: each result may bring another one.
   * @param take gets each result.
   * @param fail called once if a worker fails, after which the others end.
   */
  run(next: () => ReviewTask | null, take: (result: ReviewResult) => void, fail: (reason: Error) => void): void {
    this.stop();
    const idle = new Set<Worker>();
    const ask = (worker: Worker): void => {
      const task = next();
      if (!task) return;
      idle.delete(worker);
      worker.postMessage({ kind: 'review', task } satisfies Question);
    };
    const workers = Array.from({ length: this.count }, () => {
      const worker = this.start();
      worker.addEventListener('message', ({ data: { result } }: MessageEvent<Answer<'review'>>) => {
        take(result);
        idle.add(worker);
        for (const each of idle) ask(each);
        if (idle.size === workers.length) this.stop();
      });
      worker.addEventListener('error', ({ message }) => {
        this.stop();
        fail(new Error(`the review has failed: ${message}`));
      });
      idle.add(worker);
      return worker;
    });
    this.#workers = workers;
    for (const worker of workers) ask(worker);
    if (idle.size === workers.length) this.stop();
  }

  /** Ends the workers, and what they are doing. */
  stop(): void {
    for (const worker of this.#workers) worker.terminate();
    this.#workers = [];
  }
}
