import { MAX_NAME_LENGTH } from '@hexfall/shared/protocol/messages';
import { codeQuestion } from '../platform/invitationCode.js';
import { nameQuestion } from '../platform/nameQuestion.js';
import { t } from '../text/translate.js';
import { PromptDialog } from '../ui/PromptDialog.js';

/** Asks for the code without which this server makes no tables. */
const CodePrompt = () =>
  codeQuestion.value && (
    <PromptDialog
      kind="invitation-code"
      title={t('crest.invitationCode.heading')}
      text={t('crest.invitationCode.text')}
      label={t('crest.invitationCode.label')}
      action={t('crest.invitationCode.go')}
      problem={codeQuestion.value.isWrong ? t('crest.invitationCode.wrong') : ''}
      field={{ autocomplete: 'off', autocapitalize: 'none', spellcheck: false, maxLength: 64 }}
      answer={codeQuestion.value.answer}
    />
  );

/** Asks for a name that is on the list of this server. */
const NamePrompt = () => {
  const question = nameQuestion.value;
  if (!question) return null;
  const { refused, answer } = question;
  return (
    <PromptDialog
      key={refused}
      kind="listed-name"
      title={t('crest.listedName.heading')}
      text={t('crest.listedName.text')}
      label={t('app.start.name')}
      action={t('crest.listedName.go')}
      refused={refused}
      problem={refused === '' ? '' : t('crest.listedName.refused', { name: refused })}
      field={{ autocomplete: 'nickname', maxLength: MAX_NAME_LENGTH }}
      answer={answer}
    />
  );
};

/** The dialogs in which the server asks for something before it makes a table. */
export const ServerQuestions = () => (
  <>
    <CodePrompt />
    <NamePrompt />
  </>
);
