import type { SavedSeatJson } from '@hexfall/shared/notation/json';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { ApiError } from '@hexfall/shared/protocol/http';
import { sendSavedGame } from '../net/api.js';
import type { SavedGame } from '../store/recordHistory.js';
import { askForCode, invitationHeaders } from '../platform/invitationCode.js';
import { storeKey, newKey } from '../platform/seatKeys.js';

/** New keys for the seats of people, by seat; a person with two seats has one (O5). */
const keysFor = (seats: readonly SavedSeatJson[], persons: readonly number[]): readonly (string | null)[] => {
  const keys = new Map<number, string>();
  return seats.map(({ computer }, seat) => {
    if (computer !== undefined) return null;
    const person = persons[seat] ?? seat;
    const key = keys.get(person) ?? newKey();
    keys.set(person, key);
    return key;
  });
};

/**
 * Continues a saved match at a new table of this server: this browser gets the seats of all people.
 * @returns the table's code, or why that did not work; null if the server does not answer.
 */
export const openSavedGame = async ({ record, seats, persons }: SavedGame): Promise<Result<string, ApiError | null>> => {
  const keys = keysFor(seats, persons);
  const send = () => sendSavedGame({ record, keys }, invitationHeaders());
  let opened = await send();
  while (!opened.ok && (opened.error?.code.startsWith('invitation-') ?? false) && (await askForCode())) opened = await send();
  if (!opened.ok) return opened;
  for (const key of keys) if (key !== null) storeKey(opened.value, key);
  return ok(opened.value);
};
