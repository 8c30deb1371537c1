import type { Seat } from '@hexfall/shared/model/seat';
import type { ArmyId } from '@hexfall/shared/model/tile';
import type { Requests } from '@hexfall/shared/protocol/requests';
import type { RequestAnswer } from '../net/outbox.js';
import { profileKey } from '../platform/ownProfile.js';
import { dropKey, newKey, storeKey } from '../platform/seatKeys.js';
import { newContribution } from './drawNotes.js';
import { agreement } from './nameAgreement.js';

/** How a seat is taken; left out, it is the first free one, by a player who is ready. */
export interface SeatWish {
  readonly seat?: Seat | undefined;
  /** Whether the match waits until this player is ready. */
  readonly waitsForReady?: boolean;
}

interface Sitter extends SeatWish {
  /** Null where armies are assigned later. */
  readonly army: ArmyId | null;
  readonly name: string;
  /** Whether this page has no seat there yet: others who sit down at this device have no player card here. */
  readonly isFirst: boolean;
}

/** After these it is not known whether the seat was taken. */
const UNCERTAIN: readonly string[] = ['unreachable', 'unanswered', 'failed'];

/** Takes a seat at a table. Stores the key before sending the request, and deletes it if the request is refused. */
export const takeSeat = async (
  send: (request: Omit<Requests['sit'], 'n'>) => Promise<RequestAnswer<'sit'>>,
  code: string,
  { army, name, seat, waitsForReady = false, isFirst }: Sitter,
): Promise<RequestAnswer<'sit'>> => {
  const key = newKey();
  const profile = isFirst ? profileKey.peek() : null;
  storeKey(code, key);
  const answer = await send({
    key,
    name,
    contribution: newContribution(code),
    ...(army !== null && { army }),
    ...(seat !== undefined && { seat }),
    ...(profile !== null && { profile }),
    ...(waitsForReady && { waitsForReady }),
    ...agreement(),
  });
  if (!answer.ok && !UNCERTAIN.includes(answer.error.code)) dropKey(code, key);
  return answer;
};
