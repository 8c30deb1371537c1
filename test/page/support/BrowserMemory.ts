import { BrowserLocks } from './BrowserLocks.js';

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
