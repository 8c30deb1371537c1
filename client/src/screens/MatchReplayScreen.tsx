import { effect } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { BoardStage } from '../hud/BoardStage.js';
import { LogPanel } from '../hud/LogPanel.js';
import { matchReplayKeys } from '../hud/matchReplayKeys.js';
import { NoticeBar } from '../hud/NoticeBar.js';
import { PlanPanel } from '../hud/PlanPanel.js';
import { ReplayBar } from '../hud/ReplayBar.js';
import { ReplayFacts } from '../hud/ReplayFacts.js';
import { ReplayTimeline } from '../hud/ReplayTimeline.js';
import { TableContext, useTable } from '../hud/TableUi.js';
import { TableDialogs } from '../hud/TableDialogs.js';
import { TileCard } from '../hud/TileCard.js';
import { TopBar } from '../hud/TopBar.js';
import { useTableUi } from '../hud/useTableUi.js';
import { useMediaQuery } from '../hud/useMediaQuery.js';
import { addressOf } from '../net/address.js';
import type { MatchReplay } from '../store/MatchReplay.js';
import { asksForReview, pathOfMoment } from '../store/route.js';
import type { Moment } from '@hexfall/shared/model/moment';
import { ReviewPart } from './ReviewPart.js';
import { Players } from './TableScreen.js';

interface Props {
  readonly replay: MatchReplay;
  /** The moment to begin with; the beginning of the match if it is not there yet. */
  readonly moment: Moment;
  /** The path that opens the match, where it has one: the address follows the moment shown. */
  readonly path: string | null;
  readonly onClose: () => void;
}

/** Windows in which the review has room beside the board, in place of the log. */
const WIDE = '(min-aspect-ratio: 11/10) and (min-height: 561px) and (min-width: 1120px)';

const Controls = (props: Omit<Props, 'moment'> & { readonly onReview: (() => void) | null }) => {
  const ui = useTable();
  return (
    <section class="desk" data-spectator data-wide>
      {ui.replay.current.value ? <ReplayBar /> : <ReplayTimeline {...props} />}
    </section>
  );
};

/** The address follows, a little later: browsers limit how often it may change. */
const FOLLOW_MS = 300;

/** A match that is walked through from its first intent to its last, or to the present. */
export const MatchReplayScreen = ({ replay, moment, path, onClose }: Props) => {
  const ui = useTableUi(replay);
  useMemo(() => replay.show(moment), [replay, moment.turn, moment.step]);
  useEffect(() => replay.follow(), [replay]);
  useEffect(() => () => replay.pause(), [replay]);
  useEffect(() => {
    const listen = matchReplayKeys(replay);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [replay]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = effect(() => {
      const shown = replay.moment.value;
      clearTimeout(timer);
      if (path === null) return;
      timer = setTimeout(() => history.replaceState(null, '', addressOf(pathOfMoment(path, shown))), FOLLOW_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [replay, path]);
  const [isReviewed, setReviewed] = useState(() => asksForReview(location.search));
  const isOver = (replay.whole.value?.state.table.outcome ?? null) !== null;
  const isBeside = useMediaQuery(WIDE);
  const toggleReview = isOver ? () => setReviewed((was) => !was) : null;
  return (
    <TableContext.Provider value={ui}>
      <div class="table replaying">
        <TopBar />
        <Players />
        <main class="middle" id="main">
          <BoardStage />
          <NoticeBar />
        </main>
        <Controls replay={replay} path={path} onClose={onClose} onReview={toggleReview} />
        <aside class="side">
          <ReplayFacts />
          <PlanPanel />
          <ReviewPart replay={replay} isOpen={isReviewed && isOver} isBeside={isBeside} onClose={() => setReviewed(false)} />
          <div class="side-rest">
            {!(isReviewed && isOver && isBeside) && <LogPanel />}
            <TileCard />
          </div>
        </aside>
        <TableDialogs />
      </div>
    </TableContext.Provider>
  );
};
