import { useMemo } from 'preact/hooks';
import { wantsReplay } from '../../platform/boardVisibility.js';
import { playSegment } from '../../sound/player.js';
import { ForecastPanel } from '../../table/ForecastPanel.js';
import { TableFrame } from '../../table/TableFrame.js';
import { useTable } from '../../table/TableUi.js';
import { useTableUi } from '../../table/useTableUi.js';
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
      <TableFrame ui={ui} kind="lesson" bar={<LessonBar />} players={<Coach />} desk={<LessonDesk />} panels={<Outlook />} />
    </LessonContext.Provider>
  );
};
