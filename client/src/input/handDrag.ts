import { useRef } from 'preact/hooks';
import type { Hex } from '@hexfall/shared/hex/cells';
import type { TileKey } from '@hexfall/shared/model/tile';
import type { Controls } from './controls.js';

/** Movements shorter than this are clicks. */
const SLACK = 10;

interface Held {
  readonly x: number;
  readonly y: number;
  readonly picture: HTMLElement | null;
}

/** The hex whose button lies under a point of the screen. */
const hexUnder = (x: number, y: number): Hex | null => {
  const found = [...document.querySelectorAll<HTMLElement>('[data-hex]')].find((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const [inset, middle] = [(right - left) / 8, (left + right) / 2];
    return Math.abs(x - middle) < (right - left) / 2 - inset && y > top && y < bottom;
  });
  const [q, r] = (found?.dataset['hex'] ?? '').split(',').map(Number);
  return q === undefined || r === undefined ? null : [q, r];
};

const isOverDiscard = (x: number, y: number): boolean => Boolean(document.elementFromPoint(x, y)?.closest('[data-drop="discard"]'));

/** Lets a tile be dragged from the hand onto a hex or to the discard button. A tap or click stays a click. */
export const useHandDrag = (controls: Controls, tile: TileKey, slot: number) => {
  const held = useRef<Held | null>(null);
  const drop = (): void => {
    held.current?.picture?.remove();
    held.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent): void => {
      if (event.button !== 0) return;
      held.current = { x: event.clientX, y: event.clientY, picture: null };
    },
    onPointerMove: (event: PointerEvent): void => {
      const now = held.current;
      const button = event.currentTarget as HTMLElement;
      if (!now || Math.hypot(event.clientX - now.x, event.clientY - now.y) < SLACK) return;
      if (!now.picture) {
        button.setPointerCapture(event.pointerId);
        const picture = button.querySelector('img')?.cloneNode() as HTMLElement;
        picture.classList.add('dragged');
        document.body.append(picture);
        held.current = { ...now, picture };
        const source = controls.selection.peek()?.source;
        if (source?.kind !== 'tile' || source.slot !== slot) controls.takeTile(tile, slot);
      }
      held.current?.picture?.style.setProperty('translate', `${event.clientX}px ${event.clientY}px`);
    },
    onPointerUp: (event: PointerEvent): void => {
      const dragged = Boolean(held.current?.picture);
      drop();
      if (!dragged) return;
      (event.currentTarget as HTMLElement).addEventListener('click', (click) => click.stopImmediatePropagation(), {
        once: true,
        capture: true,
      });
      const hex = hexUnder(event.clientX, event.clientY);
      if (isOverDiscard(event.clientX, event.clientY)) controls.discard(tile);
      else if (hex) controls.point(hex);
    },
    onPointerCancel: drop,
  };
};
