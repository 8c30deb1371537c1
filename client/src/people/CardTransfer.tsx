import { useState } from 'preact/hooks';
import { cardLink } from '../platform/ownProfile.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { CopyField } from '../ui/CopyField.js';
import { Form, ProblemText, TextArea } from '../ui/fields.js';
import { useLoaded } from '../ui/lazy.js';
import { QrCode } from '../ui/QrCode.js';
import './CardForm.css';

const loadPhrase = () => import('./recoveryPhrase.js');

/** The twelve words, in a numbered list to copy by hand. */
const Words = ({ cardKey }: { readonly cardKey: string }) => {
  const loaded = useLoaded(loadPhrase);
  if (!loaded) return null;
  if (loaded === 'failed') return <p class="problem">{t('app.later.failed')}</p>;
  const phrase = loaded.phraseOf(cardKey);
  return (
    <>
      <ol class="phrase" lang="en" data-part="phrase">
        {phrase.split(' ').map((word, index) => (
          <li key={index}>{word}</li>
        ))}
      </ol>
      <CopyField label={t('profile.transfer.phrase')} text={phrase} isLink={false} />
    </>
  );
};

/** The ways to move the card to another device. The screen shows nothing secret before the user asks for it. */
export const CardTransfer = ({ cardKey }: { readonly cardKey: string }) => {
  const [open, setOpen] = useState(false);
  const [showsWords, showWords] = useState(false);
  return (
    <details class="plate card-transfer" data-part="transfer" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h2>{t('profile.transfer.heading')}</h2>
      </summary>
      {open && (
        <>
          <p>{t('profile.transfer.text')}</p>
          <div class="link-field">
            <CopyField label={t('profile.transfer.link')} text={cardLink(cardKey)} />
            <QrCode text={cardLink(cardKey)} label={t('profile.transfer.qr')} />
          </div>
          <h3>{t('profile.transfer.phrase')}</h3>
          <p>{t('profile.transfer.phraseText')}</p>
          {showsWords ? (
            <Words cardKey={cardKey} />
          ) : (
            <Button name="show-phrase" text={t('profile.transfer.show')} onClick={() => showWords(true)} />
          )}
        </>
      )}
    </details>
  );
};

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
      <Form class="card-form" onSubmit={() => find().catch(() => setProblem(t('app.later.failed')))}>
        <p>{t('profile.enter.text')}</p>
        <TextArea
          label={t('profile.enter.label')}
          name="phrase"
          rows={3}
          lang="en"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          value={text}
          onInput={setText}
        />
        <ProblemText text={problem} />
        <Button name="find-card" submits text={t('profile.enter.go')} />
      </Form>
    </details>
  );
};
