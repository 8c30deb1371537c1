import type { Refusal, RefusalCode } from '@hexfall/shared/protocol/messages';
import { fail, type Result } from '@hexfall/shared/model/result';

/** The answer to a request that is not granted. */
export const refuse = (code: RefusalCode, message: string): Result<never, Refusal> => fail({ code, message });
