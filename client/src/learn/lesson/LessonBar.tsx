import { useSignal } from '@preact/signals';
import { coachedPath, tableToReturnTo } from '../../platform/route.js';
import { lessonDone } from '../../platform/settings.js';
import { LazySettings } from '../../shell/Page.js';
import { ReturnLink } from '../../table/links.js';
import { Bar } from '../../table/TableFrame.js';
import { t } from '../../text/translate.js';
import { Button, IconButton } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { Glyph } from '../../ui/Glyph.js';
import { Link } from '../../ui/Link.js';
import { progress, useLesson } from './Lesson.js';
import { STEPS } from './steps.js';
import './LessonBar.css';
import '../../table/TopBar.css';

/** How far one is, for the eye; the steps dialog says it in words. */
const Pips = () => {
  const here = useLesson().place.value;
  const { done } = progress.value;
  return (
    <span class="lesson-pips" aria-hidden="true">
      {STEPS.map(({ id }, index) => (
        <span key={id} data-done={done.includes(id)} data-here={index === here} />
      ))}
    </span>
  );
};

const StepList = ({ onClose }: { readonly onClose: () => void }) => {
  const lesson = useLesson();
  const here = lesson.place.value;
  const { done } = progress.value;
  const go = (place: number): void => {
    lesson.open(place);
    onClose();
  };
  return (
    <Dialog title={t('lesson.steps')} onClose={onClose} kind="steps">
      <ol class="lesson-steps">
        {STEPS.map(({ id, title }, index) => (
          <li key={id}>
            <Button kind="quiet" data-step={id} aria-current={index === here ? 'step' : undefined} onClick={() => go(index)}>
              <span>{t(done.includes(id) ? 'lesson.stepDone' : 'lesson.step', { number: index + 1, title: t(title) })}</span>
              {done.includes(id) && <Glyph name="check" />}
            </Button>
          </li>
        ))}
      </ol>
      {lessonDone.value && (
        <Link to={coachedPath(tableToReturnTo(location.search))} kind="button primary">
          {t('lesson.after.game')}
        </Link>
      )}
      <ReturnLink kind="button" />
      <Link to="/" kind="link">
        {t('app.back')}
      </Link>
    </Dialog>
  );
};

/** Where one is in the lesson, and the ways to the other steps and out of it. */
export const LessonBar = () => {
  const lesson = useLesson();
  const opened = useSignal<'steps' | 'settings' | null>(null);
  const close = (): void => {
    opened.value = null;
  };
  return (
    <Bar
      kind="lesson-bar"
      lead={
        <>
          <span class="turn-number" aria-hidden="true">
            {lesson.place.value + 1} / {STEPS.length}
          </span>
          <Pips />
        </>
      }
    >
      <ReturnLink />
      <IconButton name="steps" glyph="log" label={t('lesson.steps')} onClick={() => (opened.value = 'steps')} />
      <IconButton glyph="gear" label={t('app.menu.settings')} onClick={() => (opened.value = 'settings')} />
      {opened.value === 'steps' && <StepList onClose={close} />}
      {opened.value === 'settings' && <LazySettings onClose={close} />}
    </Bar>
  );
};
