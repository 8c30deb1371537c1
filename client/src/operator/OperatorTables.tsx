import { useState } from 'preact/hooks';
import type { OperatorStatus, OperatorTable } from '@hexfall/shared/protocol/operator';
import { requestTableDeletion } from '../net/operator.js';
import { pathOfTable } from '../platform/route.js';
import { agoText } from '../text/clockText.js';
import { t } from '../text/translate.js';
import { Dialog } from '../ui/Dialog.js';
import { Link } from '../ui/Link.js';
import { operatorProblem } from './operatorText.js';

interface Props {
  readonly token: string;
  readonly status: OperatorStatus;
  /** How many tables there are in all processes. */
  readonly count: number;
  /** After something has changed on the server. */
  readonly onChange: () => void;
}

/** Asks before a table is deleted. */
const DeleteDialog = ({
  token,
  code,
  onClose,
  onChange,
}: Pick<Props, 'token' | 'onChange'> & { readonly code: string; readonly onClose: () => void }) => {
  const [problem, setProblem] = useState('');
  const sure = async (): Promise<void> => {
    const answer = await requestTableDeletion(token, code);
    setProblem(answer.ok ? '' : operatorProblem(answer.error, t('operator.tables.gone')));
    if (!answer.ok) return;
    onClose();
    onChange();
  };
  return (
    <Dialog title={t('operator.tables.sure', { code })} onClose={onClose} kind="ask">
      <p>{t('operator.tables.sureText')}</p>
      <p class="problem" role="alert">
        {problem}
      </p>
      <div class="dialog-actions">
        <button type="button" class="button" data-action="no" autofocus onClick={onClose}>
          {t('app.cancel')}
        </button>
        <button type="button" class="button danger" data-action="yes" onClick={() => void sure()}>
          {t('operator.tables.delete')}
        </button>
      </div>
    </Dialog>
  );
};

const Row = ({ table, now, onDelete }: { readonly table: OperatorTable; readonly now: number; readonly onDelete: () => void }) => {
  const { code, mode, phase, players, connected, spectators, since, waitsSince } = table;
  return (
    <tr>
      <th scope="row">
        <Link to={pathOfTable(code)}>{code}</Link>
        <small>{t(`app.mode.${mode}`)}</small>
      </th>
      <td data-name={t('operator.tables.phase')}>{t(`operator.tables.phases.${phase}`)}</td>
      <td data-name={t('operator.tables.players')}>
        {players.length === 0
          ? '–'
          : players.map((name, place) => (
              <span key={place}>
                {place > 0 && ', '}
                <bdi>{name}</bdi>
              </span>
            ))}
      </td>
      <td data-name={t('operator.tables.connections')}>
        {connected}
        {spectators > 0 && <small>{t('table.spectators', { count: spectators })}</small>}
      </td>
      <td data-name={t('operator.tables.since')}>{agoText(now - since)}</td>
      <td data-name={t('operator.tables.waits')}>{waitsSince === null ? '–' : agoText(now - waitsSince)}</td>
      <td class="operator-act">
        <button
          type="button"
          class="button small"
          data-action="delete"
          aria-label={t('operator.tables.deleteTable', { code })}
          onClick={onDelete}
        >
          {t('operator.tables.delete')}
        </button>
      </td>
    </tr>
  );
};

/** The tables in memory, and what deletes one. */
export const OperatorTables = ({ token, status: { tables, now }, count, onChange }: Props) => {
  const [asked, ask] = useState<string | null>(null);
  return (
    <section class="plate operator-form" data-part="tables">
      <h2>{t('operator.tables.heading')}</h2>
      {count === 0 && <p class="quiet-text">{t('operator.tables.none')}</p>}
      {count > tables.length && <p class="quiet-text">{t('operator.tables.some', { shown: tables.length, count })}</p>}
      {count > 0 && (
        <table class="operator-tables">
          <thead>
            <tr>
              {(['code', 'phase', 'players', 'connections', 'since', 'waits'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`operator.tables.${name}`)}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {tables.map((table) => (
              <Row key={table.code} table={table} now={now} onDelete={() => ask(table.code)} />
            ))}
          </tbody>
        </table>
      )}
      {asked !== null && <DeleteDialog token={token} code={asked} onClose={() => ask(null)} onChange={onChange} />}
    </section>
  );
};
