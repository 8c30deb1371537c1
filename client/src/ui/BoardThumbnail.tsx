import { useMemo, useRef } from 'preact/hooks';
import { unitOf } from '@hexfall/shared/content/catalog';
import { type Hex, hexOf } from '@hexfall/shared/hex/cells';
import type { Direction } from '@hexfall/shared/hex/direction';
import type { Table } from '@hexfall/shared/model/state';
import { boardPictureSize, type HexPlace, layoutFor, placeOf } from '@hexfall/shared/picture/board/geometry';
import { liveryOf } from '@hexfall/shared/picture/boardModel';
import { emblemPath } from '@hexfall/shared/picture/icons/emblems';
import type { Livery } from '@hexfall/shared/picture/palette';
import { boardOf } from '@hexfall/shared/rules/landscape';
import { liveryProps } from './Emblem.js';
import { useSeen } from './hooks.js';
import './BoardThumbnail.css';

/** The part of its hex that is painted: the rest is the gap between two. */
const PAINTED = 0.93;
/** How wide an emblem is, in radii, and in the file of emblems. */
const [EMBLEM, EMBLEM_FILE] = [1.15, 512];

const point = ({ x, y, radius }: HexPlace, angle: number, far: number): string =>
  `${(x + Math.cos(angle) * far * radius).toFixed(1)} ${(y + Math.sin(angle) * far * radius).toFixed(1)}`;

const hexPath = (place: HexPlace): string =>
  `M${Array.from({ length: 6 }, (_, corner) => point(place, (corner * Math.PI) / 3, PAINTED)).join('L')}z`;

/** An attack as a wedge at the edge: a broad one hits the neighbor, a long one shoots. */
const attackPath = (place: HexPlace, direction: Direction, isLong: boolean): string => {
  const angle = (direction * Math.PI) / 3 - Math.PI / 2;
  const [base, half] = isLong ? [0.1, 0.16] : [0.42, 0.42];
  const side = (sign: 1 | -1): string => point(place, angle + sign * Math.atan2(half, base), Math.hypot(base, half));
  return `M${point(place, angle, 0.76)}L${side(1)}L${side(-1)}z`;
};

interface ArmyPaths {
  readonly livery: Livery;
  units: string;
  attacks: string;
  readonly emblems: string[];
}

/** The hexes of a board, and what stands on them by army. */
const pathsOf = (table: Table, targets: readonly Hex[]) => {
  const board = boardOf(table);
  const { width, height } = boardPictureSize(board);
  const layout = layoutFor(board, width, height);
  const armies = new Map<Livery, ArmyPaths>();
  let ground = '';
  for (const cell of board.cells) {
    const place = placeOf(layout, hexOf(cell));
    const unit = table.board[cell];
    if (!unit) {
      ground += hexPath(place);
      continue;
    }
    const livery = liveryOf(table.players, unit.owner);
    const army = armies.get(livery) ?? { livery, units: '', attacks: '', emblems: [] };
    armies.set(livery, army);
    army.units += hexPath(place);
    const { isHq, facings } = unitOf(unit.tile);
    if (isHq) {
      const size = EMBLEM * place.radius;
      army.emblems.push(`translate(${place.x - size / 2} ${place.y - size / 2}) scale(${size / EMBLEM_FILE})`);
    } else {
      for (const { direction, melee, shotgun } of facings[unit.rot]?.attacks ?? []) {
        army.attacks += attackPath(place, direction, melee === 0 && !shotgun);
      }
    }
  }
  const aims = targets.map((hex) => hexPath(placeOf(layout, hex))).join('');
  return { width, height, ground, armies: [...armies.values()], aims };
};

interface Props {
  readonly table: Table;
  /** Hexes that are ringed. */
  readonly targets?: readonly Hex[];
}

const Drawing = ({ table, targets = [] }: Props) => {
  const { width, height, ground, armies, aims } = useMemo(() => pathsOf(table, targets), [table]);
  return (
    <svg viewBox={`0 0 ${width} ${height}`}>
      <path class="thumbnail-ground" d={ground} />
      {armies.map(({ livery, units, attacks, emblems }) => (
        <g key={livery} {...liveryProps(livery)}>
          <path class="thumbnail-units" d={units} />
          <path class="thumbnail-signs" d={attacks} />
          {emblems.map((transform) => (
            <path key={transform} class="thumbnail-signs" transform={transform} d={emblemPath(livery)} />
          ))}
        </g>
      ))}
      {aims !== '' && <path class="thumbnail-targets" d={aims} />}
    </svg>
  );
};

/** How far around the window a thumbnail is drawn already. */
const AHEAD = '400px';

/** A board as a small drawing of a few outlines, for lists of many: armies, HQs, and where units attack. Draws it when it comes into sight. */
export const BoardThumbnail = (props: Props) => {
  const place = useRef<HTMLSpanElement>(null);
  const isSeen = useSeen(place, AHEAD);
  return (
    <span ref={place} class="board-thumbnail" aria-hidden="true">
      {isSeen && <Drawing {...props} />}
    </span>
  );
};
