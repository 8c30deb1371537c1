import options from '@hexfall/shared/locales/en/options.json';
import { forOptions, type OptionName, OPTIONS, type Options } from '@hexfall/shared/model/options';
import type { SeriesKind } from '@hexfall/shared/model/series';
import type { Toggle } from '../store/newTableForm.js';
import { addTexts } from './translate.js';

addTexts({ options });

/** What the form of a table says a sentence about. */
export type OptionSubject =
  | 'startingSeat'
  | `series.${SeriesKind}`
  | `start.${Options['start']}`
  | 'clock'
  | 'forecast'
  | 'map'
  | 'mercenaries'
  | `bomber.${Options['bomber']}`
  | Toggle;

/** The clauses of docs/rules.md that say what options do; null for what is no matter of the rules. */
export const OPTION_CLAUSES: Readonly<Record<OptionSubject, string | null>> = {
  ...forOptions<Readonly<Record<OptionName, string>>>((_, name) => OPTIONS[name].rule),
  startingSeat: 'S4',
  'start.standard': 'S4',
  'start.alternative': 'O3',
  clock: 'O10',
  forecast: null,
  'series.single': null,
  'series.return': null,
  'series.best-of-three': null,
  map: 'O11',
  'bomber.none': 'O8',
  'bomber.neutral': 'P2',
  'bomber.mercenary': 'P3',
  'bomber.two': 'P4',
};
