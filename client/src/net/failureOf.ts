import { FAILURES, type Failure } from './connection.js';
import { readProblem } from './readAnswer.js';

/** Codes of the server whose failure has another name. */
const BY_CODE: Readonly<Record<string, Failure>> = {
  banned: 'shut-out',
  'invitation-needed': 'invitation-code',
  'invitation-wrong': 'invitation-code',
  'rate-limited': 'too-many',
  overloaded: 'not-now',
  moving: 'not-now',
  'site-split': 'not-now',
  stopping: 'not-now',
  'no-room': 'not-now',
  'unknown-match': 'not-found',
  'unknown-route': 'malformed',
};

/** What a proxy answers by itself, without a code, and a newer server with codes that this page does not know. */
const BY_STATUS: Readonly<Record<number, Failure>> = {
  400: 'malformed',
  403: 'shut-out',
  413: 'too-large',
  414: 'too-large',
  421: 'unknown-host',
  429: 'too-many',
  503: 'not-now',
};

/** What a code of the server means for who wants to go to a table; null if this page does not know it. */
export const failureOfCode = (code: string): Failure | null => BY_CODE[code] ?? FAILURES.find((failure) => failure === code) ?? null;

/** Why the server has refused a request. The body of the answer can still be read. */
export const failureOf = async (answer: Response): Promise<Failure> => {
  const problem = await readProblem(answer.clone()).catch(() => null);
  return failureOfCode(problem?.code ?? '') ?? BY_STATUS[answer.status] ?? 'unreachable';
};
