import { Script } from 'node:vm';
import type { Bundle } from './pageBundle.js';

/** The parts of the language itself: they are the same in every window, so that values of a page and of its test are of one kind. */
const LANGUAGE = [
  'Object Array Map Set WeakMap WeakSet WeakRef FinalizationRegistry Symbol Promise Function Boolean Number String BigInt Math JSON RegExp',
  'Error TypeError RangeError SyntaxError EvalError URIError ReferenceError AggregateError Reflect Proxy Intl ArrayBuffer DataView Atomics',
  'Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array Float32Array Float64Array Uint8ClampedArray BigInt64Array BigUint64Array',
  'parseInt parseFloat isNaN isFinite encodeURIComponent decodeURIComponent encodeURI decodeURI',
].flatMap((line) => line.split(' '));

/** Names that only Node has: a page that asks for them is told that it is in a browser. */
const OF_NODE = ['process', 'require', 'module', 'exports', 'global', 'Buffer', 'setImmediate', 'clearImmediate'];

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** The global object of the code that is compiled here: what it writes down as an object or an array is of that kind. */
const REALM = new Script('globalThis').runInThisContext() as object;

type Run = (...values: readonly unknown[]) => void;

/** Bundles as functions of a scope, by file and by the names that they are given: all windows of a process share what has been compiled. */
const compiled = new Map<string, (scope: object) => Run>();

const compile = ({ file, code }: Bundle, names: readonly string[]): ((scope: object) => Run) => {
  const key = `${file} ${names.join()}`;
  const known = compiled.get(key);
  if (known) return known;
  const source = `(function (scope) { with (scope) return function (${names.join()}) { (function () {\n${code}\n})(); } })`;
  const made = new Script(source, { filename: file, lineOffset: -1 }).runInThisContext() as (scope: object) => Run;
  compiled.set(key, made);
  return made;
};

/** What a window has under a name; undefined where reading it throws, as for storage that the browser blocks. */
const readIn = (scope: object, name: string): unknown => {
  try {
    return Reflect.get(scope, name);
  } catch {
    return undefined;
  }
};

/** Names that are objects in a window for as long as it is open: what uses them need not look for them in the window each time. */
const steadyNamesOf = (scope: object): readonly string[] => {
  const names = new Set<string>();
  for (let level: object | null = scope; level && level !== Object.prototype; level = Object.getPrototypeOf(level) as object | null)
    for (const name of Object.getOwnPropertyNames(level)) names.add(name);
  return [...names].filter((name) => {
    if (!IDENTIFIER.test(name) || LANGUAGE.includes(name) || OF_NODE.includes(name)) return false;
    const value = readIn(scope, name);
    return typeof value === 'function' || (typeof value === 'object' && value !== null);
  });
};

/**
 * Runs a bundle as a program of its own whose global object is another one: every window gets modules, and with them a state, of its own.
 * @param scope the global object, such as a window.
 */
export const evaluateBundle = (bundle: Bundle, scope: object): void => {
  const steady = steadyNamesOf(scope).filter((name) => !['globalThis', 'self', 'window'].includes(name));
  const method = (name: string): unknown => {
    const value: unknown = Reflect.get(scope, name);
    // Functions of a window are called without it.
    return typeof value === 'function' && !/^[A-Z]/.test(name) ? (value.bind(scope) as unknown) : value;
  };
  const run = compile(bundle, ['globalThis', 'self', 'window', ...LANGUAGE, ...OF_NODE, ...steady])(scope);
  run(
    scope,
    scope,
    scope,
    ...LANGUAGE.map((name) => Reflect.get(REALM, name) as unknown),
    ...OF_NODE.map(() => undefined),
    ...steady.map(method),
  );
};
