import 'pixi.js/unsafe-eval';
import type { Hex } from '@hexfall/shared/hex/cells';
import { Container, Sprite, Texture, Ticker, WebGLRenderer } from 'pixi.js';
import { layoutFor, placeOf } from './geometry.js';
import { Motion } from './motion.js';
import { listen } from './pointer.js';
import { EffectLayer } from './scene/EffectLayer.js';
import { drawGround } from './scene/ground.js';
import { Marks } from './scene/Marks.js';
import { playEffect } from './scene/playEffect.js';
import { drawRemarks, hasRemarks } from './scene/remarks.js';
import { TextureStore } from './scene/TextureStore.js';
import { Units } from './scene/Units.js';
import type { BoardCallbacks, BoardModel, Effect, HexPlace } from './types.js';

/** Sharper than this nobody sees it, and old phones run out of memory. */
const MAX_RESOLUTION = 3;

const EMPTY: BoardModel = { board: 'main', units: [] };

/** What the user has chosen for this page (`data-motion`) comes before what the device prefers. */
const wantsStillness = (): boolean => {
  const { motion } = document.documentElement.dataset;
  return motion === 'reduced' || (motion !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches);
};

/** The board on the page. It knows no rules: it shows models and reports what the pointer does. */
export class BoardView {
  readonly #host: HTMLElement;
  readonly #renderer: WebGLRenderer;
  readonly #stage = new Container();
  readonly #store = new TextureStore();
  readonly #motion = new Motion(() => this.#renderer.render(this.#stage), wantsStillness);
  /** The bare board never changes: it lies under the other canvas, so that it is not drawn with every frame. */
  readonly #ground = document.createElement('canvas');
  readonly #remarks = new Sprite();
  readonly #units: Units;
  readonly #marks: Marks;
  readonly #effects: EffectLayer;
  readonly #observer: ResizeObserver;
  readonly #deafen: () => void;
  #model = EMPTY;
  #layout = layoutFor('main', 1, 1);

  private constructor(host: HTMLElement, renderer: WebGLRenderer, callbacks: BoardCallbacks) {
    this.#host = host;
    this.#renderer = renderer;
    const place = (hex: Hex): HexPlace => this.#placeOnGrid(hex);
    this.#units = new Units(this.#store, this.#motion, place);
    this.#marks = new Marks(this.#store, place);
    this.#effects = new EffectLayer({ store: this.#store, motion: this.#motion, place, unitAt: (hex) => this.#units.at(hex) });
    this.#stage.addChild(this.#marks.floor, this.#units, this.#marks.frames, this.#remarks, this.#effects);
    renderer.canvas.style.touchAction = 'pinch-zoom';
    renderer.canvas.style.position = 'absolute';
    this.#ground.style.position = 'absolute';
    host.append(this.#ground, renderer.canvas);
    this.#deafen = listen(renderer.canvas, () => this.#layout, callbacks);
    renderer.canvas.addEventListener('webglcontextrestored', () => this.#resize()); // the pictures were lost with the context
    this.#observer = new ResizeObserver(() => this.#resize());
    this.#observer.observe(host);
    this.#resize();
  }

  /** Puts a board into an element, which it fills from then on. Rejects where the browser has no WebGL. */
  static async create(host: HTMLElement, callbacks: BoardCallbacks = {}): Promise<BoardView> {
    const renderer = new WebGLRenderer();
    await renderer.init({
      width: 2,
      height: 2,
      antialias: false,
      autoDensity: true,
      backgroundAlpha: 0,
      skipExtensionImports: true,
      gcActive: false,
    });
    Ticker.system.autoStart = false; // the renderer's housekeeping would wake the page 60 times a second
    Ticker.system.stop();
    // Every picture here is a texture of its own. Shaders that choose among 16 of them cost weak graphics three times as much.
    renderer.limits.maxBatchableTextures = 1;
    return new BoardView(host, renderer, callbacks);
  }

  /**
   * Shows a model. What changed since the last one moves there, unless `animate` is false or the user wants no motion.
   * Resolves when everything stands still; a later call cuts a running animation short.
   */
  async show(model: BoardModel, { animate = true } = {}): Promise<void> {
    this.#motion.finish();
    const before = this.#model;
    this.#model = model;
    // Two fingers turn the tile that is being placed; when there is none they enlarge the page as everywhere.
    this.#renderer.canvas.style.touchAction = model.ghost ? 'none' : 'pinch-zoom';
    this.#store.nextBoard();
    const otherBoard = before.board !== model.board;
    if (otherBoard) this.#resize();
    this.#marks.show(model);
    this.#drawRemarks(before);
    await this.#units.show(model, animate && !otherBoard);
  }

  /** Plays effects over the model shown, all at once. They leave no trace. */
  async play(effects: readonly Effect[]): Promise<void> {
    await Promise.all(effects.map((effect) => playEffect(this.#effects, effect)));
  }

  /** How fast everything moves: 1 is normal. */
  set speed(speed: number) {
    this.#motion.speed = speed;
  }

  /** Ends every animation at once. */
  settle(): void {
    this.#motion.finish();
  }

  /** Where a hex is in the host element, for DOM beside it. Ask again after a resize. */
  place(hex: Hex): HexPlace {
    return placeOf(this.#layout, hex);
  }

  destroy(): void {
    this.#motion.stop();
    this.#observer.disconnect();
    this.#deafen();
    this.#store.clear();
    this.#releaseRemarks();
    this.#ground.remove();
    this.#renderer.canvas.remove();
    this.#stage.destroy({ children: true });
    this.#renderer.destroy();
  }

  /** The nearest point of the screen's own grid, so that what stands still is sharp. */
  #placeOnGrid(hex: Hex): HexPlace {
    const { x, y, radius } = placeOf(this.#layout, hex);
    const grid = this.#store.resolution;
    return { x: Math.round(x * grid) / grid, y: Math.round(y * grid) / grid, radius };
  }

  #resize(): void {
    const width = Math.max(1, this.#host.clientWidth);
    const height = Math.max(1, this.#host.clientHeight);
    const resolution = Math.min(MAX_RESOLUTION, devicePixelRatio);
    this.#motion.finish();
    this.#layout = layoutFor(this.#model.board, width, height);
    this.#renderer.resize(width, height, resolution);
    this.#store.resize(this.#layout.radius, resolution);
    this.#effects.clear();
    this.#paintGround();
    this.#marks.show(this.#model);
    this.#drawRemarks(null);
    void this.#units.redraw(this.#model);
    this.#renderer.render(this.#stage);
  }

  #paintGround(): void {
    const { width, height } = this.#layout;
    const scale = this.#store.resolution;
    const canvas = this.#ground;
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no 2D canvas');
    pen.scale(scale, scale);
    drawGround(pen, this.#layout);
  }

  /** @param before what the remarks on screen were drawn from; null if they must be drawn anew. */
  #drawRemarks(before: BoardModel | null): void {
    const { path, shots, notes, reach } = this.#model;
    if (before && before.path === path && before.shots === shots && before.notes === notes && before.reach === reach) return;
    this.#releaseRemarks();
    this.#remarks.visible = hasRemarks(this.#model);
    if (this.#remarks.visible) this.#remarks.texture = this.#paintRemarks();
    this.#motion.request();
  }

  #paintRemarks(): Texture {
    const { width, height } = this.#layout;
    const scale = this.#store.resolution;
    return this.#store.paint(Math.round(width * scale), Math.round(height * scale), (pen) => {
      pen.scale(scale, scale);
      drawRemarks(pen, this.#layout, this.#model);
    });
  }

  #releaseRemarks(): void {
    if (this.#remarks.texture === Texture.EMPTY) return;
    this.#remarks.texture.destroy(true);
    this.#remarks.texture = Texture.EMPTY;
  }
}
