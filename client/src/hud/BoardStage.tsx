import { effect, untracked, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { BoardView } from '../board/BoardView.js';
import type { BoardModel } from '../board/types.js';
import { ghostOf, marksOf, pathOf } from '../input/marks.js';
import { outlookNotes } from '../input/outlook.js';
import { boardGestures } from '../input/gestures.js';
import { reducedMotion } from '../store/settings.js';
import { stageReady } from '../store/tables.js';
import { HexGrid } from './HexGrid.js';
import { useTable, type TableScope } from './tableScope.js';

/** The board as it is to be drawn: the table with everything the user points at. */
const pictureOf = (scope: TableScope): BoardModel | null => {
  const [pointing, model, outlook] = [scope.pointing.value, scope.model.value, scope.outlook.value];
  if (!pointing || !model) return null;
  const cursor = scope.cursor.value;
  const ghost = ghostOf(pointing);
  const marks = [...marksOf(pointing), ...(cursor ? [{ at: cursor, kind: 'focus' } as const] : [])];
  return { ...model, marks, ghost, path: pathOf(pointing), notes: outlook ? outlookNotes(outlook) : [] };
};

/** Keeps a view in step with the table, and hands it to the film deck while a film runs. */
const attend = (scope: TableScope, view: BoardView): (() => void) => {
  const { deck, store } = scope;
  const stopFilms = effect(() => {
    const showing = store.theater.playing.value;
    untracked(() => (showing ? deck.load(view, showing) : deck.unload()));
  });
  const stopPictures = effect(() => {
    const picture = pictureOf(scope);
    if (picture && !store.theater.playing.value) void view.show(picture, { animate: !reducedMotion.value });
  });
  return () => {
    stopFilms();
    stopPictures();
    deck.unload();
  };
};

/** The drawn board with its films, and over it the hexes as buttons for keyboards and screen readers. */
export const BoardStage = () => {
  const scope = useTable();
  const host = useRef<HTMLDivElement>(null);
  const view = useSignal<BoardView | null>(null);
  useEffect(() => {
    const place = host.current;
    if (!place) return;
    let ended = false;
    let stop = (): void => undefined;
    void BoardView.create(place, boardGestures(scope.controls)).then((created) => {
      if (ended) return created.destroy();
      view.value = created;
      stageReady.value = true;
      stop = attend(scope, created);
    });
    return () => {
      ended = true;
      stageReady.value = false;
      stop();
      view.value?.destroy();
      view.value = null;
    };
  }, []);
  return (
    <div class="stage">
      <div class="board-host" ref={host} aria-hidden="true" />
      {view.value && <HexGrid view={view.value} />}
    </div>
  );
};
