import { signal } from '@preact/signals';
import { EMBLEM_PATHS } from '@hexfall/shared/picture/icons/emblems';
import { ICON_PATHS } from '@hexfall/shared/picture/icons/paths';
import type { IconName } from '@hexfall/shared/picture/icons/sources';

let paths: Readonly<Partial<Record<IconName, string>>> = { ...ICON_PATHS, ...EMBLEM_PATHS };

let loading: Promise<void> | null = null;

/** Increases when late icons arrive. Whatever was drawn without them is drawn again. */
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

/** Returns the outline of an icon: the `d` of a path in a viewBox of `0 0 512 512`. Starts to load a late icon and returns null. */
export const iconPath = (name: IconName): string | null => {
  const path = paths[name];
  if (path === undefined) void loadLaterIcons();
  return path ?? null;
};
