import { useTable } from '../table/TableUi.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { Emblem } from '../ui/Emblem.js';
import { Glyph, type GlyphName } from '../ui/Glyph.js';
import type { PuzzleGame } from './PuzzleGame.js';
import { progressRecordOf, starsOf } from './puzzleProgress.js';
import { type PuzzleScope, usePuzzle } from './puzzleScope.js';
import { closestText, goalText, hintCount, hintText, solvedTimeText, starSigns, termsText } from './puzzleText.js';
import { SolutionSteps } from './SolutionSteps.js';
import './PuzzlesScreen.css';
import '../learn/lesson/Coach.css';

/** What there is to be read beside the goals: what came of the battle, or a hint. */
const lineOf = ({ game, hints, tiles, solve, task }: PuzzleScope): string => {
  const [stage, verdict] = [game.stage.value, game.verdict.value];
  if (stage === 'seen') return verdict ? t('puzzles.solution.done') : '';
  if (stage === 'over') {
    if (!verdict) return '';
    if (verdict.solved) {
      const isLate = task.id !== null && progressRecordOf(task.id).seen;
      return solve.value === null || isLate ? t('puzzles.wonBefore') : t('puzzles.won', { time: solvedTimeText(solve.value) });
    }
    const missed = verdict.reached.filter((reached) => !reached).length;
    const lost = t('puzzles.lost', { missed, count: verdict.reached.length });
    const against = verdict.against > 0 ? t('puzzles.against') : '';
    return [lost, closestText(game.puzzle, verdict.closest), against].filter(Boolean).join(' ');
  }
  const given = hints.value;
  return stage === 'turn' && given !== 0 ? hintText(game.puzzle, tiles.value, given) : '';
};

const standOf = ({ game }: PuzzleScope): 'open' | 'done' | 'astray' => {
  const verdict = game.verdict.value;
  if (!verdict || game.stage.value === 'turn') return 'open';
  return verdict.solved ? 'done' : 'astray';
};

const SIGNS: Readonly<Record<'reached' | 'missed' | 'open', GlyphName>> = { reached: 'check', missed: 'close', open: 'flag' };

const Goals = () => {
  const { game } = usePuzzle();
  const { puzzle } = game;
  const verdict = game.verdict.value;
  return (
    <ul class="puzzle-goals" aria-label={t('puzzles.goals')}>
      {puzzle.goals.map((goal, index) => {
        const reached = verdict?.reached[index];
        const state = reached === undefined ? 'open' : reached ? 'reached' : 'missed';
        return (
          <li key={index} data-state={state}>
            <Glyph name={SIGNS[state]} />
            <span>
              <span class="spoken">{t(`puzzles.state.${state}`)}: </span>
              {goalText(puzzle, goal)}
            </span>
          </li>
        );
      })}
    </ul>
  );
};

/** Whether the solution is shown. */
const showsSteps = ({ stage }: PuzzleGame): boolean => stage.value === 'solution' || stage.value === 'seen';

/** The hints, one after the other, and the solution. */
const HelpButtons = () => {
  const scope = usePuzzle();
  const { game, hints, tiles } = scope;
  const { value: stage } = game.stage;
  if (!game.puzzle.solution || stage === 'battle' || showsSteps(game)) return null;
  const given = hints.value;
  const text = t(given === 0 ? 'puzzles.hint.ask' : 'puzzles.hint.more');
  return (
    <div class="coach-buttons">
      {stage === 'turn' && given < hintCount(game.puzzle, tiles.value) && (
        <Button name="hint" kind="quiet" size="small" glyph="bulb" text={text} about={text} onClick={() => scope.giveHint()} />
      )}
      <Button
        name="solution"
        kind="quiet"
        size="small"
        glyph="eye"
        text={t('puzzles.solution.show')}
        about={t('puzzles.solution.show')}
        onClick={() => scope.askForSolution()}
      />
    </div>
  );
};

/** The stars of the first solve, once the puzzle is solved. */
const SolvedStars = () => {
  const { game, solve, task } = usePuzzle();
  const [stage, solved] = [game.stage.value, solve.value];
  const record = task.id === null ? null : progressRecordOf(task.id);
  if (stage !== 'over' || !game.verdict.value?.solved || !solved || record?.seen) return null;
  const stars = record?.stars ?? starsOf(solved);
  return (
    <span class="puzzle-stars">
      <span aria-hidden="true">{starSigns(stars)}</span>
      <span class="spoken">{`${t('puzzles.stars', { number: stars })}. `}</span>
    </span>
  );
};

/** What the puzzle asks for, and what came of it. */
export const PuzzlePanel = () => {
  const scope = usePuzzle();
  const { labels } = useTable();
  const { puzzle } = scope.game;
  const stand = standOf(scope);
  const livery = labels.value.livery(puzzle.solver);
  return (
    <section
      class="coach puzzle-panel"
      data-stand={stand}
      data-steps={showsSteps(scope.game)}
      data-livery={livery}
      aria-labelledby="puzzle-title"
    >
      <span class="coach-sign" aria-hidden="true">
        {stand === 'open' ? <Emblem livery={livery} /> : <Glyph name={stand === 'done' ? 'check' : 'undo'} />}
      </span>
      <h1 id="puzzle-title">{scope.task.name()}</h1>
      <div class="puzzle-lines">
        <p class="puzzle-line" role="status" aria-atomic="true">
          <SolvedStars />
          {lineOf(scope)}
        </p>
        {showsSteps(scope.game) && <SolutionSteps />}
        <Goals />
        <p class="puzzle-terms">{termsText(puzzle)}</p>
      </div>
      <HelpButtons />
    </section>
  );
};
