import { fail, ok, type Result } from '@hexfall/shared/model/result';
import type { Creation } from '../net/session.js';
import { refusalText } from '../text/refusalText.js';
import type { MatchStore } from '../store/MatchStore.js';
import type { SeatPlan } from '../store/hotSeatSetup.js';
import { abandonTable, createEmptyTable } from './currentTable.js';

/**
 * Creates a table where several seats belong to people at this device, each with a key of its own: for the server they are as
 * many persons, and the match is kept like any other.
 * @param withArmies whether armies are chosen when sitting down.
 * @returns the table, or why that did not work as a sentence.
 */
export const createHotSeat = async (
  creation: Creation,
  plans: readonly SeatPlan[],
  withArmies: boolean,
): Promise<Result<MatchStore, string>> => {
  const names = plans.flatMap(({ kind, name }) => (kind === 'here' ? [name.trim()] : []));
  const created = await createEmptyTable({ ...creation, names });
  if (!created.ok) return created;
  const store = created.value;
  // People first: of those who sit at a table, at least one is a person.
  const taken = plans.map((plan, seat) => ({ ...plan, seat })).filter(({ kind }) => kind !== 'open');
  for (const { kind, name, army, level, seat } of taken.sort((a, b) => Number(a.kind === 'computer') - Number(b.kind === 'computer'))) {
    const answer =
      kind === 'here'
        ? await store.sit(withArmies ? army : null, name.trim(), { seat })
        : await store.request('addBot', { seat, level, ...(withArmies ? { army } : {}) });
    if (!answer.ok) {
      await abandonTable(store);
      return fail(refusalText(answer.error));
    }
  }
  return ok(store);
};
