import { useState } from 'preact/hooks';
import { t } from '../text/translate.js';
import './CardForm.css';

/** A form for users who have a card on another device: its twelve words. */
export const EnterPhrase = ({ onKey }: { readonly onKey: (key: string) => void }) => {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const find = async (): Promise<void> => {
    const { keyOfPhrase } = await import('./recoveryPhrase.js');
    const key = keyOfPhrase(text);
    setProblem(key === null ? t('profile.enter.wrong') : '');
    if (key !== null) onKey(key);
  };
  return (
    <details class="plate" data-part="enter">
      <summary>
        <h2>{t('profile.enter.heading')}</h2>
      </summary>
      <form
        class="card-form"
        onSubmit={(event) => {
          event.preventDefault();
          void find().catch(() => setProblem(t('app.later.failed')));
        }}
      >
        <p>{t('profile.enter.text')}</p>
        <label class="field">
          <span>{t('profile.enter.label')}</span>
          <textarea
            name="phrase"
            rows={3}
            lang="en"
            autocomplete="off"
            autocapitalize="none"
            spellcheck={false}
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
        </label>
        <p class="problem" role="alert">
          {problem}
        </p>
        <button type="submit" class="button" data-action="find-card">
          {t('profile.enter.go')}
        </button>
      </form>
    </details>
  );
};
