import type { Seat } from '../../model/seat.js';
import type { Table } from '../../model/state.js';
import { defaultChoice } from '../defaultChoice.js';
import { fightBattle, type FoughtBattle } from './fightBattle.js';

/** One whole battle in which everybody answers by the default policy: what a forecast shows. */
export const fightByDefault = (table: Table, starter: Seat): FoughtBattle => fightBattle(table, starter, defaultChoice);
