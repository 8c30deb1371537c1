import { signal } from '@preact/signals';
import { EMBLEM_PATHS } from '@hexfall/shared/picture/icons/emblems';
import { ICON_PATHS } from '@hexfall/shared/picture/icons/paths';
import type { IconName } from '@hexfall/shared/picture/icons/sources';

let paths: Readonly<Partial<Record<IconName, string>>> = { ...ICON_PATHS, ...EMBLEM_PATHS };

let loading: Promise<void> | null = null;

/** Counts up when icons that are loaded later have arrived: what was drawn without them is drawn again. */
export const iconsArrived = signal(0);

/** Loads the icons of `LATER_SOURCES`, once. */
export const loadLaterIcons = (): Promise<void> =>
  (loading ??= import('@hexfall/shared/picture/icons/laterPaths').then(
    ({ LATER_PATHS }) => {
      paths = { ...paths, ...LATER_PATHS };
      iconsArrived.value++;
    },
    () => {
      loading = null; // The next tile tries again.
    },
  ));

/** The outline of an icon: the `d` of a path in a viewBox of `0 0 512 512`. Null, and on its way, for one that is loaded later. */
export const iconPath = (name: IconName): string | null => {
  const path = paths[name];
  if (path === undefined) void loadLaterIcons();
  return path ?? null;
};
