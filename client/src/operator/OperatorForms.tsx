import { useState } from 'preact/hooks';
import { MAX_NETWORK_LENGTH, MAX_NOTICE_LENGTH, MAX_REASON_LENGTH } from '@hexfall/shared/protocol/operator';
import { fetchBans, type OperatorAnswer, requestBackup, requestBan, requestNotice, requestUnban } from '../net/operator.js';
import { settings } from '../platform/settings.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { Form, ProblemText, TextArea, TextField } from '../ui/fields.js';
import { usePolled } from '../ui/hooks.js';
import { saveFile } from '../ui/saveFile.js';
import { operatorProblem } from './operatorText.js';

interface Props {
  readonly token: string;
}

interface NoticeProps extends Props {
  readonly notice: string | null;
  readonly onChange: () => void;
}

/** The notice on every page: sets and removes it. */
export const NoticeForm = ({ token, notice, onChange }: NoticeProps) => {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const send = async (wanted: string | null): Promise<void> => {
    const answer = await requestNotice(token, { text: wanted });
    setProblem(answer.ok ? '' : operatorProblem(answer.error, t('operator.notice.wrong')));
    if (!answer.ok) return;
    setText('');
    onChange();
  };
  return (
    <Form class="plate operator-form" data-part="notice" onSubmit={() => send(text)}>
      <h2>{t('operator.notice.heading')}</h2>
      <p class="operator-now">{notice === null ? t('operator.notice.none') : t('operator.notice.now', { text: notice })}</p>
      <TextArea label={t('operator.notice.label')} name="notice" rows={2} maxLength={MAX_NOTICE_LENGTH} value={text} onInput={setText} />
      <ProblemText text={problem} />
      <div class="row">
        <Button name="set-notice" kind="primary" submits text={t('operator.notice.set')} />
        {notice !== null && <Button name="clear-notice" text={t('app.remove')} onClick={() => void send(null)} />}
      </div>
    </Form>
  );
};

/** How often the bans are asked for: commands and other operators change them, too. */
const REFRESH_MS = 30_000;

/** The banned addresses: bans them and lifts bans. */
export const BansForm = ({ token }: Props) => {
  const [changes, count] = useState(0);
  const [network, setNetwork] = useState('');
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  const { latest } = usePolled(
    async () => {
      const answer = await fetchBans(token);
      return answer.ok ? answer.value.bans : null;
    },
    REFRESH_MS,
    `${token} ${changes}`,
  );
  const send = async (answer: OperatorAnswer<true>, notDone: string): Promise<boolean> => {
    const result = await answer;
    setProblem(result.ok ? '' : operatorProblem(result.error, notDone));
    count((before) => before + 1);
    return result.ok;
  };
  const ban = async (): Promise<void> => {
    if (!(await send(requestBan(token, { network: network.trim(), reason: reason.trim() }), t('operator.bans.wrong')))) return;
    setNetwork('');
    setReason('');
  };
  return (
    <Form class="plate operator-form" data-part="bans" onSubmit={ban}>
      <h2>{t('operator.bans.heading')}</h2>
      {latest?.length === 0 && <p class="quiet-text">{t('operator.bans.none')}</p>}
      {latest && latest.length > 0 && (
        <ul class="operator-list">
          {latest.map((one) => (
            <li key={one.network}>
              <span class="operator-ban">
                <code>{one.network}</code>{' '}
                <span class="quiet-text">
                  {[new Date(one.since).toLocaleDateString(settings.language.value), one.reason].filter(Boolean).join(' · ')}
                </span>
              </span>
              <Button
                name="lift-ban"
                size="small"
                text={t('operator.bans.lift')}
                label={t('operator.bans.liftOf', { network: one.network })}
                onClick={() => void send(requestUnban(token, { network: one.network }), t('operator.bans.gone'))}
              />
            </li>
          ))}
        </ul>
      )}
      <div class="operator-pair">
        <TextField
          label={t('operator.bans.network')}
          name="network"
          maxLength={MAX_NETWORK_LENGTH}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          value={network}
          onInput={setNetwork}
        />
        <TextField
          label={t('operator.bans.reason')}
          name="reason"
          maxLength={MAX_REASON_LENGTH}
          autocomplete="off"
          value={reason}
          onInput={setReason}
        />
      </div>
      <ProblemText text={problem} />
      <div class="row">
        <Button name="ban" submits text={t('operator.bans.add')} />
      </div>
    </Form>
  );
};

/** The name of a backup that is saved now. */
const backupName = (): string => `hexfall-${new Date().toISOString().slice(0, 10)}.gz`;

/** Everything of the server as a file. */
export const BackupPart = ({ token }: Props) => {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState('');
  /** Why, in the words of the server. */
  const [why, setWhy] = useState('');
  const make = async (): Promise<void> => {
    setBusy(true);
    setProblem('');
    setWhy('');
    setMessage(t('operator.backup.busy'));
    const answer = await requestBackup(token);
    setBusy(false);
    setMessage(answer.ok ? t('operator.backup.done') : '');
    if (answer.ok) {
      if (answer.value.isDamaged) setProblem(t('operator.backup.damaged'));
      return saveFile(answer.value.file, backupName());
    }
    setProblem(operatorProblem(answer.error, t('operator.backup.failed')));
    if (answer.error?.code === 'not-done') setWhy(answer.error.message);
  };
  return (
    <section class="plate operator-form" data-part="backup">
      <h2>{t('operator.backup.heading')}</h2>
      <p class="quiet-text">{t('operator.backup.text')}</p>
      <p role="status">{message}</p>
      <p class="problem" role="alert">
        {problem} {why !== '' && <span lang="en">{why}</span>}
      </p>
      <div class="row">
        <Button name="backup" text={t('operator.backup.make')} disabled={busy} onClick={() => void make()} />
      </div>
    </section>
  );
};
