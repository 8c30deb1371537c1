import type { RandomSource } from '@hexfall/shared/model/random';
import type { Layer } from './synthesis.js';

/*
 * The building blocks of sounds. Times are in seconds, frequencies in hertz.
 */

/** Something heavy that comes down. */
export const thud = (at: number, gain: number, from = 120, to = 48): Layer => ({
  source: 'sine',
  at,
  decay: 0.22,
  gain,
  pitch: [from, to],
  room: 0.15,
});

/** A short dry noise, dark or bright. */
export const click = (at: number, gain: number, frequency: number, decay = 0.03): Layer => ({
  source: 'noise',
  at,
  attack: 0.001,
  decay,
  gain,
  filter: { kind: 'band', from: frequency, q: 1.4 },
});

/** Overtones of a plate: none is a multiple of another. */
const PLATE = [1, 1.63, 2.41, 3.37, 4.83] as const;

/** A plate of metal that is struck. */
export const plate = (at: number, gain: number, frequency: number, decay: number, random: RandomSource): readonly Layer[] =>
  PLATE.map((partial, index) => ({
    source: 'sine',
    at,
    attack: 0.001,
    decay: decay / (1 + index * 0.35),
    gain: gain / (1 + index * 0.8),
    pitch: [frequency * partial * (0.985 + 0.03 * random())],
    pan: random() * 0.8 - 0.4,
    room: 0.3,
  }));

/** A struck bell. */
export const bell = (at: number, gain: number, frequency: number, decay: number): readonly Layer[] =>
  [1, 2.01, 2.76, 5.4].map((partial, index) => ({
    source: 'sine',
    at,
    attack: 0.004,
    decay: decay / (1 + index),
    gain: gain / (1 + index * 2.2),
    pitch: [frequency * partial],
    room: 0.4,
  }));

/** A horn far away. */
export const horn = (at: number, gain: number, from: number, to: number, seconds: number): readonly Layer[] =>
  [1, 1.004].map((detune, index) => ({
    source: 'saw',
    at,
    attack: 0.07,
    hold: seconds * 0.55,
    decay: seconds * 0.9,
    gain,
    pitch: [from * detune, to * detune],
    filter: { kind: 'low', from: 500, to: 1300, q: 0.9 },
    pan: index === 0 ? -0.35 : 0.35,
    room: 0.45,
  }));

/** Pieces that fall. */
export const debris = (at: number, seconds: number, count: number, random: RandomSource): readonly Layer[] =>
  Array.from({ length: count }, () => ({
    ...click(at + seconds * random(), 0.12 + 0.3 * random(), 700 + 3600 * random(), 0.03 + 0.06 * random()),
    pan: random() * 1.6 - 0.8,
    room: 0.4,
  }));

/** An explosion of a size. */
export const boom = (at: number, gain: number, size: number): readonly Layer[] => [
  { source: 'sine', at, decay: 0.7 * size, gain, pitch: [95, 27], drive: 0.25, room: 0.3 },
  { source: 'noise', at, decay: 0.55 * size, gain: gain * 1.1, filter: { kind: 'low', from: 2600, to: 110 }, drive: 0.8, room: 0.4 },
  { source: 'noise', at, decay: 0.05, gain: gain * 0.7, filter: { kind: 'high', from: 1800 }, room: 0.3 },
];

/** Air that is moved, from one brightness to another. */
export const whoosh = (at: number, gain: number, from: number, to: number, pan = 0): Layer => ({
  source: 'noise',
  at,
  attack: 0.06,
  decay: 0.14,
  gain,
  filter: { kind: 'band', from, to, q: 1.6 },
  pan,
});

/** A tone that glides. */
export const tone = (at: number, gain: number, from: number, to: number, decay: number, source: Layer['source'] = 'triangle'): Layer => ({
  source,
  at,
  attack: 0.008,
  decay,
  gain,
  pitch: [from, to],
  room: 0.2,
});
