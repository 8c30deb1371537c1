import { BASE_ARMIES } from '../content/catalog.js';
import { DEFAULT_OPTIONS, OPTION_NAMES, type OptionName } from '../model/options.js';
import type { Table } from '../model/state.js';
import type { ArmyId } from '../model/tile.js';

/** Why the luck of a match is not summed up: it was not measured in such matches, or explains too little (docs/review.md). */
export const UNSOUND_REASONS = ['mode', 'armies', 'rules'] as const;
export type UnsoundReason = (typeof UNSOUND_REASONS)[number];

/** The options that change nothing for base armies in a duel; all others have to be as usual. */
const HARMLESS: readonly OptionName[] = ['teamHq', 'venomLimit', 'takeBack'];

const isMeasured = (army: ArmyId): boolean => BASE_ARMIES.some((other) => other === army);

/**
 * Returns whether the luck of the draws may be shown for a match, or why not. It may if the measurement in docs/review.md says that it
 * explains at least 30 % of the results: in duels of the base armies with the usual rules.
 */
export const whyLuckIsUnsound = ({ options, players }: Pick<Table, 'options' | 'players'>): UnsoundReason | null => {
  if (options.mode !== 'duel') return 'mode';
  if (!players.every(({ army }) => isMeasured(army))) return 'armies';
  const isUsual = OPTION_NAMES.every((name) => HARMLESS.includes(name) || options[name] === DEFAULT_OPTIONS[name]);
  return isUsual && options.terrain.length + options.turrets.length === 0 ? null : 'rules';
};
