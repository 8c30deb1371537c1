import { useRef } from 'preact/hooks';
import type { Controls } from './controls.js';
import type { Inspected } from './Inspection.js';

/** A press of this length inspects a tile instead of taking it. */
export const HOLD_MS = 450;
/** A finger is never quite still. */
const SLACK = 9;

interface Press {
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Swallows the click that the end of a long press would be. */
const swallowClick = (element: EventTarget): void => {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  element.addEventListener('click', swallow, { once: true, capture: true });
  // A press that ends elsewhere is no click: the next one counts.
  addEventListener('pointerup', () => setTimeout(() => element.removeEventListener('click', swallow, { capture: true })), { once: true });
};

/** Inspects a tile while the pointer or the focus is on it, and until closed after a long press. */
export const useInspect = (controls: Controls, what: Inspected) => {
  const press = useRef<Press | null>(null);
  const release = (): void => {
    if (press.current) clearTimeout(press.current.timer);
    press.current = null;
  };
  const look = (): void => void (controls.inspection.hoveredTile.value = what);
  const lookAway = (): void => {
    release();
    controls.inspection.hoveredTile.value = null;
  };
  return {
    onPointerEnter: ({ pointerType }: PointerEvent): void => {
      if (pointerType === 'mouse') look();
    },
    onPointerLeave: lookAway,
    onFocus: look,
    onBlur: lookAway,
    onPointerDown: (event: PointerEvent): void => {
      const element = event.currentTarget;
      if (event.button !== 0 || !element) return;
      const timer = setTimeout(() => {
        press.current = null;
        swallowClick(element);
        controls.inspection.start(what);
      }, HOLD_MS);
      press.current = { x: event.clientX, y: event.clientY, timer };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent): void => {
      if (press.current && Math.hypot(clientX - press.current.x, clientY - press.current.y) > SLACK) release();
    },
    onPointerUp: release,
    onPointerCancel: release,
    // A long press must not open the browser's context menu.
    onContextMenu: (event: Event): void => event.preventDefault(),
  };
};

type Handlers = Readonly<Record<string, (event: never) => void>>;

/** Merges two sets of event handlers: both are called. */
export const mergeHandlers = <A extends Handlers, B extends Handlers>(a: A, b: B): A & B =>
  Object.fromEntries(
    [...new Set([...Object.keys(a), ...Object.keys(b)])].map((name) => [
      name,
      (event: never) => {
        a[name]?.(event);
        b[name]?.(event);
      },
    ]),
  ) as A & B;
