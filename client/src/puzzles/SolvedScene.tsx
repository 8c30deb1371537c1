import { useMemo } from 'preact/hooks';
import { type Hex, sameHex } from '@hexfall/shared/hex/cells';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import type { TileKey } from '@hexfall/shared/model/tile';
import { boardModel } from '@hexfall/shared/picture/boardModel';
import type { UnitModel } from '@hexfall/shared/picture/model';
import { lastBattle } from '../store/segments.js';
import { useTable } from '../table/TableUi.js';
import { factText } from '../text/factText.js';
import { Glyph } from '../ui/Glyph.js';
import { TilePicture } from '../ui/TilePicture.js';
import { UnitPicture } from '../ui/UnitPicture.js';
import { puzzleScene } from './puzzleScene.js';
import { usePuzzle } from './puzzleScope.js';
import { goalText } from './puzzleText.js';
import { solvingHit } from './solvingHit.js';
import './SolvedScene.css';

/** A unit as it stood, with what it had; a tile that stood nowhere. */
type Shown = UnitModel | { readonly tile: TileKey; readonly owner: Seat };

const unitAt = (table: Table, at: Hex): UnitModel | null => boardModel(table).units.find((unit) => sameHex(unit.at, at)) ?? null;

/** What solved the puzzle: the hit in the battle; without one the tile used last, and what the goals ask for. */
const useSolving = () => {
  const { game } = usePuzzle();
  const { store, labels } = useTable();
  const { puzzle } = game;
  const history = store.history.value;
  return useMemo((): { readonly striker: Shown | null; readonly target: Shown | null; readonly wounds: number; readonly text: string } => {
    const battle = history && lastBattle(history);
    const solving = battle?.before ? solvingHit(puzzle, battle.before, battle.events) : null;
    if (solving) {
      const { hit, before } = solving;
      const { wounds, attacker, target } = hit;
      return { striker: unitAt(before, attacker.at), target: unitAt(before, target.at), wounds, text: factText(labels.peek(), hit) };
    }
    const used = game.turn.peek().used.at(-1);
    const [[asked], [goal]] = [puzzleScene(puzzle).targets, puzzle.goals];
    return {
      striker: used ? { owner: puzzle.solver, tile: used } : null,
      target: asked ? unitAt(puzzle.position.table, asked) : null,
      wounds: 0,
      text: goal ? goalText(puzzle, goal) : '',
    };
  }, [history, puzzle]);
};

/** The hit that solved the puzzle as a sentence. */
export const SolvedLine = () => (
  <p class="todo solved-line">
    <span>{useSolving().text}</span>
  </p>
);

/** CSS pixels for which its pictures are drawn. */
const PICTURE = 144;

/** The tile that struck and its target, large, in the place of the hand. */
export const SolvedScene = () => {
  const { labels, rims } = useTable();
  const { striker, target, wounds } = useSolving();
  const picture = (shown: Shown) =>
    'at' in shown ? (
      <UnitPicture unit={shown} rim={rims.value[shown.owner] ?? null} width={PICTURE} />
    ) : (
      <TilePicture
        tile={shown.tile}
        livery={labels.value.livery(shown.owner)}
        duplicate={labels.value.duplicate(shown.owner)}
        width={PICTURE}
      />
    );
  return (
    <div class="solved-scene" aria-hidden="true">
      {striker && <span class="solved-tile solved-striker">{picture(striker)}</span>}
      {striker && target && (
        <span class="solved-hit">
          {wounds > 0 && <strong>{`−${wounds}`}</strong>}
          <Glyph name="play" />
        </span>
      )}
      {target && <span class="solved-tile solved-target">{picture(target)}</span>}
    </div>
  );
};
