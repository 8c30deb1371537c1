import { fail, ok } from '@hexfall/shared/model/result';
import { fightBattle, fightOn, type FoughtBattle } from '@hexfall/shared/rules/battle/fightBattle';
import type { Rules } from '../store/LocalStore.js';

/** Plays exactly one battle, as the command line fights it: no turn ends with it, and nothing is drawn. */
export const singleBattleRules: Rules = (state, seat, intent) => {
  const { table } = state;
  const fought = ({ table: after, events }: FoughtBattle) => ok({ state: { ...state, table: after }, events });
  if (intent.do !== 'choose') return fought(fightBattle(table, seat, []));
  if (table.decision?.keys.includes(intent.key)) return fought(fightOn(table, intent.key));
  return fail({ code: 'unknown-key', message: 'That is not one of the possibilities.' });
};
