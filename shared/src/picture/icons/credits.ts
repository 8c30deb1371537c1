import { ICON_SOURCES } from './sources.js';

const AUTHORS: Readonly<Record<string, string>> = {
  delapouite: 'Delapouite',
  lorc: 'Lorc',
  sbed: 'sbed',
  skoll: 'Skoll',
};

/** Every icon on the page with its author. All are CC BY 3.0, from game-icons.net. */
export const ICON_CREDITS: readonly { readonly name: string; readonly author: string }[] = ICON_SOURCES.map((source) => {
  const [author = '', name = ''] = source.split('/');
  return { name, author: AUTHORS[author] ?? author };
});
