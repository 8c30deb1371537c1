import { fail, type Result } from '../model/result.js';
import type { Refusal, RefusalCode } from '../protocol/messages.js';

/** Codes of refusals that say when to try again. */
type TimedCode = 'rate-limited' | 'overloaded';

/** Returns a refusal. @param rule the clause that forbids the request. */
export const refuse = (code: Exclude<RefusalCode, TimedCode>, message: string, rule?: string): Result<never, Refusal> =>
  fail({ code, message, ...(rule !== undefined && { rule }) });

/** Returns the refusal of a request beyond the limit. @param retryAfterMs when to try again, in milliseconds. */
export const refuseForNow = (message: string, retryAfterMs: number): Result<never, Refusal> =>
  fail({ code: 'rate-limited', message, retryAfterMs });

/** Why a connection or a seat that sends too much is refused. */
export const TOO_MANY_MESSAGES = 'Too many messages: wait a moment.';

/** Why a name is refused that the operator's list does not have. */
export const NAME_NOT_LISTED = 'The list of this server does not have that name.';

/** Why nobody else comes to a table whose deal is played at others, too. */
export const TABLE_SEALED = 'Only its players come to this table until all tables of its deal are over.';

/** The answer to what would tell something of a sealed table. */
export const refuseSealed = (): Result<never, Refusal> => refuse('sealed', TABLE_SEALED);

/** The answer to what can be done only once a deal is opened. */
export const refuseRunningDeal = (): Result<never, Refusal> =>
  refuse('deal-running', 'That can be done when all tables of the deal are over.');

/** The answer to a program where programs may not play. */
export const refusePrograms = (): Result<never, Refusal> => refuse('no-bots', 'Bots may not take seats at this table.');

/** The answer to a kicked player. */
export const refuseKicked = (): Result<never, Refusal> => refuse('kicked', 'The creator of the table has removed you: you can only watch.');

/** The answer to a player whose seat a computer player plays for. */
export const refuseStandIn = (): Result<never, Refusal> => refuse('stand-in', 'A computer player plays for that seat: take it back first.');
