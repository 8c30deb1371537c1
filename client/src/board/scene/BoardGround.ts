import { cellOf } from '@hexfall/shared/hex/cells';
import type { Options } from '@hexfall/shared/model/options';
import type { Layout } from '@hexfall/shared/picture/board/geometry';
import type { TerrainModel } from '@hexfall/shared/picture/model';
import { wantsPlainBoards } from '../plainBoards.js';

/** The limit of the pixels of the picture. More would look the same, and old phones run out of memory. */
const MOST_PIXELS = 3_500_000;
/** It is painted when nothing has changed for so long, in milliseconds. */
const REST_MS = 120;

/** How long the first picture takes to come, in milliseconds. */
const FADE_MS = 700;

/** What the ground of a board follows from. */
export type BoardSetting = Pick<Options, 'mode' | 'board' | 'terrain' | 'turrets'>;

/** Servers send equal terrain as other objects. */
const keyOf = (setting: BoardSetting | null): string =>
  setting ? JSON.stringify([setting.mode, setting.board, setting.terrain, setting.turrets]) : '';

/** What is painted for. */
interface Lie {
  readonly layout: Layout;
  readonly terrain: readonly TerrainModel[];
  readonly resolution: number;
}

const isSameLie = (a: Lie, b: Lie): boolean =>
  a.layout.board === b.layout.board &&
  a.layout.width === b.layout.width &&
  a.layout.height === b.layout.height &&
  (a.terrain === b.terrain || a.terrain.length + b.terrain.length === 0) &&
  a.resolution === b.resolution;

/** A picture of the ground, and how it was painted. */
interface Painted {
  readonly canvas: HTMLCanvasElement;
  readonly layout: Layout;
  readonly scale: number;
}

type Painter = typeof import('../backdrop/groundPainter.js');

/**
 * The ground that the board lies on. It is loaded and painted while the page has nothing else to do, once for a size of the window, on a canvas over
 * the bare board: nothing waits for it, and the board is the same without it.
 */
export class BoardGround {
  readonly #below: HTMLCanvasElement;
  readonly #wantsStillness: () => boolean;
  #painter: Painter | null = null;
  #painted: Painted | null = null;
  #setting: BoardSetting | null = null;
  #lie: Lie | null = null;
  #seen: Pick<Layout, 'radius' | 'center'> | null = null;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  /** Raised by everything after which it has to be painted again. */
  #version = 0;

  /**
   * @param below the canvas of the bare board.
   * @param wantsStillness whether the user wants no motion.
   */
  constructor(below: HTMLCanvasElement, wantsStillness: () => boolean) {
    this.#below = below;
    this.#wantsStillness = wantsStillness;
  }

  set setting(setting: BoardSetting | null) {
    if (keyOf(setting) === keyOf(this.#setting)) return;
    this.#setting = setting;
    this.#renew();
  }

  /** Lies under a board in a window: the whole of it has that layout. */
  lie(layout: Layout, terrain: readonly TerrainModel[], resolution: number): void {
    const lie = { layout, terrain, resolution };
    if (this.#lie && isSameLie(this.#lie, lie)) return;
    this.#lie = lie;
    this.#renew();
  }

  /** Moves and enlarges the picture to where the board is seen. */
  adjust(seen: Pick<Layout, 'radius' | 'center'>): void {
    this.#seen = seen;
    if (!this.#painted) return;
    const { canvas, layout } = this.#painted;
    const scale = seen.radius / layout.radius;
    const [x, y] = [seen.center.x - layout.center.x * scale, seen.center.y - layout.center.y * scale];
    canvas.style.transform = scale === 1 && x === 0 && y === 0 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
  }

  destroy(): void {
    this.#setting = null;
    this.#renew();
  }

  /** Paints it as soon as nothing changes any more. Until then the last picture stays, without the floors that have terrain now. */
  #renew(): void {
    this.#version++;
    clearTimeout(this.#waiting);
    if (!this.#setting || !this.#lie || wantsPlainBoards()) {
      this.#painted?.canvas.remove();
      this.#painted = null;
      delete this.#below.dataset.ground;
      return;
    }
    this.#below.dataset.ground = 'due';
    if (this.#painted && this.#painted.layout.board !== this.#lie.layout.board) {
      this.#painted.canvas.remove();
      this.#painted = null;
    }
    if (this.#painted && this.#painter)
      this.#painter.uncoverFloors(this.#painted.canvas, this.#painted.layout, this.#cells(), this.#painted.scale);
    this.#waiting = setTimeout(() => void this.#paint().catch(() => this.#leave()), REST_MS);
  }

  /** Where it cannot be loaded the bare board stays. */
  #leave(): void {
    this.#below.dataset.ground = 'missing';
  }

  #cells(): readonly number[] {
    return (this.#lie?.terrain ?? []).map(({ at }) => cellOf(at));
  }

  async #paint(): Promise<void> {
    const version = this.#version;
    const painter = (this.#painter ??= await import('../backdrop/groundPainter.js'));
    if (version !== this.#version || !this.#lie || !this.#setting) return;
    const { layout, resolution } = this.#lie;
    const scale = Math.min(resolution, Math.sqrt(MOST_PIXELS / (layout.width * layout.height)));
    const backdrop = painter.backdropOf(this.#setting);
    const work = painter.paintBackdrop(backdrop, layout, this.#cells(), scale);
    const canvas = await painter.inSlices(work, () => version !== this.#version);
    if (!canvas || version !== this.#version) return;
    canvas.dataset.backdrop = backdrop;
    Object.assign(canvas.style, { position: 'absolute', transformOrigin: '0 0', width: `${layout.width}px`, height: `${layout.height}px` });
    this.#show({ canvas, layout, scale });
    this.#below.dataset.ground = backdrop;
  }

  /** Replaces the last picture; the first one fades in. */
  #show(painted: Painted): void {
    const { canvas } = painted;
    if (this.#painted) this.#painted.canvas.replaceWith(canvas);
    else {
      this.#below.after(canvas);
      if (!this.#wantsStillness()) canvas.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS, easing: 'ease-out' });
    }
    this.#painted = painted;
    if (this.#seen) this.adjust(this.#seen);
  }
}
