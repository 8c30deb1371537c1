import icons from '@hexfall/shared/assets/laterIcons.json' with { type: 'json' };
import type { LaterName } from './sources.js';

/** Like `ICON_PATHS`, in a file of its own: pages load it with the first tile of an expansion. */
export const LATER_PATHS: Readonly<Record<LaterName, string>> = icons;
