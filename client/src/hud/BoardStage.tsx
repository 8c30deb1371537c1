import { effect, untracked, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { BoardView } from '../board/BoardView.js';
import { reducedMotion } from '../store/settings.js';
import { stageReady } from '../store/stage.js';
import { matchUse, type BoardUse } from './boardUse.js';
import { HexGrid } from './HexGrid.js';
import { useTable, type TableScope } from './tableScope.js';

/** Keeps a view in step with the table, and hands it to the film deck while a film runs. */
const attend = ({ deck, store }: TableScope, { picture }: BoardUse, view: BoardView): (() => void) => {
  const stopFilms = effect(() => {
    const showing = store.theater.playing.value;
    untracked(() => (showing ? deck.load(view, showing) : deck.unload()));
  });
  const stopPictures = effect(() => {
    const model = picture.value;
    if (model && !store.theater.playing.value) void view.show(model, { animate: !reducedMotion.value });
  });
  return () => {
    stopFilms();
    stopPictures();
    deck.unload();
  };
};

interface Props {
  /** Used in another way than to play on it. */
  readonly use?: BoardUse;
}

/** The drawn board with its films, and over it the hexes as buttons for keyboards and screen readers. */
export const BoardStage = ({ use: given }: Props) => {
  const scope = useTable();
  const use = useMemo(() => given ?? matchUse(scope), [given, scope]);
  const host = useRef<HTMLDivElement>(null);
  const view = useSignal<BoardView | null>(null);
  useEffect(() => {
    const place = host.current;
    if (!place) return;
    let ended = false;
    let stop = (): void => undefined;
    void BoardView.create(place, use.gestures).then((created) => {
      if (ended) return created.destroy();
      view.value = created;
      stageReady.value = true;
      stop = attend(scope, use, created);
    });
    return () => {
      ended = true;
      stageReady.value = false;
      stop();
      view.value?.destroy();
      view.value = null;
    };
  }, [use]);
  return (
    <div class="stage">
      <div class="board-host" ref={host} aria-hidden="true" />
      {view.value && <HexGrid view={view.value} use={use} />}
    </div>
  );
};
