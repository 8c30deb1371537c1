import { useRef } from 'preact/hooks';
import type { Hex } from '@hexfall/shared/hex/cells';
import type { TileKey } from '@hexfall/shared/model/tile';
import type { Controls } from './controls.js';

/** Lets a tile be dragged from the hand onto a hex or to the discard button. */
export const useHandDrag = (controls: Controls, tile: TileKey, slot: number) =>
  useTileDrag({
    onTake: () => {
      const source = controls.selection.peek()?.source;
      if (source?.kind !== 'tile' || source.slot !== slot) controls.takeTile(tile, slot);
    },
    onDrop: (hex, over) => {
      if (over?.closest('[data-drop="discard"]')) controls.discard(tile);
      else if (hex) controls.point(hex);
    },
  });

/** Movements shorter than this are clicks. */
const SLACK = 10;

interface Pressed {
  readonly x: number;
  readonly y: number;
  readonly picture: HTMLElement | null;
}

interface DragListener {
  /** The tile has left its place. */
  readonly onTake: () => void;
  /** It has been let go: over a hex or not, and over what element of the page. */
  readonly onDrop: (hex: Hex | null, over: Element | null) => void;
}

/** The hex whose button lies under a point of the screen. */
const hexUnder = (x: number, y: number): Hex | null => {
  // An enlarged board goes on below what is beside it.
  const stage = document.querySelector('.hex-grid')?.getBoundingClientRect();
  if (!stage || x < stage.left || x > stage.right || y < stage.top || y > stage.bottom) return null;
  const found = [...document.querySelectorAll<HTMLElement>('[data-hex]')].find((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const [inset, middle] = [(right - left) / 8, (left + right) / 2];
    return Math.abs(x - middle) < (right - left) / 2 - inset && y > top && y < bottom;
  });
  const [q, r] = (found?.dataset['hex'] ?? '').split(',').map(Number);
  return q === undefined || r === undefined ? null : [q, r];
};

/** A copy of a drawn picture: its pixels do not come with the element. */
const copyOf = (canvas: HTMLCanvasElement): HTMLCanvasElement => {
  const copy = canvas.cloneNode() as HTMLCanvasElement;
  copy.getContext('2d')?.drawImage(canvas, 0, 0);
  return copy;
};

/** Lets a button with a tile's picture be dragged. A tap or click stays a click. */
export const useTileDrag = ({ onTake, onDrop }: DragListener) => {
  const pressed = useRef<Pressed | null>(null);
  const letGo = (): void => {
    pressed.current?.picture?.remove();
    pressed.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent): void => {
      if (event.button !== 0) return;
      pressed.current = { x: event.clientX, y: event.clientY, picture: null };
      // A fast pointer has left the tile before the first pointermove.
      (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent): void => {
      const now = pressed.current;
      const button = event.currentTarget as HTMLElement;
      if (!now || Math.hypot(event.clientX - now.x, event.clientY - now.y) < SLACK) return;
      const canvas = button.querySelector('canvas');
      if (!now.picture && canvas) {
        const picture = copyOf(canvas);
        picture.classList.add('dragged');
        document.body.append(picture);
        pressed.current = { ...now, picture };
        onTake();
      }
      pressed.current?.picture?.style.setProperty('translate', `${event.clientX}px ${event.clientY}px`);
    },
    onPointerUp: (event: PointerEvent): void => {
      const dragged = Boolean(pressed.current?.picture);
      letGo();
      if (!dragged) return;
      (event.currentTarget as HTMLElement).addEventListener('click', (click) => click.stopImmediatePropagation(), {
        once: true,
        capture: true,
      });
      onDrop(hexUnder(event.clientX, event.clientY), document.elementFromPoint(event.clientX, event.clientY));
    },
    onPointerCancel: letGo,
  };
};
