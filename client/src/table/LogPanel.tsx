import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import type { Board } from '@hexfall/shared/hex/boards';
import type { Hex } from '@hexfall/shared/hex/cells';
import { settings } from '../platform/settings.js';
import { isForBrowser } from '../store/input/shortcuts.js';
import { type LogPart, type LogTurn, logTurns } from '../store/turnLog.js';
import { filmOpening, hexesOfLine, isGrave, isHeading, logText } from '../text/logText.js';
import type { PlayerLabels } from '../text/playerLabels.js';
import { shownLanguage, t } from '../text/translate.js';
import { Button, IconButton } from '../ui/Button.js';
import { useFollowedEnd } from '../ui/followedEnd.js';
import { useMediaQuery, WIDE } from '../ui/hooks.js';
import { useLoaded } from '../ui/lazy.js';
import { type TableUi, useTable } from './TableUi.js';
import type { TurnLine } from './TurnLine.js';
import './LogPanel.css';
import './replay/ReplayFacts.css';
import './TableScreen.css';

/** Opens the battle, or the instant, again that an intent was part of. */
const watchAgain = ({ store, dialog }: Pick<TableUi, 'store' | 'dialog'>, seq: number): void => {
  dialog.value = null;
  store.playback.cancelReplay();
  store.watchAgain(seq);
};

const WatchAgain = ({ seq }: { readonly seq: number }) => {
  const ui = useTable();
  return (
    <Button
      repeats
      name="watch-again"
      isBare
      class="watch-again"
      signOnly
      glyph="film"
      text={t('film.fromLog')}
      onClick={() => watchAgain(ui, seq)}
    />
  );
};

interface Told {
  readonly labels: PlayerLabels;
  readonly board: Board;
  /** Called with the hexes of the line that is hovered or focused, and with none when it is left. */
  readonly onTell: (hexes: readonly Hex[]) => void;
}

/** The lines of one intent in one turn. A match has hundreds of lines, and they do not change: they are worded once for each language. */
const PartLines = ({ part: { entry, from, lines }, labels, board, onTell }: Told & { readonly part: LogPart }) => {
  const language = shownLanguage.value;
  const opening = filmOpening(entry.lines);
  return useMemo(
    () => (
      <>
        {lines.map((line, index) => {
          const text = logText(labels, line, board);
          const tell = (): void => onTell(hexesOfLine(line));
          const end = (): void => onTell([]);
          return text === '' ? null : (
            <p
              key={from + index}
              tabIndex={-1}
              data-heading={isHeading(line)}
              data-grave={isGrave(line)}
              onPointerEnter={tell}
              onPointerLeave={end}
              onFocus={tell}
              onBlur={end}
            >
              {text}
              {from + index === opening && <WatchAgain seq={entry.seq} />}
            </p>
          );
        })}
      </>
    ),
    [lines.length, labels, board, language],
  );
};

/** A turn: its picture, if pictures are shown, and its sentences, which are then only spoken until somebody asks for them. */
const Turn = ({ turn, picture: Picture, ...told }: Told & { readonly turn: LogTurn; readonly picture: typeof TurnLine | null }) => {
  const ui = useTable();
  const [isOpen, open] = useState(false);
  return (
    <div class="log-turn" data-open={isOpen || settings.logSentences.value}>
      {Picture && <Picture turn={turn} {...told} onToggle={() => open((was) => !was)} onWatch={(seq) => watchAgain(ui, seq)} />}
      <div class="turn-text">
        {turn.parts.map((part) => (
          <PartLines key={`${part.entry.seq} ${part.from}`} part={part} {...told} />
        ))}
      </div>
    </div>
  );
};

/** More intents at once than this are loaded history, which screen readers do not announce. */
const MOST_SPOKEN = 8;

/** Changes when the log restarts. */
const useEdition = (pages: number): number => {
  const known = useRef({ pages: 0, edition: 0 });
  const { pages: before, edition } = known.current;
  known.current = { pages, edition: pages - before > MOST_SPOKEN ? edition + 1 : edition };
  return known.current.edition;
};

/** Arrow keys move from line to line, starting with the last: the focused line marks its units on the board. */
const walkLines = (event: KeyboardEvent): void => {
  if (isForBrowser(event) || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
  const log = event.currentTarget as HTMLElement;
  const lines = [...log.querySelectorAll<HTMLElement>('p[tabindex]')];
  const place = lines.findIndex((line) => line.contains(document.activeElement));
  const next = place < 0 ? lines.at(-1) : lines[place + (event.key === 'ArrowUp' ? -1 : 1)];
  next?.focus();
  event.preventDefault();
};

/** Whether the sentences of all turns are shown. */
const SentencesButton = () => (
  <IconButton
    repeats
    name="log-sentences"
    class="log-sentences"
    glyph="log"
    label={t('table.log.sentences')}
    pressed={settings.logSentences.value}
    onClick={() => (settings.logSentences.value = !settings.logSentences.value)}
  />
);

/** What draws turns is loaded where somebody sees them. */
const loadTurnLine = (): Promise<{ readonly TurnLine: typeof TurnLine | null }> => import('./TurnLine.js');
const withoutPictures: typeof loadTurnLine = () => Promise.resolve({ TurnLine: null });

interface Props {
  readonly isLive?: boolean;
  /** Whether there is somebody to see it: then turns are pictures. */
  readonly isSeen: boolean;
}

/** Everything that has happened, in pictures and in words. New lines are spoken. While a replay runs its own lines wait for the end. */
export const LogLines = ({ isLive = false, isSeen }: Props) => {
  const { store, labels, board, logHexes: toldHexes } = useTable();
  const onTell = useCallback((hexes: readonly Hex[]) => void (toldHexes.value = hexes), [toldHexes]);
  const pages = store.history.value?.entries ?? [];
  const playing = store.playback.playing.value;
  const [now] = playing?.why === 'now' ? playing.segments : [];
  const visible = now ? pages.filter(({ seq }) => seq < now.seq) : pages;
  const edition = useEdition(visible.length);
  const list = useRef<HTMLDivElement>(null);
  const loaded = useLoaded(isSeen ? loadTurnLine : withoutPictures);
  const picture = loaded === null || loaded === 'failed' ? null : loaded.TurnLine;
  const newLines = useFollowedEnd(
    list,
    visible.reduce((count, { lines }) => count + lines.length, 0),
    edition,
    `${picture !== null} ${settings.logSentences.value}`,
  );
  return (
    <>
      {/* With a place in the order of Tab, so that it can be scrolled by keys. */}
      <div
        key={edition}
        class="log"
        role="log"
        tabIndex={0}
        aria-live={isLive ? 'polite' : 'off'}
        aria-label={t('table.log.heading')}
        data-pictures={isSeen}
        ref={list}
        onKeyDown={walkLines}
      >
        {visible.length === 0 && <p class="quiet-text">{t('table.log.empty')}</p>}
        {logTurns(visible).map((turn) => (
          <Turn key={turn.key} turn={turn} picture={picture} labels={labels.value} board={board.value} onTell={onTell} />
        ))}
      </div>
      {newLines}
    </>
  );
};

export const LogPanel = () => {
  const isBeside = useMediaQuery(WIDE);
  return (
    <section class="log-panel plate">
      <div class="log-head">
        <h2>{t('table.log.heading')}</h2>
        {isBeside && <SentencesButton />}
      </div>
      <LogLines key={String(isBeside)} isLive isSeen={isBeside} />
    </section>
  );
};
