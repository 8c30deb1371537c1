import type { Options } from '@hexfall/shared/model/options';
import type { Toggle } from '../store/newTableForm.js';
import options from '@hexfall/shared/locales/en/options.json';
import { addTexts } from './translate.js';

addTexts({ options });

/** What the form of a table says a sentence about. */
export type OptionSubject =
  'begins' | `start.${Options['start']}` | 'clock' | 'forecast' | 'map' | 'mercenaries' | `bomber.${Options['bomber']}` | Toggle;

/** The clauses of docs/rules.md that say what options do; null for what is no matter of the rules. */
export const OPTION_CLAUSES = {
  begins: 'S4',
  'start.standard': 'S4',
  'start.alternative': 'O3',
  clock: 'O10',
  forecast: null,
  map: 'O11',
  mercenaries: 'P1',
  'bomber.none': 'O8',
  'bomber.neutral': 'P2',
  'bomber.mercenary': 'P3',
  'bomber.two': 'P4',
  expanded: 'S1',
  teamHq: 'O4',
  reinforcement: 'O6',
  sameArmy: 'O7',
  noTakeBack: 'T7',
  freeVenom: 'O13',
} as const satisfies Readonly<Record<OptionSubject, string | null>>;
