import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { LogPage } from '../store/history.js';
import { settings } from '../store/settings.js';
import type { Cast } from '../text/cast.js';
import { filmOpening, isGrave, isHeading, logText } from '../text/logText.js';
import { t } from '../text/translate.js';
import { Glyph } from './Glyph.js';
import { useTable } from './tableScope.js';

/** Opens the battle, or the instant, again that an intent was part of. */
const WatchAgain = ({ seq }: { readonly seq: number }) => {
  const { store, dialog } = useTable();
  return (
    <button
      type="button"
      class="watch-again"
      data-action="watch-again"
      aria-label={t('film.fromLog')}
      title={t('film.fromLog')}
      onClick={() => {
        dialog.value = null;
        store.theater.clear();
        store.watchAgain(seq);
      }}
    >
      <Glyph name="film" />
    </button>
  );
};

interface PageLinesProps {
  readonly page: LogPage;
  readonly cast: Cast;
}

/** The lines of one intent. A match has hundreds of lines, and they do not change: they are worded once for each language. */
const PageLines = ({ page: { seq, lines }, cast }: PageLinesProps) => {
  const language = settings.language.value;
  const opening = filmOpening(lines);
  return useMemo(
    () => (
      <>
        {lines.map((line, place) => {
          const text = logText(cast, line);
          return text === '' ? null : (
            <p key={`${seq} ${place}`} data-heading={isHeading(line)} data-grave={isGrave(line)}>
              {text}
              {place === opening && <WatchAgain seq={seq} />}
            </p>
          );
        })}
      </>
    ),
    [lines, cast, language],
  );
};

/** More intents than this at once are history that has been loaded: it is there to be read, not to be spoken. */
const MOST_SPOKEN = 8;

/** Another number whenever the log is to be begun anew. */
const useEdition = (pages: number): number => {
  const known = useRef({ pages: 0, edition: 0 });
  const { pages: before, edition } = known.current;
  known.current = { pages, edition: pages - before > MOST_SPOKEN ? edition + 1 : edition };
  return known.current.edition;
};

/** Everything that has happened, in words. New lines are spoken. While a film runs its own lines wait for the end. */
export const LogLines = ({ isLive = false }: { readonly isLive?: boolean }) => {
  const { store, cast } = useTable();
  const pages = store.history.value?.pages ?? [];
  const playing = store.theater.playing.value;
  const [now] = playing?.why === 'now' ? playing.scenes : [];
  const told = now ? pages.filter(({ seq }) => seq < now.seq) : pages;
  const edition = useEdition(told.length);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const lines = list.current;
    if (!lines) return;
    const toEnd = (): void => {
      lines.scrollTop = lines.scrollHeight;
    };
    toEnd();
    // Where there was no room for the log it has no place to stay at: a phone that is turned, a window made larger.
    const observer = new ResizeObserver(toEnd);
    observer.observe(lines);
    return () => observer.disconnect();
  }, [told.length, edition]);
  return (
    // With a place in the order of Tab, so that it can be scrolled by keys.
    <div
      key={edition}
      class="log"
      role="log"
      tabIndex={0}
      aria-live={isLive ? 'polite' : 'off'}
      aria-label={t('table.log.heading')}
      ref={list}
    >
      {told.length === 0 && <p class="quiet-text">{t('table.log.empty')}</p>}
      {told.map((page) => (
        <PageLines key={page.seq} page={page} cast={cast.value} />
      ))}
    </div>
  );
};

export const LogPanel = () => (
  <section class="log-panel plate">
    <h2>{t('table.log.heading')}</h2>
    <LogLines isLive />
  </section>
);
