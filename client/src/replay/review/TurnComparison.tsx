import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { isCostly } from '@hexfall/shared/review/highlights';
import type { History } from '../../store/history.js';
import { SHORTCUTS } from '../../store/input/shortcuts.js';
import { useShortcuts } from '../../store/input/useShortcuts.js';
import type { MatchReplay } from '../../store/MatchReplay.js';
import { ContinueDialog } from '../../table/replay/ContinueDialog.js';
import { type TableUi, useTable } from '../../table/TableUi.js';
import { planOutcomeText, planStepText } from '../../text/planText.js';
import { t } from '../../text/translate.js';
import { Button } from '../../ui/Button.js';
import { type ComparedTurn, comparedTurns } from './comparedTurn.js';
import type { MatchReview, ReviewedTurn } from './MatchReview.js';
import { chanceText, gainText, turnLossText } from './reviewText.js';
import '../../table/plan/PlanPanel.css';
import './ReviewPanel.css';

interface Props {
  readonly review: MatchReview;
  readonly one: ReviewedTurn;
  readonly replay: MatchReplay;
  readonly history: History;
}

/** What a turn is called: whose it was, or what it is worth. */
const headingOf = (
  { labels }: TableUi,
  { one: { turn, review }, replay }: Pick<Props, 'one' | 'replay'>,
  { side }: ComparedTurn,
): string => {
  const mine = replay.mine.value;
  if (side === 'played') {
    return mine.length === 1 && mine[0] === turn.seat
      ? t('review.compare.you')
      : t('review.compare.other', { player: labels.value.name(turn.seat) });
  }
  return t(review?.missed || (review && isCostly(review)) ? 'review.compare.better' : 'review.compare.computer');
};

/** What is said beside the heading: the chance to win after the turn, and by how much the better one is better. */
const worthOf = ({ one: { review: found } }: Pick<Props, 'one'>, { side, chance }: ComparedTurn): string => {
  if (!found || found.isSame) return found ? turnLossText(found).shown : '';
  if (side === 'played') return chance === null ? '' : chanceText(chance);
  if (found.missed) return '';
  return found.effort === 'full' && isCostly(found) ? gainText(found) : turnLossText(found).shown;
};

const sentencesOf = ({ labels, board }: TableUi, { steps }: ComparedTurn): readonly string[] =>
  steps.map((step) => planStepText(labels.value, step, board.value));

/** What a battle after a turn would leave, and the chance to win. */
const resultsOf = (ui: TableUi, { replay }: Pick<Props, 'replay'>, { steps, chance }: ComparedTurn): readonly string[] => {
  const mine = replay.mine.value;
  const last = steps.at(-1);
  const outcome = last ? planOutcomeText(ui.labels.value, last.after, mine.length === 1 ? (mine[0] ?? null) : null) : '';
  return [outcome, chance === null ? '' : t('review.compare.chance', { chance: chanceText(chance) })].filter((text) => text !== '');
};

/** The turn that was played and the better one, each as its steps; the board shows one of them. */
export const TurnComparison = (props: Props) => {
  const { review, one, replay, history } = props;
  const ui = useTable();
  const turns = useMemo(() => comparedTurns(history, one), [history, one]);
  const [isGoingOn, setGoingOn] = useState(false);
  const side = review.chosen.value?.side ?? 'better';
  const shown = turns.find((turn) => turn.side === side) ?? turns[0];
  // What a turn would bring is worked out once: it is fought for.
  const told = turns.map((turn) => ({
    turn,
    heading: headingOf(ui, props, turn),
    sentences: sentencesOf(ui, turn),
    results: resultsOf(ui, props, turn),
  }));
  const spoken = told.find(({ turn }) => turn === shown);
  const show = (turn: ComparedTurn): void => {
    const chosen = review.chosen.peek();
    if (chosen) review.chosen.value = { ...chosen, side: turn.side };
  };
  useLayoutEffect(() => {
    ui.planner.show(one.turn.seat, shown.steps);
    return () => ui.planner.hide();
  }, [shown]);
  useShortcuts('match', {
    compare: () => {
      const other = turns.find((turn) => turn !== shown);
      if (other) show(other);
    },
  });
  return (
    <div class="turn-comparison">
      <p class="spoken" role="status" data-spoken="plan">
        {spoken && [`${spoken.heading}:`, ...spoken.sentences, ...spoken.results].join(' ')}
      </p>
      <div class="compared-turns" role="group" aria-label={t('review.compare.sides')}>
        {told.map(({ turn, heading }) => (
          <Button
            repeats
            key={turn.side}
            name={`review-${turn.side}`}
            isBare
            class="compared-button"
            shortcut={SHORTCUTS.match.compare[0]}
            pressed={turn === shown}
            onClick={() => show(turn)}
          >
            <strong>{heading}</strong> <span>{worthOf(props, turn)}</span>
          </Button>
        ))}
        {told.map(({ turn, sentences, results }) => (
          <div key={turn.side} class="compared-turn" data-side={turn.side} data-shown={turn === shown}>
            <ol class="plan-steps">
              {sentences.map((sentence, index) => (
                <li key={index}>{sentence}</li>
              ))}
            </ol>
            {turn.steps.length === 0 && <p>{t('plan.nothing')}</p>}
            {results.map((text) => (
              <p key={text} class="plan-outcome">
                {text}
              </p>
            ))}
          </div>
        ))}
      </div>
      <Button name="review-go-on" size="small" glyph="play" text={t('matchReplay.goOn')} onClick={() => setGoingOn(true)} />
      {isGoingOn && <ContinueDialog replay={replay} onClose={() => setGoingOn(false)} />}
    </div>
  );
};
