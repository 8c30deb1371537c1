import { get } from 'node:http';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import type { SavedMatch } from '../../../server/src/table/savedMatch.js';
import { EMPTY_TABLE } from './table.js';

/** As a browser asks that has a picture already; `fetch` would ask for a new one. */
export const statusFor = (url: string, tag: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'if-none-match': tag } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });

/** The status and the code of a refused request. */
export const problemAt = async (url: string): Promise<unknown> => {
  const response = await fetch(url);
  const { code, message } = (await response.json()) as { code: string; message: string };
  expect(message).toMatch(/^[A-Z].*\.$/);
  return [response.status, code];
};

/** A seat that is taken. */
export const seat = (name: string, army: 'borgo' | 'moloch') => ({ name, army, keyHash: name, mercenaries: [] });

/** A match of two in which nothing has been done. */
export const saved = (seed: string | null): SavedMatch => ({
  rules: RULES_VERSION,
  setup: { ...EMPTY_TABLE, seats: [seat('Ann', 'borgo'), seat('Bob', 'moloch')], seed, secret: `secret of ${seed}` },
  log: [],
  finished: false,
});
