import { useLayoutEffect, useRef } from 'preact/hooks';
import { tileName } from '../../text/names.js';
import { t } from '../../text/translate.js';
import { IconButton } from '../../ui/Button.js';
import { liveryProps } from '../../ui/Emblem.js';
import { lazy, loadingText } from '../../ui/lazy.js';
import { useTable } from '../TableUi.js';
import { inspectedUnit, inspectionText } from './inspectionText.js';
import './TileCard.css';

const Detail = lazy(
  async () => (await import('./TileDetail.js')).TileDetail,
  (hasFailed, { tile, children }) => (
    <div class="tile-card-head">
      {tile !== null && <h2>{tileName(tile)}</h2>}
      {hasFailed && <p role="status">{loadingText(hasFailed)}</p>}
      {children}
    </div>
  ),
);

/** The viewed tile or unit, if any. It has a place of its own on a desk, and takes at most a third of a phone. */
export const TileCard = () => {
  const ui = useTable();
  const card = useRef<HTMLElement>(null);
  const viewed = inspectedUnit(ui);
  const isPinned = viewed?.isPinned ?? false;
  useLayoutEffect(() => {
    // Who asked for it by a key reads on in it.
    if (isPinned && ui.controls.inspection.byKey.peek()) card.current?.focus();
  }, [isPinned, viewed?.tile]);
  if (!viewed) return null;
  const { tile, livery, unit, ground } = viewed;
  return (
    <section
      class="tile-card plate"
      {...liveryProps(livery)}
      ref={card}
      data-pinned={isPinned}
      data-side={(unit?.at[0] ?? ground?.terrain.at[0] ?? 0) > 0 ? 'left' : 'right'}
      tabIndex={isPinned ? -1 : undefined}
      aria-label={t('table.panel.info')}
    >
      <Detail
        key={tile}
        tile={tile}
        livery={livery}
        unit={unit}
        rim={unit && (ui.rims.value[unit.owner] ?? null)}
        described={unit && inspectionText(ui, unit)}
        ground={ground}
      >
        <IconButton glyph="close" label={t('app.close')} onClick={() => ui.controls.inspection.stop()} />
      </Detail>
    </section>
  );
};
