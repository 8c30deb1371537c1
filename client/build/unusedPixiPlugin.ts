import type { Plugin } from 'vite';

/** What PixiJS imports and nothing here uses, with what takes its place. */
const UNUSED: readonly (readonly [file: RegExp, code: string])[] = [
  // The loader of sprite sheets, with the resolver of their addresses.
  [/\/pixi\.js\/lib\/spritesheet\/init\.mjs$/, ''],
  // The names of colors.
  [/\/@pixi\/colord\/plugins\/names\.mjs$/, 'export default () => undefined;'],
  // Films as textures.
  [
    /\/pixi\.js\/lib\/rendering\/renderers\/shared\/texture\/sources\/VideoSource\.mjs$/,
    'export const VideoSource = { extension: { type: [] } };',
  ],
  // Particles.
  [/\/pixi\.js\/lib\/scene\/particle-container\/shared\/ParticleBuffer\.mjs$/, 'export class ParticleBuffer {}'],
  [
    /\/pixi\.js\/lib\/unsafe-eval\/particle\/generateParticleUpdatePolyfill\.mjs$/,
    'export const generateParticleUpdatePolyfill = undefined;',
  ],
  // What only WebGPU needs.
  [/\/pixi\.js\/lib\/rendering\/renderers\/gpu\/GpuUboSystem\.mjs$/, 'export class GpuUboSystem {}'],
];

/** Leaves out of the build what PixiJS would bring along unused. Fails if PixiJS does not have or import such a file anymore. */
export const unusedPixiPlugin = (): Plugin => {
  const left = new Set(UNUSED);
  return {
    name: 'hexfall-unused-pixi',
    apply: 'build',
    transform: {
      filter: { id: UNUSED.map(([file]) => file) },
      handler(_code, id) {
        const unused = UNUSED.find(([file]) => file.test(id));
        if (!unused) return null;
        left.delete(unused);
        return { code: unused[1], map: null, moduleSideEffects: false };
      },
    },
    buildEnd(error) {
      if (!error) for (const [file] of left) this.error(`PixiJS has no ${file.source}`);
    },
  };
};
