import { FEATURE_COUNT, FEATURE_LAYOUT } from './featureLayout.js';
import { OUTPUTS, type Parameters } from './Network.js';

/** The form of the file. */
const VERSION = 2;

/** Parameters as a file, with where they come from. */
export interface ParameterFile {
  readonly version: number;
  /** `FEATURE_LAYOUT` of the features that they are for. */
  readonly features: number;
  readonly width: number;
  /** The commit and the seed that they can be made with again. */
  readonly commit: string;
  readonly seed: string;
  readonly rounds: number;
  /** Games of self-play that they were fitted to. */
  readonly games: number;
  /** The part of the variance explained on held-out games: of final differences and of results, at the start and after a turn. */
  readonly explained: { readonly difference: readonly number[]; readonly result: readonly number[] };
  /** What the numbers of each hidden unit are multiplied with, and all others. */
  readonly scales: readonly number[];
  /** Base64: a byte for each number of the hidden layer, then two for each of the others, those of features first. */
  readonly data: string;
}

export type EncodedParameters = Pick<ParameterFile, 'version' | 'features' | 'width' | 'scales' | 'data'>;

const BYTE = 127;
const WORD = 32_767;

/** Numbers that are not whole, in the order of `Parameters`: by feature and hidden unit, by feature and output, by hidden unit, by output and hidden unit. */
export interface FittedParameters {
  readonly width: number;
  readonly hidden: Float32Array;
  readonly direct: Float32Array;
  readonly hiddenBias: Float32Array;
  readonly output: Float32Array;
}

const largest = (values: Float32Array, from: number, step: number): number => {
  let most = 0;
  for (let place = from; place < values.length; place += step) most = Math.max(most, Math.abs(values[place]!));
  return most;
};

/** Returns the factor that makes the largest number `most`, rounded to a few digits for the file. */
const scaleOf = (value: number, most: number): number => (value === 0 ? 1 : Number((value / most).toPrecision(9)));

/** Parameters, rounded, for `parametersFrom`. */
export const encodeParameters = ({ width, hidden, direct, hiddenBias, output }: FittedParameters): EncodedParameters => {
  const others = [direct, hiddenBias, output];
  const byUnit = Array.from({ length: width }, (_, unit) => scaleOf(largest(hidden, unit, width), BYTE));
  const scale = scaleOf(Math.max(...others.map((values) => largest(values, 0, 1))), WORD);
  const bytes = new DataView(new ArrayBuffer(hidden.length + 2 * others.reduce((sum, { length }) => sum + length, 0)));
  hidden.forEach((value, index) => bytes.setInt8(index, Math.max(-BYTE, Math.min(BYTE, Math.round(value / byUnit[index % width]!)))));
  let at = hidden.length;
  for (const values of others) {
    for (const value of values) {
      bytes.setInt16(at, Math.max(-WORD, Math.min(WORD, Math.round(value / scale))), true);
      at += 2;
    }
  }
  const letters = Array.from(new Uint8Array(bytes.buffer), (byte) => String.fromCharCode(byte)).join('');
  return { version: VERSION, features: FEATURE_LAYOUT, width, scales: [...byUnit, scale], data: btoa(letters) };
};

/** Whether parameters are of this version and for these features: a new tile makes others. */
const isCurrent = ({ version, features }: EncodedParameters): boolean => version === VERSION && features === FEATURE_LAYOUT;

/**
 * Reads the parameters in a file; null if they belong to other features or another format, and `npm run train` is due. Throws if they are
 * damaged.
 */
export const parametersFrom = (file: EncodedParameters): Parameters | null => {
  if (!isCurrent(file)) return null;
  const { width, scales, data } = file;
  const letters = atob(data);
  const hidden = FEATURE_COUNT * width;
  const direct = FEATURE_COUNT * OUTPUTS;
  if (letters.length !== hidden + 2 * (direct + width + OUTPUTS * width) || scales.length !== width + 1)
    throw new Error(`an evaluation of ${letters.length} bytes`);
  const bytes = new DataView(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)).buffer);
  const directScale = scales[width]!;
  let at = hidden;
  const next = (): number => {
    at += 2;
    return bytes.getInt16(at - 2, true);
  };
  return {
    width,
    hidden: new Int8Array(bytes.buffer, 0, hidden),
    hiddenScales: Float64Array.from(scales.slice(0, width)),
    direct: Int16Array.from({ length: direct }, next),
    directScale,
    hiddenBias: Float64Array.from({ length: width }, () => next() * directScale),
    output: Float64Array.from({ length: OUTPUTS * width }, () => next() * directScale),
  };
};

/** The same parameters as numbers that are not whole. */
export const unrounded = ({ width, hidden, hiddenScales, direct, directScale, hiddenBias, output }: Parameters): FittedParameters => ({
  width,
  hidden: Float32Array.from(hidden, (value, index) => value * hiddenScales[index % width]!),
  direct: Float32Array.from(direct, (value) => value * directScale),
  hiddenBias: Float32Array.from(hiddenBias),
  output: Float32Array.from(output),
});
