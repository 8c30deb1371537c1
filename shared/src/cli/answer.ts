import { fail, type Result } from '../model/result.js';

/** Why a document, or the whole call, gets no answer. */
export interface CliError {
  readonly code: string;
  /** One English sentence. */
  readonly message: string;
  /** Where in the document, as a JSON pointer; empty for the whole. */
  readonly path: string;
}

/** What a command makes of one document. */
export type CliAnswer = Result<object, CliError>;

/** A failure that concerns the whole document or call. */
export const failure = (code: string, message: string): { readonly ok: false; readonly error: CliError } =>
  fail({ code, message, path: '' });

/** An answer as the one line of JSON that is printed. */
export const printed = (answer: CliAnswer): string => `${JSON.stringify(answer.ok ? answer.value : { error: answer.error })}\n`;
