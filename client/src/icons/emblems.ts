import type { Livery } from '../board/types.js';
import { LIVERIES } from '../theme/palette.js';
import { EMBLEM_PATHS } from './emblemPaths.js';

/** The outline of an army's emblem, like `iconPath`; pages that show nothing else need not load all the icons for it. */
export const emblemPath = (livery: Livery): string => EMBLEM_PATHS[LIVERIES[livery].emblem];
