import { aimAt, directionTo, type Layout } from './geometry.js';
import { Twist } from './Twist.js';
import type { Aim, BoardCallbacks } from './types.js';
import type { Hex } from '@hexfall/shared/hex/cells';

/** A press that moves further than this many CSS pixels is a drag. */
const DRAG_AFTER = 9;
/** Wheel movement that makes one notch, for touch pads that send crumbs. */
const NOTCH = 50;
/** A press that stays in place as long as this asks about the hex instead of choosing it. */
const HOLD_MS = 450;

const sameAim = (a: Aim, b: Aim): boolean => a.direction === b.direction && a.hex?.[0] === b.hex?.[0] && a.hex?.[1] === b.hex?.[1];

interface Press {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly from: Hex | null;
  dragging: boolean;
  /** It has been long enough to ask: letting go chooses nothing. */
  held: boolean;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Turns pointer and wheel events on an element into calls about hexes. Returns how to stop. */
export const listen = (element: HTMLElement, layout: () => Layout, callbacks: BoardCallbacks): (() => void) => {
  let press: Press | null = null;
  let hovered: Aim = { hex: null, direction: null };
  let turned = 0;

  const point = (event: MouseEvent): [number, number] => {
    const box = element.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  const hover = (aim: Aim): void => {
    if (sameAim(aim, hovered)) return;
    hovered = aim;
    callbacks.onHover?.(aim);
  };
  const drag = (stage: 'start' | 'move' | 'end' | 'cancel', from: Hex, x: number, y: number): void => {
    callbacks.onDrag?.({ stage, from, direction: directionTo(layout(), from, x, y), over: aimAt(layout(), x, y).hex });
  };

  const hold = (): void => {
    if (!press?.from || press.dragging || !callbacks.onHold) return;
    press.held = callbacks.onHold(press.from);
  };
  const release = (): void => {
    if (press) clearTimeout(press.timer);
    press = null;
  };
  /** What was pressed is no click and no drag any more. */
  const giveUp = (event: PointerEvent): void => {
    const { from = null, dragging = false } = press ?? {};
    release();
    if (dragging && from) drag('cancel', from, ...point(event));
  };
  const twist = new Twist((steps) => callbacks.onTwist?.(steps));

  const down = (event: PointerEvent): void => {
    twist.down(event);
    if (twist.isOn) return giveUp(event);
    if (press) return;
    const [x, y] = point(event);
    const { hex } = aimAt(layout(), x, y);
    const timer = setTimeout(() => hold(), HOLD_MS);
    press = { id: event.pointerId, x, y, from: hex, dragging: false, held: false, timer };
    if (event.button !== 0) clearTimeout(timer);
    else element.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent): void => {
    twist.move(event);
    if (twist.isOn) return;
    const [x, y] = point(event);
    if (press?.id !== event.pointerId) {
      hover(aimAt(layout(), x, y));
      return;
    }
    if (!press.from) return;
    if (!press.dragging && !press.held && Math.hypot(x - press.x, y - press.y) > DRAG_AFTER) {
      press.dragging = true;
      drag('start', press.from, x, y);
    }
    if (press.dragging) drag('move', press.from, x, y);
    else hover(aimAt(layout(), x, y));
  };
  const up = (event: PointerEvent): void => {
    twist.up(event);
    if (press?.id !== event.pointerId) return;
    const { from, dragging, held } = press;
    const [x, y] = point(event);
    release();
    if (held) return;
    if (dragging && from) drag('end', from, x, y);
    else callbacks.onHex?.(aimAt(layout(), x, y), event.button);
  };
  const cancel = (event: PointerEvent): void => {
    twist.up(event);
    if (press?.id === event.pointerId) giveUp(event);
  };
  const leave = (): void => {
    if (!press) hover({ hex: null, direction: null });
  };
  const wheel = (event: WheelEvent): void => {
    const { hex } = aimAt(layout(), ...point(event));
    if (!hex || !callbacks.onWheel) return;
    event.preventDefault();
    turned += event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * NOTCH;
    if (Math.abs(turned) < NOTCH) return;
    callbacks.onWheel(hex, turned > 0 ? 1 : -1);
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
