import type { ArmyId } from '@hexfall/shared/model/tile';
import { LIVERIES, type Pattern } from '@hexfall/shared/picture/palette';
import './ArmyPattern.css';

const [WIDE, HIGH] = [360, 132];

/** The figure of a pattern in rows that fill the picture, as one path. */
const pathOf = ({ path, across, down, shift }: Pattern): string =>
  Array.from({ length: Math.ceil(HIGH / down) + 2 }, (_, row) =>
    Array.from(
      { length: Math.ceil(WIDE / across) + 2 },
      (_, column) => `M${(column - 1) * across + (row % 2) * shift} ${row * down}${path}`,
    ),
  )
    .flat()
    .join('');

/** The pattern of an army, behind what stands in the nearest positioned element around it: its colors are that element's. */
export const ArmyPattern = ({ army }: { readonly army: ArmyId }) => (
  <svg class="army-pattern" viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="xMinYMin slice" aria-hidden="true">
    <path d={pathOf(LIVERIES[army].pattern)} />
  </svg>
);
