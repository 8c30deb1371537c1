/** The lengths of the delays in samples: without a common divisor, so that no echo stands out. */
const DELAYS = [1123, 1321, 1559, 1811, 2053, 2311, 2579, 2833] as const;

/** How much of a change reaches the other side: walls take the brightness first. */
const DAMPING = 0.55;

/** A wall that sends back what it hears, later, darker and quieter. */
class Wall {
  readonly #buffer: Float32Array;
  readonly #loss: number;
  #place = 0;
  /** What it sends back at this moment. */
  heard = 0;

  constructor(delay: number, seconds: number, rate: number) {
    this.#buffer = new Float32Array(delay);
    this.#loss = 10 ** ((-3 * delay) / (rate * seconds));
  }

  listen(): number {
    this.heard += DAMPING * ((this.#buffer[this.#place] ?? 0) * this.#loss - this.heard);
    return this.heard;
  }

  send(sample: number): void {
    this.#buffer[this.#place] = sample;
    this.#place = (this.#place + 1) % this.#buffer.length;
  }
}

/**
 * Adds the answer of a room of metal and concrete to both channels: delays that feed each other.
 * @param sent what is sent into the room, as long as the channels.
 * @param seconds until the answer is 60 dB lower.
 */
export const addRoom = (channels: readonly [Float32Array, Float32Array], sent: Float32Array, seconds: number, rate: number): void => {
  const walls = DELAYS.map((delay) => new Wall(delay, seconds, rate));
  const [left, right] = channels;
  sent.forEach((sample, i) => {
    let sum = 0;
    for (const wall of walls) sum += wall.listen();
    let [toLeft, toRight, sign, isLeft] = [0, 0, 1, true];
    for (const wall of walls) {
      wall.send(sample + wall.heard - sum / 4);
      if (isLeft) toLeft += sign * wall.heard;
      else {
        toRight += sign * wall.heard;
        sign = -sign;
      }
      isLeft = !isLeft;
    }
    left[i] = (left[i] ?? 0) + toLeft / 2;
    right[i] = (right[i] ?? 0) + toRight / 2;
  });
};
