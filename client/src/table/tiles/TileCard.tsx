import { useLayoutEffect, useRef } from 'preact/hooks';
import { cardText } from '../../text/cardText.js';
import { t } from '../../text/translate.js';
import { Glyph } from '../../ui/Glyph.js';
import { inspectionText, inspectedUnit } from './inspectionText.js';
import { useTable } from '../TableUi.js';
import { TileDetail } from './TileDetail.js';
import { liveryProps } from '../../ui/Emblem.js';
import type { ComponentChildren } from 'preact';
import { groundHeading, groundLines, type Ground } from '../../text/terrainText.js';
import { LinesWithRules } from '../../ui/RuleLink.js';
import './TileCard.css';

interface Props {
  readonly ground: Ground;
  /** Keys beside the heading. */
  readonly children?: ComponentChildren;
}

/** What is special about a hex: its terrain, the turret or the prizes on it. */
const GroundDetail = ({ ground, children }: Props) => {
  const { labels, board } = useTable();
  return (
    <section class="ground" data-terrain={ground.terrain.type}>
      <div class="ground-head">
        <h3>{groundHeading(ground, board.value)}</h3>
        {children}
      </div>
      <LinesWithRules lines={groundLines(labels.value, ground)} />
    </section>
  );
};

/** The tile or unit looked at, while one is: its picture, what it is now and why, and what is printed on it. It lies over the log. */
export const TileCard = () => {
  const ui = useTable();
  const card = useRef<HTMLElement>(null);
  const looked = inspectedUnit(ui);
  const isPinned = looked?.isPinned ?? false;
  useLayoutEffect(() => {
    // Who asked for it by a key reads on in it.
    if (isPinned && ui.controls.inspection.byKey.peek()) card.current?.focus();
  }, [isPinned, looked?.tile]);
  if (!looked) return null;
  const { tile, livery, unit, ground } = looked;
  const described = unit && inspectionText(ui, unit);
  const close = (
    <button type="button" class="icon-button" aria-label={t('app.close')} onClick={() => ui.controls.inspection.stop()}>
      <Glyph name="close" />
    </button>
  );
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
      {tile !== null && (
        <TileDetail
          tile={tile}
          livery={livery}
          unit={unit}
          rim={unit && (ui.rims.value[unit.owner] ?? null)}
          now={described ? cardText(described) : []}
        >
          {close}
        </TileDetail>
      )}
      {ground && <GroundDetail ground={ground}>{tile === null && close}</GroundDetail>}
    </section>
  );
};
