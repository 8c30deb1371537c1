import { Container, Ticker } from 'pixi.js';
import { BOARDS } from '@hexfall/shared/hex/boards';
import type { Hex } from '@hexfall/shared/hex/cells';
import { type HexPlace, layoutFor, placeOf, sameShape } from '@hexfall/shared/picture/board/geometry';
import type { Frame } from '@hexfall/shared/picture/replay/buildReplay';
import type { SideRim } from '@hexfall/shared/picture/sideRim';
import { blend, type Camera, layoutAt, limited, mostZoom, movedBy, revealing, WHOLE_BOARD, zoomedAt } from './camera.js';
import { type BoardRenderer, createRenderer } from './createRenderer.js';
import type { EffectPlayer } from './film/EffectPlayer.js';
import { easeOut, Motion } from './motion.js';
import { pixelRatio } from './pixelRatio.js';
import { listen } from './pointer.js';
import { BoardBackground } from './scene/BoardBackground.js';
import type { BoardSetting } from './scene/BoardGround.js';
import { Marks } from './scene/Marks.js';
import { Notes } from './scene/Notes.js';
import { Overlay } from './scene/Overlay.js';
import { Terrain } from './scene/Terrain.js';
import { TextureStore } from './scene/TextureStore.js';
import { Units } from './scene/Units.js';
import type { BeginAct, BoardCallbacks, BoardChange, BoardModel, Effect } from './types.js';

/** A sharper picture looks the same, and old phones run out of memory. */
const MAX_RESOLUTION = 3;

/** The limit of the pixels from center to corner of a tile. More would look the same, and a large board has many tiles. */
const MOST_PIXELS = 150;
/** The delay after the last movement of the camera until everything is redrawn sharp, in milliseconds. */
const SHARPEN_MS = 160;
const CAMERA_MS = 240;
/** After how long a lost context does not come back any more, in milliseconds. */
const RESTORE_MS = 3_000;
/** How long a film waits for the code of its effects, in milliseconds. On a stalled connection the code never arrives. */
const EFFECTS_MS = 3_000;
/** A double tap makes a hex at least as large, in CSS pixels. */
const CLOSE_RADIUS = 76;

const EMPTY: BoardModel = { board: BOARDS.main, units: [] };

/** The setting of the user for this page (`data-motion`) overrides the preference of the device. */
const wantsStillness = (): boolean => {
  const { motion } = document.documentElement.dataset;
  return motion === 'reduced' || (motion !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches);
};

/** What the page uses of a board: its tests draw none. */
export type DrawnBoard = Pick<BoardView, keyof BoardView>;

/** The board on the page. It knows no rules: it shows models and reports what the pointer does. */
export class BoardView {
  readonly #host: HTMLElement;
  readonly #renderer: BoardRenderer;
  readonly #stage = new Container();
  readonly #store = new TextureStore();
  readonly #motion = new Motion(() => this.#renderer.render(this.#stage), wantsStillness);
  readonly #ground: BoardBackground;
  readonly #remarks: Overlay;
  readonly #terrain: Terrain;
  readonly #units: Units;
  readonly #marks: Marks;
  readonly #notes: Notes;
  /** Where effects are drawn. */
  readonly #effects = new Container();
  /** What plays them, loaded when there is something to play. */
  #player: EffectPlayer | null = null;
  #loading: Promise<EffectPlayer | null> | null = null;
  readonly #observer: ResizeObserver;
  readonly #deafen: () => void;
  #model = EMPTY;
  /** The whole board, as large as fits. */
  #whole = layoutFor(BOARDS.main, 1, 1);
  #camera = WHOLE_BOARD;
  /** Where everything lies now. */
  #layout = this.#whole;
  /** Where everything has been drawn: on the screen it is moved and enlarged from there. */
  #drawn = this.#whole;
  #sharpening: ReturnType<typeof setTimeout> | undefined;
  readonly #over = new AbortController();
  #loss: ReturnType<typeof setTimeout> | undefined;
  readonly #onCamera: () => void;

  private constructor(host: HTMLElement, renderer: BoardRenderer, callbacks: BoardCallbacks) {
    this.#host = host;
    this.#onCamera = callbacks.onCamera ?? (() => undefined);
    this.#renderer = renderer;
    const place = (hex: Hex): HexPlace => this.#placeOnGrid(hex);
    this.#terrain = new Terrain(this.#store, place);
    this.#units = new Units(this.#store, this.#motion, place);
    this.#marks = new Marks(this.#store, place);
    this.#notes = new Notes(this.#store, place);
    this.#remarks = new Overlay(this.#store);
    this.#stage.addChild(
      this.#terrain.floor,
      this.#marks.floor,
      this.#units,
      this.#marks.frames,
      this.#terrain.signs,
      this.#remarks,
      this.#notes,
      this.#effects,
    );
    // One finger drags tiles or the board, two turn a tile or enlarge the board.
    renderer.canvas.style.touchAction = 'none';
    renderer.canvas.style.position = 'absolute';
    this.#ground = new BoardBackground(host, wantsStillness);
    host.append(renderer.canvas);
    this.#deafen = listen(renderer.canvas, () => this.#layout, callbacks, {
      zoom: (factor, x, y) => this.#look(zoomedAt(this.#whole, this.#camera, factor, { x, y })),
      pan: (dx, dy) => this.#look(movedBy(this.#whole, this.#camera, dx, dy)),
      toggle: (x, y) => this.#toggle(x, y),
    });
    // The units were lost with the context. Until it is back, or something else draws the board, an empty element is better than a board without
    // units.
    const { signal } = this.#over;
    renderer.canvas.addEventListener('webglcontextlost', () => this.#lose(callbacks.onLost), { signal });
    renderer.canvas.addEventListener('webglcontextrestored', () => this.#restore(), { signal });
    this.#observer = new ResizeObserver(() => this.#resize());
    this.#observer.observe(host);
    signal.addEventListener(
      'abort',
      pixelRatio.subscribe(() => this.#resize()),
    );
    this.#resize();
  }

  /**
   * Puts a board into an element and fills it. Draws on a canvas if the browser has no WebGL.
   * @param usesWebGl false if the browser has lost WebGL.
   */
  static async create(host: HTMLElement, callbacks: BoardCallbacks = {}, usesWebGl = true): Promise<BoardView> {
    const renderer = await createRenderer(usesWebGl);
    Ticker.system.autoStart = false; // the renderer's housekeeping would wake the page 60 times a second
    Ticker.system.stop();
    return new BoardView(host, renderer, callbacks);
  }

  /**
   * Shows a model. Animates the changes since the last one, unless `animate` is false or the user wants no motion.
   * Resolves when nothing moves any more; a later call cuts a running animation short.
   * `keepsLeaving`: removed units stay until the effects of their end have been played.
   */
  async show(model: BoardModel, { animate = true, keepsLeaving = false } = {}): Promise<void> {
    this.#motion.finish();
    const [otherBoard, otherGround] = [!sameShape(this.#model.board, model.board), this.#model.terrain !== model.terrain];
    this.#model = model;
    this.#store.nextBoard();
    if (otherBoard) {
      this.#camera = WHOLE_BOARD;
      this.#resize();
    } else if (otherGround) this.#paintGround();
    this.#terrain.show(model);
    this.#marks.show(model);
    this.#notes.show(model);
    this.#showRemarks();
    await this.#units.show(model, animate && !otherBoard, keepsLeaving && !otherBoard);
  }

  /** Loads what plays effects, where they are wanted: a battle is near. */
  prepare(): void {
    if (!wantsStillness()) void this.#load();
  }

  /** Plays the effects of what has changed without a battle. */
  async react(change: BoardChange): Promise<void> {
    await (this.#player ?? (await this.#load()))?.react(change);
  }

  /** Plays effects over the model shown, all at the same time. The model does not change. */
  async play(effects: readonly Effect[]): Promise<void> {
    await (this.#player ?? (await this.#load()))?.play(effects);
  }

  /** Shows a frame of a film and plays what moves in it. A later picture cuts it short. */
  async perform(frame: Frame, onBegin: BeginAct): Promise<void> {
    if (wantsStillness()) {
      onBegin(null);
      return this.show(frame.model);
    }
    const isLoaded = this.#player !== null;
    const shown = this.show(frame.model, { keepsLeaving: isLoaded });
    const player = this.#player ?? (await this.#load());
    if (this.#model !== frame.model) return;
    if (player) await player.perform(frame, onBegin);
    else onBegin(null);
    if (isLoaded && this.#model === frame.model) this.#units.dropLeaving();
    await shown;
  }

  /** Lays the board on the ground of a game; null: on none. */
  showGround(setting: BoardSetting | null): void {
    this.#ground.ground.setting = setting;
  }

  /** How the units of each seat are rimmed. */
  showRims(rims: readonly SideRim[]): void {
    this.#units.rims = rims;
    void this.#units.redraw(this.#model);
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

  /** How much the board is enlarged; 1 where all of it is seen. */
  get zoom(): number {
    return this.#camera.zoom;
  }

  get mostZoom(): number {
    return mostZoom(this.#whole);
  }

  /** Enlarges or reduces by a factor, around the middle. */
  zoomBy(factor: number): void {
    this.#glide(zoomedAt(this.#whole, this.#camera, factor));
  }

  showWhole(): void {
    this.#glide(WHOLE_BOARD);
  }

  /** Moves an enlarged board so that a hex is in sight. */
  reveal(hex: Hex): void {
    const camera = revealing(this.#whole, this.#camera, hex);
    if (camera.x !== this.#camera.x || camera.y !== this.#camera.y) this.#glide(camera);
  }

  destroy(): void {
    clearTimeout(this.#sharpening);
    clearTimeout(this.#loss);
    this.#over.abort();
    this.#host.style.visibility = '';
    this.#motion.stop();
    this.#observer.disconnect();
    this.#deafen();
    this.#store.clear();
    this.#remarks.release();
    this.#ground.destroy();
    this.#renderer.canvas.remove();
    this.#stage.destroy({ children: true });
    this.#renderer.destroy();
  }

  /** Null if it does not come, or not in time: films do without until it is there. */
  #load(): Promise<EffectPlayer | null> {
    const late = (): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), EFFECTS_MS));
    this.#loading ??= Promise.race([this.#fetch(), late()]);
    return this.#loading;
  }

  #fetch(): Promise<EffectPlayer | null> {
    return import('./film/EffectPlayer.js').then(
      ({ EffectPlayer }) => {
        // The board has been destroyed meanwhile, and its textures with it.
        if (this.#over.signal.aborted) return null;
        const [store, motion, units, lines] = [this.#store, this.#motion, this.#units, this.#remarks];
        this.#player = new EffectPlayer({ layer: this.#effects, store, motion, place: (hex) => this.#placeOnGrid(hex), units, lines });
        this.#player.warm();
        return this.#player;
      },
      () => {
        // The next film asks again.
        this.#loading = null;
        return null;
      },
    );
  }

  #lose(onLost: BoardCallbacks['onLost']): void {
    this.#host.style.visibility = 'hidden';
    clearTimeout(this.#loss);
    this.#loss = setTimeout(() => onLost?.(), RESTORE_MS);
  }

  #restore(): void {
    clearTimeout(this.#loss);
    this.#host.style.visibility = '';
    this.#resize();
  }

  /** The nearest point of the screen's own grid, so that what stands still is sharp. */
  #placeOnGrid(hex: Hex): HexPlace {
    const { x, y, radius } = placeOf(this.#drawn, hex);
    const grid = this.#renderer.resolution;
    return { x: Math.round(x * grid) / grid, y: Math.round(y * grid) / grid, radius };
  }

  /** Double tap: closer to a point, or back to the whole board. */
  #toggle(x: number, y: number): void {
    if (this.#camera.zoom > 1) return this.showWhole();
    const factor = Math.max(1.5, CLOSE_RADIUS / this.#whole.radius);
    this.#glide(zoomedAt(this.#whole, this.#camera, factor, { x, y }));
  }

  /** Moves the camera there; at once where no motion is wanted. */
  #glide(camera: Camera): void {
    const from = this.#camera;
    void this.#motion.run({ duration: CAMERA_MS, ease: easeOut }, (t) => this.#look(t === 1 ? camera : blend(from, camera, t)));
  }

  /** Changes the view of the board. Moves what is drawn, and redraws it sharp as soon as the camera rests. */
  #look(camera: Camera): void {
    const next = limited(this.#whole, camera);
    if (next.zoom === this.#camera.zoom && next.x === this.#camera.x && next.y === this.#camera.y) return;
    this.#camera = next;
    this.#layout = layoutAt(this.#whole, next);
    this.#adjust();
    clearTimeout(this.#sharpening);
    this.#sharpening = setTimeout(() => this.#sharpen(), SHARPEN_MS);
    this.#motion.request();
  }

  /** Brings what has been drawn to where it has to be seen. */
  #adjust(): void {
    const { radius, center } = this.#layout;
    const scale = radius / this.#drawn.radius;
    const grid = this.#renderer.resolution;
    const settle = (value: number): number => Math.round(value * grid) / grid;
    this.#stage.scale.set(scale);
    this.#stage.position.set(settle(center.x - this.#drawn.center.x * scale), settle(center.y - this.#drawn.center.y * scale));
    this.#ground.adjust(this.#whole, this.#layout);
  }

  /** The camera rests: everything is drawn in the size in which it is seen. */
  #sharpen(): void {
    if (this.#layout.radius === this.#drawn.radius) {
      this.#remarks.release();
      this.#showRemarks();
    } else {
      this.#motion.finish();
      this.#drawn = layoutAt(this.#whole, { ...WHOLE_BOARD, zoom: this.#camera.zoom });
      this.redraw();
    }
    this.#onCamera();
  }

  #resize(): void {
    const width = Math.max(1, this.#host.clientWidth);
    const height = Math.max(1, this.#host.clientHeight);
    clearTimeout(this.#sharpening);
    this.#motion.finish();
    this.#whole = layoutFor(this.#model.board, width, height);
    this.#camera = limited(this.#whole, this.#camera);
    this.#layout = layoutAt(this.#whole, this.#camera);
    this.#drawn = layoutAt(this.#whole, { ...WHOLE_BOARD, zoom: this.#camera.zoom });
    this.#renderer.resize(width, height, Math.min(MAX_RESOLUTION, devicePixelRatio));
    this.redraw();
    this.#onCamera();
  }

  /** Draws every picture again, as after a change of size. */
  redraw(): void {
    const { resolution } = this.#renderer;
    this.#store.resize(this.#drawn.radius, this.#camera.zoom > 1 ? Math.min(resolution, MOST_PIXELS / this.#drawn.radius) : resolution);
    this.#player?.clear();
    this.#adjust();
    this.#paintGround();
    this.#terrain.show(this.#model);
    this.#marks.show(this.#model);
    this.#notes.show(this.#model);
    this.#remarks.release();
    this.#showRemarks();
    void this.#units.redraw(this.#model);
    this.#renderer.render(this.#stage);
  }

  #paintGround(): void {
    this.#ground.paint(this.#whole, this.#model.terrain ?? [], this.#renderer.resolution, this.#camera.zoom);
  }

  #showRemarks(): void {
    this.#remarks.show(this.#model, { ...this.#drawn, center: this.#layout.center }, this.#renderer.resolution);
    this.#motion.request();
  }
}
