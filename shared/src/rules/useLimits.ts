import type { Table } from '../model/state.js';

/** How many tiles the player may use this turn, where the alternative start (O3) or reinforcement (O6) limits it; else null. */
export const useLimit = ({ options, turn }: Pick<Table, 'options' | 'turn'>): number | null => {
  const first = turn.number === 1;
  if (options.start === 'alternative') {
    if (first) return 1;
    return options.reinforcement ? 2 : null;
  }
  if (!options.reinforcement) return null;
  return first ? 1 : 2;
};

/** Counts a tile that is used, where uses are limited. */
export const addUses = (table: Table): void => {
  if (table.turn.phase === 'turn' && useLimit(table) !== null) table.turn.uses++;
};

/** S4, O3, O6: up to how many tiles the player draws in this turn. */
export const drawLimit = ({ options, turn }: Pick<Table, 'options' | 'turn'>): number => {
  const full = fullHand({ options });
  const short = options.start === 'alternative' ? full : full - 3 + Math.min(turn.number, 3);
  return Math.min(full, short);
};

/** T1, O6: holding that many after the draw obliges to discard one. */
export const fullHand = ({ options }: Pick<Table, 'options'>): number => (options.reinforcement ? 6 : 3);
