import { createAuthContext, ErrorCode, matchMaker } from '@colyseus/core';
import express, { Router } from 'express';
import { JOIN_REFUSED } from '@hexfall/shared/protocol/messages';
import type { AddressOf } from '../security/clientAddress.js';
import { ApiProblem } from './ApiProblem.js';

/** Error codes for the numbers that the framework and `parseJoinOptions` use, which are also the HTTP statuses. */
const CODES: Readonly<Record<number, string>> = {
  [JOIN_REFUSED.malformed]: 'malformed',
  [JOIN_REFUSED.nameNotListed]: 'name-not-listed',
  [JOIN_REFUSED.notSupported]: 'not-supported',
  [JOIN_REFUSED.oldPage]: 'old-page',
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

/** The framework's matchmaking routes, with errors in the common form. */
export const matchmakeRoutes = (addressOf: AddressOf): Router => {
  const routes = Router();
  routes.post('/:method/:name', express.json({ type: () => true }), async (request, response) => {
    const { method, name } = request.params;
    if (!matchMaker.controller.exposedMethods.includes(method)) throw NOTHING;
    if (matchMaker.state === matchMaker.MatchMakerState.SHUTTING_DOWN)
      throw new ApiProblem(503, 'stopping', 'The server is shutting down.');
    const headers = new Headers(request.headers as Record<string, string>);
    // The framework would trust any header about the address.
    const context = { ...createAuthContext({ headers }), headers, ip: addressOf(request) };
    try {
      response.json(await matchMaker.controller.invokeMethod(method, name, (request.body ?? {}) as object, context));
    } catch (error) {
      throw asProblem(error);
    }
  });
  return routes;
};
