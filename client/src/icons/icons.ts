import { EMBLEM_PATHS } from './emblemPaths.js';
import { ICON_PATHS } from './paths.js';
import type { IconName } from './sources.js';

const PATHS = { ...ICON_PATHS, ...EMBLEM_PATHS };

/** The outline of an icon: the `d` of a path in a viewBox of `0 0 512 512`. */
export const iconPath = (name: IconName): string => PATHS[name];
