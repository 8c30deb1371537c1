import { newVersion } from '../offline/newVersion.js';
import { pathOfCompetition } from '../platform/route.js';
import { settings } from '../platform/settings.js';
import { SHORTCUTS } from '../store/input/shortcuts.js';
import type { MatchStore } from '../store/MatchStore.js';
import { t } from '../text/translate.js';
import { IconButton } from '../ui/Button.js';
import { Glyph } from '../ui/Glyph.js';
import { Link } from '../ui/Link.js';
import { ChatButton } from './chat/Chat.js';
import { hintState, mayHint, pressHint } from './plan/hint.js';
import { Bar } from './TableFrame.js';
import { useTable } from './TableUi.js';
import './TopBar.css';

/** Opens the log where there is no room for it beside the board. */
export const LogButton = () => {
  const { dialog } = useTable();
  return <IconButton class="log-button" glyph="log" label={t('table.log.heading')} onClick={() => (dialog.value = { kind: 'log' })} />;
};

/** What a button is, beside its sign where there is room for words. */
export const ButtonWord = ({ text }: { readonly text: string }) => (
  <span class="button-word" aria-hidden="true">
    {text.replace(/ \(.\)$/, '')}
  </span>
);

/** Shows a good move, where everybody else at the table is a computer player. */
const HintButton = () => {
  const ui = useTable();
  const { store, planner } = ui;
  if (!mayHint(store) || store.playback.shown.value?.outcome) return null;
  const use = hintState(ui);
  const text = { ask: 'plan.hintButton', cancel: 'plan.cancelButton', whole: 'plan.wholeButton', hide: 'plan.hideButton' } as const;
  const label = t(text[use ?? 'ask']);
  return (
    <IconButton
      name="hint"
      glyph={use === 'cancel' ? 'close' : 'bulb'}
      label={label}
      pressed={planner.planned.value !== null}
      busy={planner.isPlanning.value}
      disabled={use === null}
      onClick={() => pressHint(ui)}
    >
      <ButtonWord text={label} />
    </IconButton>
  );
};

/** The number of a turn, or what comes before and after those with one. */
export const turnText = (number: number, isSetup: boolean, isAdditional: boolean): string => {
  if (isSetup) return t('table.turn.setup');
  return isAdditional ? t('table.turn.additional') : t('table.turn.number', { number });
};

/** Which turn is shown; nothing before there is a table. */
export const TurnNumber = () => {
  const turn = useTable().store.playback.shown.value?.turn;
  return turn ? <span class="turn-number">{turnText(turn.number, turn.phase === 'setup', turn.additional !== null)}</span> : null;
};

/** At the table of a competition: which match of it this is, and the way back. */
const CompetitionLink = ({ store }: { readonly store: MatchStore }) => {
  const competition = store.competition.value;
  if (!competition) return null;
  const { code, name, round, board, teamBoard = board, isArena = false } = competition;
  const place = t(`table.competition.${isArena ? 'match' : 'place'}`, { round, board: teamBoard });
  return (
    <Link to={pathOfCompetition(code)} kind="competition-place" label={`${name}, ${place}: ${t('table.competition.back')}`}>
      <Glyph name="back" />
      <span class="competition-place-name">
        <bdi>{name}</bdi>
      </span>
      <span class="competition-place-board">{place}</span>
    </Link>
  );
};

const ForecastButton = () => (
  <IconButton
    name="forecast"
    glyph="bolt"
    label={`${t('forecast.label')}: ${t('forecast.toggle')}`}
    about={t('forecast.toggle')}
    shortcut={SHORTCUTS.turn.forecast[0]}
    pressed={settings.forecast.value}
    onClick={() => (settings.forecast.value = !settings.forecast.value)}
  >
    <ButtonWord text={t('forecast.label')} />
  </IconButton>
);

/** Where one is: the table's code, the turn, who watches, and the ways to everything else. */
export const TopBar = () => {
  const { store, dialog } = useTable();
  const spectators = store.online?.spectators.value ?? 0;
  return (
    <Bar
      lead={
        <>
          <h1 class="spoken">{store.heading.value}</h1>
          {store.online && <CompetitionLink store={store.online} />}
          <TurnNumber />
          {spectators > 0 && (
            <span class="watchers" title={t('table.spectators', { count: spectators })}>
              <Glyph name="eye" />
              <span aria-hidden="true">{spectators}</span>
              <span class="spoken">{t('table.spectators', { count: spectators })}</span>
            </span>
          )}
        </>
      }
    >
      <IconButton
        name="tiles"
        class="tiles-button"
        glyph="pile"
        label={t('sheet.button')}
        shortcut={SHORTCUTS.page.tiles[0]}
        onClick={() => (dialog.value = { kind: 'tiles', seat: store.me.value ?? 0 })}
      >
        <ButtonWord text={t('sheet.button')} />
      </IconButton>

      <ChatButton />
      <HintButton />
      {store.players?.arrangement.value?.forecast !== false && <ForecastButton />}
      <LogButton />
      <IconButton
        name="settings"
        class="settings-button"
        glyph="gear"
        label={t('app.menu.settings')}
        onClick={() => (dialog.value = { kind: 'settings' })}
      >
        <ButtonWord text={t('app.menu.settings')} />
      </IconButton>
      <IconButton
        name="menu"
        class="menu-button"
        glyph="menu"
        label={newVersion.value ? `${t('table.panel.menu')}, ${t('offline.newVersion')}` : t('table.panel.menu')}
        onClick={() => (dialog.value = { kind: 'menu' })}
      >
        <ButtonWord text={t('table.panel.menu')} />
        {newVersion.value && <span class="version-dot" aria-hidden="true" />}
      </IconButton>
    </Bar>
  );
};
