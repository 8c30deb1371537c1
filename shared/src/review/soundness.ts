import { BASE_ARMIES } from '../content/catalog.js';
import { DEFAULT_OPTIONS, type Options } from '../model/options.js';
import type { Table } from '../model/state.js';
import type { ArmyId } from '../model/tile.js';

/** Why the luck of a match is not summed up: it was not measured, or explains too little, in such matches (docs/review.md). */
export const UNSOUND_REASONS = ['mode', 'armies', 'rules'] as const;
export type UnsoundReason = (typeof UNSOUND_REASONS)[number];

/** The options that have to be as usual; the others change nothing for base armies in a duel. */
const MEASURED_OPTIONS = [
  'board',
  'start',
  'reinforcement',
  'sameArmy',
  'mercenaries',
  'bomber',
] as const satisfies readonly (keyof Options)[];

const isMeasured = (army: ArmyId): boolean => BASE_ARMIES.some((other) => other === army);

/**
 * Whether the luck of the draws may be told of a match, or why not. It may where the measurement in docs/review.md says that it explains
 * at least 30 % of the results: in duels of the base armies with the usual rules.
 */
export const whyLuckIsUnsound = ({ options, players }: Pick<Table, 'options' | 'players'>): UnsoundReason | null => {
  if (options.mode !== 'duel') return 'mode';
  if (!players.every(({ army }) => isMeasured(army))) return 'armies';
  const isUsual = MEASURED_OPTIONS.every((name) => options[name] === DEFAULT_OPTIONS[name]);
  return isUsual && options.terrain.length + options.turrets.length === 0 ? null : 'rules';
};
