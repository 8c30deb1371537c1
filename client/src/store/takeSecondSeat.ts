import type { Seat } from '@hexfall/shared/model/seat';
import type { ArmyId } from '@hexfall/shared/model/tile';
import type { RequestAnswer } from '../net/outbox.js';
import type { MatchStore } from './MatchStore.js';
import { keysOf, newKey } from '../platform/seatKeys.js';

/**
 * Takes a second seat, with an army where they are chosen, with the key of the seat one holds already (O5). A page may keep the keys of several people: the server
 * knows which of them may command that seat, so the latest is tried first.
 */
export const takeSecondSeat = async (
  store: Pick<MatchStore, 'code' | 'request'>,
  army: ArmyId | null,
  name: string,
  seat: Seat,
): Promise<RequestAnswer<'sit'>> => {
  const [latest = newKey(), ...earlier] = [...keysOf(store.code.peek() ?? '')].reverse();
  const wish = { ...(army === null ? {} : { army }), name, seat, also: true } as const;
  let answer = await store.request('sit', { key: latest, ...wish });
  for (const key of earlier) if (!answer.ok) answer = await store.request('sit', { key, ...wish });
  return answer;
};
