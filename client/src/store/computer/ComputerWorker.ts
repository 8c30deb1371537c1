import type { PlannedTurn, TurnRequest } from '@hexfall/shared/ai/computerTurn';
import type { Answer, Question } from '../../worker/messages.js';
import { startWorker } from '../../worker/startWorker.js';

/** Plans a turn without blocking rendering. Rejects if planning was canceled or has failed. */
export type PlanTurn = (request: TurnRequest) => Promise<PlannedTurn>;

interface Waiting {
  readonly resolve: (turn: PlannedTurn) => void;
  readonly reject: (reason: Error) => void;
}

/** Plans turns in a worker of the page, one after the other. The first turn starts the worker. */
export class ComputerWorker {
  #worker: Worker | null = null;
  #ids = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** @param start starts the worker; tests pass their own. */
  constructor(private readonly start: () => Worker = startWorker) {}

  readonly plan: PlanTurn = (request) =>
    new Promise((resolve, reject) => {
      const id = ++this.#ids;
      this.#waiting.set(id, { resolve, reject });
      this.#running().postMessage({ kind: 'plan', id, request } satisfies Question);
    });

  /** Ends the worker and all planning. The next turn starts another worker. */
  cancel(): void {
    this.#end(new Error('canceled'));
  }

  #running(): Worker {
    if (this.#worker) return this.#worker;
    const worker = this.start();
    worker.addEventListener('message', ({ data: { id, turn } }: MessageEvent<Answer<'plan'>>) => {
      this.#waiting.get(id)?.resolve(turn);
      this.#waiting.delete(id);
    });
    worker.addEventListener('error', ({ message }) => this.#end(new Error(`the computer player has failed: ${message}`)));
    this.#worker = worker;
    return worker;
  }

  #end(reason: Error): void {
    this.#worker?.terminate();
    this.#worker = null;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(reason);
  }
}

/** The worker of this page. */
export const computerWorker = new ComputerWorker();
