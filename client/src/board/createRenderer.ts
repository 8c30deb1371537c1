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
  // Every picture here has a texture of its own. Shaders that choose among 16 textures take three times as long on weak graphics.
  renderer.limits.maxBatchableTextures = 1;
  return renderer;
};

const canvasRenderer = async (): Promise<CanvasRenderer> => {
  const { CanvasRenderer } = await import('./canvasRenderer.js');
  const renderer = new CanvasRenderer();
  await renderer.init(OPTIONS);
  return renderer;
};

/** Returns a renderer: WebGL, or a canvas if the browser has no WebGL or `usesWebGl` is false. */
export const createRenderer = (usesWebGl: boolean): Promise<BoardRenderer> =>
  usesWebGl ? webGlRenderer().catch(canvasRenderer) : canvasRenderer();
