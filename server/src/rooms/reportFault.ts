import type { Logger } from 'pino';
import type { TableHost } from '../match/TableHost.js';

/** A request as it may be logged: without the secret of a seat. */
const withoutKey = (request: unknown): unknown =>
  typeof request === 'object' && request !== null && 'key' in request ? { ...request, key: '…' } : request;

/** Logs enough to find the fault that ended a request, and nothing that would give the draw piles away. */
export const reportFault = ({ code, match, setup }: TableHost, log: Logger, err: unknown, type: string, request: unknown): void => {
  log.error({ code, seq: match?.seq, type, request: withoutKey(request), err }, 'a request failed, its match stays as it was');
  const intents = match?.film(1, match.seq).map(({ player, intent }) => ({ player, ...intent }));
  const { options, seats } = setup;
  const armies = seats.map((taken) => taken?.army);
  log.debug({ code, options, armies, intents }, 'what was played until then');
};
