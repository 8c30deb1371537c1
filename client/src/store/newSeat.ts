import type { Seat } from '@hexfall/shared/model/state';
import type { ArmyId } from '@hexfall/shared/model/tile';
import type { SitRequest } from '@hexfall/shared/protocol/lobby';
import { newContribution } from './drawNotes.js';
import { profileKey } from './ownProfile.js';
import { keepKey, newKey } from './seatKeys.js';

interface Wish {
  /** Null where armies come to seats later. */
  readonly army: ArmyId | null;
  readonly name: string;
  readonly seat: Seat | undefined;
  /** Whether this page has no seat there yet: others who sit down at this device have no player card here. */
  readonly isFirst: boolean;
}

/** The request for a seat at a table, with a key of its own, which this browser has kept when the request is sent. */
export const newSeat = (code: string, { army, name, seat, isFirst }: Wish): Omit<SitRequest, 'n'> => {
  const key = newKey();
  const profile = isFirst ? profileKey.peek() : null;
  keepKey(code, key);
  return {
    key,
    name,
    contribution: newContribution(code),
    ...(army !== null && { army }),
    ...(seat !== undefined && { seat }),
    ...(profile !== null && { profile }),
  };
};
