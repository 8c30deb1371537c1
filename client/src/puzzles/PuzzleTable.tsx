import { computed, effect, type ReadonlySignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Hex } from '@hexfall/shared/hex/cells';
import type { BoardModel } from '../board/types.js';
import { wantsReplay } from '../platform/boardVisibility.js';
import { playSegment, playSound } from '../sound/player.js';
import type { Controls } from '../store/input/controls.js';
import { type ShortcutHandlers, useShortcuts } from '../store/input/useShortcuts.js';
import { type BoardBinding, liveBoard } from '../table/liveBoard.js';
import { TableDialogs } from '../table/TableDialogs.js';
import { Bar, TableFrame } from '../table/TableFrame.js';
import { type TableUi, useTable } from '../table/TableUi.js';
import { ButtonWord } from '../table/TopBar.js';
import { useTableUi } from '../table/useTableUi.js';
import { t } from '../text/translate.js';
import { IconButton } from '../ui/Button.js';
import { Glyph } from '../ui/Glyph.js';
import { Link } from '../ui/Link.js';
import { PuzzleDesk } from './PuzzleDesk.js';
import { PuzzleDialogs } from './PuzzleDialogs.js';
import { PuzzleGame } from './PuzzleGame.js';
import { PuzzlePanel } from './PuzzlePanel.js';
import { progressRecordOf, recordFailed } from './puzzleProgress.js';
import { PuzzleContext, PuzzleScope, type PuzzleTask, usePuzzle } from './puzzleScope.js';
import { hexesOfIntent, hexesToKill, hintedHexes, timeText } from './puzzleText.js';
import { runWhileVisible } from './Stopwatch.js';
import '../table/TableScreen.css';
import './PuzzlesScreen.css';
import '../table/TopBar.css';

type Marks = NonNullable<BoardModel['marks']>;

/**
 * The board of a match with the units to destroy marked. It shows no forecast: the puzzle is to find it.
 * @param hinted the hexes of a hint.
 */
const puzzleMode = (ui: TableUi, targets: ReadonlySignal<readonly Hex[]>, hinted: ReadonlySignal<readonly Hex[]>): BoardBinding => {
  const mode = liveBoard(ui);
  return {
    ...mode,
    picture: computed(() => {
      const model = mode.picture.value;
      if (!model) return null;
      const marks: Marks = [
        ...targets.value.map((at) => ({ at, kind: 'target' }) as const),
        ...hinted.value.map((at) => ({ at, kind: 'decision' }) as const),
        ...(model.marks ?? []),
      ];
      return { ...model, marks, notes: [] };
    }),
  };
};

/** Shows the time to the eye only. A screen reader would read every second; it announces the time when the puzzle is solved. */
const TimeShown = () => {
  const { stopwatch } = usePuzzle();
  return (
    <span class="puzzle-time" aria-hidden="true">
      {timeText(stopwatch.seconds.value * 1000)}
    </span>
  );
};

/** The time, and the ways to the other puzzles. */
const PuzzleBar = () => {
  const { dialog, task } = usePuzzle();
  const { dialog: tableDialog } = useTable();
  return (
    <Bar kind="lesson-bar" lead={<TimeShown />}>
      <IconButton name="share" glyph="share" label={t('puzzles.share.heading')} onClick={() => (dialog.value = 'share')}>
        <ButtonWord text={t('puzzles.share.heading')} />
      </IconButton>
      <Link to={task.list} kind="icon-button" label={t('puzzles.list')}>
        <Glyph name="log" />
        <ButtonWord text={t('puzzles.list')} />
      </Link>
      <IconButton glyph="gear" label={t('app.menu.settings')} onClick={() => (tableDialog.value = { kind: 'settings' })}>
        <ButtonWord text={t('app.menu.settings')} />
      </IconButton>
    </Bar>
  );
};

/**
 * U undoes the last step while nothing is taken: a puzzle undoes any number of them. N ends no turn here but says what the turn still needs. Handle
 * it before the keys of a table.
 */
const puzzleShortcuts = (game: PuzzleGame, { selection }: Controls): ShortcutHandlers<'turn'> => ({
  undo: () => {
    const kind = selection.peek()?.source.kind;
    return kind === undefined || kind === 'question' ? game.takeBack() : false;
  },
  end: () => (game.stage.peek() === 'turn' ? game.sayWhatIsNext() : false),
});

/** How long each step of a solution is shown. */
const STEP_MS = 1200;

const open = (task: PuzzleTask): PuzzleScope => {
  const game: PuzzleGame = new PuzzleGame(task.puzzle, {
    heading: task.name,
    wantsReplay,
    onSegment: playSegment,
    ...(task.id !== null && { earlier: progressRecordOf(task.id) }),
    onFailed: () => {
      if (task.id !== null) recordFailed(task.id, game.closest);
    },
    onSolved: () => {
      if (scope.solve.peek() !== null) return;
      scope.stopwatch.stop();
      scope.solve.value = { time: scope.stopwatch.elapsed, hints: scope.hints.peek(), fails: game.fails };
      task.onSolved(scope.stopwatch.elapsed);
    },
  });
  const scope = new PuzzleScope(task, game);
  return scope;
};

/** Goes on with the solution step by step while it is played as a film. */
const playSolution = (game: PuzzleGame): (() => void) =>
  effect(() => {
    const steps = game.intents.value.length;
    if (!game.isPlaying.value || game.stage.value !== 'solution' || game.store.playback.busy.value) return;
    const timer = setTimeout(() => game.showNext(), steps === 0 ? STEP_MS / 2 : STEP_MS);
    return () => clearTimeout(timer);
  });

/**
 * Marks the units to destroy until the battle; the first hex of the solution after a hint, until the user lays something; and the changes of a step
 * of the solution.
 */
const modeOf = (ui: TableUi, { game, hints, tiles }: PuzzleScope) => {
  const { puzzle, stage, intents } = game;
  const kill = hexesToKill(puzzle);
  const targets = computed(() => (stage.value === 'turn' || stage.value === 'solution' ? kill : []));
  const hinted = computed(() => {
    const last = intents.value.at(-1);
    if (stage.value === 'solution') return last ? hexesOfIntent(last) : [];
    return stage.value === 'turn' && !last ? hintedHexes(puzzle, tiles.value, hints.value) : [];
  });
  return puzzleMode(ui, targets, hinted);
};

/** One puzzle: a board with the hand of its solver, and what is asked for. */
export const PuzzleTable = ({ task }: { readonly task: PuzzleTask }) => {
  const scope = useMemo(() => open(task), [task]);
  const { game, stopwatch, hints, tiles } = scope;
  const ui = useTableUi(game.store);
  const mode = useMemo(() => modeOf(ui, scope), [ui, scope]);
  useEffect(() => runWhileVisible(stopwatch, () => scope.isOpen), [scope]);
  useEffect(() => playSolution(game), [game]);
  useEffect(
    () =>
      effect(() => {
        ui.namedTiles.value = hints.value > 0 && game.stage.value === 'turn' ? tiles.value : [];
      }),
    [ui, scope],
  );
  useEffect(
    () =>
      effect(() => {
        if (game.stage.value === 'over' && game.verdict.value?.solved) playSound('won');
      }),
    [game],
  );
  useShortcuts('turn', puzzleShortcuts(game, ui.controls), { isFirst: true });
  return (
    <PuzzleContext.Provider value={scope}>
      <TableFrame ui={ui} kind="lesson puzzle" mode={mode} bar={<PuzzleBar />} players={<PuzzlePanel />} desk={<PuzzleDesk />}>
        <TableDialogs />
        <PuzzleDialogs />
      </TableFrame>
    </PuzzleContext.Provider>
  );
};
