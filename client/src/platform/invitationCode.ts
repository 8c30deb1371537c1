import { signal } from '@preact/signals';
import type { Result } from '@hexfall/shared/model/result';
import type { ApiError } from '@hexfall/shared/protocol/http';
import { INVITATION_HEADER } from '@hexfall/shared/protocol/profiles';
import { persisted } from './persisted.js';

/** The code with which this browser may make tables, where the operator asks for one. */
const invitationCode = persisted('invitationCode', '', (found): found is string => typeof found === 'string');

interface CodeQuestion {
  /** The server has refused the last code. */
  readonly isWrong: boolean;
  /** Null: the user has canceled. */
  readonly answer: (code: string | null) => void;
}

/** The question for a code, while it is open. */
export const codeQuestion = signal<CodeQuestion | null>(null);

/** What requests for new tables carry. */
export const invitationHeaders = (): Readonly<Record<string, string>> =>
  invitationCode.peek() === '' ? {} : { [INVITATION_HEADER]: invitationCode.peek() };

/** Asks the user for a code; returns false if there is none. */
export const askForCode = (): Promise<boolean> =>
  new Promise((resolve) => {
    codeQuestion.peek()?.answer(null);
    codeQuestion.value = {
      isWrong: invitationCode.peek() !== '',
      answer: (code) => {
        codeQuestion.value = null;
        if (code !== null) invitationCode.value = code;
        resolve(code !== null);
      },
    };
  });

/** An error of the server, or its name on this page; null if the server has not answered. */
type CodedError = Pick<ApiError, 'code'> | string | null;

const wantsCode = (error: CodedError): boolean => (typeof error === 'string' ? error : error?.code)?.startsWith('invitation-') ?? false;

/** Sends a request; asks the user for a code as long as the server wants one. */
export const sendWithCode = async <T, E extends CodedError>(
  send: (headers: Readonly<Record<string, string>>) => Promise<Result<T, E>>,
): Promise<Result<T, E>> => {
  let answer = await send(invitationHeaders());
  while (!answer.ok && wantsCode(answer.error) && (await askForCode())) answer = await send(invitationHeaders());
  return answer;
};
