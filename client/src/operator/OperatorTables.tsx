import { fail, ok } from '@hexfall/shared/model/result';
import type { OperatorStatus, OperatorTable } from '@hexfall/shared/protocol/operator';
import { requestTableDeletion } from '../net/operator.js';
import { pathOfTable } from '../platform/route.js';
import { agoText } from '../text/clockText.js';
import { t } from '../text/translate.js';
import { AskButton } from '../ui/AskDialog.js';
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

const Row = ({
  table,
  now,
  token,
  onChange,
}: Pick<Props, 'token' | 'onChange'> & { readonly table: OperatorTable; readonly now: number }) => {
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
          : players.map((name, index) => (
              <span key={index}>
                {index > 0 && ', '}
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
        <AskButton
          name="delete"
          size="small"
          text={t('operator.tables.delete')}
          label={t('operator.tables.deleteTable', { code })}
          heading={t('operator.tables.sure', { code })}
          explain={t('operator.tables.sureText')}
          yes={t('operator.tables.delete')}
          act={async () => {
            const answer = await requestTableDeletion(token, code);
            return answer.ok ? ok(null) : fail(operatorProblem(answer.error, t('operator.tables.gone')));
          }}
          onDone={onChange}
        />
      </td>
    </tr>
  );
};

/** The tables in memory, and what deletes one. */
export const OperatorTables = ({ token, status: { tables, now }, count, onChange }: Props) => (
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
            <Row key={table.code} table={table} now={now} token={token} onChange={onChange} />
          ))}
        </tbody>
      </table>
    )}
  </section>
);
