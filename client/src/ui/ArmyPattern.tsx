import type { ArmyId } from '@hexfall/shared/model/tile';
import './ArmyPattern.css';

/** One figure, and how far apart it stands in a row, the rows from each other, and every other row from the one before. */
interface Figure {
  readonly path: string;
  readonly across: number;
  readonly down: number;
  readonly shift: number;
}

/** Simple geometry that says what an army is: each differs in shape, not only in color. */
const FIGURES: Readonly<Record<ArmyId, Figure>> = {
  /* Scratches of claws. */
  borgo: { path: 'q5-6 6-16m2 17q5-7 6-18m2 17q5-6 6-16', across: 36, down: 26, shift: 18 },
  /* Wires of a circuit. */
  moloch: { path: 'h9l6 7h9m0 0a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0m-15-7l6-7h4', across: 38, down: 24, shift: 19 },
  /* Chevrons of ranks. */
  outpost: { path: 'l10-8 10 8m-20 7l10-8 10 8', across: 30, down: 26, shift: 15 },
  /* Meshes of a net. */
  hegemony: { path: 'l14-11 14 11-14 11z', across: 28, down: 22, shift: 0 },
  /* Rings of a blast. */
  doomsday: {
    path: 'a3 3 0 1 0 6 0a3 3 0 1 0-6 0m-6 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0m-6 0a15 15 0 1 0 30 0a15 15 0 1 0-30 0',
    across: 44,
    down: 32,
    shift: 22,
  },
  /* Bricks of a wall. */
  'new-york': { path: 'h24v11h-24z', across: 24, down: 11, shift: 12 },
  /* Leaves of a vine. */
  neojungle: { path: 'q10-12 22-12q-1 12-22 12zm0 0l15-8m-15 8q6 8 17 7q-5-7-17-7z', across: 32, down: 28, shift: 16 },
};

const [WIDE, HIGH] = [360, 132];

/** A figure in rows that fill the picture, as one path. */
const pathOf = ({ path, across, down, shift }: Figure): string =>
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
    <path d={pathOf(FIGURES[army])} />
  </svg>
);
