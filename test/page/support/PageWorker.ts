import { fileURLToPath } from 'node:url';
import { evaluateBundle } from '../../support/evaluateBundle.js';
import { bundleOf } from '../../support/pageBundle.js';

type Listener = (event: { readonly data: unknown }) => void;

/** A worker of the page, run beside it in the same thread: its messages are copied and come later, as those of a thread do. */
export class PageWorker {
  onmessage: Listener | null = null;
  onerror: ((event: unknown) => void) | null = null;
  /** Fulfilled when its program has been loaded. */
  readonly ready: Promise<void>;
  readonly #listeners = new Set<Listener>();
  readonly #inside = new Set<Listener>();
  readonly #waiting: unknown[] = [];
  #isReady = false;
  #isEnded = false;
  readonly #scope: { onmessage: Listener | null };

  constructor(url: string | URL) {
    this.#scope = {
      onmessage: null,
      ...{
        postMessage: (data: unknown) => this.#deliver(data, () => [this.onmessage, ...this.#listeners]),
        addEventListener: (type: string, listener: Listener): void => {
          if (type === 'message') this.#inside.add(listener);
        },
        removeEventListener: (_type: string, listener: Listener) => void this.#inside.delete(listener),
        close: () => this.terminate(),
        console,
        performance,
        queueMicrotask,
        setTimeout,
        clearTimeout,
        crypto,
        fetch,
        URL,
        TextEncoder,
        TextDecoder,
        structuredClone,
        MessageChannel,
      },
    };
    this.ready = bundleOf(fileURLToPath(url)).then((bundle) => {
      if (this.#isEnded) return;
      evaluateBundle(bundle, this.#scope);
      this.#isReady = true;
      for (const data of this.#waiting.splice(0)) this.postMessage(data);
    });
  }

  postMessage(data: unknown): void {
    if (this.#isReady) this.#deliver(data, () => [this.#scope.onmessage, ...this.#inside]);
    else this.#waiting.push(structuredClone(data));
  }

  addEventListener(type: string, listener: Listener): void {
    if (type === 'message') this.#listeners.add(listener);
  }

  removeEventListener(_type: string, listener: Listener): void {
    this.#listeners.delete(listener);
  }

  terminate(): void {
    this.#isEnded = true;
  }

  #deliver(data: unknown, listeners: () => readonly (Listener | null)[]): void {
    const copy: unknown = structuredClone(data);
    setImmediate(() => {
      if (!this.#isEnded) for (const listener of listeners()) listener?.({ data: copy });
    });
  }
}
