import { codeQuestion } from '../store/invitationCode.js';
import { nameQuestion } from '../store/nameQuestion.js';
import { InvitationCode } from './InvitationCode.js';
import { NameDialog } from './NameDialog.js';

/** The dialogs in which the server asks for something before it makes a table. */
export const ServerQuestions = () => (
  <>
    {codeQuestion.value && <InvitationCode />}
    {nameQuestion.value && <NameDialog key={nameQuestion.value.refused} />}
  </>
);
