import { ICON_PATHS } from './paths.js';
import { ICON_SOURCES, type IconName } from './sources.js';

/** The outline of an icon: the `d` of a path in a viewBox of `0 0 512 512`. */
export const iconPath = (name: IconName): string => ICON_PATHS[name];

const AUTHORS: Readonly<Record<string, string>> = {
  delapouite: 'Delapouite',
  lorc: 'Lorc',
  sbed: 'sbed',
  skoll: 'Skoll',
};

/** Whom to thank: every icon on the page with its author. All are CC BY 3.0, from game-icons.net. */
export const ICON_CREDITS: readonly { readonly name: string; readonly author: string }[] = ICON_SOURCES.map((source) => {
  const [author = '', name = ''] = source.split('/');
  return { name, author: AUTHORS[author] ?? author };
});
