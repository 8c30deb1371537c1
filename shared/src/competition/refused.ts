import { fail, type Result } from '../model/result.js';
import type { ActRefusal } from './acts.js';

export type Refused = Result<never, ActRefusal>;

/** Returns the refusal of an act. @param message one English sentence. */
export const refused = (code: ActRefusal['code'], message: string): Refused => fail({ code, message });
