const SIZE = 1024;

/** Columns of numbers stored side by side and reset to 0 together. Those of wider numbers come first. */
export class ColumnBuffer {
  readonly #bytes = new Uint8Array(SIZE);
  #used = 0;

  int32(length: number): Int32Array {
    return new Int32Array(this.#bytes.buffer, this.#take(length * 4), length);
  }

  int16(length: number): Int16Array {
    return new Int16Array(this.#bytes.buffer, this.#take(length * 2), length);
  }

  int8(length: number): Int8Array {
    return new Int8Array(this.#bytes.buffer, this.#take(length), length);
  }

  clear(): void {
    this.#bytes.fill(0, 0, this.#used);
  }

  #take(bytes: number): number {
    const start = this.#used;
    this.#used += bytes;
    if (this.#used > SIZE) throw new Error('too many columns');
    return start;
  }
}
