import { fail, type Result } from '../model/result.js';
import type { ActRefusal } from './acts.js';

export type RefusedAct = Result<never, ActRefusal>;

/** Returns the refusal of an act. @param message one English sentence. */
export const refused = (code: ActRefusal['code'], message: string): RefusedAct => fail({ code, message });
