import { useState } from 'preact/hooks';
import { fetchStatus } from '../net/operator.js';
import { DocumentationLink } from '../shell/CreditsScreen.js';
import { Page } from '../shell/Page.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { Form, ProblemText, TextField } from '../ui/fields.js';
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
    <Form
      class="plate operator-form operator-token"
      onSubmit={() => {
        if (entered.trim() !== '') return enter();
      }}
    >
      <p>{t('operator.token.text')}</p>
      <TextField
        label={t('operator.token.label')}
        type="password"
        name="token"
        autocomplete="current-password"
        aria-invalid={problem !== ''}
        aria-describedby="token-problem"
        value={entered}
        onInput={setEntered}
      />
      <ProblemText id="token-problem" text={problem} />
      <Button name="enter" kind="primary" submits text={t('operator.token.enter')} disabled={busy} />
    </Form>
  );
};

/** What the operator of a server sees and does. */
export const OperatorScreen = () => {
  const token = operatorToken.value;
  return (
    <Page kind="operator">
      <h1>{t('operator.heading')}</h1>
      {token === '' ? <TokenForm /> : <OperatorDesk token={token} />}
      <p>
        <DocumentationLink page="self-hosting" />
      </p>
    </Page>
  );
};
