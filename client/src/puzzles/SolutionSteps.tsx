import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Puzzle } from '@hexfall/shared/notation/puzzle';
import { startPuzzleTurn, turnAfter } from '@hexfall/shared/puzzle/turn';
import { previewInPuzzle } from '@hexfall/shared/rules/step';
import { logLines } from '../store/history.js';
import type { PlannedStep } from '../store/plannedSteps.js';
import { useTable } from '../table/TableUi.js';
import { planStepText } from '../text/planText.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { usePuzzle } from './puzzleScope.js';

/** What each intent of the solution does; nothing where it is not known. */
const solutionSteps = (puzzle: Puzzle): readonly PlannedStep[] => {
  const steps: PlannedStep[] = [];
  let turn = startPuzzleTurn(puzzle);
  for (const intent of puzzle.solution?.intents ?? []) {
    const before = turn.branches[0]?.table;
    if (!before) break;
    const played = previewInPuzzle(before, puzzle.solver, intent);
    if (!played.ok) break;
    const { lines } = logLines({ table: before, previous: null }, played.value.events);
    steps.push({ intent, before, lines, after: played.value.table });
    turn = turnAfter(puzzle, turn, intent);
  }
  return steps;
};

/** The steps of the solution as sentences, and the battle; each shows the board after it. */
export const SolutionSteps = () => {
  const { game } = usePuzzle();
  const { labels, board } = useTable();
  const list = useRef<HTMLOListElement>(null);
  const steps = useMemo(() => solutionSteps(game.puzzle), [game]);
  const shown = game.stage.value === 'seen' ? steps.length + 1 : game.intents.value.length;
  useLayoutEffect(() => list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }), [shown]);
  const sentences = [...steps.map((step) => planStepText(labels.value, step, board.value)), t('plan.battle')];
  const count = sentences.length;
  return (
    <>
      <p class="spoken" role="status" data-spoken="solution">
        {shown === 0
          ? t('puzzles.solution.start')
          : `${t('puzzles.solution.step', { number: shown, count })}: ${sentences[shown - 1] ?? ''}`}
      </p>
      <ol ref={list} class="solution-steps" aria-label={t('puzzles.solution.steps')}>
        {sentences.map((sentence, index) => (
          <li key={index}>
            <Button
              repeats
              isBare
              class="solution-step"
              data-step={index + 1}
              aria-current={shown === index + 1 ? 'step' : undefined}
              onClick={() => game.showStep(index + 1)}
            >
              <span class="solution-number" aria-hidden="true">
                {index + 1}
              </span>
              <span>{sentence}</span>
            </Button>
          </li>
        ))}
      </ol>
    </>
  );
};
