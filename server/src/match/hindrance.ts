import { ok, type Result } from '@hexfall/shared/model/result';
import type { IntentRequest, Refusal } from '@hexfall/shared/protocol/messages';
import type { Setup } from '../store/MatchStore.js';
import { refuse } from './refuse.js';

/** What stands in the log where a page has its own text. Those of pages are longer: nobody else can use these. */
export const SERVER_CLIENTS = { clock: 'clock', computer: 'robot', table: 'table' } as const;

const NAMES: readonly string[] = Object.values(SERVER_CLIENTS);

export const isFromServer = ({ client }: Pick<IntentRequest, 'client'>): boolean => NAMES.includes(client);

/** What somebody is told whose seat a computer player plays for. */
export const refuseStandIn = (): Result<never, Refusal> => refuse('stand-in', 'A computer player plays for that seat: take it back first.');

/** Why an intent cannot be played now whatever the rules say. */
export const checkHindrance = ({ course }: Setup, request: IntentRequest): Result<null, Refusal> => {
  const { seat, client, intent } = request;
  if (intent.do === 'agree-draw' && client !== SERVER_CLIENTS.table) return refuse('not-agreed', 'A draw has to be agreed on: offer it.');
  if (course.paused && intent.do !== 'resign') return refuse('paused', 'The match is paused.');
  return course.standIns.includes(seat) && !isFromServer(request) ? refuseStandIn() : ok(null);
};
