import { tileOf, unitOf } from '@hexfall/shared/content/catalog';
import { BOARDS } from '@hexfall/shared/hex/boards';
import { sameHex, type Hex } from '@hexfall/shared/hex/cells';
import { layoutFor, placeOf, sameShape, type HexPlace, type Layout } from '@hexfall/shared/picture/board/geometry';
import { drawSurface, drawUnitOf, onHex } from '@hexfall/shared/picture/drawContent';
import type { SideRim } from '@hexfall/shared/picture/sideRim';
import { SvgPen } from '@hexfall/shared/picture/SvgPen';
import { drawRim } from '@hexfall/shared/picture/tile/drawRim';
import { drawUnit } from '@hexfall/shared/picture/tile/drawUnit';
import { drawGround } from '@hexfall/shared/picture/tile/foundation';
import { detailFor, shrunk } from '@hexfall/shared/picture/tile/pen';
import { drawProposed, drawRefused } from '@hexfall/shared/picture/tile/statusOverlays';
import { tileFace } from '@hexfall/shared/picture/tile/tileFace';
import type { DrawnBoard } from './BoardView.js';
import { layoutAt, limited, mostZoom, movedBy, revealing, WHOLE_BOARD, zoomedAt, type Camera } from './camera.js';
import { listen } from './pointer.js';
import { drawBeyond, drawMarkFloor, drawMarkFrame, MARK_ORDER } from './scene/drawMark.js';
import { drawOverlay } from './scene/drawOverlay.js';
import { notesOf } from './scene/notesOf.js';
import type { Frame } from '@hexfall/shared/picture/replay/replay';
import type { BeginAct, BoardCallbacks, BoardModel, Ghost } from './types.js';

/** Of what is only proposed. */
const FAINT = { opacity: 0.66 };
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
      drawSurface(pen, this.#whole, this.#model, this.#rims);
      for (const at of beyond) onHex(pen, this.#whole, at, () => drawBeyond(pen));
      this.#surface.show(pen.document(width, height, ''));
    }
    const pen = new SvgPen(1);
    this.#drawContent(pen);
    this.#content.show(pen.document(width, height, ''));
  }

  /** Draws what changes during a match, from the lowest to the highest. */
  #drawContent(pen: SvgPen): void {
    const [layout, model] = [this.#whole, this.#model];
    const { units, marks = [], ghost, planned } = model;
    const byKind = MARK_ORDER.flatMap((kind) => marks.filter((mark) => mark.kind === kind));
    for (const { at, kind } of byKind) onHex(pen, layout, at, () => drawMarkFloor(pen, kind));
    for (const unit of units) drawUnitOf(pen, layout, model, unit, this.#rims);
    for (const proposed of planned?.foundations ?? []) this.#drawGhost(pen, proposed);
    for (const unit of planned?.units ?? []) {
      pen.group(units.some(({ at }) => sameHex(at, unit.at)) ? {} : FAINT, () => drawUnitOf(pen, layout, {}, unit, this.#rims));
      onHex(pen, layout, unit.at, () => drawProposed(pen));
    }
    if (ghost) this.#drawGhost(pen, ghost);
    for (const { at, kind } of byKind) onHex(pen, layout, at, () => drawMarkFrame(pen, kind));
    pen.save();
    drawOverlay(pen, layout, model);
    pen.restore();
    for (const { at, draw } of notesOf(model, detailFor(layout.radius))) onHex(pen, layout, at, () => draw(pen));
  }

  #drawGhost(pen: SvgPen, ghost: Ghost): void {
    const { tile, livery, owner, at, legal } = ghost;
    const rim = this.#rims[owner] ?? null;
    pen.group(FAINT, () =>
      onHex(pen, this.#whole, at, () => {
        if (tileOf(tile).kind !== 'foundation') {
          const look = { ...ghost, duplicate: 0, detail: detailFor(this.#whole.radius) };
          drawUnit(pen, { look, face: tileFace(unitOf(tile)), wounds: 0, netted: false, rim });
        } else
          shrunk(pen, () => {
            if (rim) drawRim(pen, rim);
            drawGround(pen, { tile, livery });
          });
      }),
    );
    onHex(pen, this.#whole, at, () => (legal ? drawProposed(pen) : drawRefused(pen)));
  }
}
