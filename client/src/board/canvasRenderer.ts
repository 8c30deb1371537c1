/** Loaded where the browser has no WebGL, or has lost it. */
export { CanvasRenderer } from 'pixi.js';
