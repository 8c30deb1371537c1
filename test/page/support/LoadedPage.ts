import { type UserEvent, userEvent } from '@testing-library/user-event';
import { Window as DomWindow } from 'happy-dom';
import { evaluateBundle } from '../../support/evaluateBundle.js';
import { PATIENCE_MS } from '../../support/eventually.js';
import { bundleOf, PAGE_ENTRY } from '../../support/pageBundle.js';
import { readProjectFile } from '../../support/sources.js';
import { BrowserMemory } from './BrowserMemory.js';
import type { Network } from './network.js';
import { PageClock } from './PageClock.js';
import { equip, type Traces } from './platform.js';

type Win = Window & typeof globalThis;

/** For how many of its own seconds a page is given time: more than it waits between two questions to the server. */
const MOST_SECONDS = 130;

/** How many turns of the event loop something is looked for without a break. */
const BUSY_TURNS = 300;

export interface WindowOptions {
  /** The size of the window in CSS pixels; a desktop's if left out. The page has no layout here: only media queries see it. */
  readonly width?: number;
  readonly height?: number;
  /** What this browser remembers, by the names of `platform/settings.ts`. */
  readonly remembers?: Readonly<Record<string, unknown>>;
  /** The browser of another window, whose memory is shared. */
  readonly memory?: BrowserMemory;
  /** The user's languages. */
  readonly languages?: readonly string[];
  readonly reducedMotion?: boolean;
  /** Is given every request before it is sent; it may hold it back, or answer it. */
  readonly intercept?: Network['intercept'];
  /** Is given the window before the page's script runs, also when it is loaded again. */
  readonly prepare?: (window: Win) => void;
}

/** A break that leaves the processor to others. */
const nap = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 4));

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The times of all pages that are open. */
const clocks = new Set<PageClock>();

/** What the document of the page has in its head that the page asks for. */
const HEAD = '<title>Hexfall</title><meta name="base-path" content="/" /><link rel="icon" href="/favicon.svg" type="image/svg+xml" />';

/** Where the page is drawn, as in its document. */
const [HOST] = /<div id="app".*<\/div>/.exec(readProjectFile('client/index.html')) ?? [''];

/**
 * The page as a window has loaded it, in a DOM without a browser. Every window runs the page's script with modules of its own, has a time
 * of its own that stands still unless a test lets it pass, and speaks to a real server.
 */
export class LoadedPage {
  readonly #url: string;
  readonly #options: WindowOptions;
  readonly memory: BrowserMemory;
  #session = new BrowserMemory();
  readonly network: Network;
  readonly traces: Traces = { problems: [], saved: [], copied: [], connections: [], requests: [], reloads: 0 };
  clock!: PageClock;
  window!: Win;
  #dom!: DomWindow;
  /** What hands do, as the library knows it. */
  protected user!: UserEvent;
  #isLoaded = false;
  #forget: () => void = () => undefined;

  protected constructor(url: string, options: WindowOptions) {
    this.#url = url;
    this.#options = options;
    this.network = { isCut: false, isNoticed: false, intercept: options.intercept ?? null, sockets: new Map(), underWay: 0 };
    this.memory = options.memory ?? new BrowserMemory({ language: 'en', ...options.remembers });
  }

  /** Loads the page at another path, as when its address is typed. */
  async goto(path: string): Promise<void> {
    this.#unload();
    this.#isLoaded = true;
    const { width = 1440, height = 900, languages = ['en-US', 'en'], reducedMotion = false, prepare } = this.#options;
    this.#dom = new DomWindow({
      url: new URL(path, this.#url).href,
      width,
      height,
      settings: {
        navigation: { disableMainFrameNavigation: true },
        device: { prefersReducedMotion: reducedMotion ? 'reduce' : 'no-preference' },
      },
    });
    this.window = this.#dom as unknown as Win;
    this.clock = new PageClock((error) => this.window.console.error(error));
    clocks.add(this.clock);
    Object.defineProperty(this.window.navigator, 'languages', { value: languages, configurable: true });
    // It brings a clipboard of its own, and is given another one after that.
    this.user = userEvent.setup({ document: this.document, delay: null, pointerEventsCheck: 0, writeToClipboard: false });
    const end = equip(this.window, this.clock, this.network, this.traces);
    const [local, session] = [this.memory.openIn(this.window), this.#session.openIn(this.window)];
    const { locks, close: giveBack } = this.memory.locks.openIn(this.window);
    this.#forget = () => {
      end();
      for (const { close } of [local, session]) close();
      giveBack();
    };
    Object.defineProperty(this.window.navigator, 'locks', { value: locks, configurable: true });
    Object.defineProperty(this.window, 'localStorage', { value: local.storage, configurable: true });
    Object.defineProperty(this.window, 'sessionStorage', { value: session.storage, configurable: true });
    this.document.head.innerHTML = HEAD;
    this.document.body.innerHTML = HOST;
    prepare?.(this.window);
    evaluateBundle(await bundleOf(PAGE_ENTRY), this.window);
    await this.settle();
  }

  /** Loads the page again, as the user does with F5; the browser remembers what it has remembered. */
  reload(): Promise<void> {
    return this.goto(this.path);
  }

  /** Leaves the page, as by closing the window; what went wrong in it is thrown. */
  close(): void {
    this.#unload();
    if (this.traces.problems.length > 0) throw new Error(`something went wrong in the page:\n${this.traces.problems.splice(0).join('\n')}`);
  }

  get document(): Document {
    return this.window.document;
  }

  /** The path of the address, with what follows it. */
  get path(): string {
    const { pathname, search, hash } = this.window.location;
    return pathname + search + hash;
  }

  /** Waits until a function gives something (not false, null or undefined) without throwing, and gives that. Meanwhile server and all pages go on. */
  async until<T>(find: () => T): Promise<NonNullable<Exclude<T, false>>> {
    const end = performance.now() + PATIENCE_MS;
    for (let turns = 0; ; turns++) {
      let fault: unknown = new Error(`this never came to hold: ${find.toString()}`);
      try {
        const value = find();
        if (value !== false && value !== null && value !== undefined) return value as NonNullable<Exclude<T, false>>;
      } catch (error) {
        fault = error;
      }
      if (performance.now() > end) throw this.#withPage(fault);
      await (turns < BUSY_TURNS ? nextTurn() : nap());
      for (const clock of clocks) clock.runSoon();
    }
  }

  /** Waits until expectations hold. */
  async eventually(expectations: () => void): Promise<void> {
    await this.until(() => {
      expectations();
      return true;
    });
  }

  /** Waits for what the page promises. Meanwhile page and server go on. */
  async promised<T>(promise: Promise<T>): Promise<T> {
    let isOver = false;
    const end = (): void => void (isOver = true);
    promise.then(end, end);
    await this.until(() => isOver);
    return promise;
  }

  /** Lets the page do what it is about to do: effects, what is loaded later, and short timers. */
  async settle(): Promise<void> {
    for (let quiet = 0; quiet < 3;) {
      await nextTurn();
      quiet = this.clock.runSoon() ? 0 : quiet + 1;
    }
  }

  /** Waits until the page has the answers to all it has asked the server for, and its workers have begun. */
  async answered(): Promise<void> {
    const isAnswered = (): boolean => this.network.underWay === 0 && this.#areHeard();
    await this.settle();
    while (!isAnswered()) {
      await this.until(isAnswered);
      await this.settle();
    }
  }

  /** Whether no connection waits for an answer, but those that a test has stopped. */
  #areHeard(): boolean {
    return [...this.network.sockets].every(([{ isPaused }, asked]) => asked === 0 || isPaused);
  }

  /** Lets the device sleep for a time, in milliseconds. */
  async passAsleep(ms: number): Promise<void> {
    this.clock.sleep(ms);
    await this.pass(0);
  }

  /** Lets time pass for the page, in milliseconds. None passes while a connection waits: a server that is slow is no server that is silent. */
  async pass(ms: number): Promise<void> {
    await this.settle();
    await this.clock.pass(ms, async () => {
      await this.settle();
      await this.until(() => this.#areHeard());
    });
    await this.settle();
  }

  /** Lets time pass, second by second, until expectations hold: for what the page asks the server for from time to time. */
  async passUntil(expectations: () => void): Promise<void> {
    for (let seconds = 0; ; seconds++) {
      await this.answered();
      try {
        return expectations();
      } catch (fault) {
        if (seconds === MOST_SECONDS) throw this.#withPage(fault);
      }
      await this.pass(1000);
    }
  }

  /** Puts the window out of sight, or back. */
  async hide(isHidden = true): Promise<void> {
    Object.defineProperty(this.document, 'visibilityState', { value: isHidden ? 'hidden' : 'visible', configurable: true });
    Object.defineProperty(this.document, 'hidden', { value: isHidden, configurable: true });
    this.document.dispatchEvent(new this.window.Event('visibilitychange'));
    await this.settle();
  }

  /**
   * Cuts the network of this window, or mends it.
   * @param isNoticed whether the browser says so: then the device has no network at all. Otherwise the server alone is away.
   */
  async cutNetwork(isCut = true, { isNoticed = false } = {}): Promise<void> {
    this.network.isCut = isCut;
    this.network.isNoticed = isNoticed;
    if (isCut) for (const socket of this.network.sockets.keys()) socket.terminate();
    if (isNoticed) this.window.dispatchEvent(new this.window.Event(isCut ? 'offline' : 'online'));
    await this.settle();
  }

  /** Goes back or forward in the history of the window. */
  async back(steps = -1): Promise<void> {
    this.window.history.go(steps);
    await this.settle();
  }

  /** An error with what the page shows. */
  #withPage(fault: unknown): Error {
    const text = this.document.body.textContent.replace(/\s+/g, ' ').slice(0, 600);
    const message = fault instanceof Error ? fault.message : String(fault);
    return new Error([message, `The page at ${this.path}: ${text}`, ...this.traces.problems].join('\n'), { cause: fault });
  }

  #unload(): void {
    if (!this.#isLoaded) return;
    this.window.dispatchEvent(new this.window.Event('pagehide'));
    this.#forget();
    clocks.delete(this.clock);
    void this.#dom.happyDOM.close();
  }
}
