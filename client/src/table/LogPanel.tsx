import { useCallback, useMemo, useRef } from 'preact/hooks';
import type { Board } from '@hexfall/shared/hex/boards';
import type { Hex } from '@hexfall/shared/hex/cells';
import type { HistoryEntry } from '../store/history.js';
import { isForBrowser } from '../store/input/shortcuts.js';
import { filmOpening, hexesOfLine, isGrave, isHeading, logText } from '../text/logText.js';
import type { PlayerLabels } from '../text/playerLabels.js';
import { shownLanguage, t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { useFollowedEnd } from '../ui/followedEnd.js';
import { useTable } from './TableUi.js';
import './LogPanel.css';
import './replay/ReplayFacts.css';
import './TableScreen.css';

/** Opens the battle, or the instant, again that an intent was part of. */
const WatchAgain = ({ seq }: { readonly seq: number }) => {
  const { store, dialog } = useTable();
  return (
    <Button
      repeats
      name="watch-again"
      isBare
      class="watch-again"
      signOnly
      glyph="film"
      text={t('film.fromLog')}
      onClick={() => {
        dialog.value = null;
        store.playback.cancelReplay();
        store.watchAgain(seq);
      }}
    />
  );
};

interface PageLinesProps {
  readonly page: HistoryEntry;
  readonly labels: PlayerLabels;
  readonly board: Board;
  /** Called with the hexes of the line that is hovered or focused, and with none when it is left. */
  readonly onTell: (hexes: readonly Hex[]) => void;
}

/** The lines of one intent. A match has hundreds of lines, and they do not change: they are worded once for each language. */
const PageLines = ({ page: { seq, lines }, labels, board, onTell }: PageLinesProps) => {
  const language = shownLanguage.value;
  const opening = filmOpening(lines);
  return useMemo(
    () => (
      <>
        {lines.map((line, index) => {
          const text = logText(labels, line, board);
          const tell = (): void => onTell(hexesOfLine(line));
          const end = (): void => onTell([]);
          return text === '' ? null : (
            <p
              key={`${seq} ${index}`}
              tabIndex={-1}
              data-heading={isHeading(line)}
              data-grave={isGrave(line)}
              onPointerEnter={tell}
              onPointerLeave={end}
              onFocus={tell}
              onBlur={end}
            >
              {text}
              {index === opening && <WatchAgain seq={seq} />}
            </p>
          );
        })}
      </>
    ),
    [lines, labels, board, language],
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

/** Everything that has happened, in words. New lines are spoken. While a replay runs its own lines wait for the end. */
export const LogLines = ({ isLive = false }: { readonly isLive?: boolean }) => {
  const { store, labels, board, logHexes: toldHexes } = useTable();
  const onTell = useCallback((hexes: readonly Hex[]) => void (toldHexes.value = hexes), [toldHexes]);
  const pages = store.history.value?.entries ?? [];
  const playing = store.playback.playing.value;
  const [now] = playing?.why === 'now' ? playing.segments : [];
  const visible = now ? pages.filter(({ seq }) => seq < now.seq) : pages;
  const edition = useEdition(visible.length);
  const list = useRef<HTMLDivElement>(null);
  const newLines = useFollowedEnd(
    list,
    visible.reduce((count, { lines }) => count + lines.length, 0),
    edition,
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
        ref={list}
        onKeyDown={walkLines}
      >
        {visible.length === 0 && <p class="quiet-text">{t('table.log.empty')}</p>}
        {visible.map((page) => (
          <PageLines key={page.seq} page={page} labels={labels.value} board={board.value} onTell={onTell} />
        ))}
      </div>
      {newLines}
    </>
  );
};

export const LogPanel = () => (
  <section class="log-panel plate">
    <h2>{t('table.log.heading')}</h2>
    <LogLines isLive />
  </section>
);
