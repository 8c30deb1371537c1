import { BOARDS } from '@hexfall/shared/hex/boards';
import type { Hex } from '@hexfall/shared/hex/cells';
import { frameTimeline } from '@hexfall/shared/inspect/filmTimeline';
import { type HexPlace, layoutFor, placeOf } from '@hexfall/shared/picture/board/geometry';
import type { Frame } from '@hexfall/shared/picture/replay/buildReplay';
import type { SideRim } from '@hexfall/shared/picture/sideRim';
import type { DrawnBoard } from '../../../client/src/board/BoardView.js';
import { changeEffects } from '../../../client/src/board/frameEffects.js';
import type { BoardSetting } from '../../../client/src/board/scene/BoardGround.js';
import type { BeginAct, BoardCallbacks, BoardChange, BoardModel, Effect } from '../../../client/src/board/types.js';

declare global {
  interface Window {
    /** The board of the page, while it shows one. */
    board?: HeadlessBoard | undefined;
  }
}

const SIZE = { width: 800, height: 700 };

/**
 * Takes the place of `BoardView` in tests of the page: it draws nothing, records what it is told to show and to play, and everything it
 * plays is over at once. A test uses `gestures` as the pointer would.
 */
export class HeadlessBoard implements DrawnBoard {
  /** Every model it was told to show, with whether it was to move there. */
  readonly shown: { readonly model: BoardModel; readonly animate: boolean }[] = [];
  /** Every effect it was told to play. */
  readonly played: Effect[] = [];
  rims: readonly SideRim[] = [];
  /** What the ground it was laid on follows from. */
  setting: BoardSetting | null = null;
  /** Every hex that was moved into sight. */
  readonly revealed: Hex[] = [];
  speed = 1;
  zoom = 1;
  readonly mostZoom = 4;

  private constructor(
    readonly host: HTMLElement,
    /** What the pointer would call. */
    readonly gestures: BoardCallbacks,
    readonly usesWebGl: boolean,
  ) {}

  static create(host: HTMLElement, callbacks: BoardCallbacks = {}, usesWebGl = true): Promise<HeadlessBoard> {
    window.board = new HeadlessBoard(host, callbacks, usesWebGl);
    return Promise.resolve(window.board);
  }

  /** What it shows now; null before anything. */
  get model(): BoardModel | null {
    return this.shown.at(-1)?.model ?? null;
  }

  show(model: BoardModel, { animate = true } = {}): Promise<void> {
    this.shown.push({ model, animate });
    return Promise.resolve();
  }

  prepare(): void {}

  showGround(setting: BoardSetting | null): void {
    this.setting = setting;
  }

  perform(frame: Frame, onBegin: BeginAct): Promise<void> {
    this.played.push(...frameTimeline(frame).effects.map(({ act }) => act));
    onBegin(null);
    return this.show(frame.model);
  }

  react(change: BoardChange): Promise<void> {
    return this.play(changeEffects(change));
  }

  play(effects: readonly Effect[]): Promise<void> {
    this.played.push(...effects);
    return Promise.resolve();
  }

  showRims(rims: readonly SideRim[]): void {
    this.rims = rims;
  }

  settle(): void {}

  redraw(): void {}

  place(hex: Hex): HexPlace {
    return placeOf(layoutFor(this.model?.board ?? BOARDS.main, SIZE.width, SIZE.height), hex);
  }

  zoomBy(factor: number): void {
    this.#look(Math.min(this.mostZoom, Math.max(1, this.zoom * factor)));
  }

  showWhole(): void {
    this.#look(1);
  }

  reveal(hex: Hex): void {
    this.revealed.push(hex);
  }

  destroy(): void {
    if (window.board === this) window.board = undefined;
  }

  #look(zoom: number): void {
    this.zoom = zoom;
    this.gestures.onCamera?.();
  }
}
