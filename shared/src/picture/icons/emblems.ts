import emblems from '@hexfall/shared/assets/emblems.json' with { type: 'json' };
import { LIVERIES, type Livery } from '../palette.js';
import type { EmblemName } from './sources.js';

/** Like `ICON_PATHS`. */
export const EMBLEM_PATHS: Readonly<Record<EmblemName, string>> = emblems;

/** The outline of an army's emblem; pages that show nothing else need not load all the icons for it. */
export const emblemPath = (livery: Livery): string => EMBLEM_PATHS[LIVERIES[livery].emblem];
