import type { Outcome } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/state';
import { useEffect, useRef } from 'preact/hooks';
import { isScoreMode, isTeamMode } from '@hexfall/shared/rules/sides';
import type { PublicTable } from '@hexfall/shared/rules/view';
import { isTyping } from '../input/keys.js';
import { addressOf } from '../net/address.js';
import { playSound } from '../sound/player.js';
import type { SoundName } from '../sound/sounds.js';
import type { MatchStore } from '../store/match.js';
import { teamsOf } from '../store/seating.js';
import { winnerText } from '../text/outcomeText.js';
import { t } from '../text/translate.js';
import { Emblem } from './Emblem.js';
import { FairLine } from './FairLine.js';
import { Glyph } from './Glyph.js';
import { Link } from './Link.js';
import { RematchKey } from './RematchKey.js';
import { SandboxLink } from './SandboxLink.js';
import { useTable, type TableScope } from './tableScope.js';
import { wear } from './wear.js';

const headline = ({ store, cast }: TableScope, outcome: Outcome): string => {
  const mine = store.mine.value;
  const won = outcome.winners.some((seat) => mine.includes(seat));
  // Who plays for both sides, or for none, is told by name; so are several people at one device.
  const isTold = mine.length === store.names.value.length || (store.online?.isShared.value ?? false);
  if (outcome.winners.length === 0 || mine.length === 0 || isTold) return winnerText(cast.value, outcome);
  return t(won ? 'table.result.youWon' : 'table.result.youLost');
};

/** Who only watches hears that somebody has won. */
const soundOf = ({ winners }: Outcome, mine: readonly Seat[]): SoundName => {
  if (winners.length === 0) return 'drawn';
  return mine.length === 0 || winners.some((seat) => mine.includes(seat)) ? 'won' : 'lost';
};

/** What decides in the end: the points of a player, or what the HQ can still take. */
const valueOf = ({ options, players }: PublicTable, seat: Seat): number => {
  const player = players[seat];
  if (!player) return 0;
  return isScoreMode(options.mode) ? player.score : player.hq;
};

const Standing = ({ table, seat }: { readonly table: PublicTable; readonly seat: Seat }) => {
  const { cast } = useTable();
  return (
    <li {...wear(cast.value.livery(seat))} data-won={table.outcome?.winners.includes(seat)}>
      <Emblem livery={cast.value.livery(seat)} />
      <span>{cast.value.name(seat)}</span>
      <strong>{valueOf(table, seat)}</strong>
    </li>
  );
};

/** All players; where there are teams, by team with its total. */
const Standings = ({ table }: { readonly table: PublicTable }) => (
  <>
    {teamsOf(table.options.mode, table.players.length).map((seats, team) => (
      <section key={team}>
        {isTeamMode(table.options.mode) && (
          <h3>{t('table.result.total', { number: team + 1, value: seats.reduce((sum, seat) => sum + valueOf(table, seat), 0) })}</h3>
        )}
        <ul class="standings">
          {seats.map((seat) => (
            <Standing key={seat} table={table} seat={seat} />
          ))}
        </ul>
      </section>
    ))}
  </>
);

const DrawLine = ({ store, table }: { readonly store: MatchStore; readonly table: PublicTable }) => (
  <FairLine code={store.code.value ?? ''} mine={store.mine.value} table={table} isDealt={store.arrangement.value?.muster === 'random'} />
);

const RecordLink = ({ code }: { readonly code: string }) => (
  <a class="button" href={addressOf(`/api/matches/${code}/record`)} download={`hexfall-${code}.json`}>
    <Glyph name="download" />
    <span>{t('table.result.record')}</span>
  </a>
);

/** Who has won, why, by which rule, and what can be done next. It comes after the last film. */
export const ResultPanel = () => {
  const scope = useTable();
  const { store, resultOpen } = scope;
  const table = store.theater.shown.value;
  const outcome = store.theater.busy.value ? null : (table?.outcome ?? null);
  useEffect(() => {
    if (outcome) playSound(soundOf(outcome, store.mine.peek()));
  }, [outcome === null]);
  const panel = useRef<HTMLElement>(null);
  const isOpen = outcome !== null && resultOpen.value;
  useEffect(() => {
    if (isOpen && !isTyping(document.activeElement)) panel.current?.focus({ preventScroll: true });
  }, [isOpen]);
  if (!table || !outcome || !isOpen) return null;
  return (
    <section class="result plate" role="dialog" tabIndex={-1} ref={panel} aria-label={t('table.result.show')}>
      <h2>{headline(scope, outcome)}</h2>
      <p>{t(`table.result.reason.${outcome.reason}`)}</p>
      {outcome.rule !== '' && <p class="quiet-text">{t('table.result.rule', { rule: outcome.rule })}</p>}
      <Standings table={table} />
      {store.online && <DrawLine store={store.online} table={table} />}
      <div class="result-actions">
        <button type="button" class="button" data-action="look" onClick={() => (resultOpen.value = false)}>
          <Glyph name="eye" />
          <span>{t('table.result.look')}</span>
        </button>
        {store.hasBattle.value && (
          <button type="button" class="button" data-action="watch-again" onClick={() => store.watchAgain()}>
            <Glyph name="film" />
            <span>{t('film.again')}</span>
          </button>
        )}
        {store.online && <SandboxLink table={table} />}
        {store.online && <RecordLink code={store.online.code.value ?? ''} />}
        {store.online && <RematchKey />}
        <Link to="/" kind="button">
          {t('table.result.again')}
        </Link>
      </div>
    </section>
  );
};
