import './support/browserGlobals.js';
import { fail, ok, type Result } from '@hexfall/shared/model/result';
import type { ApiError } from '@hexfall/shared/protocol/http';
import { INVITATION_HEADER } from '@hexfall/shared/protocol/profiles';
import type { Failure } from '../../../client/src/net/connection.js';
import { codeQuestion, sendWithCode } from '../../../client/src/platform/invitationCode.js';

type Refusal = Pick<ApiError, 'code'> | Failure | null;

/** A server that takes one code, and refuses every other request in that way. */
const serverWith = (code: string, refusal: Refusal) => (headers: Readonly<Record<string, string>>) =>
  Promise.resolve<Result<string, Refusal>>(headers[INVITATION_HEADER] === code ? ok('done') : fail(refusal));

/** Answers the question for a code that is open once everything under way is done. */
const answerCode = async (code: string | null): Promise<void> => {
  await new Promise(setImmediate);
  codeQuestion.peek()?.answer(code);
};

describe('a request that needs an invitation code', () => {
  test.each<[string, Refusal]>([
    ['asks for one', { code: 'invitation-needed' }],
    ['refuses the one sent', { code: 'invitation-wrong' }],
    ['refuses, in the words of this page', 'invitation-code'],
  ])('is sent until the code is right, if the server %s', async (name, refusal) => {
    const sent = sendWithCode(serverWith(`code ${name}`, refusal));
    await answerCode('a guess');
    await answerCode(`code ${name}`);
    expect(await sent).toEqual(ok('done'));
  });

  test('is refused if the user has no code', async () => {
    const sent = sendWithCode(serverWith('another code', { code: 'invitation-needed' }));
    await answerCode(null);
    expect(await sent).toEqual(fail({ code: 'invitation-needed' }));
    expect(codeQuestion.peek()).toBeNull();
  });
});

test.each<Refusal>([null, 'unreachable', { code: 'rate-limited' }])('no code is asked for where none is wanted: %o', async (refusal) => {
  expect(await sendWithCode(serverWith('no code', refusal))).toEqual(fail(refusal));
  expect(codeQuestion.peek()).toBeNull();
});
