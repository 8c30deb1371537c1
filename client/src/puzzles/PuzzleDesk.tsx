import { useLayoutEffect, useRef } from 'preact/hooks';
import { navigate } from '../platform/route.js';
import { ActionBar } from '../table/ActionBar.js';
import { ReplayBar } from '../table/replay/ReplayBar.js';
import { StatusLine } from '../table/StatusLine.js';
import { useTable } from '../table/TableUi.js';
import { Hand } from '../table/tiles/Hand.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { usePuzzle } from './puzzleScope.js';
import { puzzleRefusalText } from './puzzleText.js';
import { SolvedLine, SolvedScene } from './SolvedScene.js';
import '../table/TableScreen.css';
import '../table/ActionBar.css';

/** While tiles are put and none is taken: back, and on to the battle. */
const TurnActions = () => {
  const { game } = usePuzzle();
  const [count, lack] = [game.intents.value.length, game.lack.value];
  return (
    <div class="actions" role="group">
      <Button
        class="action"
        name="take-back"
        glyph="undo"
        text={t('table.action.take-back')}
        disabled={count === 0}
        onClick={() => game.takeBack()}
      />
      <Button
        class="action"
        name="start-over"
        signOnly
        glyph="rewind"
        text={t('puzzles.startOver')}
        disabled={count === 0}
        onClick={() => game.startOver()}
      />
      <Button
        class="action"
        name="battle"
        kind="primary"
        glyph="bolt"
        text={t('app.battle')}
        disabled={lack && puzzleRefusalText(game.puzzle, lack)}
        onClick={() => game.battle()}
      />
    </div>
  );
};

/** While the solution is shown: a step back or forward, and all of it as a film. */
const SolutionActions = () => {
  const { game } = usePuzzle();
  const [step, count] = [game.intents.value.length, game.puzzle.solution?.intents.length ?? 0];
  const forward = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => forward.current?.focus({ preventScroll: true }), []);
  const isPlaying = game.isPlaying.value;
  return (
    <div class="actions" role="group">
      <Button
        class="action"
        name="step-back"
        signOnly
        glyph="backward"
        text={t('matchReplay.back')}
        disabled={step === 0}
        onClick={() => game.showStep(step - 1)}
      />
      <Button
        class="action"
        name="solution-play"
        signOnly
        glyph={isPlaying ? 'pause' : 'film'}
        text={t(isPlaying ? 'matchReplay.pause' : 'puzzles.solution.play')}
        onClick={() => (game.isPlaying.value = !isPlaying)}
      />
      <Button
        class="action"
        name="step-forward"
        kind="primary"
        ref={forward}
        glyph={step < count ? 'forward' : 'bolt'}
        text={t(step < count ? 'matchReplay.forward' : 'app.battle')}
        onClick={() => game.showStep(step + 1)}
      />
    </div>
  );
};

/** After the battle: what can be done next, the most likely first. */
const OverActions = () => {
  const { game, task } = usePuzzle();
  const { store } = useTable();
  const main = useRef<HTMLButtonElement>(null);
  const [stage, solved] = [game.stage.value, game.verdict.value?.solved === true];
  const next = task.next();
  useLayoutEffect(() => main.current?.focus({ preventScroll: true }), [stage]);
  return (
    <div class="actions" role="group">
      <Button
        class="action"
        name="replay"
        signOnly
        glyph="film"
        text={t('puzzles.watch')}
        disabled={!store.hasBattle.value}
        onClick={() => store.watchAgain()}
      />
      <Button
        class="action"
        name="start-over"
        signOnly={stage === 'over'}
        ref={stage === 'seen' && !(solved && next) ? main : null}
        glyph="rewind"
        text={t(stage === 'seen' ? 'puzzles.solution.try' : 'puzzles.startOver')}
        onClick={() => game.startOver()}
      />
      {!solved && (
        <Button
          class="action"
          name="try-again"
          kind="primary"
          ref={main}
          glyph="undo"
          text={t('puzzles.again')}
          onClick={() => game.tryAgain()}
        />
      )}
      {solved && next && (
        <Button
          class="action"
          name="next-puzzle"
          kind="primary"
          ref={main}
          glyph="end"
          text={t('puzzles.next')}
          onClick={() => navigate(next)}
        />
      )}
    </div>
  );
};

/** What to do next, if no tile has been taken; after a battle the buttons say it. */
const Guide = () => {
  const { game } = usePuzzle();
  const { use, atMost } = game.puzzle;
  const [stage, used, lack] = [game.stage.value, game.turn.value.used.length, game.lack.value];
  if (stage === 'over' || stage === 'seen') return null;
  const isTurn = stage === 'turn';
  const isReady = isTurn && lack === null && (!atMost || used > 0);
  return (
    <p class="todo" data-mine={isTurn}>
      {isTurn && <span>{`${t('puzzles.used', { used, count: use })}. ${t(isReady ? 'puzzles.ready' : 'puzzles.choose')}`}</span>}
      {stage === 'solution' && <span>{t('puzzles.solution.watching')}</span>}
    </p>
  );
};

const Buttons = () => {
  const { controls, store } = useTable();
  const { stage } = usePuzzle().game;
  if (controls.selection.value || (store.playback.shown.value?.decision && stage.value !== 'solution')) return <ActionBar />;
  if (stage.value === 'turn') return <TurnActions />;
  if (stage.value === 'solution') return <SolutionActions />;
  return stage.value === 'over' || stage.value === 'seen' ? <OverActions /> : <div class="actions" role="group" />;
};

/** Below or beside the board: what is to be done, the buttons for it, the hand. */
export const PuzzleDesk = () => {
  const { controls, replay, store } = useTable();
  const { game } = usePuzzle();
  const filming = replay.current.value !== null;
  const asked = store.playback.shown.value?.decision?.player === game.solver;
  const isOver = game.stage.value === 'over' || game.stage.value === 'seen';
  const speaks = filming || asked || controls.selection.value !== null;
  const isSolved = !speaks && game.stage.value === 'over' && game.verdict.value?.solved === true;
  const line = isSolved ? <SolvedLine /> : <Guide />;
  return (
    <section
      class="desk"
      aria-label={t('table.desk')}
      data-wide={filming || asked}
      data-stand={speaks || !isOver || isSolved ? 'open' : 'over'}
    >
      {speaks ? <StatusLine /> : line}
      {filming ? <ReplayBar /> : <Buttons />}
      {isSolved ? <SolvedScene /> : <Hand seat={game.solver} />}
    </section>
  );
};
