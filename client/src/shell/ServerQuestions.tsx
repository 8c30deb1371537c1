import type { InputHTMLAttributes } from 'preact';
import { useState } from 'preact/hooks';
import { MAX_NAME_LENGTH } from '@hexfall/shared/protocol/messages';
import { codeQuestion } from '../platform/invitationCode.js';
import { nameQuestion } from '../platform/nameQuestion.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { Dialog } from '../ui/Dialog.js';
import { Form, ProblemText, TextField } from '../ui/fields.js';

interface Props {
  /** For styles; the field has it as its name. */
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly label: string;
  /** What is on the button that sends what was entered. */
  readonly action: string;
  /** What the server has refused; empty if nothing. */
  readonly refused?: string;
  /** What is wrong with what was entered last; empty if nothing. */
  readonly problem: string;
  readonly field: Pick<InputHTMLAttributes, 'autocomplete' | 'autocapitalize' | 'spellcheck' | 'maxLength'>;
  /** Null: the user has canceled. */
  readonly answer: (text: string | null) => void;
}

/** A dialog that asks for one line of text, which may not be empty. */
const PromptDialog = ({ kind, title, text, label, action, refused = '', problem, field, answer }: Props) => {
  const [entered, setEntered] = useState(refused);
  const given = entered.trim();
  return (
    <Dialog title={title} onClose={() => answer(null)} kind={kind}>
      <Form
        onSubmit={() => {
          if (given !== '') answer(given);
        }}
      >
        <p>{text}</p>
        <TextField
          label={label}
          {...field}
          name={kind}
          aria-invalid={refused !== '' && given === refused}
          aria-describedby={`${kind}-problem`}
          value={entered}
          onInput={setEntered}
        />
        <ProblemText id={`${kind}-problem`} text={problem} />
        <div class="dialog-actions">
          <Button name="no" text={t('app.cancel')} onClick={() => answer(null)} />
          <Button name="yes" kind="primary" submits text={action} />
        </div>
      </Form>
    </Dialog>
  );
};

/** Asks for the code without which this server makes no tables. */
const CodePrompt = () =>
  codeQuestion.value && (
    <PromptDialog
      kind="invitation-code"
      title={t('crest.invitationCode.heading')}
      text={t('crest.invitationCode.text')}
      label={t('crest.invitationCode.label')}
      action={t('app.goOn')}
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
      title={t('app.start.name')}
      text={t('crest.listedName.text')}
      label={t('app.start.name')}
      action={t('app.goOn')}
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
