import { groundHeading, groundLines, type Ground } from '../text/terrainText.js';
import { RuledLines } from './RuledLines.js';
import { useTable } from './TableUi.js';

/** What is special about a hex: its terrain, the turret or the prizes on it. */
export const GroundDetail = ({ ground }: { readonly ground: Ground }) => {
  const { labels, board } = useTable();
  return (
    <section class="ground" data-terrain={ground.terrain.type}>
      <h3>{groundHeading(ground, board.value)}</h3>
      <RuledLines lines={groundLines(labels.value, ground)} />
    </section>
  );
};
