import { BOARDS } from '@hexfall/shared/hex/boards';
import type { Hex } from '@hexfall/shared/hex/cells';
import { layoutFor, placeOf, sameShape, type HexPlace, type Layout } from '@hexfall/shared/picture/board/geometry';
import type { Frame } from '@hexfall/shared/picture/replay/replay';
import type { SideRim } from '@hexfall/shared/picture/sideRim';
import { SvgPen } from '@hexfall/shared/picture/SvgPen';
import type { DrawnBoard } from './BoardView.js';
import { layoutAt, limited, mostZoom, movedBy, revealing, WHOLE_BOARD, zoomedAt, type Camera } from './camera.js';
import { drawPlainContent, drawPlainSurface } from './plainPicture.js';
import { listen } from './pointer.js';
import type { BeginAct, BoardCallbacks, BoardModel } from './types.js';

/** A double tap enlarges so much. */
const TAP_ZOOM = 1.8;

/** An image over the whole element that follows the camera. */
class Layer {
  readonly #image = document.createElement('img');
  #svg = '';

  constructor(host: HTMLElement) {
    this.#image.alt = '';
    this.#image.draggable = false;
    this.#image.style.position = 'absolute';
    this.#image.style.maxWidth = 'none';
    host.append(this.#image);
  }

  /** Shows another picture; the one before stays until it is there. */
  show(svg: string): void {
    if (svg === this.#svg) return;
    this.#svg = svg;
    const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    this.#image.onload = this.#image.onerror = () => URL.revokeObjectURL(url);
    this.#image.src = url;
  }

  /** Brings what lies in `whole` to where the camera sees it. */
  adjust(whole: Layout, { radius, center }: Layout): void {
    const zoom = radius / whole.radius;
    const { style } = this.#image;
    style.width = `${whole.width * zoom}px`;
    style.height = `${whole.height * zoom}px`;
    style.left = `${center.x - whole.center.x * zoom}px`;
    style.top = `${center.y - whole.center.y * zoom}px`;
  }

  remove(): void {
    this.#image.remove();
  }
}

/** The board on the page as two SVG pictures, where the browser has no WebGL. Nothing moves on it; everything else is as on `BoardView`. */
export class SvgBoard implements DrawnBoard {
  /** How fast everything moves; nothing does. */
  speed = 1;
  readonly #host: HTMLElement;
  readonly #surface: Layer;
  readonly #content: Layer;
  readonly #onCamera: () => void;
  readonly #deafen: () => void;
  readonly #observer: ResizeObserver;
  #model: BoardModel = { board: BOARDS.main, units: [] };
  #rims: readonly SideRim[] = [];
  #whole = layoutFor(BOARDS.main, 1, 1);
  #camera = WHOLE_BOARD;
  /** What the picture of the surface was made of. */
  #drawnSurface = '';
  #request = 0;

  constructor(host: HTMLElement, callbacks: BoardCallbacks = {}) {
    this.#host = host;
    this.#onCamera = callbacks.onCamera ?? (() => undefined);
    this.#surface = new Layer(host);
    this.#content = new Layer(host);
    // One finger drags tiles or the board, two turn a tile or enlarge the board.
    host.style.touchAction = 'none';
    this.#deafen = listen(host, () => layoutAt(this.#whole, this.#camera), callbacks, {
      zoom: (factor, x, y) => this.#look(zoomedAt(this.#whole, this.#camera, factor, { x, y })),
      pan: (dx, dy) => this.#look(movedBy(this.#whole, this.#camera, dx, dy)),
      toggle: (x, y) => this.#look(this.zoom > 1 ? WHOLE_BOARD : zoomedAt(this.#whole, this.#camera, TAP_ZOOM, { x, y })),
    });
    this.#observer = new ResizeObserver(() => this.#resize());
    this.#observer.observe(host);
    this.#resize();
  }

  show(model: BoardModel): Promise<void> {
    const isOtherBoard = !sameShape(this.#model.board, model.board);
    this.#model = model;
    if (isOtherBoard) {
      this.#camera = WHOLE_BOARD;
      this.#resize();
    } else this.redraw();
    return Promise.resolve();
  }

  prepare(): void {}

  react(): Promise<void> {
    return Promise.resolve();
  }

  play(): Promise<void> {
    return Promise.resolve();
  }

  /** Nothing moves: all of a frame is seen at once. */
  perform(frame: Frame, onBegin: BeginAct): Promise<void> {
    onBegin(null);
    return this.show(frame.model);
  }

  showRims(rims: readonly SideRim[]): void {
    this.#rims = rims;
    this.redraw();
  }

  settle(): void {}

  /** Draws with the next frame: what is shown in between need not be drawn. */
  redraw(): void {
    cancelAnimationFrame(this.#request);
    this.#request = requestAnimationFrame(() => this.#draw());
  }

  place(hex: Hex): HexPlace {
    return placeOf(layoutAt(this.#whole, this.#camera), hex);
  }

  get zoom(): number {
    return this.#camera.zoom;
  }

  get mostZoom(): number {
    return mostZoom(this.#whole);
  }

  zoomBy(factor: number): void {
    this.#look(zoomedAt(this.#whole, this.#camera, factor));
  }

  showWhole(): void {
    this.#look(WHOLE_BOARD);
  }

  reveal(hex: Hex): void {
    this.#look(revealing(this.#whole, this.#camera, hex));
  }

  destroy(): void {
    cancelAnimationFrame(this.#request);
    this.#observer.disconnect();
    this.#deafen();
    this.#host.style.touchAction = '';
    this.#surface.remove();
    this.#content.remove();
  }

  #look(camera: Camera): void {
    this.#camera = limited(this.#whole, camera);
    const layout = layoutAt(this.#whole, this.#camera);
    this.#surface.adjust(this.#whole, layout);
    this.#content.adjust(this.#whole, layout);
    this.#onCamera();
  }

  #resize(): void {
    this.#whole = layoutFor(this.#model.board, Math.max(1, this.#host.clientWidth), Math.max(1, this.#host.clientHeight));
    this.#look(this.#camera);
    this.redraw();
  }

  #draw(): void {
    const { terrain, foundations, turrets, warehouses, beyond = [], board } = this.#model;
    const { width, height } = this.#whole;
    const surface = JSON.stringify([width, height, board.cells, terrain, foundations, turrets, warehouses, beyond, this.#rims]);
    if (surface !== this.#drawnSurface) {
      this.#drawnSurface = surface;
      const pen = new SvgPen();
      drawPlainSurface(pen, this.#whole, this.#model, this.#rims);
      this.#surface.show(pen.document(width, height, ''));
    }
    const pen = new SvgPen(1);
    drawPlainContent(pen, this.#whole, this.#model, this.#rims);
    this.#content.show(pen.document(width, height, ''));
  }
}
