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
class BrowserLocks {
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

/** What a browser keeps for the server of the page, in the form of `Storage`. Several windows of one browser share it. */
export class BrowserMemory implements Storage {
  [name: string]: unknown;
  readonly #entries = new Map<string, string>();
  readonly #windows = new Set<Window & typeof globalThis>();
  /** The locks that the windows of this browser share. */
  readonly locks = new BrowserLocks();

  /** @param remembers settings of the page by their names. */
  constructor(remembers: Readonly<Record<string, unknown>> = {}) {
    for (const [name, value] of Object.entries(remembers)) this.#entries.set(`hexfall.${name}`, JSON.stringify(value));
  }

  get length(): number {
    return this.#entries.size;
  }

  key(place: number): string | null {
    return [...this.#entries.keys()][place] ?? null;
  }

  getItem(key: string): string | null {
    return this.#entries.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#entries.set(key, value);
  }

  removeItem(key: string): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }

  /** What the page remembers under the name of a setting; undefined for nothing. */
  read(name: string): unknown {
    const text = this.#entries.get(`hexfall.${name}`);
    return text === undefined ? undefined : JSON.parse(text);
  }

  /** This memory as one window sees it: what it writes is told to the other windows. Returns it and how the window is forgotten. */
  openIn(window: Window & typeof globalThis): { readonly storage: Storage; readonly close: () => void } {
    this.#windows.add(window);
    const storage = new Proxy<Storage>(this, {
      get: (_target, name) => {
        if (name === 'setItem')
          return (key: string, value: string): void => {
            const oldValue = this.getItem(key);
            this.setItem(key, value);
            if (oldValue !== value) this.#tell(window, key, oldValue, value);
          };
        const member: unknown = Reflect.get(this, name, this);
        return typeof member === 'function' ? (member.bind(this) as unknown) : member;
      },
    });
    return { storage, close: () => void this.#windows.delete(window) };
  }

  #tell(from: object, key: string, oldValue: string | null, newValue: string): void {
    for (const window of this.#windows) {
      if (window === from) continue;
      const event = new window.Event('storage');
      Object.assign(event, { key, oldValue, newValue });
      window.dispatchEvent(event);
    }
  }
}
