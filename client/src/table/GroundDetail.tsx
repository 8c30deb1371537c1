import type { ComponentChildren } from 'preact';
import { groundHeading, groundLines, type Ground } from '../text/terrainText.js';
import { RuledLines } from '../ui/RuledLines.js';
import { useTable } from './TableUi.js';

interface Props {
  readonly ground: Ground;
  /** Keys beside the heading. */
  readonly children?: ComponentChildren;
}

/** What is special about a hex: its terrain, the turret or the prizes on it. */
export const GroundDetail = ({ ground, children }: Props) => {
  const { labels, board } = useTable();
  return (
    <section class="ground" data-terrain={ground.terrain.type}>
      <div class="ground-head">
        <h3>{groundHeading(ground, board.value)}</h3>
        {children}
      </div>
      <RuledLines lines={groundLines(labels.value, ground)} />
    </section>
  );
};
