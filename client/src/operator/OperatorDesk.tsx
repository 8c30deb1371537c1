import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { OperatorStatus, RefusalCount } from '@hexfall/shared/protocol/operator';
import { fetchStatus } from '../net/operator.js';
import { settings } from '../platform/settings.js';
import { agoText } from '../text/clockText.js';
import { t } from '../text/translate.js';
import { usePolled } from '../ui/hooks.js';
import { BackupPart, BansForm, NoticeForm } from './OperatorForms.js';
import { OperatorTables } from './OperatorTables.js';
import { operatorProblem } from './operatorText.js';
import { keepToken } from './operatorToken.js';

const REFRESH_MS = 5000;

/** A number with its unit, as the language writes it. */
const quantity = (value: number, unit: 'megabyte' | 'millisecond' | 'percent'): string =>
  new Intl.NumberFormat(settings.language.value, { style: 'unit', unit, maximumFractionDigits: 0 }).format(value);

const plain = (value: number): string => new Intl.NumberFormat(settings.language.value).format(value);

const Figure = ({ name, children }: { readonly name: string; readonly children: ComponentChildren }) => (
  <div class="operator-figure">
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Load = ({ status }: { readonly status: OperatorStatus }) => (
  <section class="plate" data-part="load">
    <h2>{t('operator.load.heading')}</h2>
    <dl class="operator-figures">
      <Figure name={t('operator.load.tables')}>{plain(status.count)}</Figure>
      <Figure name={t('operator.load.connections')}>{plain(status.connections)}</Figure>
      <Figure name={t('operator.load.lag')}>{quantity(status.lagMs, 'millisecond')}</Figure>
      <Figure name={t('operator.load.heap')}>{quantity(status.heap * 100, 'percent')}</Figure>
      <Figure name={t('operator.load.memory')}>{quantity(status.memoryMb, 'megabyte')}</Figure>
      <Figure name={t('operator.load.store')}>
        {quantity(status.storeMb, 'megabyte')}
        {status.maxStoreMb !== null && <small>{`/ ${quantity(status.maxStoreMb, 'megabyte')}`}</small>}
      </Figure>
      {status.processes > 1 && <Figure name={t('operator.load.processes')}>{plain(status.processes)}</Figure>}
    </dl>
    {status.pruningHeld !== null && (
      <p class="problem" data-part="pruning-held">
        {t(`operator.pruning.${status.pruningHeld}`)}
      </p>
    )}
    <p class="quiet-text">{t('operator.load.version', { version: status.version, ago: agoText(status.now - status.since) })}</p>
  </section>
);

const Refusals = ({ refusals }: { readonly refusals: readonly RefusalCount[] }) => (
  <section class="plate operator-form" data-part="refusals">
    <h2>{t('operator.refusals.heading')}</h2>
    <p class="quiet-text">{t(refusals.length === 0 ? 'operator.refusals.none' : 'operator.refusals.text')}</p>
    {refusals.length > 0 && (
      <ul class="operator-list">
        {refusals.map(({ of, code, count }) => (
          <li key={`${of} ${code}`}>
            <code>{code}</code>
            {of === 'table' && <span class="tag">{t('operator.refusals.table')}</span>}
            <strong>{plain(count)}</strong>
          </li>
        ))}
      </ul>
    )}
  </section>
);

/** What the operator sees and does, with a token that the server has taken. */
export const OperatorDesk = ({ token }: { readonly token: string }) => {
  const [changes, count] = useState(0);
  const [problem, setProblem] = useState('');
  const ask = async (): Promise<OperatorStatus | null> => {
    const answer = await fetchStatus(token);
    setProblem(answer.ok ? '' : operatorProblem(answer.error));
    // The server was started again with another one.
    if (!answer.ok && answer.error?.code === 'admin-token-wrong') keepToken('');
    return answer.ok ? answer.value : null;
  };
  const { latest: status } = usePolled(ask, REFRESH_MS, `${token} ${changes}`);
  const onChange = (): void => count((before) => before + 1);
  return (
    <>
      <p class="problem" role="alert">
        {problem}
      </p>
      {!status && problem === '' && (
        <p class="waiting" role="status">
          {t('app.later.loading')}
        </p>
      )}
      {status && (
        <>
          <Load status={status} />
          <OperatorTables token={token} status={status} onChange={onChange} />
          <div class="operator-columns">
            <div>
              <NoticeForm token={token} notice={status.notice} onChange={onChange} />
              <BackupPart token={token} />
            </div>
            <div>
              <BansForm token={token} />
              <Refusals refusals={status.refusals} />
            </div>
          </div>
        </>
      )}
      <p>
        <button type="button" class="button" data-action="forget" onClick={() => keepToken('')}>
          {t('operator.token.forget')}
        </button>
      </p>
    </>
  );
};
