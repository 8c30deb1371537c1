import { useState } from 'preact/hooks';
import { MAX_NAME_LENGTH } from '@hexfall/shared/protocol/messages';
import { nameQuestion } from '../store/nameQuestion.js';
import { t } from '../text/translate.js';
import { Dialog } from './Dialog.js';

/** Asks for a name that is on the list of this server. */
export const NameDialog = () => {
  const question = nameQuestion.value;
  const [name, setName] = useState(question?.refused ?? '');
  if (!question) return null;
  const given = name.trim();
  return (
    <Dialog title={t('crest.listedName.heading')} onClose={() => question.answer(null)} kind="listed-name">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (given !== '') question.answer(given);
        }}
      >
        <p>{t('crest.listedName.text')}</p>
        <label class="field">
          <span>{t('app.start.name')}</span>
          <input
            type="text"
            name="listed-name"
            autocomplete="nickname"
            maxLength={MAX_NAME_LENGTH}
            aria-invalid={question.refused !== '' && given === question.refused}
            aria-describedby="listed-name-problem"
            value={name}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
        </label>
        <p class="problem" role="alert" id="listed-name-problem">
          {question.refused !== '' && t('crest.listedName.refused', { name: question.refused })}
        </p>
        <div class="dialog-actions">
          <button type="button" class="button" data-action="no" onClick={() => question.answer(null)}>
            {t('app.cancel')}
          </button>
          <button type="submit" class="button primary" data-action="yes">
            {t('crest.listedName.go')}
          </button>
        </div>
      </form>
    </Dialog>
  );
};
