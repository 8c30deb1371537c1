import type { Seat } from '@hexfall/shared/model/seat';
import type { Frame } from '@hexfall/shared/picture/replay/buildReplay';
import { vibrates } from '../platform/settings.js';

/** How the device shakes, in milliseconds: on, off, on … */
const PATTERNS = {
  turn: [60, 60, 60],
  hit: [140],
  fallen: [90, 60, 90, 60, 320],
  refused: [25, 40, 25],
  ping: [30],
} as const satisfies Readonly<Record<string, readonly number[]>>;

/** Whether this device can shake, as far as browsers say. */
export const canVibrate = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

/** Shakes the device, where it can, the user wants it and looks at the page. */
export const vibrate = (name: keyof typeof PATTERNS): void => {
  if (!canVibrate() || !vibrates.peek() || document.visibilityState !== 'visible') return;
  navigator.vibrate([...PATTERNS[name]]);
};

/** Lets the players of the seats feel what a frame of a replay does to their HQs. */
export const vibrateForFrame = ({ facts, damage }: Pick<Frame, 'facts' | 'damage'>, mine: readonly Seat[]): void => {
  if (facts.some((fact) => fact.kind === 'hq-destroyed' && mine.includes(fact.player))) vibrate('fallen');
  else if (damage.some(({ player }) => mine.includes(player))) vibrate('hit');
};
