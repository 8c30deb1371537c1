import { startAmbience } from './ambience.js';
import { renderSound } from './recipes.js';
import { SOUND_NAMES, type SoundName, SOUNDS } from './soundNames.js';
import { RATE } from './synthesis.js';

/** How loud everything is, from 0 to 1 each. */
interface Volumes {
  readonly all: number;
  readonly game: number;
  readonly ambience: number;
}

/** Longer than any sound, in milliseconds. */
const SILENCE_MS = 4000;

/** The ear hears halves of loudness, not of amplitude. */
const gainOf = (volume: number): number => volume ** 2;

/** The device's sound: renders sounds on first use, mixes them, and suspends when all is silent. */
export class Mixer {
  readonly context = new AudioContext();
  readonly #all = new GainNode(this.context);
  readonly #game = new GainNode(this.context);
  readonly #ambience = new GainNode(this.context);
  readonly #buffers = new Map<string, AudioBuffer>();
  #resting: ReturnType<typeof setTimeout> | undefined;
  #endAmbience: (() => void) | null = null;

  constructor() {
    this.#game.connect(this.#all);
    this.#ambience.connect(this.#all);
    // Several sounds at once may add up to more than the device can play.
    const limiter = new DynamicsCompressorNode(this.context, { threshold: -8, knee: 6, ratio: 12, attack: 0.002, release: 0.15 });
    this.#all.connect(limiter).connect(this.context.destination);
    this.#renderAhead();
  }

  setVolumes({ all, game, ambience }: Volumes): void {
    const now = this.context.currentTime;
    this.#all.gain.setTargetAtTime(gainOf(all), now, 0.02);
    this.#game.gain.setTargetAtTime(gainOf(game), now, 0.02);
    this.#ambience.gain.setTargetAtTime(gainOf(ambience), now, 0.1);
  }

  /** Plays one of the renderings of a sound. */
  play(name: SoundName): void {
    this.#wake();
    const buffer = this.#bufferOf(name, Math.floor(Math.random() * SOUNDS[name]));
    const source = new AudioBufferSourceNode(this.context, { buffer, playbackRate: 0.97 + 0.06 * Math.random() });
    source.connect(this.#game);
    source.start();
  }

  /** Starts the ambience, or ends it. */
  setAmbience(isWanted: boolean): void {
    if (isWanted === (this.#endAmbience !== null)) return;
    if (isWanted) {
      this.#endAmbience = startAmbience(this.context, this.#ambience);
    } else {
      this.#endAmbience?.();
      this.#endAmbience = null;
    }
    this.#wake();
  }

  /** Keeps the device's sound awake, which takes power, until all is silent again. */
  #wake(): void {
    if (this.context.state !== 'running') void this.context.resume();
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => {
      if (!this.#endAmbience) void this.context.suspend();
    }, SILENCE_MS);
  }

  #bufferOf(name: SoundName, variant: number): AudioBuffer {
    const key = `${name} ${variant}`;
    const known = this.#buffers.get(key);
    if (known) return known;
    const [left, right] = renderSound(name, variant);
    const buffer = this.context.createBuffer(2, left.length, RATE);
    buffer.copyToChannel(left, 0);
    buffer.copyToChannel(right, 1);
    this.#buffers.set(key, buffer);
    return buffer;
  }

  /** Renders one sound after the other while the page has nothing else to do. */
  #renderAhead(): void {
    const left = SOUND_NAMES.flatMap((name) => Array.from({ length: SOUNDS[name] }, (_, variant) => [name, variant] as const));
    // Not every browser has it.
    const idle = 'requestIdleCallback' in globalThis ? requestIdleCallback : (task: () => void) => setTimeout(task, 200);
    const next = (): void => {
      const [name, variant] = left.shift() ?? [];
      if (name === undefined || variant === undefined) return;
      this.#bufferOf(name, variant);
      idle(next);
    };
    idle(next);
  }
}
