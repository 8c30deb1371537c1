import type { IncomingMessage } from 'node:http';
import { createAuthContext, ErrorCode, matchMaker } from '@colyseus/core';
import type { Request } from 'express';
import { JOIN_REFUSED } from '@hexfall/shared/protocol/messages';
import type { ConnectionWatch } from '../rooms/JoinDeadline.js';
import type { HttpCode } from '../runtime/RefusalReporter.js';
import type { AddressOf } from '../security/addresses.js';
import { readTableCode } from '../security/credentials.js';
import { ApiProblem, sealedTable } from './problems.js';
import type { Handlers } from './routes.js';
import type { SeatHolders } from './services/SeatHolders.js';

/** Error codes for the numbers that the framework and `roomOptions.ts` use, which are also the HTTP statuses. */
const CODES: Readonly<Record<number, HttpCode>> = {
  [JOIN_REFUSED.malformed]: 'malformed',
  [JOIN_REFUSED.nameNotListed]: 'name-not-listed',
  [JOIN_REFUSED.notSupported]: 'not-supported',
  [JOIN_REFUSED.oldPage]: 'old-page',
  [JOIN_REFUSED.sealed]: 'sealed',
  [JOIN_REFUSED.storeFull]: 'store-full',
};

const NOTHING = new ApiProblem(404, 'unknown-route', 'There is nothing at this address.');
const NO_ROOM = new ApiProblem(JOIN_REFUSED.noRoom, 'no-room', 'This table cannot be joined at the moment: open it first.');

const asProblem = (error: unknown): unknown => {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  if (code === ErrorCode.MATCHMAKE_NO_HANDLER) return NOTHING;
  // The room does not exist, or is closing.
  if (code === JOIN_REFUSED.noRoom || code === ErrorCode.MATCHMAKE_EXPIRED) return NO_ROOM;
  const name = CODES[Number(code)];
  return name === undefined ? error : new ApiProblem(Number(code), name, String(message));
};

/** What the framework answers, as far as it is looked at. */
interface Reservation {
  readonly sessionId: string;
  readonly processId?: string;
}

export interface MatchmakeServices {
  readonly addressOf: AddressOf;
  /** Expects the connections that follow. */
  readonly arrivals: Pick<ConnectionWatch, 'expect'>;
  /** Whether the address of a request gets new WebSockets only for seats. */
  readonly isCrowded: (request: IncomingMessage) => boolean;
  /** Knows whose seat a request is for. */
  readonly holders: Pick<SeatHolders, 'holderOf'>;
  /** Whether a table is sealed for who has no seat there. */
  readonly isSealed: (code: string) => Promise<boolean>;
}

/** The framework's matchmaking routes, with errors in the common form. */
export const matchmakeHandlers = ({
  addressOf,
  arrivals,
  isCrowded,
  holders,
  isSealed,
}: MatchmakeServices): Handlers<'POST /matchmake/create/:name' | 'POST /matchmake/joinById/:name'> => {
  /** Refuses anyone without a seat at a sealed table, before the framework looks for its room. */
  const requireReadable = async (request: Request): Promise<void> => {
    const code = readTableCode(String(request.params['name']));
    if (code === null) return;
    if ((await isSealed(code)) && (await holders.holderOf(request)) === null) throw sealedTable();
  };
  const invoke =
    (method: string): Handlers<'POST /matchmake/create/:name'>['POST /matchmake/create/:name'] =>
    async (request, response) => {
      if (matchMaker.state === matchMaker.MatchMakerState.SHUTTING_DOWN)
        throw new ApiProblem(503, 'stopping', 'The server is shutting down.');
      const headers = new Headers(request.headers as Record<string, string>);
      // The framework would trust any header about the address.
      const context = { ...createAuthContext({ headers }), headers, ip: addressOf(request) };
      try {
        const { name } = request.params;
        if (method === 'joinById') await requireReadable(request);
        const reservation = (await matchMaker.controller.invokeMethod(
          method,
          name,
          (request.body ?? {}) as object,
          context,
        )) as Reservation;
        // Another process sees by itself who comes.
        if (reservation.processId === matchMaker.processId)
          arrivals.expect(reservation.sessionId, isCrowded(request) && (await holders.holderOf(request)) !== null);
        response.json(reservation);
      } catch (error) {
        throw asProblem(error);
      }
    };
  return { 'POST /matchmake/create/:name': invoke('create'), 'POST /matchmake/joinById/:name': invoke('joinById') };
};
