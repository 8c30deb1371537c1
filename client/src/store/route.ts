import { signal } from '@preact/signals';
import { CODE_ALPHABET, CODE_LENGTH } from '@hexfall/shared/protocol/messages';
import { addressOf, pathAt } from '../net/address.js';

export type Route =
  | { readonly page: 'start' | 'games' | 'learn' | 'rules' | 'sandbox' | 'credits' | 'missing' }
  | { readonly page: 'table'; readonly code: string };

const TABLE = new RegExp(`^/t/([${CODE_ALPHABET}]{${CODE_LENGTH}})/?$`, 'i');

const PAGES = {
  '/': 'start',
  '/games': 'games',
  '/learn': 'learn',
  '/rules': 'rules',
  '/sandbox': 'sandbox',
  '/credits': 'credits',
} as const;

/** What a path of this page means. */
export const routeOf = (path: string): Route => {
  const code = TABLE.exec(path)?.[1];
  if (code) return { page: 'table', code: code.toUpperCase() };
  const page = Object.entries(PAGES).find(([known]) => known === path || `${known}/` === path)?.[1];
  return { page: page ?? 'missing' };
};

/** Where the page is. */
export const route = signal(routeOf(pathAt(location.pathname)));

addEventListener('popstate', () => (route.value = routeOf(pathAt(location.pathname))));

/** Goes to another path of this page without loading it again; it may end in the anchor of a place there. */
export const navigate = (path: string): void => {
  history.pushState(null, '', addressOf(path));
  route.value = routeOf(pathAt(location.pathname));
  scrollTo(0, 0);
};

export const pathOfTable = (code: string): string => `/t/${code}`;
