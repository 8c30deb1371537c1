import type { Hex } from '@hexfall/shared/hex/cells';
import { aimAt, directionTo, type Layout, type PointedHex } from '@hexfall/shared/picture/board/geometry';
import { Pinch, type Pinched, RotateGesture } from './gestures.js';
import type { BoardCallbacks, DragStage } from './types.js';

/** A press that moves further than this many CSS pixels is a drag. */
const DRAG_AFTER = 9;
/** Wheel movement that makes one notch, for touch pads that send crumbs. */
const NOTCH = 50;
/** A press that stays in place as long as this asks about the hex instead of choosing it. */
const HOLD_MS = 450;
/** Two taps within this time and distance are one double tap. */
const DOUBLE_MS = 320;
const DOUBLE_GAP = 36;
/** How much one pixel of the wheel enlarges. */
const WHEEL_ZOOM = 0.0022;
/** How far two fingers that could turn a tile must move together or apart until they enlarge the board. */
const PINCH_AFTER = Math.log(1.3);

const sameAim = (a: PointedHex, b: PointedHex): boolean =>
  a.direction === b.direction && a.hex?.[0] === b.hex?.[0] && a.hex?.[1] === b.hex?.[1];

interface Press {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly from: Hex | null;
  /** What it has become: `drag` is for the caller, `pan` moves the board. */
  does: 'press' | 'drag' | 'pan';
  /** It has been long enough to ask: letting go chooses nothing. */
  held: boolean;
  /** Where it was last, while it moves the board. */
  last: readonly [number, number];
  readonly timer: ReturnType<typeof setTimeout>;
}

/** What moves the camera: points in CSS pixels of the element. */
interface CameraHands {
  readonly zoom: (factor: number, x: number, y: number) => void;
  readonly pan: (dx: number, dy: number) => void;
  /** A double tap: closer to that point, or back to the whole board. */
  readonly toggle: (x: number, y: number) => void;
}

/** Turns pointer and wheel events on an element into calls about hexes and camera movements. Returns a function that stops it. */
export const listen = (element: HTMLElement, layout: () => Layout, callbacks: BoardCallbacks, camera: CameraHands): (() => void) => {
  let press: Press | null = null;
  let hovered: PointedHex = { hex: null, direction: null };
  let turned = 0;
  /** What two fingers do, from the second one on. */
  let fingers: 'undecided' | 'twist' | 'pinch' = 'undecided';
  let spread = 0;
  let tapped: { readonly time: number; readonly x: number; readonly y: number } | null = null;

  const point = (event: MouseEvent): [number, number] => {
    const box = element.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const hover = (aim: PointedHex): void => {
    if (sameAim(aim, hovered)) return;
    hovered = aim;
    callbacks.onHover?.(aim);
  };
  const drag = (stage: DragStage, from: Hex, x: number, y: number): boolean =>
    callbacks.onDrag?.({ stage, from, direction: directionTo(layout(), from, x, y), over: aimAt(layout(), x, y).hex }) ?? false;

  const hold = (): void => {
    if (!press?.from || press.does !== 'press' || !callbacks.onHold) return;
    press.held = callbacks.onHold(press.from);
  };
  const release = (): void => {
    if (press) clearTimeout(press.timer);
    press = null;
  };
  /** What was pressed is no click and no drag any more. */
  const giveUp = (event: PointerEvent): void => {
    const { from = null, does = 'press' } = press ?? {};
    release();
    tapped = null;
    if (does === 'drag' && from) drag('cancel', from, ...point(event));
  };
  const twist = new RotateGesture((steps) => {
    if (fingers === 'pinch') return;
    fingers = 'twist';
    callbacks.onTwist?.(steps);
  });
  const pinch = new Pinch(({ factor, at, dx, dy }: Pinched) => {
    spread += Math.log(factor);
    if (fingers === 'undecided' && (!callbacks.turns?.(null) || Math.abs(spread) > PINCH_AFTER)) fingers = 'pinch';
    if (fingers !== 'pinch') return;
    const box = element.getBoundingClientRect();
    camera.pan(dx, dy);
    camera.zoom(factor, at.x - box.left, at.y - box.top);
  });
  /** A tap that did nothing else, and the second one of a pair. */
  const tap = ({ timeStamp: time }: PointerEvent, x: number, y: number): void => {
    const isSecond = tapped && time - tapped.time < DOUBLE_MS && Math.hypot(x - tapped.x, y - tapped.y) < DOUBLE_GAP;
    tapped = isSecond ? null : { time, x, y };
    if (isSecond) camera.toggle(x, y);
  };

  const down = (event: PointerEvent): void => {
    twist.down(event);
    pinch.down(event);
    if (twist.isOn) {
      [fingers, spread] = ['undecided', 0];
      return giveUp(event);
    }
    if (press) return;
    const [x, y] = point(event);
    const { hex } = aimAt(layout(), x, y);
    const timer = setTimeout(() => hold(), HOLD_MS);
    press = { id: event.pointerId, x, y, from: hex, does: 'press', held: false, last: [x, y], timer };
    if (event.button !== 0) clearTimeout(timer);
    else element.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent): void => {
    twist.move(event);
    pinch.move(event);
    if (twist.isOn) return;
    const [x, y] = point(event);
    if (press?.id !== event.pointerId) {
      hover(aimAt(layout(), x, y));
      return;
    }
    if (press.does === 'press' && !press.held && Math.hypot(x - press.x, y - press.y) > DRAG_AFTER) {
      press.does = press.from && drag('start', press.from, x, y) ? 'drag' : 'pan';
    }
    if (press.does === 'drag' && press.from) drag('move', press.from, x, y);
    else if (press.does === 'pan') {
      camera.pan(x - press.last[0], y - press.last[1]);
      press.last = [x, y];
    } else hover(aimAt(layout(), x, y));
  };
  const up = (event: PointerEvent): void => {
    twist.up(event);
    pinch.up(event);
    if (press?.id !== event.pointerId) return;
    const { from, does, held } = press;
    const [x, y] = point(event);
    release();
    if (held) return;
    if (does === 'drag' && from) drag('end', from, x, y);
    if (does !== 'press') return;
    const didSomething = callbacks.onHex?.(aimAt(layout(), x, y), event.button) ?? false;
    if (didSomething || event.pointerType !== 'touch') tapped = null;
    else tap(event, x, y);
  };
  const cancel = (event: PointerEvent): void => {
    twist.up(event);
    pinch.up(event);
    if (press?.id === event.pointerId) giveUp(event);
  };
  const leave = (): void => {
    if (!press) hover({ hex: null, direction: null });
  };
  const wheel = (event: WheelEvent): void => {
    const [x, y] = point(event);
    const { hex } = aimAt(layout(), x, y);
    event.preventDefault();
    const way = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * NOTCH;
    // Two fingers on a touch pad come as a wheel with Ctrl.
    if (event.ctrlKey || !hex || !callbacks.turns?.(hex)) return camera.zoom(Math.exp(-way * WHEEL_ZOOM * (event.ctrlKey ? 4 : 1)), x, y);
    turned += way;
    if (Math.abs(turned) < NOTCH) return;
    callbacks.onWheel?.(hex, turned > 0 ? 1 : -1);
    turned = 0;
  };
  const menu = (event: Event): void => event.preventDefault();

  const stopping = new AbortController();
  const { signal } = stopping;
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', cancel, { signal });
  element.addEventListener('pointerleave', leave, { signal });
  element.addEventListener('wheel', wheel, { signal, passive: false });
  element.addEventListener('contextmenu', menu, { signal });
  return () => {
    release();
    stopping.abort();
  };
};
