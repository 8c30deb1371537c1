import { useState } from 'preact/hooks';
import { fetchStatus } from '../net/operator.js';
import { Page } from '../shell/Page.js';
import { t } from '../text/translate.js';
import { OperatorDesk } from './OperatorDesk.js';
import { operatorProblem } from './operatorText.js';
import { keepToken, operatorToken } from './operatorToken.js';
import './OperatorScreen.css';

/** Asks for the token. It is kept once the server has taken it. */
const TokenForm = () => {
  const [entered, setEntered] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const enter = async (): Promise<void> => {
    setBusy(true);
    const answer = await fetchStatus(entered.trim());
    setBusy(false);
    setProblem(answer.ok ? '' : operatorProblem(answer.error));
    if (answer.ok) keepToken(entered.trim());
  };
  return (
    <form
      class="plate operator-form operator-token"
      onSubmit={(event) => {
        event.preventDefault();
        if (entered.trim() !== '') void enter();
      }}
    >
      <p>{t('operator.token.text')}</p>
      <label class="field">
        <span>{t('operator.token.label')}</span>
        <input
          type="password"
          name="token"
          autocomplete="current-password"
          aria-invalid={problem !== ''}
          aria-describedby="token-problem"
          value={entered}
          onInput={({ currentTarget }) => setEntered(currentTarget.value)}
        />
      </label>
      <p class="problem" role="alert" id="token-problem">
        {problem}
      </p>
      <button type="submit" class="button primary" data-action="enter" disabled={busy}>
        {t('operator.token.enter')}
      </button>
    </form>
  );
};

/** What the operator of a server sees and does. */
export const OperatorScreen = () => {
  const token = operatorToken.value;
  return (
    <Page kind="operator">
      <h1>{t('operator.heading')}</h1>
      {token === '' ? <TokenForm /> : <OperatorDesk token={token} />}
    </Page>
  );
};
