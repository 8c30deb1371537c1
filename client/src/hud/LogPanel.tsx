import { useEffect, useRef } from 'preact/hooks';
import { isGrave, isHeading, logText } from '../text/logText.js';
import { t } from '../text/translate.js';
import { useTable } from './tableScope.js';

/** Everything that has happened, in words. New lines are spoken. While a film runs its own lines wait for the end. */
export const LogLines = ({ isLive = false }: { readonly isLive?: boolean }) => {
  const { store, cast } = useTable();
  const pages = store.history.value?.pages ?? [];
  const playing = store.theater.replaying.value ? null : store.theater.playing.value;
  const told = playing ? pages.filter(({ seq }) => seq < playing.seq) : pages;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [told.length]);
  return (
    <div class="log" role="log" aria-live={isLive ? 'polite' : 'off'} aria-label={t('table.log.heading')} ref={list}>
      {told.length === 0 && <p class="quiet-text">{t('table.log.empty')}</p>}
      {told.flatMap(({ seq, lines }) =>
        lines.map((line, place) => {
          const text = logText(cast.value, line);
          return text === '' ? null : (
            <p key={`${seq} ${place}`} data-heading={isHeading(line)} data-grave={isGrave(line)}>
              {text}
            </p>
          );
        }),
      )}
    </div>
  );
};

export const LogPanel = () => (
  <section class="log-panel plate">
    <h2>{t('table.log.heading')}</h2>
    <LogLines isLive />
  </section>
);
