import { computed, effect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Moment } from '@hexfall/shared/model/moment';
import { addressOf } from '../net/address.js';
import { linkTo } from '../net/links.js';
import { asksForReview, pathOfMoment, pathOfStudy } from '../platform/route.js';
import { useShortcuts } from '../store/input/useShortcuts.js';
import type { MatchReplay } from '../store/MatchReplay.js';
import type { MatchStore } from '../store/MatchStore.js';
import { ChatPanel } from '../table/chat/Chat.js';
import { ConnectionBanner } from '../table/ConnectionBanner.js';
import { type BoardBinding, liveBoard } from '../table/liveBoard.js';
import { LogPanel } from '../table/LogPanel.js';
import { LiveMatchStatus } from '../table/replay/LiveMatchStatus.js';
import { matchShortcuts } from '../table/replay/matchShortcuts.js';
import { ReplayBar } from '../table/replay/ReplayBar.js';
import { ReplayTimeline } from '../table/replay/ReplayTimeline.js';
import { goToChat } from '../table/shortcutHandlers.js';
import { TableDialogs } from '../table/TableDialogs.js';
import { TableFrame } from '../table/TableFrame.js';
import { Players } from '../table/TableScreen.js';
import { type TableUi, useTable } from '../table/TableUi.js';
import { TopBar } from '../table/TopBar.js';
import { useTableUi } from '../table/useTableUi.js';
import { t } from '../text/translate.js';
import { useMediaQuery, WIDE } from '../ui/hooks.js';
import { withTexts } from '../ui/lazy.js';
import type { ReviewPanel } from './review/ReviewPanel.js';
import { DrawingTools } from './study/DrawingTools.js';
import { StudyBar } from './study/StudyBar.js';
import type { StudyStore } from './study/StudyStore.js';

const loadPanel = async () => (await withTexts(() => import('./review/ReviewPanel.js'))).ReviewPanel;

interface ReviewPartProps {
  readonly replay: MatchReplay;
  readonly isOpen: boolean;
  /** There is room beside the board. */
  readonly isBeside: boolean;
  readonly onClose: () => void;
}

/** The review of the match: loads when first opened, and stays loaded. If it covers the board it makes room for the chosen turn. */
const ReviewPart = ({ replay, isOpen, isBeside, onClose }: ReviewPartProps) => {
  const [part, setPart] = useState<{ readonly Panel: typeof ReviewPanel } | null>(null);
  useEffect(() => {
    if (isOpen && !part) void loadPanel().then((Panel) => setPart({ Panel }), reportError);
  }, [isOpen]);
  const history = replay.whole.value;
  if (!part || !history?.state.table.outcome) return null;
  const onChoose = (): void => {
    if (!isBeside) onClose();
  };
  return <part.Panel {...{ replay, history, isOpen, isBeside, onClose, onChoose }} />;
};

/** The board of a match viewed with others, with the drawings and, while a tool is taken, the drawing controls. */
const studyMode = (ui: TableUi, tools: DrawingTools): BoardBinding => {
  const base = liveBoard(ui);
  const { gestures } = base;
  return {
    ...base,
    picture: computed(() => {
      const [model, drawings] = [base.picture.value, tools.shown.value];
      if (!model || drawings.length === 0) return model;
      const start = tools.from.value;
      return { ...model, drawings, ...(start && { marks: [...(model.marks ?? []), { at: start, kind: 'selected' } as const] }) };
    }),
    gestures: {
      ...gestures,
      onHex: (aim, button) => {
        if (tools.active.peek() === null || button !== 0 || !aim.hex) return gestures.onHex?.(aim, button) ?? false;
        tools.point(aim.hex);
        return true;
      },
      onHold: (hex) => tools.active.peek() === null && (gestures.onHold?.(hex) ?? false),
      onDrag: (drag) => {
        if (tools.active.peek() !== 'arrow') return gestures.onDrag?.(drag) ?? false;
        if (drag.stage === 'start') return tools.beginDrag(drag.from);
        if (drag.stage === 'move') tools.drag(drag.over);
        else tools.endDrag(drag.stage === 'end' ? drag.over : null);
        return true;
      },
    },
    point: (hex) => (tools.active.peek() === null ? base.point(hex) : tools.point(hex)),
    help: () => (tools.active.value === null ? base.help() : t(`study.help.${tools.active.value}`)),
  };
};

interface Props {
  readonly replay: MatchReplay;
  /** Where the match can be walked through with others. */
  readonly study: StudyStore | null;
  /** The table of the match; null for a match from a file or of this device. */
  readonly live: MatchStore | null;
  /** The moment to begin with; the beginning of the match if it is not there yet. */
  readonly moment: Moment;
  /** The path that opens the match, where it has one: the address follows the moment shown. */
  readonly path: string | null;
  /** What is said of a match from a file. */
  readonly proof?: ComponentChildren;
  readonly onClose: () => void;
}

interface ControlsProps extends Omit<Props, 'moment'> {
  readonly tools: DrawingTools | null;
  readonly onReview: (() => void) | null;
}

const Controls = ({ study, live, tools, path, ...rest }: ControlsProps) => {
  const ui = useTable();
  const liveTurn = live && <LiveMatchStatus replay={rest.replay} live={live} onClose={rest.onClose} />;
  if (ui.replay.current.value) {
    return (
      <section class="desk" data-spectator data-wide>
        {liveTurn}
        <ReplayBar />
      </section>
    );
  }
  const isOver = (rest.replay.whole.value?.state.table.outcome ?? null) !== null;
  const isOn = study?.isOn.value ?? false;
  const link = path === null ? null : linkTo((isOn ? pathOfStudy : pathOfMoment)(path, rest.replay.moment.value));
  return (
    <section class="desk" data-spectator data-wide>
      {liveTurn}
      {study && tools && isOn && link !== null && <StudyBar study={study} tools={tools} link={link} />}
      <ReplayTimeline {...rest} link={link} onTogether={study && isOver && !isOn ? () => study.join(true) : null} />
    </section>
  );
};

/** The address follows, a little later: browsers limit how often it may change. */
const FOLLOW_MS = 300;

/** A match that is walked through from its first intent to its last, or to the present. */
export const MatchReplayScreen = ({ replay, study, live, moment, path, proof, onClose }: Props) => {
  const ui = useTableUi(replay, 'replay');
  const tools = useMemo(() => study && new DrawingTools(study, ui.controls.hovered), [study, ui]);
  const mode = useMemo(() => (tools ? studyMode(ui, tools) : liveBoard(ui)), [tools, ui]);
  const isTogether = study?.isOn.value ?? false;
  useEffect(() => {
    if (!isTogether || !study) return;
    ui.chatTable.value = study.table;
    return () => {
      ui.chatTable.value = null;
    };
  }, [isTogether, study, ui]);
  useShortcuts('page', isTogether ? { chat: () => goToChat(ui.dialog) } : {});
  useMemo(() => replay.show(moment), [replay, moment.turn, moment.step]);
  useEffect(() => replay.follow(), [replay]);
  useEffect(() => () => replay.pause(), [replay]);
  useShortcuts(
    'match',
    useMemo(() => matchShortcuts(replay, ui.replay), [replay, ui]),
  );
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = effect(() => {
      const shown = replay.moment.value;
      const pathOf = study?.isOn.value ? pathOfStudy : pathOfMoment;
      clearTimeout(timer);
      if (path === null) return;
      timer = setTimeout(() => history.replaceState(null, '', addressOf(pathOf(path, shown))), FOLLOW_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [replay, path, study]);
  const [isReviewed, setReviewed] = useState(() => asksForReview(location.search));
  const isOver = (replay.whole.value?.state.table.outcome ?? null) !== null;
  const isBeside = useMediaQuery(WIDE);
  const toggleReview = isOver ? () => setReviewed((was) => !was) : null;
  return (
    <TableFrame
      ui={ui}
      kind="replaying"
      data-together={isTogether}
      mode={mode}
      bar={<TopBar />}
      players={<Players />}
      news={live && <ConnectionBanner store={live} />}
      desk={<Controls {...{ replay, study, live, tools, path, proof, onClose }} onReview={toggleReview} />}
      panels={<ReviewPart replay={replay} isOpen={isReviewed && isOver} isBeside={isBeside} onClose={() => setReviewed(false)} />}
      rest={
        <>
          {!(isReviewed && isOver && isBeside) && <LogPanel />}
          <ChatPanel />
        </>
      }
    >
      <TableDialogs />
    </TableFrame>
  );
};
