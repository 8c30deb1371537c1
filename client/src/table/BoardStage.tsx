import { effect, type Signal, untracked, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { BoardView, type DrawnBoard } from '../board/BoardView.js';
import { ZOOM_STEP } from '../board/camera.js';
import { iconsArrived } from '../board/icons.js';
import type { BoardModel } from '../board/types.js';
import { boardReady } from '../platform/boardVisibility.js';
import { reducedMotion } from '../platform/settings.js';
import { useShortcuts } from '../store/input/useShortcuts.js';
import { t } from '../text/translate.js';
import { IconButton } from '../ui/Button.js';
import type { GlyphName } from '../ui/Glyph.js';
import { Pings } from './chat/Pings.js';
import { HexGrid } from './HexGrid.js';
import { type BoardBinding, liveBoard } from './liveBoard.js';
import { type TableUi, useTable } from './TableUi.js';
import './TableScreen.css';

interface BoardZoomProps {
  readonly view: DrawnBoard;
  /** How much the board is enlarged. */
  readonly zoom: Signal<number>;
  /** Whether the keys are free for it. */
  readonly hasKeys: () => boolean;
}

/** Buttons and keys that enlarge the board and show the whole of it again. */
const BoardZoom = ({ view, zoom, hasKeys }: BoardZoomProps) => {
  const ifFree = (act: () => void) => () => (hasKeys() ? act() : false);
  useShortcuts('board', {
    enlarge: ifFree(() => view.zoomBy(ZOOM_STEP)),
    reduce: ifFree(() => view.zoomBy(1 / ZOOM_STEP)),
    whole: ifFree(() => view.showWhole()),
  });
  const button = (action: string, glyph: GlyphName, label: string, press: () => void, disabled = false) => (
    <IconButton name={action} glyph={glyph} label={label} disabled={disabled} onClick={press} repeats />
  );
  return (
    <div class="board-zoom" role="group" aria-label={t('table.zoom.label')}>
      {zoom.value > 1 && button('zoom-whole', 'whole', t('table.zoom.whole'), () => view.showWhole())}
      {zoom.value > 1 && button('zoom-out', 'zoomOut', t('table.zoom.out'), () => view.zoomBy(1 / ZOOM_STEP))}
      {button('zoom-in', 'zoomIn', t('table.zoom.in'), () => view.zoomBy(ZOOM_STEP), zoom.value >= view.mostZoom)}
    </div>
  );
};

/** Keeps a view in sync with the table, and gives it to the replay while one runs. Returns a function that stops this. */
const attend = ({ replay, rims, store }: TableUi, { picture }: BoardBinding, view: DrawnBoard): (() => void) => {
  const stopRims = effect(() => view.showRims(rims.value));
  const stopFilms = effect(() => {
    const showing = store.playback.playing.value;
    untracked(() => (showing ? replay.load(view, showing) : replay.unload()));
  });
  const stopGround = effect(() => {
    const table = store.playback.shown.value;
    view.showGround(table && { ...table.options, terrain: table.terrain });
  });
  let played = store.playback.latest.peek();
  let before: BoardModel | null = null;
  let wasRunning = false;
  const stopPictures = effect(() => {
    const model = picture.value;
    if (!model || store.playback.playing.value) return;
    const animate = !reducedMotion.value;
    void view.show(model, { animate });
    const [events, outcome] = [store.playback.latest.peek(), store.playback.shown.peek()?.outcome ?? null];
    const winners = wasRunning && outcome ? outcome.winners : null;
    if (animate && (events !== played || winners))
      void view.react({ before, after: model, events: events === played ? [] : events, winners });
    played = events;
    before = model;
    wasRunning = outcome === null;
  });
  const stopPreparing = effect(() => {
    if (store.legal.value.some((intent) => intent.do === 'battle')) view.prepare();
  });
  const stopIcons = effect(() => {
    if (iconsArrived.value > 0) view.redraw();
  });
  let pinged = 0;
  const stopPings = effect(() => {
    const latest = store.online?.chat.callouts.shown.value.findLast(({ at }) => at !== null);
    if (!latest?.at || latest.id === pinged) return;
    pinged = latest.id;
    if (!reducedMotion.peek()) void view.play([{ kind: 'flash', at: latest.at }]);
  });
  return () => {
    stopPings();
    stopIcons();
    stopPreparing();
    stopRims();
    stopGround();
    stopFilms();
    stopPictures();
    replay.unload();
  };
};

interface Props {
  /** Used in another way than to play on it. */
  readonly mode?: BoardBinding;
}

/** The drawn board with its replays, and over it the hexes as buttons for keyboards and screen readers. */
export const BoardStage = ({ mode: given }: Props) => {
  const ui = useTable();
  const mode = useMemo(() => given ?? liveBoard(ui), [given, ui]);
  const host = useRef<HTMLDivElement>(null);
  const view = useSignal<DrawnBoard | null>(null);
  const camera = useSignal(0);
  const zoom = useSignal(1);
  useEffect(() => {
    const place = host.current;
    if (!place) return;
    let ended = false;
    let stop = (): void => undefined;
    const onCamera = (): void => {
      camera.value++;
      zoom.value = view.peek()?.zoom ?? 1;
    };
    const leave = (): void => {
      boardReady.value = false;
      stop();
      view.value?.destroy();
      view.value = null;
    };
    const enter = (created: DrawnBoard): void => {
      if (ended) return created.destroy();
      view.value = created;
      boardReady.value = true;
      stop = attend(ui, mode, created);
    };
    const create = (usesWebGl: boolean): void => {
      const onLost = (): void => {
        leave();
        create(false);
      };
      BoardView.create(place, { ...mode.gestures, onCamera, onLost }, usesWebGl)
        .then(enter)
        .catch(reportError);
    };
    create(true);
    return () => {
      ended = true;
      leave();
    };
  }, [mode]);
  return (
    <div class="stage">
      <div class="board-host" ref={host} aria-hidden="true" />
      {view.value && <HexGrid view={view.value} mode={mode} camera={camera} />}
      <Pings />
      {view.value && <BoardZoom view={view.value} zoom={zoom} hasKeys={mode.hasZoomKeys} />}
    </div>
  );
};
