import icons from '@hexfall/shared/assets/icons.json' with { type: 'json' };
import type { EmblemName, IconName, LaterName } from './sources.js';

/** Outlines in a square of 512 × 512, as `client/scripts/gatherIcons.mjs` writes them. */
export const ICON_PATHS: Readonly<Record<Exclude<IconName, EmblemName | LaterName>, string>> = icons;
