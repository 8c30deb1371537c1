import { POLICIES } from '@hexfall/shared/ai/policies';
import { longResultFaults } from './ownFaults.js';
import type { Plan } from './preparedTables.js';
import { address, checked, type Screen } from './Screen.js';

/** As long as names may be. */
const NAMES = ['Wilhelmina Hohenfels-Rot', 'Bartholomäus von Wolkens', 'Konstantynopolitańczyk W', 'Magdalena Wesołowska-Kop'];

const four = { armies: ['borgo', 'hegemony', 'outpost', 'moloch'], policy: POLICIES.greedy, people: NAMES, seed: 'prepared' } as const;

/** Matches of people with long names, by code. */
export const LONG_NAMED = {
  DUETTE: { ...four, armies: ['borgo', 'outpost'] },
  TEAMS2: { ...four, options: { mode: 'team' } },
  DEATHS: { ...four, options: { mode: 'deathmatch' } },
} as const satisfies Readonly<Record<string, Plan>>;

/** The result of one of them, with all that it consists of. */
export const resultOf = (code: string): Screen =>
  checked(address('', `/t/${code}`, '.result .result-facts li:nth-child(3)'), longResultFaults);
