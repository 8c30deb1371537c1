interface Holding {
  readonly owner: object;
  readonly lose: (reason: unknown) => void;
}

interface Waiting {
  readonly name: string;
  readonly owner: object;
  readonly hold: () => void;
}

type Request = (name: string, how: { readonly steal?: boolean; readonly signal?: AbortSignal }, task: () => unknown) => Promise<unknown>;

/** The locks of a browser (`navigator.locks`) as far as the page uses them: one window holds a lock, others wait for it or steal it. */
export class BrowserLocks {
  readonly #held = new Map<string, Holding>();
  readonly #waiting = new Set<Waiting>();

  /** The locks as one window sees them. Returns them and what gives all back that it holds. */
  openIn(owner: object): { readonly locks: { readonly request: Request }; readonly close: () => void } {
    const request: Request = (name, { steal = false, signal }, task) =>
      new Promise((resolve, reject) => {
        const hold = (): void => {
          const holding = { owner, lose: reject };
          this.#held.set(name, holding);
          void Promise.resolve(task())
            .then(resolve, reject)
            .finally(() => this.#release(name, holding));
        };
        const holder = this.#held.get(name);
        if (!holder || steal) {
          holder?.lose(new DOMException('another window has stolen the lock', 'AbortError'));
          return hold();
        }
        const waiting = { name, owner, hold };
        this.#waiting.add(waiting);
        signal?.addEventListener('abort', () => {
          if (this.#waiting.delete(waiting)) reject(signal.reason as Error);
        });
      });
    const close = (): void => {
      for (const waiting of this.#waiting) if (waiting.owner === owner) this.#waiting.delete(waiting);
      for (const [name, holding] of this.#held) if (holding.owner === owner) this.#release(name, holding);
    };
    return { locks: { request }, close };
  }

  #release(name: string, holding: Holding): void {
    if (this.#held.get(name) !== holding) return;
    this.#held.delete(name);
    const next = [...this.#waiting].find((waiting) => waiting.name === name);
    if (!next) return;
    this.#waiting.delete(next);
    next.hold();
  }
}
