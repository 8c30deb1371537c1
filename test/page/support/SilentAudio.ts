/** What a page has done with the device's sound. */
export class SilentAudio {
  /** The length of every sound that was played, in seconds. */
  readonly started: number[] = [];
  /** How many tones of the ambience sound now. */
  oscillators = 0;

  /** Gives a window the parts of Web Audio that the page uses; nothing is heard. */
  install(window: Window): void {
    const count = (change: number): void => void (this.oscillators += change);
    const play = (seconds: number): void => void this.started.push(seconds);

    const param = () => ({ value: 0, setTargetAtTime: () => undefined });
    class SilentNode {
      readonly gain = param();
      readonly frequency = param();
      connect<T>(target: T): T {
        return target;
      }
      disconnect(): void {}
    }
    class SilentBuffer {
      constructor(
        readonly length: number,
        readonly sampleRate: number,
      ) {}
      get duration(): number {
        return this.length / this.sampleRate;
      }
      copyToChannel(): void {}
      getChannelData(): Float32Array {
        return new Float32Array(0);
      }
    }
    class BufferSource extends SilentNode {
      constructor(
        _context: unknown,
        readonly options: { readonly buffer: SilentBuffer },
      ) {
        super();
      }
      start(): void {
        play(this.options.buffer.duration);
      }
      stop(): void {}
    }
    class Oscillator extends SilentNode {
      start(): void {
        count(1);
      }
      stop(): void {
        count(-1);
      }
    }
    class Context {
      readonly currentTime = 0;
      readonly destination = new SilentNode();
      state: 'running' | 'suspended' = 'suspended';
      createBuffer = (_channels: number, length: number, rate: number): SilentBuffer => new SilentBuffer(length, rate);
      resume(): Promise<void> {
        this.state = 'running';
        return Promise.resolve();
      }
      suspend(): Promise<void> {
        this.state = 'suspended';
        return Promise.resolve();
      }
    }
    Object.assign(window, {
      AudioContext: Context,
      GainNode: SilentNode,
      BiquadFilterNode: SilentNode,
      DynamicsCompressorNode: SilentNode,
      AudioBufferSourceNode: BufferSource,
      OscillatorNode: Oscillator,
      // A test has no time in which nothing else is to be done: sounds are rendered when they are played.
      requestIdleCallback: () => 0,
    });
  }
}
