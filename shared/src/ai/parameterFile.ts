import { parameterCount, parametersIn, type Parameters } from './Network.js';
import { FEATURE_COUNT, FEATURE_LAYOUT } from './PositionFeatures.js';

/** The form of the file. */
const VERSION = 1;

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
  /** The part of the variance that they explain on games held out: of final differences and of results, where a turn begins and where one was played. */
  readonly explained: { readonly difference: readonly number[]; readonly result: readonly number[] };
  /** The largest number of each hidden unit, and of all others. */
  readonly scales: readonly number[];
  /** Base64: a byte for each number of the hidden layer, then two for each of the others. */
  readonly data: string;
}

const BYTE = 127;
const WORD = 32_767;

const largest = (values: Float32Array, from: number, step: number): number => {
  let most = 0;
  for (let place = from; place < values.length; place += step) most = Math.max(most, Math.abs(values[place]!));
  return most === 0 ? 1 : Number(most.toPrecision(9));
};

/** Parameters, rounded to bytes, for `parametersFrom`. */
export const encodeParameters = (
  all: Float32Array,
  width: number,
): Pick<ParameterFile, 'features' | 'version' | 'width' | 'scales' | 'data'> => {
  const hidden = FEATURE_COUNT * width;
  const rest = all.subarray(hidden);
  const scales = [...Array.from({ length: width }, (_, unit) => largest(all.subarray(0, hidden), unit, width)), largest(rest, 0, 1)];
  const bytes = new DataView(new ArrayBuffer(hidden + 2 * rest.length));
  for (let place = 0; place < hidden; place++) bytes.setInt8(place, Math.round((all[place]! / scales[place % width]!) * BYTE));
  rest.forEach((value, place) => bytes.setInt16(hidden + 2 * place, Math.round((value / scales[width]!) * WORD), true));
  const letters = Array.from(new Uint8Array(bytes.buffer), (byte) => String.fromCharCode(byte)).join('');
  return { version: VERSION, features: FEATURE_LAYOUT, width, scales, data: btoa(letters) };
};

/** Whether parameters are of this version and for these features: a new tile makes others. */
const isCurrent = ({ version, features }: ParameterFile): boolean => version === VERSION && features === FEATURE_LAYOUT;

/** The parameters in a file; null if they are for other features or of another form, and `npm run train` is due. Throws if they are damaged. */
export const parametersFrom = (file: ParameterFile): Parameters | null => {
  if (!isCurrent(file)) return null;
  const { width, scales, data } = file;
  const letters = atob(data);
  const hidden = FEATURE_COUNT * width;
  const all = new Float32Array(parameterCount(width));
  if (letters.length !== hidden + 2 * (all.length - hidden)) throw new Error(`an evaluation of ${letters.length} bytes`);
  const bytes = new DataView(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)).buffer);
  for (let place = 0; place < hidden; place++) all[place] = (bytes.getInt8(place) / BYTE) * scales[place % width]!;
  for (let place = hidden; place < all.length; place++) {
    all[place] = (bytes.getInt16(hidden + 2 * (place - hidden), true) / WORD) * scales[width]!;
  }
  return parametersIn(all, width);
};
