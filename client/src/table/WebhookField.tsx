import { useEffect, useState } from 'preact/hooks';
import { settings } from '../platform/settings.js';
import type { MatchStore } from '../store/MatchStore.js';
import { refusalText } from '../text/refusalText.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { Form, ProblemText, TextField } from '../ui/fields.js';
import './WebhookField.css';

/** What the addresses of services look like that people read. */
const FORMS = [
  ['Discord', 'https://discord.com/api/webhooks/…'],
  ['Slack', 'https://hooks.slack.com/services/…'],
] as const;

/** For slow games, if the server allows it: the address to call when it is this player's turn and no page of the player is connected. */
export const WebhookField = ({ store }: { readonly store: MatchStore }) => {
  const seats = store.mine.value;
  const [possible, setPossible] = useState(false);
  const [stored, setStored] = useState<string | null>(null);
  const [url, setUrl] = useState('');
  const [problem, setProblem] = useState('');
  const ask = async (change: { readonly url?: string | null }): Promise<void> => {
    // One person's seats are called for in the same way.
    const language = settings.language.peek();
    for (const seat of seats) {
      const answer = await store.request('webhook', { seat, language, ...change });
      if (!answer.ok) return setProblem(refusalText(answer.error));
      setPossible(answer.value.possible);
      setStored(answer.value.url);
      setUrl(answer.value.url ?? '');
    }
    setProblem('');
  };
  useEffect(() => void ask({}), [seats.join()]);
  if (!possible) return null;
  return (
    <Form class="webhook" onSubmit={() => ask({ url: url.trim() === '' ? null : url.trim() })}>
      <TextField
        label={t('notification.webhook')}
        name="webhook"
        inputMode="url"
        autocomplete="off"
        placeholder={FORMS[0][1]}
        aria-describedby="webhook-about"
        value={url}
        onInput={setUrl}
      />
      <div class="quiet-text" id="webhook-about">
        <p>{t('notification.webhookText')}</p>
        <p>{t('notification.webhookForms')}</p>
        <ul class="webhook-forms">
          {FORMS.map(([service, form]) => (
            <li key={service}>
              {service}: <code>{form}</code>
            </li>
          ))}
        </ul>
      </div>
      <div class="row">
        <Button name="keep-webhook" submits text={t('notification.keep')} />
        {stored !== null && <Button name="remove-webhook" text={t('app.remove')} onClick={() => void ask({ url: null })} />}
        <span role="status">{stored !== null && stored === url ? t('notification.kept') : ''}</span>
      </div>
      <ProblemText text={problem} />
    </Form>
  );
};
