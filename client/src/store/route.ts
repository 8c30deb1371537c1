import { signal } from '@preact/signals';
import { CODE_ALPHABET, CODE_LENGTH } from '@hexfall/shared/protocol/messages';
import { addressOf, pathAt } from '../net/address.js';

export type Route =
  | { readonly page: 'start' | 'games' | 'learn' | 'coached' | 'rules' | 'sandbox' | 'credits' | 'missing' }
  | { readonly page: 'table'; readonly code: string };

const TABLE = new RegExp(`^/t/([${CODE_ALPHABET}]{${CODE_LENGTH}})/?$`, 'i');

const PAGES = {
  '/': 'start',
  '/games': 'games',
  '/learn': 'learn',
  '/learn/game': 'coached',
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

const leaving = new Set<() => void>();

/** Runs a task before the page goes to another path; returns what cancels that. */
export const beforeLeaving = (task: () => void): (() => void) => {
  leaving.add(task);
  return () => void leaving.delete(task);
};

const follow = (): void => {
  for (const task of leaving) task();
  route.value = routeOf(pathAt(location.pathname));
};

addEventListener('popstate', follow);

/** Goes to another path of this page without loading it again; it may end in the anchor of a place there. */
export const navigate = (path: string): void => {
  history.pushState(null, '', addressOf(path));
  follow();
  scrollTo(0, 0);
};

export const pathOfTable = (code: string): string => `/t/${code}`;
