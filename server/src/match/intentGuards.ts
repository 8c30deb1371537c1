import { ok, type Result } from '@hexfall/shared/model/result';
import type { IntentRequest, Refusal } from '@hexfall/shared/protocol/messages';
import type { Setup } from '../table/setup.js';
import { refuse, refuseStandIn } from '../lobby/refusals.js';

/** The senders of the server's own intents in the log. Client ids of pages are longer, so pages cannot use these. */
export const SERVER_SENDERS = { clock: 'clock', computer: 'robot', table: 'table' } as const;

const NAMES: readonly string[] = Object.values(SERVER_SENDERS);

export const isFromServer = ({ client }: Pick<IntentRequest, 'client'>): boolean => NAMES.includes(client);

/** Refuses intents that cannot be played now, whatever the rules say. */
export const checkPlayable = ({ status }: Setup, request: IntentRequest): Result<null, Refusal> => {
  const { seat, client, intent } = request;
  if (intent.do === 'agree-draw' && client !== SERVER_SENDERS.table)
    return refuse('not-agreed', 'A draw needs the agreement of the others: offer it.');
  if (status.paused && intent.do !== 'resign') return refuse('paused', 'The match is paused.');
  return status.substitutes.includes(seat) && !isFromServer(request) ? refuseStandIn() : ok(null);
};
