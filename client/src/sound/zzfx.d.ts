declare module 'zzfx' {
  /** Builds and plays samples; see the library's read-me for the parameters. */
  export function zzfx(...parameters: readonly (number | undefined)[]): AudioBufferSourceNode;
  export const ZZFX: { volume: number; readonly audioContext: AudioContext };
}
