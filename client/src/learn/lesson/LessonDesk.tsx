import { useLayoutEffect, useRef } from 'preact/hooks';
import { ActionBar } from '../../table/ActionBar.js';
import { LessonEnd } from './LessonEnd.js';
import { ReplayBar } from '../../table/replay/ReplayBar.js';
import { Glyph } from '../../ui/Glyph.js';
import { Hand } from '../../table/tiles/Hand.js';
import { StatusLine } from '../../table/StatusLine.js';
import { useTable } from '../../table/TableUi.js';
import { t } from '../../text/translate.js';
import { LEARNER } from './goals.js';
import { useLesson } from './lessonScope.js';
import '../../table/TableScreen.css';

/** The buttons after an attempt, in the place of the button that made it: next step, or retry. A double click on that button presses neither. */
const Verdict = () => {
  const lesson = useLesson();
  const main = useRef<HTMLButtonElement>(null);
  const stand = lesson.status.value.is;
  useLayoutEffect(() => main.current?.focus({ preventScroll: true }), [stand]);
  const once =
    (act: () => void) =>
    ({ detail }: MouseEvent): void => {
      if (detail < 2) act();
    };
  return (
    <div class="actions" role="group">
      {stand === 'done' && (
        <button type="button" class="button action" data-action="repeat" onClick={once(() => lesson.repeat())}>
          <Glyph name="undo" />
          <span>{t('lesson.repeat')}</span>
        </button>
      )}
      {stand === 'astray' && (
        <button ref={main} type="button" class="button action primary" data-action="again" onClick={once(() => lesson.again())}>
          <Glyph name="undo" />
          <span>{t('lesson.again')}</span>
        </button>
      )}
      {stand === 'done' && !lesson.isLast.value && (
        <button ref={main} type="button" class="button action primary" data-action="next" onClick={once(() => lesson.next())}>
          <Glyph name="end" />
          <span>{t('lesson.next')}</span>
        </button>
      )}
    </div>
  );
};

/** How to begin; once a tile is taken or a battle runs, the table's own line says how to go on. */
const Guide = () => {
  const { controls, replay, store } = useTable();
  const lesson = useLesson();
  if (controls.selection.value || replay.current.value) return <StatusLine />;
  const several = (store.playback.shown.value?.players[LEARNER]?.hand.length ?? 0) > 1;
  return (
    <p class="todo" data-mine={lesson.status.value.is === 'open'}>
      {lesson.status.value.is === 'open' && <span>{t(several ? 'lesson.choose' : 'lesson.chooseOnly')}</span>}
    </p>
  );
};

/** Below or beside the board: how to do it, the buttons for it, the hand. */
export const LessonDesk = () => {
  const { controls, replay } = useTable();
  const lesson = useLesson();
  const filming = replay.current.value !== null;
  const stand = filming ? 'open' : lesson.status.value.is;
  if (stand === 'done' && lesson.isLast.value && !lesson.store.playback.busy.value) return <LessonEnd />;
  return (
    <section
      class="desk"
      aria-label={t('table.desk')}
      data-wide={filming}
      data-stand={stand}
      data-beckons={stand === 'open' && !controls.selection.value}
    >
      <Guide />
      {filming ? <ReplayBar /> : stand === 'open' ? <ActionBar /> : <Verdict />}
      <Hand seat={LEARNER} />
    </section>
  );
};
