import type { IconName } from './sources.js';

/** The icons of what tiles can do and of what happens to them. */
export const SYMBOLS = {
  mobility: 'move',
  rotate: 'clockwise-rotation',
  medic: 'health-normal',
  scope: 'sunken-eye',
  recon: 'radar-sweep',
  trap: 'mine-explosion',
  explosion: 'mine-explosion',
  spy: 'domino-mask',
  sharpshooter: 'reticule',
  destroyed: 'death-skull',
} as const satisfies Readonly<Record<string, IconName>>;
