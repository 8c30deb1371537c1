import { useMemo } from 'preact/hooks';
import { BoardStage } from '../../table/BoardStage.js';
import { ReplayFacts } from '../../table/replay/ReplayFacts.js';
import { ForecastPanel } from '../../table/ForecastPanel.js';
import { NoticeBar } from '../../table/NoticeBar.js';
import { TableUiContext, useTable } from '../../table/TableUi.js';
import { TileCard } from '../../table/tiles/TileCard.js';
import { useTableUi } from '../../table/useTableUi.js';
import { playSegment } from '../../sound/player.js';
import { wantsReplay } from '../../platform/boardVisibility.js';
import { Coach } from './Coach.js';
import { Lesson, LessonContext, placeToGoOn } from './Lesson.js';
import { LessonBar } from './LessonBar.js';
import { LessonDesk } from './LessonDesk.js';
import '../../table/TableScreen.css';
import '../../table/LogPanel.css';

/** What a battle would bring, as long as the learner could still start one. */
const Outlook = () => {
  const { store } = useTable();
  return store.me.value === store.acting.value ? <ForecastPanel /> : null;
};

/** The first game as a lesson: a real board with the table's own controls, and a text that says what to try. */
export const LessonScreen = () => {
  const lesson = useMemo(() => new Lesson(placeToGoOn(), { wantsReplay: wantsReplay, onSegment: playSegment }), []);
  const ui = useTableUi(lesson.store);
  return (
    <LessonContext.Provider value={lesson}>
      <TableUiContext.Provider value={ui}>
        <div class="table lesson">
          <LessonBar />
          <Coach />
          <main class="middle" id="main">
            <BoardStage />
            <NoticeBar />
          </main>
          <LessonDesk />
          <aside class="side">
            <ReplayFacts />
            <Outlook />
            <TileCard />
          </aside>
        </div>
      </TableUiContext.Provider>
    </LessonContext.Provider>
  );
};
