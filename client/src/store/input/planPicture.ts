import { cellOf, type Hex, hexOf, sameHex } from '@hexfall/shared/hex/cells';
import { areaOf, readingsOf } from '@hexfall/shared/inspect/targeting';
import type { Table } from '@hexfall/shared/model/state';
import { boardModel, liveryOf } from '@hexfall/shared/picture/boardModel';
import type { BoardModel, Ghost, PlannedPicture } from '../../board/types.js';
import type { PlannedTurnShown } from '../computer/TurnSuggester.js';
import type { PlannedStep } from '../plannedSteps.js';
import { pointableHexes } from './decisionKeys.js';
import type { Mark } from './marks.js';

/** The hexes that an intent names, in the order in which they are picked. */
const hexesOf = ({ intent, before }: PlannedStep): readonly Hex[] => {
  if (intent.do === 'choose') return pointableHexes(before, intent.key);
  const [picks = []] = readingsOf(intent);
  return picks.flatMap((pick) => (pick.pick === 'hex' ? [pick.at] : []));
};

/** The units that stand where, or as, they did not stand before. */
const unitsOf = (before: Table, after: Table): PlannedPicture['units'] =>
  boardModel(after).units.filter(({ at, tile, owner, rot }) => {
    const was = before.board[cellOf(at)];
    return !was || was.tile !== tile || was.owner !== owner || was.rot !== rot;
  });

const foundationsOf = (before: Table, after: Table): readonly Ghost[] =>
  after.foundations.flatMap(({ tile, owner, cell }): Ghost[] => {
    if (after.board[cell] || before.foundations.some((was) => was.cell === cell && was.tile === tile)) return [];
    return [{ tile, owner, rot: 0, at: hexOf(cell), livery: liveryOf(after.players, owner), legal: true }];
  });

/** The ways of the units that a step moves, pushes or swaps. */
const pathsOf = ({ lines }: PlannedStep): (readonly Hex[])[] =>
  lines.flatMap((line) => {
    if (line.what !== 'event') return [];
    const { event } = line;
    if (event.type === 'swapped') return [[event.from, event.with]];
    if (event.type !== 'moved' && event.type !== 'pushed') return [];
    return sameHex(event.from, event.to) ? [] : [[event.from, event.to]];
  });

const ordersOf = (steps: readonly PlannedStep[]): PlannedPicture['orders'] => {
  const orders: { readonly at: Hex; readonly steps: number[] }[] = [];
  steps.forEach((step, index) => {
    const at = hexesOf(step).at(-1);
    const known = at && orders.find((other) => sameHex(other.at, at));
    if (known) known.steps.push(index + 1);
    else if (at) orders.push({ at, steps: [index + 1] });
  });
  return orders;
};

/** How a planned turn, or its first steps, is drawn over the board. */
export const planPicture = (steps: readonly PlannedStep[]): PlannedPicture | null => {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return null;
  const [before, after] = [first.before, last.after];
  return {
    units: unitsOf(before, after),
    foundations: foundationsOf(before, after),
    paths: steps.flatMap(pathsOf),
    orders: ordersOf(steps),
  };
};

const marksOfStep = (step: PlannedStep): Mark[] => {
  const { intent, before } = step;
  const area = areaOf(before, intent);
  if (area.length > 0) return area.map((at) => ({ at, kind: area.length === 1 ? 'target' : 'danger' }));
  switch (intent.do) {
    case 'choose':
    case 'attach':
    case 'rotate-turret':
      return hexesOf(step).map((at) => ({ at, kind: 'selected' }));
    default:
      return [];
  }
};

/** What a planned turn aims at: the targets of its instants, and the hexes where it leaves no ghost. */
export const planMarks = (steps: readonly PlannedStep[]): Mark[] => steps.flatMap(marksOfStep);

/** The steps of a planned turn that are shown. */
export const stepsShown = ({ steps, isWhole }: PlannedTurnShown): readonly PlannedStep[] => (isWhole ? steps : steps.slice(0, 1));

/** What the board shows of a planned turn. */
export interface PlanShown {
  readonly planned: PlannedPicture | null;
  readonly marks: NonNullable<BoardModel['marks']>;
}

const shown = (steps: readonly PlannedStep[]): PlanShown => ({ planned: planPicture(steps), marks: planMarks(steps) });

/** Returns what the board shows: a turn that was planned for the player, else the player's own plan. */
export const planShown = (planned: PlannedTurnShown | null, own: readonly PlannedStep[]): PlanShown =>
  shown(planned ? stepsShown(planned) : own);

/** A model with the planned turn on top. */
export const withPlan = (model: BoardModel, { planned, marks }: PlanShown): BoardModel => ({
  ...model,
  planned,
  marks: [...(model.marks ?? []), ...marks],
});
