import type { PlannedTurnShown } from '../../store/computer/TurnSuggester.js';
import { stepsShown } from '../../store/input/planPicture.js';
import { droppedStepText, planOutcomeText, planStepText } from '../../text/planText.js';
import { t } from '../../text/translate.js';
import { Button, IconButton } from '../../ui/Button.js';
import { type TableUi, useTable } from '../TableUi.js';
import './PlanPanel.css';

const headingOf = ({ store, labels }: TableUi, { seat, isWhole }: PlannedTurnShown): string => {
  if (!store.players) return t('plan.bestOf', { player: labels.value.name(seat) });
  return t(isWhole ? 'plan.wholeHeading' : 'plan.nextStep');
};

/** The steps shown as sentences. */
const sentencesOf = ({ labels, board }: TableUi, planned: PlannedTurnShown): readonly string[] =>
  stepsShown(planned).map((step) => planStepText(labels.value, step, board.value));

/** What a battle after the turn would leave; nothing after its first step alone. */
const outcomeOf = ({ store, labels }: TableUi, { steps, isWhole }: PlannedTurnShown): string => {
  const last = steps.at(-1);
  return isWhole && last ? planOutcomeText(labels.value, last.after, store.players ? store.me.value : null) : '';
};

interface Props {
  /** Carries the turn out; left out where that is up to the user. */
  readonly onPlay?: (planned: PlannedTurnShown) => void;
  /** What the turn was planned with, before its steps. */
  readonly note?: string;
}

/** A planned turn in words: beside the board where there is room, else over its lower edge. */
export const PlanPanel = ({ onPlay, note = '' }: Props) => {
  const ui = useTable();
  const { planner } = ui;
  const planned = planner.planned.value;
  const heading = planned ? headingOf(ui, planned) : '';
  const sentences = planned ? sentencesOf(ui, planned) : [];
  const outcome = planned ? outcomeOf(ui, planned) : '';
  const waiting = planner.isPlanning.value ? t('plan.planning') : '';
  return (
    <>
      <p class="spoken" role="status" data-spoken="plan">
        {planned ? [`${heading}:`, note, ...sentences, outcome].join(' ') : waiting}
      </p>
      {planned && (
        <section class="plan-panel plate" data-hint={!onPlay} aria-label={heading}>
          <header class="plan-head">
            <h2>{heading}</h2>
            <IconButton name="plan-hide" glyph="close" label={t('plan.hideButton')} onClick={() => planner.hide()} />
          </header>
          <div class="plan-body" tabIndex={0} role="group" aria-label={heading}>
            {note !== '' && <p class="plan-note">{note}</p>}
            <ol class="plan-steps">
              {sentences.map((sentence, index) => (
                <li key={index}>{sentence}</li>
              ))}
            </ol>
            {planned.steps.length === 0 && <p>{t('plan.nothing')}</p>}
            {outcome !== '' && <p class="plan-outcome">{outcome}</p>}
          </div>
          <div class="plan-buttons">
            {onPlay && (
              <Button size="small" name="plan-play" kind="primary" glyph="play" text={t('plan.play')} onClick={() => onPlay(planned)} />
            )}
            {!planned.isWhole && planned.steps.length > 1 && (
              <Button size="small" name="plan-whole" glyph="more" text={t('plan.whole')} onClick={() => planner.showWhole()} />
            )}
          </div>
        </section>
      )}
    </>
  );
};

/**
 * Shows the player's own plan in words, beside the board if there is room; elsewhere only dropped steps, until read. Screen readers get it
 * from the status line and the notice.
 */
export const OwnPlanPanel = () => {
  const { ownPlan, planner, labels, board } = useTable();
  const [steps, dropped] = [ownPlan.steps.value, ownPlan.dropped.value];
  if (planner.planned.value || (steps.length === 0 && dropped.length === 0)) return null;
  const close = dropped.length > 0 && (
    <IconButton name="dropped-hide" glyph="close" label={t('app.close')} onClick={() => (ownPlan.dropped.value = [])} />
  );
  return (
    <section class="plan-panel own-plan plate" data-hint="true" data-dropped={dropped.length > 0} aria-label={t('plan.own.heading')}>
      <header class="plan-head">
        <h2>{t('plan.own.heading')}</h2>
        {close}
      </header>
      <div class="plan-body" tabIndex={0} role="group" aria-label={t('plan.own.heading')}>
        <ol class="plan-steps">
          {steps.map((step, index) => (
            <li key={index}>{planStepText(labels.value, step, board.value)}</li>
          ))}
        </ol>
        {dropped.length > 0 && <p class="plan-outcome">{t('plan.own.dropped')}</p>}
        {dropped.map((step, index) => (
          <p key={index} class="plan-dropped">
            {droppedStepText(labels.value, step, board.value)}
          </p>
        ))}
      </div>
    </section>
  );
};
