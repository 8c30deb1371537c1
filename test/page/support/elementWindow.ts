import { Window as DomWindow } from 'happy-dom';
import { compileElement } from '../../../client/build/element/elementPlugin.js';
import type { HexfallBoard } from '../../../client/src/embed/BoardElement.js';
import { evaluateBundle } from '../../support/evaluateBundle.js';
import { eventually } from '../../support/eventually.js';

/** What an element of a window has told, in order. */
export interface ToldEvent {
  readonly type: string;
  readonly detail: unknown;
}

const TELLS = ['step', 'end', 'select', 'error'];

/** A page of others with the element in it, in a DOM without a browser. Its time stands still. */
export class ElementWindow {
  readonly window: DomWindow;
  readonly told: ToldEvent[] = [];
  /** Timers that have not run. */
  readonly #timers = new Map<number, () => void>();
  #timer = 0;

  constructor(
    code: string,
    scripts: ReadonlyMap<string, string>,
    {
      prefersStillness = true,
      files = {},
    }: { readonly prefersStillness?: boolean; readonly files?: Readonly<Record<string, string>> } = {},
  ) {
    this.window = new DomWindow({ url: 'https://club.example/page/' });
    Object.assign(this.window, {
      setTimeout: (task: () => void) => {
        this.#timers.set(++this.#timer, task);
        return this.#timer;
      },
      clearTimeout: (timer: number) => void this.#timers.delete(timer),
      matchMedia: () => ({ matches: prefersStillness }),
      loadScript: (path: string) => {
        const found = scripts.get(path.replace('./', 'embed/'));
        if (found === undefined) return Promise.reject(new Error(`there is no ${path}`));
        return Promise.resolve({ default: (0, eval)(`(${found.replace(/^var \w+=/, '').replace(/;export\{.*$/s, '')})`) as unknown });
      },
      fetch: (address: URL | string) => {
        const text = files[new URL(address).pathname];
        return Promise.resolve(new this.window.Response(text ?? '', { status: text === undefined ? 404 : 200 }));
      },
    });
    evaluateBundle({ file: 'hexfall-board.js', code }, this.window);
  }

  /**
   * Puts an element with attributes into the page, and waits until it shows something.
   * @param early properties as a page sets them before the element is defined.
   */
  async put(attributes: Readonly<Record<string, string>>, early: Readonly<Record<string, unknown>> = {}): Promise<HexfallBoard> {
    const { document } = this.window;
    const made = document.createElement('hexfall-board');
    for (const type of TELLS) made.addEventListener(type, (event) => this.told.push({ type, detail: Reflect.get(event, 'detail') }));
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    for (const [name, value] of Object.entries(early)) Object.defineProperty(made, name, { value, configurable: true, writable: true });
    await this.shows(() => document.body.append(made));
    return made as unknown as HexfallBoard;
  }

  /** Waits until what is changed is shown, or a sentence in its place. */
  async shows(change: () => void): Promise<void> {
    const before = this.told.length;
    change();
    await eventually(() => Promise.resolve(expect(this.told.length).toBeGreaterThan(before)));
  }

  /** Lets the next timer end. */
  tick(): void {
    const [first] = this.#timers;
    if (!first) throw new Error('no timer runs');
    this.#timers.delete(first[0]);
    first[1]();
  }

  get isWaiting(): boolean {
    return this.#timers.size > 0;
  }
}

type Options = ConstructorParameters<typeof ElementWindow>[2];

/** Compiles the element before the tests, and closes the windows after each of them. Returns what opens a window with the element. */
export const elementWindows = (): ((options?: Options) => ElementWindow) => {
  const opened: ElementWindow[] = [];
  let code: string;
  let scripts: ReadonlyMap<string, string>;

  beforeAll(async () => {
    const chunks = await compileElement();
    const [entry] = chunks.filter(({ isEntry }) => isEntry);
    if (!entry) throw new Error('the element was not compiled');
    // A module as a script: what it exports nobody imports, and what it imports the window loads.
    code = entry.code.replace(/export\{[^}]*\};?\s*$/, '').replaceAll(/\bimport\((`[^`]+`)\)/g, 'globalThis.loadScript($1)');
    scripts = new Map(chunks.map((chunk) => [chunk.fileName, chunk.code]));
  });

  // Otherwise each keeps its 60 MB until the process ends.
  afterEach(async () => {
    for (const { window } of opened.splice(0)) await window.happyDOM.close();
  });

  return (options) => {
    const window = new ElementWindow(code, scripts, options);
    opened.push(window);
    return window;
  };
};
