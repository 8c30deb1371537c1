import { FEATURE_COUNT, type PositionFeatures } from './PositionFeatures.js';

/** What the network is asked: a position in which a turn begins, or one in which a turn has just been played. */
export const HEADS = ['begins', 'played'] as const;
export type Head = (typeof HEADS)[number];

/** Numbers that each head answers: the final difference of the HQs in tens of toughness, and the logit of the chance to win. */
export const ANSWERS = 2;
export const OUTPUTS = HEADS.length * ANSWERS;

/** The parameters of a network with one hidden layer and direct connections from the features to the answers. */
export interface Parameters {
  /** Units of the hidden layer. */
  readonly width: number;
  /** By feature and hidden unit. */
  readonly hidden: Float32Array;
  readonly hiddenBias: Float32Array;
  /** By output and hidden unit. */
  readonly output: Float32Array;
  /** By feature and output. */
  readonly direct: Float32Array;
}

export const parameterCount = (width: number): number => FEATURE_COUNT * width + width + OUTPUTS * width + FEATURE_COUNT * OUTPUTS;

/** Parameters as views of one array, in the order of `Parameters`. */
export const parametersIn = (all: Float32Array, width: number): Parameters => {
  let from = 0;
  const next = (length: number): Float32Array => all.subarray(from, (from += length));
  return {
    width,
    hidden: next(FEATURE_COUNT * width),
    hiddenBias: next(width),
    output: next(OUTPUTS * width),
    direct: next(FEATURE_COUNT * OUTPUTS),
  };
};

/**
 * Adds features to the sums of the hidden units, behind which those of the two answers stand: those that lie from one place of the lists to another.
 * @param first the place of the head's first answer among all.
 */
export const addFeatures = (
  sums: Float64Array,
  { width, hidden, direct }: Parameters,
  first: number,
  { places, values }: { readonly places: Uint16Array; readonly values: Float64Array | Float32Array },
  from: number,
  to: number,
): void => {
  for (let each = from; each < to; each++) {
    const place = places[each]!;
    const value = values[each]!;
    const row = place * width;
    for (let unit = 0; unit < width; unit++) sums[unit]! += value * hidden[row + unit]!;
    const answers = place * OUTPUTS + first;
    sums[width]! += value * direct[answers]!;
    sums[width + 1]! += value * direct[answers + 1]!;
  }
};

/** Adds to the answers, behind the sums of the hidden units, what these say. */
export const addHidden = (sums: Float64Array, { width, output }: Parameters, first: number): void => {
  const row = first * width;
  for (let unit = 0; unit < width; unit++) {
    const active = sums[unit]!;
    if (active <= 0) continue;
    sums[width]! += active * output[row + unit]!;
    sums[width + 1]! += active * output[row + width + unit]!;
  }
};

/** Answers what a position is worth. */
export class Network {
  readonly #first: number;
  /** The hidden layer and the answers as far as they come from what the piles may bring. */
  readonly #base: Float64Array;
  #baseVersion = -1;
  readonly #sums: Float64Array;

  constructor(
    private readonly parameters: Parameters,
    head: Head,
  ) {
    this.#first = HEADS.indexOf(head) * ANSWERS;
    this.#base = new Float64Array(parameters.width + ANSWERS);
    this.#sums = new Float64Array(parameters.width + ANSWERS);
  }

  /** The answers of the last call. */
  get margin(): number {
    return this.#sums[this.parameters.width]!;
  }

  get logit(): number {
    return this.#sums[this.parameters.width + 1]!;
  }

  /** Sets `margin` and `logit` for the features of a position; a network is asked about those of one instance only. */
  ask({ hidden, hiddenVersion, seen }: PositionFeatures): void {
    const { parameters } = this;
    if (this.#baseVersion !== hiddenVersion) {
      this.#base.fill(0);
      this.#base.set(parameters.hiddenBias);
      addFeatures(this.#base, parameters, this.#first, hidden, 0, hidden.count);
      this.#baseVersion = hiddenVersion;
    }
    this.#sums.set(this.#base);
    addFeatures(this.#sums, parameters, this.#first, seen, 0, seen.count);
    addHidden(this.#sums, parameters, this.#first);
  }
}
