import type { RandomSource } from '@hexfall/shared/model/random';

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
 * Adds the reverb of a room of metal and concrete to both channels, by delays that feed each other.
 * @param sent the input, as long as the channels.
 * @param seconds until the reverb is 60 dB lower.
 */
const addRoom = (channels: readonly [Float32Array, Float32Array], sent: Float32Array, seconds: number, rate: number): void => {
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

/*
 * Computes sounds sample by sample: noise and tones with envelopes, filters and saturation, in a room. Pure: the same layers with the same random
 * numbers give the same samples, so tests need no audio device.
 */

/** Samples per second: enough for the highest overtone that a small loudspeaker plays. */
export const RATE = 32_000;

type SoundSource = 'noise' | 'sine' | 'triangle' | 'saw' | 'square';

/** One part of a sound. Times are in seconds, frequencies in hertz. */
export interface Layer {
  readonly source: SoundSource;
  /** When it begins; 0 by default. */
  readonly at?: number;
  /** How long it takes to its loudest moment, how long it stays there, and how long until it is 60 dB lower. */
  readonly attack?: number;
  readonly hold?: number;
  readonly decay: number;
  readonly gain: number;
  /** Where a tone begins and ends; a tone alone stays. */
  readonly pitch?: readonly [from: number, to?: number];
  readonly filter?: { readonly kind: 'low' | 'high' | 'band'; readonly from: number; readonly to?: number; readonly q?: number };
  /** How much it is saturated: more overtones, and louder. */
  readonly drive?: number;
  /** From −1, left, to 1, right. */
  readonly pan?: number;
  /** The share that the room answers. */
  readonly room?: number;
  /** Swells this often, by this share. */
  readonly tremble?: readonly [rate: number, depth: number];
}

/** Left and right. */
export type Stereo = readonly [Float32Array<ArrayBuffer>, Float32Array<ArrayBuffer>];

const SILENT_DB = 60;

const wave = (source: Exclude<SoundSource, 'noise'>, phase: number): number => {
  const turn = phase - Math.floor(phase);
  switch (source) {
    case 'sine':
      return Math.sin(2 * Math.PI * turn);
    case 'triangle':
      return 1 - 4 * Math.abs(turn - 0.5);
    case 'saw':
      return 2 * turn - 1;
    case 'square':
      return turn < 0.5 ? 0.8 : -0.8;
  }
};

const lengthOf = ({ attack = 0.002, hold = 0, decay }: Layer): number => attack + hold + decay;

/** How loud a layer is from sample to sample. */
const envelopeOf = ({ attack = 0.002, hold = 0, decay }: Layer): (() => number) => {
  const [rising, falling] = [Math.max(1, attack * RATE), (attack + hold) * RATE];
  const fade = 10 ** (-SILENT_DB / 20 / (decay * RATE));
  let [place, level] = [0, 1];
  return () => {
    place += 1;
    if (place < rising) return place / rising;
    if (place > falling) level *= fade;
    return level;
  };
};

const between = (from: number, to: number, share: number): number => from * (to / from) ** Math.min(1, share);

/** Samples after which a gliding filter moves on: less is not heard. */
const GLIDE = 16;

/** A state-variable filter; its frequency may glide. */
const filterOf = ({ kind, from, to = from, q = 0.8 }: NonNullable<Layer['filter']>): ((input: number, share: number) => number) => {
  let [low, band, place, g, a] = [0, 0, 0, 0, 0];
  return (input, share) => {
    if (place++ % GLIDE === 0) {
      g = Math.tan((Math.PI * Math.min(between(from, to, share), RATE * 0.45)) / RATE);
      a = 1 / (1 + g * (g + 1 / q));
    }
    const high = input - low;
    const next = a * (band + g * high);
    const nextLow = low + g * next;
    band = 2 * next - band;
    low = 2 * nextLow - low;
    if (kind === 'low') return nextLow;
    return kind === 'band' ? next / q : input - next / q - nextLow;
  };
};

/** Adds to a sample. */
const mix = (samples: Float32Array, place: number, value: number): void => {
  samples[place] = (samples[place] ?? 0) + value;
};

/** Adds one layer to what is dry and to what the room answers. */
const addLayer = (dry: Stereo, wet: Float32Array<ArrayBuffer>, layer: Layer, random: RandomSource): void => {
  const { source, at = 0, gain, pitch = [440], drive = 0, pan = 0, room = 0, tremble } = layer;
  const [from, to = from] = pitch;
  const length = lengthOf(layer);
  const [start, count] = [Math.round(at * RATE), Math.round(length * RATE)];
  const filter = layer.filter && filterOf(layer.filter);
  const [left, right] = [Math.cos(((pan + 1) * Math.PI) / 4), Math.sin(((pan + 1) * Math.PI) / 4)];
  const envelope = envelopeOf(layer);
  const glide = (to / from) ** (1 / Math.max(1, count));
  let [phase, frequency] = [0, from];
  for (let i = 0; i < count && start + i < dry[0].length; i++) {
    const time = i / RATE;
    const share = time / length;
    phase += frequency / RATE;
    frequency *= glide;
    let sample = source === 'noise' ? random() * 2 - 1 : wave(source, phase);
    if (filter) sample = filter(sample, share);
    if (drive > 0) sample = Math.tanh(sample * (1 + drive * 4));
    if (tremble) sample *= 1 - tremble[1] * (0.5 + 0.5 * Math.sin(2 * Math.PI * tremble[0] * time));
    sample *= gain * envelope();
    mix(dry[0], start + i, sample * left);
    mix(dry[1], start + i, sample * right);
    mix(wet, start + i, sample * room);
  }
};

const FADE = 0.012 * RATE;

/** Removes inaudible frequencies that only move the membrane, normalizes to `peak`, and fades the end. */
const master = (channels: Stereo, peak: number): void => {
  let loudest = 0;
  for (const channel of channels) {
    let [last, kept] = [0, 0];
    channel.forEach((sample, i) => {
      kept = 0.996 * (kept + sample - last);
      last = sample;
      // Peaks are rounded instead of cut.
      const rounded = Math.tanh(kept);
      channel[i] = rounded;
      loudest = Math.max(loudest, Math.abs(rounded));
    });
  }
  const factor = loudest > 0 ? peak / loudest : 0;
  for (const channel of channels) {
    channel.forEach((sample, i) => (channel[i] = sample * factor * Math.min(1, (channel.length - 1 - i) / FADE, i / 16)));
  }
};

/** How a sound is put together. */
export interface Recipe {
  readonly layers: readonly Layer[];
  /** Its loudest moment, below 1. */
  readonly peak: number;
  /** How long the room answers, in seconds; 0.5 by default. */
  readonly room?: number;
}

/** Renders a sound. */
export const render = ({ layers, peak, room = 0.5 }: Recipe, random: RandomSource): Stereo => {
  const hasRoom = layers.some((layer) => (layer.room ?? 0) > 0);
  const end = Math.max(...layers.map((layer) => (layer.at ?? 0) + lengthOf(layer))) + (hasRoom ? room * 0.8 : 0.02);
  const count = Math.ceil(end * RATE);
  const dry: Stereo = [new Float32Array(count), new Float32Array(count)];
  const wet = new Float32Array(count);
  for (const layer of layers) addLayer(dry, wet, layer, random);
  if (hasRoom) addRoom(dry, wet, room, RATE);
  master(dry, peak);
  return dry;
};
