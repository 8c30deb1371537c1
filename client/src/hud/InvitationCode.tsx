import { useState } from 'preact/hooks';
import { codeQuestion } from '../store/invitationCode.js';
import { t } from '../text/translate.js';
import { Dialog } from './Dialog.js';

/** Asks for the code without which this server makes no tables. */
export const InvitationCode = () => {
  const [code, setCode] = useState('');
  const question = codeQuestion.value;
  if (!question) return null;
  const given = code.trim();
  return (
    <Dialog title={t('crest.invitationCode.heading')} onClose={() => question.answer(null)} kind="invitation-code">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (given !== '') question.answer(given);
        }}
      >
        <p>{t('crest.invitationCode.text')}</p>
        <label class="field">
          <span>{t('crest.invitationCode.label')}</span>
          <input
            type="text"
            name="invitation-code"
            autocomplete="off"
            autocapitalize="none"
            spellcheck={false}
            maxLength={64}
            value={code}
            onInput={({ currentTarget }) => setCode(currentTarget.value)}
          />
        </label>
        <p class="problem" role="alert">
          {question.isWrong && t('crest.invitationCode.wrong')}
        </p>
        <div class="dialog-actions">
          <button type="button" class="button" data-action="no" onClick={() => question.answer(null)}>
            {t('app.cancel')}
          </button>
          <button type="submit" class="button primary" data-action="yes">
            {t('crest.invitationCode.go')}
          </button>
        </div>
      </form>
    </Dialog>
  );
};
