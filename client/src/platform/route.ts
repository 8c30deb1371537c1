import { signal } from '@preact/signals';
import { type Moment, momentIn } from '@hexfall/shared/model/moment';
import { CODE_ALPHABET, CODE_LENGTH, codeInPath } from '@hexfall/shared/protocol/messages';
import { addressOf, pathAt } from '../net/address.js';

export type Route =
  | { readonly page: (typeof PAGES)[keyof typeof PAGES] | 'missing' }
  /** One of the project, with the theme of the course that it is solved in. */
  | { readonly page: 'puzzle'; readonly id: string; readonly course: string | null }
  /** A game on this device; with a moment, it is walked through. */
  | { readonly page: 'local'; readonly id: string; readonly moment: Moment | null }
  /** With `isWall` the boards of its round alone. */
  | { readonly page: 'competition'; readonly code: string; readonly isWall: boolean }
  /** With a moment, the match is walked through. */
  | { readonly page: 'table'; readonly code: string; readonly moment: Moment | null };

const CODE = `([${CODE_ALPHABET}]{${CODE_LENGTH}})`;
const LINKS = new RegExp(`/t/${CODE}(?![a-z0-9])`, 'gi');
const COMPETITION_LINKS = new RegExp(`/c/${CODE}(?![a-z0-9])`, 'gi');
const WORDS = new RegExp(`(?<![a-z0-9])${CODE}(?![a-z0-9])`, 'gi');

const PUZZLE = /^\/puzzles\/([a-z]+(?:-[a-z]+)?-\d+)\/?$/;

const COMPETITION = new RegExp(`^/c/${CODE}(/wall)?/?$`, 'i');

const LOCAL = /^\/local\/([a-z0-9]{8})\/?$/;

const PAGES = {
  '/': 'start',
  '/games': 'games',
  '/play/computer': 'computer',
  '/play/device': 'device',
  '/learn': 'learn',
  '/learn/game': 'coached',
  '/rules': 'rules',
  '/sandbox': 'sandbox',
  '/replay': 'replay',
  '/puzzles': 'puzzles',
  '/puzzles/make': 'make-puzzle',
  '/puzzles/course': 'course',
  '/card': 'card',
  '/competitions': 'competitions',
  '/competitions/new': 'new-competition',
  '/players': 'people',
  '/statistics': 'statistics',
  '/ratings': 'ratings',
  '/credits': 'credits',
  '/admin': 'operator',
} as const;

/** In addresses: the replay opens with the review. */
const REVIEW = 'review';
/** The replay opens as one that is walked through with others. */
const STUDY = 'together';

const codesIn = (text: string, pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].flatMap(([, code]) => code ?? []);

/**
 * Returns the code of a table in typed or pasted text: a link, a code, or either among other words. The last one counts, and a word that only looks
 * like a code counts only if nothing is written as one. Null without any.
 */
export const codeIn = (typed: string): string | null => {
  const text = typed.normalize('NFKC');
  const [links, words] = [codesIn(text, LINKS), codesIn(text, WORDS)];
  const written = words.filter((word) => word === word.toUpperCase());
  const whole = codesIn(text.replace(/[^a-z0-9]/gi, ''), new RegExp(`^${CODE}$`, 'gi'));
  return (
    [links, written, words, whole]
      .find((codes) => codes.length > 0)
      ?.at(-1)
      ?.toUpperCase() ?? null
  );
};

/** What a path of this page means. @param search what follows the path, with its question mark. */
export const routeOf = (path: string, search = ''): Route => {
  const code = codeInPath(path);
  const params = new URLSearchParams(search);
  const moment = momentIn(params.get('turn'), params.get('step'));
  if (code) return { page: 'table', code: code.toUpperCase(), moment };
  const local = LOCAL.exec(path)?.[1];
  if (local) return { page: 'local', id: local, moment };
  const [, competition, wall] = COMPETITION.exec(path) ?? [];
  if (competition !== undefined) return { page: 'competition', code: competition.toUpperCase(), isWall: wall !== undefined };
  const puzzle = PUZZLE.exec(path)?.[1];
  if (puzzle) return { page: 'puzzle', id: puzzle, course: params.get('course') };
  const page = Object.entries(PAGES).find(([known]) => known === path || `${known}/` === path)?.[1];
  return { page: page ?? 'missing' };
};

/** Where the page is. */
export const route = signal(routeOf(pathAt(location.pathname), location.search));

const leaving = new Set<() => void>();

/** Runs a task before the page goes to another path; returns what cancels that. */
export const beforeLeaving = (task: () => void): (() => void) => {
  leaving.add(task);
  return () => void leaving.delete(task);
};

const follow = (): void => {
  for (const task of leaving) task();
  route.value = routeOf(pathAt(location.pathname), location.search);
};

addEventListener('popstate', follow);

/** Goes to another path of this page without loading it again; it may end in the anchor of a place there. */
export const navigate = (path: string): void => {
  history.pushState(null, '', addressOf(path));
  follow();
  scrollTo(0, 0);
};

/** The path of the lesson. @param code the table that it leads back to; null for none. */
export const learnPath = (code: string | null): string => (code === null ? '/learn' : `/learn?table=${code}`);

/** The path of the coached game. @param code as for the lesson. */
export const coachedPath = (code: string | null): string => (code === null ? '/learn/game' : `/learn/game?table=${code}`);

/** The table that an address wants to lead back to; null for none. */
export const tableToReturnTo = (search: string): string | null => {
  const code = new URLSearchParams(search).get('table') ?? '';
  return codeInPath(`/t/${code}`)?.toUpperCase() ?? null;
};

/** The path of a moment of a match. */
export const pathOfMoment = (path: string, { turn, step }: Moment): string => `${path}?turn=${turn}&step=${step}`;

/** The path of the review of a finished match, at its first turn. */
export const pathOfReview = (path: string): string => `${pathOfMoment(path, { turn: 1, step: 0 })}&${REVIEW}`;

/** The path of the study of a finished match at a moment. */
export const pathOfStudy = (path: string, moment: Moment): string => `${pathOfMoment(path, moment)}&${STUDY}`;

/** Whether an address asks for the study. @param search what follows the path. */
export const asksForStudy = (search: string): boolean => new URLSearchParams(search).has(STUDY);

/** Whether an address asks for the review. @param search what follows the path. */
export const asksForReview = (search: string): boolean => new URLSearchParams(search).has(REVIEW);

export const pathOfTable = (code: string): string => `/t/${code}`;

export const pathOfCompetition = (code: string): string => `/c/${code}`;

/** The path of the boards of the present round. */
export const pathOfWall = (code: string): string => `${pathOfCompetition(code)}/wall`;

/** The path that typed or pasted text means: of the competition that it links to, else of the table of `codeIn`; null for neither. */
export const pathIn = (typed: string): string | null => {
  const competition = codesIn(typed.normalize('NFKC'), COMPETITION_LINKS).at(-1);
  if (competition !== undefined) return pathOfCompetition(competition.toUpperCase());
  const table = codeIn(typed);
  return table && pathOfTable(table);
};

/** The path of a game on this device. */
export const pathOfLocal = (id: string): string => `/local/${id}`;
