import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';
import { startAmbience } from './ambience.js';
import { renderMotif } from './motifs.js';
import { renderSound } from './recipes.js';
import { MOTIF_MOMENTS, type MotifMoment, SOUND_NAMES, type SoundName, SOUNDS } from './soundNames.js';
import { RATE, type Stereo } from './synthesis.js';

/** How loud everything is, from 0 to 1 each. */
interface Volumes {
  readonly all: number;
  readonly game: number;
  readonly ambience: number;
}

/** Longer than any sound, in milliseconds. */
const SILENCE_MS = 4000;

/** A buffer that can be rendered ahead. */
type Task = () => unknown;

/** The ear hears halves of loudness, not of amplitude. */
const gainOf = (volume: number): number => volume ** 2;

/** The device's sound: renders sounds on first use, mixes them, and suspends when all is silent. */
export class Mixer {
  readonly context = new AudioContext();
  readonly #all = new GainNode(this.context);
  readonly #game = new GainNode(this.context);
  readonly #ambience = new GainNode(this.context);
  readonly #buffers = new Map<string, AudioBuffer>();
  /** The armies whose motifs are rendered, or will be. */
  readonly #prepared = new Set<ArmyId>();
  #resting: ReturnType<typeof setTimeout> | undefined;
  #endAmbience: (() => void) | null = null;
  /** What is rendered while the page has nothing else to do, in this order. */
  readonly #ahead: Task[] = [];

  constructor() {
    this.#game.connect(this.#all);
    this.#ambience.connect(this.#all);
    // Several sounds at once may add up to more than the device can play.
    const limiter = new DynamicsCompressorNode(this.context, { threshold: -8, knee: 6, ratio: 12, attack: 0.002, release: 0.15 });
    this.#all.connect(limiter).connect(this.context.destination);
    this.#renderAhead(
      SOUND_NAMES.flatMap((name) => Array.from({ length: SOUNDS[name] }, (_, variant) => () => this.#soundOf(name, variant))),
    );
  }

  setVolumes({ all, game, ambience }: Volumes): void {
    const now = this.context.currentTime;
    this.#all.gain.setTargetAtTime(gainOf(all), now, 0.02);
    this.#game.gain.setTargetAtTime(gainOf(game), now, 0.02);
    this.#ambience.gain.setTargetAtTime(gainOf(ambience), now, 0.1);
  }

  /** Plays one of the renderings of a sound. */
  play(name: SoundName): void {
    this.#start(this.#soundOf(name, Math.floor(Math.random() * SOUNDS[name])), 0.97 + 0.06 * Math.random());
  }

  /** Plays the motif of an army at a moment. */
  playMotif(moment: MotifMoment, army: ArmyId): void {
    this.#start(this.#motifOf(moment, army), 1);
  }

  /** Renders the motifs of the armies at a table before they are heard. */
  prepareMotifs(armies: readonly ArmyId[]): void {
    const wanted = ARMY_IDS.filter((army) => armies.includes(army) && !this.#prepared.has(army));
    for (const army of wanted) this.#prepared.add(army);
    this.#renderAhead(MOTIF_MOMENTS.flatMap((moment) => wanted.map((army) => () => this.#motifOf(moment, army))));
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

  #start(buffer: AudioBuffer, playbackRate: number): void {
    this.#wake();
    const source = new AudioBufferSourceNode(this.context, { buffer, playbackRate });
    source.connect(this.#game);
    source.start();
  }

  #soundOf(name: SoundName, variant: number): AudioBuffer {
    return this.#bufferOf(`${name} ${variant}`, () => renderSound(name, variant));
  }

  #motifOf(moment: MotifMoment, army: ArmyId): AudioBuffer {
    return this.#bufferOf(`${moment} ${army}`, () => renderMotif(moment, army));
  }

  #bufferOf(key: string, rendered: () => Stereo): AudioBuffer {
    const known = this.#buffers.get(key);
    if (known) return known;
    const [left, right] = rendered();
    const buffer = this.context.createBuffer(2, left.length, RATE);
    buffer.copyToChannel(left, 0);
    buffer.copyToChannel(right, 1);
    this.#buffers.set(key, buffer);
    return buffer;
  }

  /** Renders one buffer after the other while the page has nothing else to do. */
  #renderAhead(tasks: readonly Task[]): void {
    const isRunning = this.#ahead.length > 0;
    this.#ahead.push(...tasks);
    if (isRunning || tasks.length === 0) return;
    // Not every browser has it.
    const idle = 'requestIdleCallback' in globalThis ? requestIdleCallback : (task: () => void) => setTimeout(task, 200);
    const next = (): void => {
      this.#ahead[0]?.();
      this.#ahead.shift();
      if (this.#ahead.length > 0) idle(next);
    };
    idle(next);
  }
}
