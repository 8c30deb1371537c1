import { WIDE } from '../../../client/src/ui/hooks.js';
import { inSources } from '../../support/pageBundle.js';
import { fetchOf, type Network, socketsOf } from './network.js';
import type { PageClock } from './PageClock.js';
import { PageWorker } from './PageWorker.js';

const REPLACED = Symbol.for('hexfall.replaced');

/**
 * Puts another method in the place of one, the first time only: the classes of happy-dom are those of all windows. So the new one may know
 * nothing of the window that was there first: it finds its window by `this.ownerDocument`.
 * @param replace is given the method of before.
 */
const once = <M>(prototype: object, name: string, replace: (before: M) => M): void => {
  const before = Reflect.get(prototype, name) as M & { readonly [REPLACED]?: true };
  if (before[REPLACED]) return;
  const value = Object.assign(replace(before) as object, { [REPLACED]: true });
  Object.defineProperty(prototype, name, { value, configurable: true, writable: true });
};

const TOUCHED = /^:(?:hover|focus-within)\b/;
const INVALID = ':invalid';

/** Where the pointer of a window is: a member of the window, as its classes are those of all windows. */
const POINTED = Symbol.for('hexfall.pointed');

/** Lets elements be found by whether pointer or focus are in them, and fields by what is wrong with them: happy-dom knows neither. */
const completeSelectors = (window: Window & typeof globalThis): void => {
  window.addEventListener('pointerover', ({ target }) => Reflect.set(window, POINTED, target), { capture: true });
  completeMethods(window.Element);
};

const completeMethods = ({ prototype }: typeof Element): void => {
  once(prototype, 'matches', (matches: (selectors: string) => boolean) => {
    return function (this: Element, selectors: string): boolean {
      if (!TOUCHED.test(selectors)) return matches.call(this, selectors);
      const { activeElement, defaultView } = this.ownerDocument;
      const pointed = Reflect.get(defaultView!, POINTED) as Node | undefined;
      return selectors.split(', ').some((selector) => this.contains(selector === ':hover' ? (pointed ?? null) : activeElement));
    };
  });
  once(prototype, 'querySelector', (find: (selectors: string) => Element | null) => {
    return function (this: Element, selectors: string): Element | null {
      if (!selectors.endsWith(INVALID)) return find.call(this, selectors);
      const fields = this.querySelectorAll<HTMLInputElement>(selectors.slice(0, -INVALID.length));
      return [...fields].find(({ validity }) => !validity.valid) ?? null;
    };
  });
};

const WRITTEN = ['text', 'number', 'search', 'url', 'email', 'tel', 'password'];

/**
 * Tells of the change of a field when Enter is pressed in it, as browsers do, and then not once more when it is left: the library that
 * acts as the user's hands tells of it only then.
 */
const commitOnEnter = (window: Window & typeof globalThis): void => {
  /** What the page has been told of, by field. */
  const told = new WeakMap<HTMLInputElement, string>();
  const hear = (type: string, task: (field: HTMLInputElement, event: Event) => void): void => {
    const listen = (event: Event): void => {
      if (event.target instanceof window.HTMLInputElement && WRITTEN.includes(event.target.type)) task(event.target, event);
    };
    window.addEventListener(type, listen, { capture: true });
  };
  hear('focusin', (field) => told.set(field, field.value));
  hear('change', (field, event) => {
    if (told.get(field) === field.value) event.stopImmediatePropagation();
    told.set(field, field.value);
  });
  hear('keypress', (field, event) => {
    if ((event as KeyboardEvent).key === 'Enter' && told.get(field) !== field.value)
      field.dispatchEvent(new window.Event('change', { bubbles: true }));
  });
};

/** A gradient that nobody sees. */
class GradientNowhere {
  addColorStop(): void {}
}

/** A drawing surface that draws nothing. */
const drawnNowhere = (canvas: HTMLCanvasElement): unknown => {
  const { CanvasGradient: Gradient } = canvas.ownerDocument.defaultView as unknown as { readonly CanvasGradient: new () => object };
  return new Proxy(
    { canvas, measureText: (text: string) => ({ width: 8 * text.length, actualBoundingBoxAscent: 8, actualBoundingBoxDescent: 2 }) },
    { get: (own, name) => (name in own ? (Reflect.get(own, name) as unknown) : () => new Gradient()), set: () => true },
  );
};

/** A path that nobody sees. */
class PathNowhere {
  addPath(): void {}
  moveTo(): void {}
  lineTo(): void {}
  arc(): void {}
  arcTo(): void {}
  rect(): void {}
  ellipse(): void {}
  bezierCurveTo(): void {}
  quadraticCurveTo(): void {}
  closePath(): void {}
}

/** The elements that can have the focus. */
const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]';

/** What had the focus when a window over the page opened. */
const BEFORE = Symbol.for('hexfall.before');

/** Gives windows over the page the focus, and gives it back, as browsers do. */
const focusDialogs = ({ prototype }: typeof HTMLDialogElement): void => {
  once(prototype, 'showModal', (showModal: () => void) => {
    return function (this: HTMLDialogElement) {
      Reflect.set(this, BEFORE, this.ownerDocument.activeElement);
      showModal.call(this);
      const first = this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector<HTMLElement>(FOCUSABLE);
      if (!this.contains(this.ownerDocument.activeElement)) first?.focus();
    };
  });
  once(prototype, 'close', (close: (value?: string) => void) => {
    return function (this: HTMLDialogElement, value?: string) {
      const wasOpen = this.open;
      close.call(this, value);
      const home = Reflect.get(this, BEFORE) as HTMLElement | null | undefined;
      if (wasOpen && home?.isConnected) home.focus();
      Reflect.deleteProperty(this, BEFORE);
    };
  });
};

/** What a window does with the files that its page saves: a member of the window, as its classes are those of all windows. */
const SAVING = Symbol.for('hexfall.saving');

type Saving = (name: string, url: string) => boolean;

/** A link that saves a file leads nowhere; the page clicks on it itself. */
const saveByLinks = ({ prototype }: typeof HTMLAnchorElement): void =>
  once(prototype, 'click', (follow: () => void) => {
    return function (this: HTMLAnchorElement) {
      const save = Reflect.get(this.ownerDocument.defaultView!, SAVING) as Saving;
      if (!this.hasAttribute('download') || !save(this.download, this.href)) follow.call(this);
    };
  });

/** There is no layout, and nothing is drawn. */
const drawNothing = (window: Window & typeof globalThis): void => {
  Object.assign(window, { IntersectionObserver: EverythingInSight });
  for (const name of ['scrollIntoView', 'setPointerCapture']) once(window.HTMLElement.prototype, name, () => () => undefined);
  once(window.HTMLCanvasElement.prototype, 'getContext', () => {
    return function (this: HTMLCanvasElement, kind: string) {
      return kind === '2d' ? drawnNowhere(this) : null;
    };
  });
};

/** Says of every element that it is in sight, as soon as it is asked. */
class EverythingInSight {
  constructor(private readonly tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {}

  observe(): void {
    queueMicrotask(() => this.tell([{ isIntersecting: true }]));
  }

  disconnect(): void {
    // Nothing is watched.
  }
}

/** Tells the page what it asks of its layout: whether the chat beside the board is hidden. Everything else counts as shown. */
const hideBesideBoard = ({ HTMLElement }: Window & typeof globalThis): void =>
  void Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    get(this: HTMLElement) {
      const isHidden = this.closest('.chat-panel') !== null && !this.ownerDocument.defaultView?.matchMedia(WIDE).matches;
      return isHidden ? null : this.parentElement;
    },
    configurable: true,
  });

/** Keeps `hashchange` to addresses that somebody goes to: happy-dom tells of those that the page writes by itself, too. */
const hushOwnAddresses = (window: Window & typeof globalThis): void => {
  const { history } = window;
  const own: string[] = [];
  for (const name of ['pushState', 'replaceState'] as const) {
    const write = history[name].bind(history);
    history[name] = (...values) => {
      const before = window.location.hash;
      write(...values);
      if (window.location.hash !== before) own.push(window.location.href);
    };
  }
  window.addEventListener('hashchange', (event) => {
    const place = own.indexOf(event.newURL);
    // Browsers tell of it twice.
    if (place < 0) return void window.dispatchEvent(new window.Event('popstate'));
    own.splice(place, 1);
    event.stopImmediatePropagation();
  });
};

/** A file that the page has saved. */
export interface SavedFile {
  readonly name: string;
  readonly content: Blob;
}

/** What a page has done to the world around it. */
export interface Traces {
  /** Errors of the page and of its console. */
  readonly problems: string[];
  readonly saved: SavedFile[];
  /** What it has put on the clipboard. */
  readonly copied: string[];
  /** The addresses of the WebSockets it has opened. */
  readonly connections: string[];
  /** The paths of the server that it has asked for, in order. */
  readonly requests: string[];
  /** How often it has asked to be loaded again. */
  reloads: number;
}

/**
 * Gives a window what happy-dom lacks, or does otherwise than a browser with a server. Returns what ends everything that the page has
 * begun there.
 */
export const equip = (window: Window & typeof globalThis, clock: PageClock, network: Network, traces: Traces): (() => void) => {
  const define = (target: object, members: object): void => {
    for (const [name, value] of Object.entries(members)) Object.defineProperty(target, name, { value, configurable: true, writable: true });
  };

  class PageDate extends Date {
    constructor(...values: [] | [string | number | Date]) {
      super(...((values.length === 0 ? [clock.date()] : values) as [number]));
    }
    static override now(): number {
      return clock.date();
    }
  }

  /** Its deadlines are of the time of the page. */
  const timeout = (ms: number): AbortSignal => {
    const controller = new AbortController();
    clock.setTimeout(() => controller.abort(new DOMException('The operation has timed out.', 'TimeoutError')), ms);
    return controller.signal;
  };
  const OwnAbortSignal = new Proxy(AbortSignal, {
    get: (own, name) => (name === 'timeout' ? timeout : (Reflect.get(own, name) as unknown)),
  });

  const workers = new Set<PageWorker>();
  class OwnWorker extends PageWorker {
    constructor(url: string | URL) {
      super(url);
      workers.add(this);
      network.underWay += 1;
      void this.ready.finally(() => (network.underWay -= 1));
    }
  }

  const addError = (...parts: readonly unknown[]): void =>
    void traces.problems.push(
      parts.map((part) => (part instanceof Error ? inSources(part.stack ?? part.message) : String(part))).join(' '),
    );

  define(window, {
    Date: PageDate,
    performance: { now: clock.now, mark: () => undefined, measure: () => undefined, getEntriesByType: () => [] },
    setTimeout: clock.setTimeout,
    clearTimeout: clock.clear,
    setInterval: clock.setInterval,
    clearInterval: clock.clear,
    requestAnimationFrame: clock.requestFrame,
    cancelAnimationFrame: clock.clear,
    fetch: fetchOf(window, network, traces),
    Request,
    Response,
    Headers,
    AbortController,
    AbortSignal: OwnAbortSignal,
    WebSocket: socketsOf(window, network, traces),
    Worker: OwnWorker,
    Path2D: PathNowhere,
    CanvasGradient: GradientNowhere,
    // As on a page that came without TLS.
    crypto: { getRandomValues: globalThis.crypto.getRandomValues.bind(globalThis.crypto) },
    structuredClone: globalThis.structuredClone,
    CompressionStream: globalThis.CompressionStream,
    DecompressionStream: globalThis.DecompressionStream,
    TextEncoder: globalThis.TextEncoder,
    TextDecoder: globalThis.TextDecoder,
    console: { ...console, error: addError, warn: () => undefined, log: () => undefined, info: () => undefined, debug: () => undefined },
    reportError: addError,
    scrollTo: () => undefined,
  });
  Object.defineProperty(window.navigator, 'onLine', { get: () => !(network.isCut && network.isNoticed), configurable: true });
  define(window.navigator, {
    clipboard: { writeText: (text: string) => Promise.resolve(void traces.copied.push(text)) },
  });
  define(window.location, { reload: () => void (traces.reloads += 1) });
  drawNothing(window);
  focusDialogs(window.HTMLDialogElement);
  saveByLinks(window.HTMLAnchorElement);
  hushOwnAddresses(window);
  hideBesideBoard(window);
  completeSelectors(window);
  commitOnEnter(window);

  window.addEventListener('error', (event) => addError(event.error ?? event.message));
  const objects = new Map<string, Blob>();
  class PageUrl extends window.URL {
    static override createObjectURL(content: Blob): string {
      const url = `blob:${window.location.origin}/${objects.size}`;
      objects.set(url, content);
      return url;
    }
    static override revokeObjectURL(): void {}
  }
  const save: Saving = (name, url) => {
    const content = objects.get(url);
    if (content) traces.saved.push({ name, content });
    return content !== undefined;
  };
  define(window, { URL: PageUrl });
  Reflect.set(window, SAVING, save);

  return () => {
    clock.stop();
    for (const socket of network.sockets.keys()) socket.terminate();
    for (const worker of workers) worker.terminate();
  };
};
