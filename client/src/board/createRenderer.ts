import 'pixi.js/unsafe-eval';
import { type CanvasRenderer, WebGLRenderer } from 'pixi.js';

/** What draws the board. */
export type BoardRenderer = WebGLRenderer | CanvasRenderer;

const OPTIONS = {
  width: 2,
  height: 2,
  antialias: false,
  autoDensity: true,
  backgroundAlpha: 0,
  skipExtensionImports: true,
  gcActive: false,
};

const webGlRenderer = async (): Promise<WebGLRenderer> => {
  const renderer = new WebGLRenderer();
  await renderer.init(OPTIONS);
  // Every picture here is a texture of its own. Shaders that choose among 16 of them cost weak graphics three times as much.
  renderer.limits.maxBatchableTextures = 1;
  return renderer;
};

const canvasRenderer = async (): Promise<CanvasRenderer> => {
  const { CanvasRenderer } = await import('./canvasRenderer.js');
  const renderer = new CanvasRenderer();
  await renderer.init(OPTIONS);
  return renderer;
};

/** Returns what draws by WebGL, or on a canvas where the browser has no WebGL or `usesWebGl` is false. */
export const createRenderer = (usesWebGl: boolean): Promise<BoardRenderer> =>
  usesWebGl ? webGlRenderer().catch(canvasRenderer) : canvasRenderer();
