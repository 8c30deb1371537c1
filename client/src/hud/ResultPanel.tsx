import type { Outcome } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/state';
import { useEffect } from 'preact/hooks';
import { isScoreMode } from '@hexfall/shared/rules/sides';
import { playSound } from '../sound/player.js';
import { winnerText } from '../text/outcomeText.js';
import { t } from '../text/translate.js';
import { Emblem } from './Emblem.js';
import { FairLine } from './FairLine.js';
import { Glyph } from './Glyph.js';
import { Link } from './Link.js';
import { RematchKey } from './RematchKey.js';
import { useTable, type TableScope } from './tableScope.js';
import { wear } from './wear.js';

const headline = ({ store, cast }: TableScope, outcome: Outcome): string => {
  const mine = store.mine.value;
  const won = outcome.winners.some((seat) => mine.includes(seat));
  // Who plays for both sides, or for none, is told by name.
  const all = mine.length === store.seats.value.length;
  if (outcome.winners.length === 0 || mine.length === 0 || all) return winnerText(cast.value, outcome);
  return t(won ? 'table.result.youWon' : 'table.result.youLost');
};

const Standing = ({ seat, won }: { readonly seat: Seat; readonly won: boolean }) => {
  const { store, cast } = useTable();
  const table = store.theater.shown.value;
  const player = table?.players[seat];
  if (!table || !player) return null;
  return (
    <li {...wear(player.army)} data-won={won}>
      <Emblem livery={player.army} />
      <span>{cast.value.name(seat)}</span>
      <strong>{isScoreMode(table.options.mode) ? player.score : player.hq}</strong>
    </li>
  );
};

/** Who has won, why, by which rule, and what can be done next. It comes after the last film. */
export const ResultPanel = () => {
  const scope = useTable();
  const { store, resultOpen } = scope;
  const table = store.theater.shown.value;
  const outcome = store.theater.busy.value ? null : (table?.outcome ?? null);
  useEffect(() => {
    if (outcome) playSound(outcome.winners.some((seat) => store.mine.peek().includes(seat)) ? 'won' : 'lost');
  }, [outcome === null]);
  if (!table || !outcome || !resultOpen.value) return null;
  const code = store.code.value ?? '';
  return (
    <section class="result plate" role="dialog" aria-label={t('table.result.show')}>
      <h2>{headline(scope, outcome)}</h2>
      <p>{t(`table.result.reason.${outcome.reason}`)}</p>
      {outcome.rule !== '' && <p class="quiet-text">{t('table.result.rule', { rule: outcome.rule })}</p>}
      <ul class="standings">
        {table.players.map((_, seat) => (
          <Standing key={seat} seat={seat} won={outcome.winners.includes(seat)} />
        ))}
      </ul>
      <FairLine code={code} mine={store.mine.value} table={table} />
      <div class="result-actions">
        <button type="button" class="button" data-action="look" onClick={() => (resultOpen.value = false)}>
          <Glyph name="eye" />
          <span>{t('table.result.look')}</span>
        </button>
        <a class="button" href={`/api/matches/${code}/record`} download={`hexfall-${code}.json`}>
          <Glyph name="download" />
          <span>{t('table.result.record')}</span>
        </a>
        <RematchKey />
        <Link to="/" kind="button">
          {t('table.result.again')}
        </Link>
      </div>
    </section>
  );
};
