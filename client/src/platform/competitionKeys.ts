import { signal } from '@preact/signals';
import { SEAT_KEY } from '@hexfall/shared/protocol/lobby';
import { linkTo } from '../net/links.js';
import { persisted } from './persisted.js';
import { pathOfCompetition } from './route.js';

/** A competition that this browser organizes or has entered. */
export interface OwnCompetition {
  /** It proves who organizes or has entered the competition, and opens the seats of its entrant. */
  readonly key: string;
  /** As the page has seen it last. */
  readonly name: string;
  readonly isOver: boolean;
}

type OwnCompetitions = Readonly<Record<string, OwnCompetition>>;

const isOwnCompetition = (found: unknown): found is OwnCompetition =>
  typeof found === 'object' &&
  found !== null &&
  'key' in found &&
  typeof found.key === 'string' &&
  SEAT_KEY.test(found.key) &&
  'name' in found &&
  typeof found.name === 'string' &&
  'isOver' in found &&
  typeof found.isOver === 'boolean';

const isOwnCompetitions = (found: unknown): found is OwnCompetitions =>
  typeof found === 'object' && found !== null && Object.values(found).every(isOwnCompetition);

/** The competitions of this browser, by their codes, latest first. A place without its key is lost, so none is dropped before its competition is over. */
export const ownCompetitions = persisted<OwnCompetitions>('competitions', {}, isOwnCompetitions);

/** Of competitions that are over, the latest are kept, to be looked at. */
const MOST_OVER = 50;

/** The key of this browser for a competition; null if it has none. */
export const competitionKey = (code: string): string | null => ownCompetitions.value[code]?.key ?? null;

const keep = (code: string, own: OwnCompetition): void => {
  const { [code]: _, ...others } = ownCompetitions.peek();
  let room = MOST_OVER;
  const kept = Object.entries({ [code]: own, ...others }).filter(([, { isOver }]) => !isOver || room-- > 0);
  ownCompetitions.value = Object.fromEntries(kept);
};

/** Remembers the key of a competition. */
export const storeCompetitionKey = (code: string, key: string, name: string): void => keep(code, { key, name, isOver: false });

const KEY_MARK = '#key=';

/** The link that takes the place of this browser in a competition along; null without one. */
export const competitionKeyLink = (code: string): string | null => {
  const key = competitionKey(code);
  return key && linkTo(`${pathOfCompetition(code)}${KEY_MARK}${key}`);
};

/** Another key than that of this browser that the link to a competition has brought: the user decides between them. */
export const offeredKey = signal<{ readonly code: string; readonly key: string } | null>(null);

/** Removes the key of a competition from the address, so that nobody sees or shares it by mistake, and keeps it unless this browser has another one. */
export const adoptCompetitionKey = (code: string): void => {
  if (!location.hash.startsWith(KEY_MARK)) return;
  const key = location.hash.slice(KEY_MARK.length);
  history.replaceState(history.state, '', location.pathname + location.search);
  const own = competitionKey(code);
  if (!SEAT_KEY.test(key) || key === own) return;
  if (own === null) storeCompetitionKey(code, key, code);
  else offeredKey.value = { code, key };
};

/** Remembers how a competition of this browser is called, and whether it is over. */
export const noteCompetition = (code: string, name: string, isOver: boolean): void => {
  const own = ownCompetitions.peek()[code];
  if (!own || (own.name === name && own.isOver === isOver)) return;
  if (isOver) keep(code, { ...own, name, isOver });
  else ownCompetitions.value = { ...ownCompetitions.peek(), [code]: { ...own, name, isOver } };
};

/** Deletes the key of a competition. */
export const forgetCompetition = (code: string): void => {
  const { [code]: _, ...others } = ownCompetitions.peek();
  ownCompetitions.value = others;
};

/** The code of the competition that this page has made last, if its link was copied then. */
export const linkCopiedOf = signal<string | null>(null);
