import type { PlannedTurnShown } from '../../store/computer/TurnSuggester.js';
import type { BoardModel, PlannedPicture } from '../../board/types.js';
import { planMarks, planPicture } from '../../store/input/planPicture.js';
import type { PlannedStep } from '../../store/plannedSteps.js';

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
