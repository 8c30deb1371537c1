import { useEffect, useRef } from 'preact/hooks';
import { cardText } from '../text/cardText.js';
import { t } from '../text/translate.js';
import { Glyph } from './Glyph.js';
import { describe, lookedAt } from './lookedAt.js';
import { useTable } from './tableScope.js';
import { TileDetail } from './TileDetail.js';
import { wear } from './wear.js';

/** The tile or unit looked at: its picture, what it is now and why, and what is printed on it. */
export const TileCard = () => {
  const scope = useTable();
  const card = useRef<HTMLElement>(null);
  const looked = lookedAt(scope);
  const isPinned = looked?.isPinned ?? false;
  useEffect(() => {
    // Who asked for it by a key reads on in it.
    if (isPinned && scope.controls.byKey.peek()) card.current?.focus();
  }, [isPinned, looked?.tile]);
  if (!looked) {
    return (
      <section class="tile-card plate" data-empty="true" aria-hidden="true">
        <p class="quiet-text">{t('table.panel.hint')}</p>
      </section>
    );
  }
  const { tile, livery, unit } = looked;
  const described = unit && describe(scope, unit);
  return (
    <section
      class="tile-card plate"
      {...wear(livery)}
      ref={card}
      data-pinned={isPinned}
      data-side={(unit?.at[0] ?? 0) > 0 ? 'left' : 'right'}
      tabIndex={isPinned ? -1 : undefined}
      aria-label={t('table.panel.info')}
    >
      <TileDetail tile={tile} livery={livery} unit={unit} now={described ? cardText(described) : []}>
        <button type="button" class="icon-button" aria-label={t('app.close')} onClick={() => scope.controls.lookAway()}>
          <Glyph name="close" />
        </button>
      </TileDetail>
    </section>
  );
};
