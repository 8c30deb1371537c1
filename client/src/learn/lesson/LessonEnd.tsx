import { LEVELS } from '@hexfall/shared/model/computer';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Link } from '../../ui/Link.js';
import { useNewTable } from '../../table/useNewTable.js';
import { playSound } from '../../sound/player.js';
import { coachedPath, navigate, pathOfTable, tableToReturnTo } from '../../platform/route.js';
import { settings } from '../../platform/settings.js';
import { createTable } from '../../table/currentTable.js';
import { DEFAULT_FORM } from '../../store/newTableForm.js';
import { t } from '../../text/translate.js';
import { useLesson } from './lessonScope.js';
import './LessonEnd.css';

/** After the last step, in place of the desk, so that the board of the victory stays in sight: the ways into a real game. */
export const LessonEnd = () => {
  const lesson = useLesson();
  const { make, busy, problem } = useNewTable();
  const main = useRef<HTMLButtonElement>(null);
  const code = tableToReturnTo(location.search);
  const isOver = lesson.isLast.value && lesson.status.value.is === 'done' && !lesson.store.playback.busy.value;
  useLayoutEffect(() => {
    if (!isOver) return;
    playSound('won');
    main.current?.focus({ preventScroll: true });
  }, [isOver]);
  if (!isOver) return null;
  const challenge = async (): Promise<void> => {
    const name = settings.name.peek().trim() || t('lesson.after.guest');
    await make(() => createTable(DEFAULT_FORM, { army: 'moloch', name, rivals: { level: LEVELS[0], army: null } }));
  };
  return (
    <section class="plate farewell" aria-label={t('lesson.after.heading')}>
      <h2>{t('lesson.after.heading')}</h2>
      <p class="problem" role="alert">
        {problem}
      </p>
      {code !== null && (
        <button ref={main} type="button" class="button primary large" data-action="return" onClick={() => navigate(pathOfTable(code))}>
          {t('newGame.invitation.back', { code })}
        </button>
      )}
      <button
        ref={code === null ? main : null}
        type="button"
        class={code === null ? 'button primary large' : 'button'}
        data-action="coached-game"
        onClick={() => navigate(coachedPath(code))}
      >
        {t('lesson.after.game')}
      </button>
      <button type="button" class="button" data-action="computer" disabled={busy} onClick={() => void challenge()}>
        {t(busy ? 'lesson.after.creating' : 'lesson.after.computer')}
      </button>
      <Link to="/" kind="button">
        {t('lesson.after.people')}
      </Link>
      <Link to="/puzzles/course" kind="link course-link">
        {t('app.puzzles.course')}
      </Link>
      <Link to="/rules" kind="link">
        {t('lesson.after.rules')}
      </Link>
    </section>
  );
};
