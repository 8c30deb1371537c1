import { FEATURE_COUNT, FEATURE_STEPS } from './featureLayout.js';
import type { PositionFeatures } from './PositionFeatures.js';

/** The kinds of positions for the network: one in which a turn starts, or one in which a turn has just been played. */
export const HEADS = ['begins', 'played'] as const;
export type Head = (typeof HEADS)[number];

/** Numbers that each head answers: the final difference of the HQs in tens of toughness, and the logit of the chance to win. */
export const ANSWERS = 2;
export const OUTPUTS = HEADS.length * ANSWERS;

/**
 * The parameters of a network with one hidden layer and direct connections from the features to the outputs. The weights of features are
 * whole numbers, like features: their sums are exact, and so the same in any order of addition.
 */
export interface Parameters {
  /** Units of the hidden layer. */
  readonly width: number;
  /** By feature and hidden unit; times `hiddenScales` of the unit. */
  readonly hidden: Int8Array;
  readonly hiddenScales: Float64Array;
  readonly hiddenBias: Float64Array;
  /** By feature and output; times `directScale`. */
  readonly direct: Int16Array;
  readonly directScale: number;
  /** By output and hidden unit. */
  readonly output: Float64Array;
}

/** Evaluates positions. From one position to the next it only adds up changes. */
export class Network {
  readonly #first: number;
  readonly #hidden: Int32Array;
  readonly #direct = new Float64Array(ANSWERS);
  /** The features of the last position, and which they were. */
  readonly #values = new Int16Array(FEATURE_COUNT);
  readonly #places = new Uint16Array(FEATURE_COUNT);
  #count = 0;
  /** By feature the last position that had it. */
  readonly #lastWith = new Uint32Array(FEATURE_COUNT);
  #asked = 0;
  #margin = 0;
  #logit = 0;

  constructor(
    private readonly parameters: Parameters,
    head: Head,
  ) {
    this.#first = HEADS.indexOf(head) * ANSWERS;
    this.#hidden = new Int32Array(parameters.width);
  }

  /** The answers of the last call. */
  get margin(): number {
    return this.#margin;
  }

  get logit(): number {
    return this.#logit;
  }

  /** Sets `margin` and `logit` for the features of a position. */
  ask({ places, values, count }: PositionFeatures): void {
    this.#asked += 1;
    const asked = this.#asked;
    for (let each = 0; each < count; each++) {
      const place = places[each]!;
      this.#lastWith[place] = asked;
      const more = values[each]! - this.#values[place]!;
      if (more !== 0) this.#add(place, more);
    }
    for (let each = 0; each < this.#count; each++) {
      const place = this.#places[each]!;
      if (this.#lastWith[place] !== asked) this.#add(place, -this.#values[place]!);
    }
    for (let each = 0; each < count; each++) this.#places[each] = places[each]!;
    this.#count = count;
    this.#answer();
  }

  #add(place: number, more: number): void {
    this.#values[place]! += more;
    const { width, hidden, direct } = this.parameters;
    const sums = this.#hidden;
    const row = place * width;
    for (let unit = 0; unit < width; unit++) sums[unit]! += Math.imul(more, hidden[row + unit]!);
    const answers = place * OUTPUTS + this.#first;
    this.#direct[0]! += more * direct[answers]!;
    this.#direct[1]! += more * direct[answers + 1]!;
  }

  #answer(): void {
    const { width, hiddenScales, hiddenBias, directScale, output } = this.parameters;
    let margin = (this.#direct[0]! * directScale) / FEATURE_STEPS;
    let logit = (this.#direct[1]! * directScale) / FEATURE_STEPS;
    const row = this.#first * width;
    for (let unit = 0; unit < width; unit++) {
      const active = (this.#hidden[unit]! * hiddenScales[unit]!) / FEATURE_STEPS + hiddenBias[unit]!;
      if (active <= 0) continue;
      margin += active * output[row + unit]!;
      logit += active * output[row + width + unit]!;
    }
    this.#margin = margin;
    this.#logit = logit;
  }
}
