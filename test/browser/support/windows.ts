import { type Browser, chromium, type ConsoleMessage, type Page } from 'playwright-core';
import { PATIENCE_MS } from '../../support/eventually.js';
import { NEWER_THAN_FLOOR } from '../../support/newerThanFloor.js';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Takes certificates that nobody vouches for. Allowing them for a window only makes Chromium begin its requests again, and under load
 * it gave up a stylesheet (ERR_TOO_MANY_RETRIES).
 */
export const TRUSTING = ['--ignore-certificate-errors'] as const;

export const startBrowser = (executablePath: string, flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath, headless: true, args: [...FLAGS, ...flags] });

/** The pixel ratio of windows that nobody looks at: a machine without a graphics card draws a quarter of the pixels. */
const COARSE = 0.5;

/**
 * Keeps canvases from painting anything: without a graphics card that takes most of the time of a window. They get contexts that take
 * every command and carry none out.
 */
const paintNothing = (): void => {
  /** @param answers what its methods return, by their names. */
  const idle = (prototype: object, answers: Readonly<Record<string, (...args: never) => unknown>>): object => {
    const context = Object.create(prototype) as object;
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      const isMethod = typeof value === 'function';
      if (isMethod || value === undefined)
        Object.defineProperty(context, name, { value: answers[name] ?? (isMethod ? () => undefined : null), writable: true });
    }
    return context;
  };
  const made = (): object => ({});
  const gradient = (): object => Object.create(CanvasGradient.prototype, { addColorStop: { value: () => undefined } }) as object;
  const contexts: Readonly<Record<string, object>> = {
    '2d': idle(CanvasRenderingContext2D.prototype, {
      createLinearGradient: gradient,
      createRadialGradient: gradient,
      createConicGradient: gradient,
    }),
    // Programs are linked, and have neither attributes nor uniforms.
    webgl2: idle(WebGL2RenderingContext.prototype, {
      ...Object.fromEntries(
        ['Buffer', 'Framebuffer', 'Program', 'Renderbuffer', 'Sampler', 'Shader', 'Texture', 'VertexArray'].map((kind) => [
          `create${kind}`,
          made,
        ]),
      ),
      getContextAttributes: () => ({ stencil: true }),
      getExtension: () => null,
      getParameter: () => 16,
      getProgramParameter: (_: unknown, asked: number) => asked === WebGL2RenderingContext.LINK_STATUS || 0,
      getShaderParameter: () => true,
      getShaderPrecisionFormat: () => ({ precision: 23 }),
      isContextLost: () => false,
    }),
  };
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    value(this: HTMLCanvasElement, kind: string): unknown {
      const context = contexts[kind === 'webgl' ? 'webgl2' : kind];
      return context ? Object.create(context, { canvas: { value: this } }) : null;
    },
  });
};

/** Makes a window as old as the oldest browsers that are supported: without what they have not got yet. */
const MAKE_OLD = Object.entries(NEWER_THAN_FLOOR)
  .flatMap(([owner, names]) => names.map((name) => `delete (${owner})[${JSON.stringify(name)}];`))
  .join('\n');

declare global {
  interface Window {
    /** How many requests of the page the server has not answered yet. */
    unanswered?: number;
  }
}

/** Counts the requests of a page that are under way, for tests that wait until there are none; but for those in which the server waits for news. */
const countRequests = (): void => {
  const original = window.fetch;
  window.unanswered = 0;
  const count = (change: number): void => void (window.unanswered = (window.unanswered ?? 0) + change);
  window.fetch = async (...request) => {
    const [asked] = request;
    if (typeof asked === 'string' && asked.includes('&wait=')) return original(...request);
    count(1);
    try {
      const response = await original(...request);
      await response.clone().arrayBuffer();
      return response;
    } finally {
      count(-1);
    }
  };
};

/** Has WebGL paint only while a battle is shown. Pictures are prepared at any time. */
const paintBattles = (): void => {
  const { prototype } = WebGL2RenderingContext;
  for (const method of ['clear', 'drawArrays', 'drawArraysInstanced', 'drawElements', 'drawElementsInstanced'] as const) {
    const paint = prototype[method] as (...values: unknown[]) => void;
    const value = function (this: WebGL2RenderingContext, ...values: unknown[]): void {
      if (document.querySelector('.replay-bar')) paint.apply(this, values);
    };
    Object.defineProperty(prototype, method, { value });
  }
};

/** Whether it tells of something that a server puts off because the machine is busy: the page asks again. */
const isPutOff = (message: ConsoleMessage): boolean => /status of 503/.test(message.text());

export interface WindowOptions {
  readonly width: number;
  readonly height: number;
  /** What this browser remembers, by the names of `platform/settings.ts`. */
  readonly remembers?: Readonly<Record<string, unknown>>;
  /** What the device says of its user: a language such as `pl-PL`, and whether movement is to be avoided. */
  readonly locale?: string;
  /** Device pixels for each CSS pixel: 1 on most desktops, 2 or 3 on phones and tablets; `COARSE` if left out. */
  readonly deviceScaleFactor?: number;
  readonly reducedMotion?: 'reduce' | 'no-preference';
  /** Whether there are fingers; tapping needs it. */
  readonly hasTouch?: boolean;
  /** Whether the page may register its service worker; blocked if left out. */
  readonly serviceWorkers?: 'allow' | 'block';
  /** Whether the board is painted, for tests that look at it, or battles only. Everything else of the page is the same without. */
  readonly paints?: boolean | 'battles';
  /** What is done with the window before it opens anything. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** A window with a memory of its own, as on another computer. What goes wrong in the page is thrown at the end of a test by `complaints`. */
export const openWindow = async (
  browser: Browser,
  { width, height, remembers = {}, paints = false, prepare, ...device }: WindowOptions,
): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: COARSE,
    serviceWorkers: 'block',
    ...device,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(MAKE_OLD);
  await context.addInitScript(countRequests);
  if (paints !== true) await context.addInitScript(paints ? paintBattles : paintNothing);
  const stored = Object.entries(remembers).map(([key, value]) => [`hexfall.${key}`, JSON.stringify(value)] as const);
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, stored);
  const page = await context.newPage();
  await prepare?.(page);
  const found: string[] = [];
  COMPLAINTS.set(page, found);
  page.on('pageerror', (error) => found.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isPutOff(message)) found.push(message.text());
  });
  return page;
};

const COMPLAINTS = new WeakMap<Page, string[]>();

/** Errors of a page and of its console so far. */
export const complaints = (page: Page): readonly string[] => COMPLAINTS.get(page) ?? [];
