import type { Refusal, RefusalCode } from '@hexfall/shared/protocol/messages';
import { fail, type Result } from '@hexfall/shared/model/result';

/** The answer to a request that is not granted; `rule` is the clause that forbids it. */
export const refuse = (code: RefusalCode, message: string, rule?: string): Result<never, Refusal> =>
  fail({ code, message, ...(rule !== undefined && { rule }) });
