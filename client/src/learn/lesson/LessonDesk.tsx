import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ActionBar } from '../../table/ActionBar.js';
import { ReplayBar } from '../../table/replay/ReplayBar.js';
import { Glyph } from '../../ui/Glyph.js';
import { Hand } from '../../table/tiles/Hand.js';
import { StatusLine } from '../../table/StatusLine.js';
import { useTable } from '../../table/TableUi.js';
import { t } from '../../text/translate.js';
import { LEARNER } from './goals.js';
import { useLesson } from './Lesson.js';
import type { LessonKey } from './Step.js';
import '../../table/TableScreen.css';
import type { IntentKind } from '@hexfall/shared/model/intent';
import { FIRST_LEVEL } from '@hexfall/shared/model/computer';
import { Link } from '../../ui/Link.js';
import { playSound } from '../../sound/player.js';
import { coachedPath, navigate, pathOfTable, tableToReturnTo } from '../../platform/route.js';
import { settings } from '../../platform/settings.js';
import { createTable } from '../../table/currentTable.js';
import { DEFAULT_FORM } from '../../store/newTableForm.js';
import './LessonEnd.css';

/** After the last step, in place of the desk, so that the board of the victory stays in sight: the ways into a real game. */
const LessonEnd = () => {
  const lesson = useLesson();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
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
    setBusy(true);
    const reason = await createTable(DEFAULT_FORM, [
      { name, army: 'moloch', level: null },
      { name, army: null, level: FIRST_LEVEL },
    ]);
    setBusy(false);
    setProblem(reason && t('app.start.failed', { reason }));
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

/** What is done by a key of the table, not by a tile. */
const BY_KEY: readonly IntentKind[] = ['end-turn', 'redraw'];

const guideOf = (held: number): LessonKey => {
  if (held === 0) return 'lesson.chooseUnit';
  return held > 1 ? 'lesson.choose' : 'lesson.chooseOnly';
};

/** How to begin; where that is by a key of the table, once a tile is taken, and while a battle runs, the table's own line says how to go on. */
const Guide = () => {
  const { controls, replay, store } = useTable();
  const lesson = useLesson();
  const isOpen = lesson.status.value.is === 'open';
  const isByKey = isOpen && lesson.task.value.allows.some((kind) => BY_KEY.includes(kind));
  if (isByKey || controls.selection.value || replay.current.value) return <StatusLine />;
  const held = store.playback.shown.value?.players[LEARNER]?.hand.length ?? 0;
  return (
    <p class="todo" data-mine={isOpen}>
      {isOpen && <span>{t(guideOf(held))}</span>}
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
