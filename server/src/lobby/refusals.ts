import type { Refusal, RefusalCode } from '@hexfall/shared/protocol/messages';
import { fail, type Result } from '@hexfall/shared/model/result';

/** Returns a refusal. @param rule the clause that forbids the request. */
export const refuse = (code: RefusalCode, message: string, rule?: string): Result<never, Refusal> =>
  fail({ code, message, ...(rule !== undefined && { rule }) });

/** Why a name is refused that the operator's list does not have. */
export const NAME_NOT_LISTED = 'The list of this server does not have that name.';

/** The answer to a kicked player. */
export const refuseKicked = (): Result<never, Refusal> => refuse('kicked', 'The creator of the table has removed you: you can only watch.');

/** The answer to a player whose seat a computer player plays for. */
export const refuseStandIn = (): Result<never, Refusal> => refuse('stand-in', 'A computer player plays for that seat: take it back first.');
