import { droppedStepText } from '../../text/ownPlanText.js';
import { planStepText } from '../../text/planText.js';
import { t } from '../../text/translate.js';
import { Glyph } from '../../ui/Glyph.js';
import { useTable } from '../TableUi.js';
import './PlanPanel.css';

/**
 * The player's own plan in words, beside the board where there is room; elsewhere only what has been dropped from it, until it is read.
 * Screen readers get it from the status line and the notice.
 */
export const OwnPlanPanel = () => {
  const { ownPlan, planner, labels, board } = useTable();
  const [steps, dropped] = [ownPlan.steps.value, ownPlan.dropped.value];
  if (planner.planned.value || (steps.length === 0 && dropped.length === 0)) return null;
  const close = dropped.length > 0 && (
    <button
      type="button"
      class="icon-button"
      data-action="dropped-hide"
      aria-label={t('app.close')}
      onClick={() => (ownPlan.dropped.value = [])}
    >
      <Glyph name="close" />
    </button>
  );
  return (
    <section class="plan-panel own-plan plate" data-hint="true" data-dropped={dropped.length > 0} aria-label={t('plan.own.heading')}>
      <header class="plan-head">
        <h2>{t('plan.own.heading')}</h2>
        {close}
      </header>
      <div class="plan-body" tabIndex={0} role="group" aria-label={t('plan.own.heading')}>
        <ol class="plan-steps">
          {steps.map((step, place) => (
            <li key={place}>{planStepText(labels.value, step, board.value)}</li>
          ))}
        </ol>
        {dropped.length > 0 && <p class="plan-outcome">{t('plan.own.dropped')}</p>}
        {dropped.map((step, place) => (
          <p key={place} class="plan-dropped">
            {droppedStepText(labels.value, step, board.value)}
          </p>
        ))}
      </div>
    </section>
  );
};
