import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../text/translate.js';
import { Button } from '../../ui/Button.js';
import { Emblem } from '../../ui/Emblem.js';
import { Glyph, type GlyphName } from '../../ui/Glyph.js';
import { LEARNER } from './goals.js';
import { type StepStatus, useLesson } from './Lesson.js';
import { STEPS } from './steps.js';
import './Coach.css';

const SIGNS: Readonly<Record<StepStatus['is'], GlyphName | null>> = { open: null, astray: 'undo', done: 'check' };

/** What the learner is asked, and what came of it: one sentence at a time. */
export const Coach = () => {
  const lesson = useLesson();
  const title = useRef<HTMLHeadingElement>(null);
  const place = lesson.place.value;
  const filming = lesson.store.playback.busy.value;
  const stand = filming ? 'open' : lesson.status.value.is;
  const sign = SIGNS[stand];
  const asked = lesson.asked.value;
  const livery = lesson.store.table.players[LEARNER]?.army ?? 'nobody';
  const first = useRef(asked);
  // Keyboard and screen reader users begin each step at the top, before their next key arrives.
  useLayoutEffect(() => {
    if (asked !== first.current) title.current?.focus({ preventScroll: true });
  }, [asked]);
  return (
    <section class="coach" data-stand={stand} data-livery={livery} aria-labelledby="coach-title">
      <span class="coach-sign" aria-hidden="true">
        {sign ? <Glyph name={sign} /> : <Emblem livery={livery} />}
      </span>
      <h1 id="coach-title" ref={title} tabIndex={-1}>
        <span class="spoken">{t('lesson.heading', { number: place + 1, count: STEPS.length, title: '' })}</span>
        {t(lesson.step.value.title)}
      </h1>
      <p class="coach-line" role="status" aria-atomic="true">
        <span key={`${place} ${lesson.line.value}`}>{t(lesson.line.value)}</span>
      </p>
      <div class="coach-buttons">
        {stand === 'open' && !filming && (
          <Button
            name="hint"
            kind="quiet"
            size="small"
            glyph="info"
            text={t('lesson.hint')}
            pressed={lesson.hinted.value}
            onClick={() => (lesson.hinted.value = !lesson.hinted.value)}
          />
        )}
        {stand !== 'done' && !lesson.isLast.value && (
          <Button name="skip-step" kind="quiet" size="small" glyph="skip" text={t('lesson.skip')} onClick={() => lesson.next()} />
        )}
      </div>
    </section>
  );
};
