import type { InputHTMLAttributes } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../text/translate.js';
import { Dialog } from './Dialog.js';

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
export const PromptDialog = ({ kind, title, text, label, action, refused = '', problem, field, answer }: Props) => {
  const [entered, setEntered] = useState(refused);
  const given = entered.trim();
  return (
    <Dialog title={title} onClose={() => answer(null)} kind={kind}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (given !== '') answer(given);
        }}
      >
        <p>{text}</p>
        <label class="field">
          <span>{label}</span>
          <input
            {...field}
            type="text"
            name={kind}
            aria-invalid={refused !== '' && given === refused}
            aria-describedby={`${kind}-problem`}
            value={entered}
            onInput={({ currentTarget }) => setEntered(currentTarget.value)}
          />
        </label>
        <p class="problem" role="alert" id={`${kind}-problem`}>
          {problem}
        </p>
        <div class="dialog-actions">
          <button type="button" class="button" data-action="no" onClick={() => answer(null)}>
            {t('app.cancel')}
          </button>
          <button type="submit" class="button primary" data-action="yes">
            {action}
          </button>
        </div>
      </form>
    </Dialog>
  );
};
