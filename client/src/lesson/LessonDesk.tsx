import { useEffect, useRef } from 'preact/hooks';
import { ActionBar } from '../hud/ActionBar.js';
import { FilmBar } from '../hud/FilmBar.js';
import { Glyph } from '../hud/Glyph.js';
import { Hand } from '../hud/Hand.js';
import { TodoLine } from '../hud/TodoLine.js';
import { useTable } from '../hud/tableScope.js';
import { t } from '../text/translate.js';
import { LEARNER } from './judges.js';
import { useLesson } from './lessonScope.js';

/** What comes after a deed, where the button was that did it: on, or once more. A double click on that button is no answer. */
const Verdict = () => {
  const lesson = useLesson();
  const main = useRef<HTMLButtonElement>(null);
  const stand = lesson.stand.value.is;
  useEffect(() => main.current?.focus({ preventScroll: true }), [stand]);
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
  const { controls, deck, store } = useTable();
  const lesson = useLesson();
  if (controls.selection.value || deck.film.value) return <TodoLine />;
  const several = (store.theater.shown.value?.players[LEARNER]?.hand.length ?? 0) > 1;
  return (
    <p class="todo" data-mine={lesson.stand.value.is === 'open'}>
      {lesson.stand.value.is === 'open' && <span>{t(several ? 'lesson.choose' : 'lesson.chooseOnly')}</span>}
    </p>
  );
};

/** Below or beside the board: how to do it, the buttons for it, the hand. */
export const LessonDesk = () => {
  const { controls, deck } = useTable();
  const lesson = useLesson();
  const filming = deck.film.value !== null;
  const stand = filming ? 'open' : lesson.stand.value.is;
  return (
    <section
      class="desk"
      aria-label={t('table.desk')}
      data-wide={filming}
      data-stand={stand}
      data-beckons={stand === 'open' && !controls.selection.value}
    >
      <Guide />
      {filming ? <FilmBar /> : stand === 'open' ? <ActionBar /> : <Verdict />}
      <Hand seat={LEARNER} />
    </section>
  );
};
