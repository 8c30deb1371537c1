import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { OperatorStatus, ProcessStatus, RefusalCount } from '@hexfall/shared/protocol/operator';
import { fetchStatus } from '../net/operator.js';
import { settings } from '../platform/settings.js';
import { agoText } from '../text/clockText.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { ProblemText } from '../ui/fields.js';
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

const sumOf = (processes: readonly ProcessStatus[], figure: 'connections' | 'count'): number =>
  processes.reduce((sum, one) => sum + one[figure], 0);

/** What each process has to do, where there are several. */
const Processes = ({ processes, now }: Pick<OperatorStatus, 'processes' | 'now'>) => (
  <table class="operator-tables" data-part="processes">
    <thead>
      <tr>
        {(['process', 'tables', 'connections', 'lag', 'heap', 'memory', 'started'] as const).map((name) => (
          <th key={name} scope="col">
            {t(`operator.load.${name}`)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {processes.map(({ since, lagMs, heap, memoryMb, connections, count }, index) => (
        <tr key={index}>
          <th scope="row" data-name={t('operator.load.process')}>
            {plain(index + 1)}
          </th>
          <td data-name={t('operator.load.tables')}>{plain(count)}</td>
          <td data-name={t('operator.load.connections')}>{plain(connections)}</td>
          <td data-name={t('operator.load.lag')}>{quantity(lagMs, 'millisecond')}</td>
          <td data-name={t('operator.load.heap')}>{quantity(heap * 100, 'percent')}</td>
          <td data-name={t('operator.load.memory')}>{quantity(memoryMb, 'megabyte')}</td>
          <td data-name={t('operator.load.started')}>{agoText(now - since)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Load = ({ status }: { readonly status: OperatorStatus }) => {
  const { processes, silent, storeMb, maxStoreMb, pruningHeld, isProxyUnknown, version, now } = status;
  const only = processes.length + silent === 1 ? processes[0] : undefined;
  return (
    <section class="plate" data-part="load">
      <h2>{t('operator.load.heading')}</h2>
      <dl class="operator-figures">
        <Figure name={t('operator.load.tables')}>{plain(sumOf(processes, 'count'))}</Figure>
        <Figure name={t('operator.load.connections')}>{plain(sumOf(processes, 'connections'))}</Figure>
        {only && (
          <>
            <Figure name={t('operator.load.lag')}>{quantity(only.lagMs, 'millisecond')}</Figure>
            <Figure name={t('operator.load.heap')}>{quantity(only.heap * 100, 'percent')}</Figure>
            <Figure name={t('operator.load.memory')}>{quantity(only.memoryMb, 'megabyte')}</Figure>
          </>
        )}
        <Figure name={t('operator.load.store')}>
          {quantity(storeMb, 'megabyte')}
          {maxStoreMb !== null && <small>{`/ ${quantity(maxStoreMb, 'megabyte')}`}</small>}
        </Figure>
        {!only && (
          <Figure name={t('operator.load.processes')}>
            {plain(processes.length)}
            {silent > 0 && <small>{t('operator.load.silent', { count: silent })}</small>}
          </Figure>
        )}
      </dl>
      {!only && <Processes processes={processes} now={now} />}
      {isProxyUnknown && (
        <p class="problem" data-part="proxy-unknown">
          {t('operator.proxy')}
        </p>
      )}
      {pruningHeld !== null && (
        <p class="problem" data-part="pruning-held">
          {t(`operator.pruning.${pruningHeld}`)}
        </p>
      )}
      <p class="quiet-text">
        {t('operator.load.version', { version, ago: agoText(now - Math.min(...processes.map(({ since }) => since))) })}
      </p>
    </section>
  );
};

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
      <ProblemText text={problem} />
      {!status && problem === '' && (
        <p class="waiting" role="status">
          {t('app.later.loading')}
        </p>
      )}
      {status && (
        <>
          <Load status={status} />
          <OperatorTables token={token} status={status} count={sumOf(status.processes, 'count')} onChange={onChange} />
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
        <Button name="forget" text={t('operator.token.forget')} onClick={() => keepToken('')} />
      </p>
    </>
  );
};
