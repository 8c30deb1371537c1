import type { Board } from '@hexfall/shared/hex/boards';
import type { DroppedStep } from '../store/ownPlan.js';
import type { PlayerLabels } from './PlayerLabels.js';
import { planStepText } from './planText.js';
import { refusalText } from './rejectionText.js';
import { t } from './translate.js';

/** Returns a step of a player's plan that is no longer possible, and why. */
export const droppedStepText = (labels: PlayerLabels, { planned, why }: DroppedStep, board: Board): string =>
  t('plan.own.droppedStep', { step: planned ? planStepText(labels, planned, board) : t('plan.own.earlierStep'), why: refusalText(why) });

/** Returns in one text which steps have just become impossible, and why. */
export const droppedText = (labels: PlayerLabels, dropped: readonly DroppedStep[], board: Board): string =>
  [t('plan.own.dropped'), ...dropped.map((step) => droppedStepText(labels, step, board))].join(' ');
