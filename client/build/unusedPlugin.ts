import type { Plugin } from 'vite';

/** Files that libraries import and nothing here uses, with what takes their place. */
const UNUSED_FILES: readonly (readonly [file: RegExp, code: string])[] = [
  // What is loaded without `skipExtensionImports`.
  [/\/pixi\.js\/lib\/environment-browser\/browserExt\.mjs$/, 'export const browserExt = { extension: { type: [] } };'],
  [/\/pixi\.js\/lib\/environment-webworker\/webworkerExt\.mjs$/, 'export const webworkerExt = { extension: { type: [] } };'],
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
  // Graphics and masks on a canvas.
  [
    /\/pixi\.js\/lib\/scene\/graphics\/canvas\/CanvasGraphicsAdaptor\.mjs$/,
    'export const CanvasGraphicsAdaptor = { extension: { type: [] } };',
  ],
  [
    /\/pixi\.js\/lib\/rendering\/mask\/stencil\/CanvasStencilMaskPipe\.mjs$/,
    'export const CanvasStencilMaskPipe = { extension: { type: [] } };',
  ],
  // What only WebGPU needs.
  [/\/pixi\.js\/lib\/rendering\/renderers\/gpu\/GpuUboSystem\.mjs$/, 'export class GpuUboSystem {}'],
  // Accounts of Colyseus, rooms over WebTransport, and rooms that are sent inputs frame by frame, with their clock.
  [/\/colyseus\.js\/build\/Auth\.mjs$/, 'export class Auth {}'],
  [/\/colyseus\.js\/build\/transport\/H3Transport\.mjs$/, 'export class H3TransportTransport {}'],
  [/\/colyseus\.js\/build\/input\/RoomInput\.mjs$/, 'export class RoomInput {}'],
];

/** The file of @colyseus/schema that the page uses. */
const SCHEMA = /\/@colyseus\/schema\/build\/index\.mjs$/;

/** Its classes that only a server needs, or only states with sets, collections and streams, which no state here has. */
const UNUSED_CLASSES = ['Encoder', 'Root', 'CollectionSchema', 'SetSchema', 'StreamSchema'];

/** Leaves out of the build what libraries would bring along unused. Fails if a library does not have or import it anymore. */
export const unusedPlugin = (): Plugin => {
  const left = new Set([...UNUSED_FILES.map(([file]) => file.source), ...UNUSED_CLASSES]);
  return {
    name: 'hexfall-unused',
    apply: 'build',
    transform: {
      filter: { id: [SCHEMA, ...UNUSED_FILES.map(([file]) => file)] },
      handler(code, id) {
        const unused = UNUSED_FILES.find(([file]) => file.test(id));
        if (unused) {
          left.delete(unused[0].source);
          return { code: unused[1], map: null, moduleSideEffects: false };
        }
        const bodies = this.parse(code).body.flatMap((it) =>
          it.type === 'ClassDeclaration' && it.id && UNUSED_CLASSES.includes(it.id.name) && left.delete(it.id.name) ? [it.body] : [],
        );
        // From the end, so that the places before stay where they are.
        return { code: bodies.reduceRight((rest, { start, end }) => `${rest.slice(0, start)}{}${rest.slice(end)}`, code), map: null };
      },
    },
    buildEnd(error) {
      if (!error) for (const it of left) this.error(`nothing to leave out: ${it}`);
    },
  };
};
