import { fail, ok, type Result } from '../model/result.js';
import type { NotationCode, NotationError } from './error.js';

/** Takes a value and its path in the document. Returns what it means, or calls `refuse`. */
export type Reader<T> = (value: unknown, path: string) => T;

/** Carries a refusal from deep inside a document to `reading`, and never further. */
class Refusal extends Error {
  constructor(readonly error: NotationError) {
    super(error.message);
  }
}

/** Gives up reading the document. Only to be called inside `reading`. */
export const refuseDocument = (path: string, code: NotationCode, message: string): never => {
  throw new Refusal({ code, message, path });
};

/** Runs a reader; what it refuses becomes a failure. */
export const reading = <T>(read: () => T): Result<T, NotationError> => {
  try {
    return ok(read());
  } catch (error) {
    if (error instanceof Refusal) return fail(error.error);
    throw error;
  }
};

/** A name as a part of a JSON pointer. */
export const pointerPart = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** An object of the document whose fields are all known. */
export class Fields<K extends string> {
  constructor(
    private readonly json: Readonly<Record<string, unknown>>,
    readonly path: string,
  ) {}

  pathOf(name: K): string {
    return `${this.path}/${name}`;
  }

  has(name: K): boolean {
    return this.json[name] !== undefined;
  }

  /** A field that has to be there. */
  get<T>(name: K, read: Reader<T>): T {
    if (!this.has(name)) return refuseDocument(this.pathOf(name), 'missing-field', `The field ${name} is missing.`);
    return read(this.json[name], this.pathOf(name));
  }

  /** A field that may be missing. */
  find<T, D>(name: K, read: Reader<T>, missing: D): T | D {
    return this.has(name) ? read(this.json[name], this.pathOf(name)) : missing;
  }
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Opens an object; refuses a field that is not among `known`. */
export const fields = <K extends string>(value: unknown, path: string, known: readonly K[]): Fields<K> => {
  if (!isObject(value)) return refuseDocument(path, 'wrong-type', 'An object is expected here.');
  for (const name of Object.keys(value)) {
    if (!(known as readonly string[]).includes(name)) {
      return refuseDocument(`${path}/${pointerPart(name)}`, 'unknown-field', `This field is unknown here; known are ${known.join(', ')}.`);
    }
  }
  return new Fields(value, path);
};

/** A whole number from `min` to `max`. */
export const whole =
  (min: number, max: number): Reader<number> =>
  (value, path) => {
    if (typeof value !== 'number' || !Number.isInteger(value))
      return refuseDocument(path, 'wrong-type', 'A whole number is expected here.');
    if (value < min || value > max) return refuseDocument(path, 'out-of-range', `A number from ${min} to ${max} is expected here.`);
    return value === 0 ? 0 : value; // never -0
  };

export const text =
  (maxLength: number): Reader<string> =>
  (value, path) => {
    if (typeof value !== 'string') return refuseDocument(path, 'wrong-type', 'A text is expected here.');
    if (value.length > maxLength) return refuseDocument(path, 'out-of-range', `At most ${maxLength} characters are possible here.`);
    return value;
  };

/** A value of a list. A list of flags says so. */
export const oneOf =
  <T extends boolean | string | number>(values: readonly T[]): Reader<T> =>
  (value, path) => {
    const found = values.find((each) => each === value);
    if (found !== undefined) return found;
    if (typeof values[0] === 'boolean') return refuseDocument(path, 'wrong-type', 'true or false is expected here.');
    return refuseDocument(path, 'unknown-value', `One of these is expected here: ${values.join(', ')}.`);
  };

export const flag: Reader<boolean> = oneOf([true, false]);

export const manyOf =
  <T>(read: Reader<T>, maxLength: number): Reader<T[]> =>
  (value, path) => {
    if (!Array.isArray(value)) return refuseDocument(path, 'wrong-type', 'A list is expected here.');
    if (value.length > maxLength) return refuseDocument(path, 'out-of-range', `At most ${maxLength} entries are possible here.`);
    return value.map((entry: unknown, index) => read(entry, `${path}/${index}`));
  };

/** The entries of a list of exactly `length`. */
const entriesOf = (value: unknown, path: string, length: number): readonly unknown[] => {
  const entries = manyOf((entry) => entry, length)(value, path);
  return entries.length === length ? entries : refuseDocument(path, 'wrong-type', `${length} entries are expected here.`);
};

export const pair =
  <T>(read: Reader<T>): Reader<readonly [T, T]> =>
  (value, path) => {
    const [a, b] = entriesOf(value, path, 2);
    return [read(a, `${path}/0`), read(b, `${path}/1`)];
  };

export const triple =
  <T>(read: Reader<T>): Reader<readonly [T, T, T]> =>
  (value, path) => {
    const [a, b, c] = entriesOf(value, path, 3);
    return [read(a, `${path}/0`), read(b, `${path}/1`), read(c, `${path}/2`)];
  };

type Readers = Readonly<Record<string, Reader<unknown>>>;
type Values<R extends Readers> = { readonly [N in keyof R]: ReturnType<R[N]> };

/** An object with all fields of `needed` and any of `optional`. */
export const objectWith =
  <N extends Readers, O extends Readers>(needed: N, optional: O): Reader<Values<N> & Partial<Values<O>>> =>
  (value, path) => {
    const readers: Readers = { ...needed, ...optional };
    const at = fields(value, path, Object.keys(readers));
    const found = Object.entries(readers).filter(([name]) => name in needed || at.has(name));
    return Object.fromEntries(found.map(([name, read]) => [name, at.get(name, read)])) as Values<N> & Partial<Values<O>>;
  };

/** An object with exactly these fields. */
export const object = <N extends Readers>(needed: N): Reader<Values<N>> => objectWith(needed, {});
