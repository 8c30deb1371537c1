import { useMemo } from 'preact/hooks';
import { BoardStage } from '../hud/BoardStage.js';
import { FilmFacts } from '../hud/FilmFacts.js';
import { ForecastPanel } from '../hud/ForecastPanel.js';
import { NoticeBar } from '../hud/NoticeBar.js';
import { TableContext, useTable } from '../hud/tableScope.js';
import { TileCard } from '../hud/TileCard.js';
import { useTableScope } from '../hud/useTableScope.js';
import { playScene } from '../sound/player.js';
import { wantsFilm } from '../store/stage.js';
import { Coach } from './Coach.js';
import { Farewell } from './Farewell.js';
import { Lesson } from './Lesson.js';
import { LessonBar } from './LessonBar.js';
import { LessonDesk } from './LessonDesk.js';
import { LessonContext } from './lessonScope.js';
import { placeToGoOn } from './progress.js';

/** What a battle would bring, as long as the learner could still start one. */
const Outlook = () => {
  const { store } = useTable();
  return store.me.value === store.acting.value ? <ForecastPanel /> : null;
};

/** The first game as a lesson: a real board with the table's own controls, and somebody who says what to try. */
export const LessonScreen = () => {
  const lesson = useMemo(() => new Lesson(placeToGoOn(), { wantsFilm, onScene: playScene }), []);
  const scope = useTableScope(lesson.store);
  return (
    <LessonContext.Provider value={lesson}>
      <TableContext.Provider value={scope}>
        <div class="table lesson">
          <LessonBar />
          <Coach />
          <main class="middle" id="main">
            <BoardStage />
            <NoticeBar />
            <Farewell />
          </main>
          <LessonDesk />
          <aside class="side">
            <FilmFacts />
            <TileCard />
            <Outlook />
          </aside>
        </div>
      </TableContext.Provider>
    </LessonContext.Provider>
  );
};
