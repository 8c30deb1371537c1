import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { FIRST_LEVEL } from '@hexfall/shared/model/computer';
import type { IntentKind } from '@hexfall/shared/model/intent';
import { coachedPath, navigate, pathOfTable, tableToReturnTo } from '../../platform/route.js';
import { settings } from '../../platform/settings.js';
import { playSound } from '../../sound/player.js';
import { DEFAULT_FORM } from '../../store/newTableForm.js';
import { ActionBar } from '../../table/ActionBar.js';
import { createTable } from '../../table/currentTable.js';
import { ReplayBar } from '../../table/replay/ReplayBar.js';
import { StatusLine } from '../../table/StatusLine.js';
import { useTable } from '../../table/TableUi.js';
import { Hand } from '../../table/tiles/Hand.js';
import { t } from '../../text/translate.js';
import { Button } from '../../ui/Button.js';
import { ProblemText } from '../../ui/fields.js';
import { Link } from '../../ui/Link.js';
import { LEARNER } from './goals.js';
import { useLesson } from './Lesson.js';
import type { LessonKey } from './Step.js';
import '../../table/TableScreen.css';
import './LessonEnd.css';

/** Replaces the desk after the last step, so that the board of the victory stays visible. Offers the ways into a real game. */
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
      <ProblemText text={problem} />
      {code !== null && (
        <Button
          ref={main}
          name="return"
          kind="primary"
          size="large"
          text={t('newGame.invitation.back', { code })}
          onClick={() => navigate(pathOfTable(code))}
        />
      )}
      <Button
        ref={code === null ? main : null}
        name="coached-game"
        kind={code === null ? 'primary' : 'plain'}
        size={code === null ? 'large' : 'usual'}
        text={t('lesson.after.game')}
        onClick={() => navigate(coachedPath(code))}
      />
      <Button
        name="computer"
        text={t(busy ? 'lesson.after.creating' : 'lesson.after.computer')}
        disabled={busy}
        onClick={() => void challenge()}
      />
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

/** The buttons after an attempt: next step or retry. They replace the button that made it; a double click on that button presses neither. */
const Verdict = () => {
  const lesson = useLesson();
  const main = useRef<HTMLButtonElement>(null);
  const stand = lesson.status.value.is;
  useLayoutEffect(() => main.current?.focus({ preventScroll: true }), [stand]);
  return (
    <div class="actions" role="group">
      {stand === 'done' && <Button name="repeat" class="action" glyph="undo" text={t('lesson.repeat')} onClick={() => lesson.repeat()} />}
      {stand === 'astray' && (
        <Button
          ref={main}
          name="again"
          kind="primary"
          class="action"
          glyph="undo"
          text={t('lesson.again')}
          onClick={() => lesson.again()}
        />
      )}
      {stand === 'done' && !lesson.isLast.value && (
        <Button ref={main} name="next" kind="primary" class="action" glyph="end" text={t('lesson.next')} onClick={() => lesson.next()} />
      )}
    </div>
  );
};

/** Steps that the learner does with a button of the table, not with a tile. */
const BY_BUTTON: readonly IntentKind[] = ['end-turn', 'redraw'];

const guideOf = (count: number): LessonKey => {
  if (count === 0) return 'lesson.chooseUnit';
  return count > 1 ? 'lesson.choose' : 'lesson.chooseOnly';
};

/** Tells how to start. The table's own line takes over for steps with a button of the table, after a tile is taken, and during a battle. */
const Guide = () => {
  const { controls, replay, store } = useTable();
  const lesson = useLesson();
  const isOpen = lesson.status.value.is === 'open';
  const isByKey = isOpen && lesson.task.value.allows.some((kind) => BY_BUTTON.includes(kind));
  if (isByKey || controls.selection.value || replay.current.value) return <StatusLine />;
  const handSize = store.playback.shown.value?.players[LEARNER]?.hand.length ?? 0;
  return (
    <p class="todo" data-mine={isOpen}>
      {isOpen && <span>{t(guideOf(handSize))}</span>}
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
