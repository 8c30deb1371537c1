import { fail, ok } from '@hexfall/shared/model/result';
import { fightBattle, fightOn } from '@hexfall/shared/rules/battle/fightBattle';
import type { Rules } from '../store/LocalStore.js';

/** Plays exactly one battle, as the command line fights it: no turn ends with it, and nothing is drawn. */
export const oneBattle: Rules = (table, seat, intent) => {
  const { decision } = table;
  if (intent.do !== 'choose') return ok(fightBattle(table, seat, []));
  if (decision?.keys.includes(intent.key)) return ok(fightOn(table, intent.key));
  return fail({ code: 'unknown-key', message: 'That is not one of the possibilities.' });
};
