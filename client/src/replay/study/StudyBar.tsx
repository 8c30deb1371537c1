import { useEffect, useRef, useState } from 'preact/hooks';
import type { StudyDrawing } from '@hexfall/shared/protocol/study';
import { useShortcuts } from '../../store/input/useShortcuts.js';
import { useTable } from '../../table/TableUi.js';
import { hexName } from '../../text/names.js';
import { t } from '../../text/translate.js';
import { Button } from '../../ui/Button.js';
import { Glyph } from '../../ui/Glyph.js';
import { AttendeesDialog } from './AttendeesDialog.js';
import type { DrawingTools } from './DrawingTools.js';
import type { StudyStore } from './StudyStore.js';
import { attendeeName, drawingNews, drawingText } from './studyText.js';
import { StudyGlyph, StudyTools } from './StudyTools.js';
import './StudyBar.css';
import '../../table/replay/ReplayTimeline.css';

/** Who leads, in words, or the way back to the leader, or to the lead. */
const Lead = ({ study }: { readonly study: StudyStore }) => {
  const leader = study.leader.value;
  const name = leader ? attendeeName(leader) : '';
  const isAway = leader !== null && !study.leads.value && !study.follows.value;
  const text = study.leads.value ? t('study.leading') : leader ? t('study.following', { name }) : t('study.free');
  return (
    <>
      <p class={isAway ? 'spoken' : 'study-leader'} role="status">
        {isAway ? t('study.lookAround') : text}
      </p>
      {isAway && (
        <Button name="study-back" kind="primary" size="small" class="study-back" onClick={() => study.follow()}>
          <bdi>{t('study.back', { name })}</bdi>
        </Button>
      )}
      {!leader && <Button name="study-lead" kind="primary" size="small" text={t('study.lead')} onClick={() => void study.lead()} />}
      {leader && !study.leads.value && study.follows.value && (
        <Button
          name="study-look"
          size="small"
          class="study-short"
          glyph="eye"
          text={t('study.lookAround')}
          label={t('study.lookAround')}
          about={t('study.lookAround')}
          onClick={() => study.lookAround()}
        />
      )}
    </>
  );
};

/** The drawings in words, and what has just been drawn. */
const Spoken = ({ study, tools }: { readonly study: StudyStore; readonly tools: DrawingTools }) => {
  const board = useTable().board.value;
  const drawings = study.drawings.value;
  const before = useRef<readonly StudyDrawing[]>(drawings);
  const [news, setNews] = useState('');
  const start = tools.from.value;
  useEffect(() => {
    setNews(drawingNews(before.current, drawings, board));
    before.current = drawings;
  }, [drawings]);
  return (
    <>
      <p class="spoken" role="status" data-part="drawing-news">
        {start ? t('study.begun', { at: hexName(start, board) }) : news}
      </p>
      {drawings.length > 0 && (
        <ul class="spoken" aria-label={t('study.drawings')} data-part="drawings">
          {drawings.map((drawing) => (
            <li key={drawingText(drawing, board)}>{drawingText(drawing, board)}</li>
          ))}
        </ul>
      )}
    </>
  );
};

interface Props {
  readonly study: StudyStore;
  readonly tools: DrawingTools;
  /** Brings others here. */
  readonly link: string;
}

/** Reviewing together: who is here and leads, following or looking around, and drawing. */
export const StudyBar = ({ study, tools, link }: Props) => {
  const [hasPeople, setPeople] = useState(false);
  const { count } = study.attendees.value;
  const mayDraw = study.isDrawer.value;
  const isOpen = mayDraw && tools.isOpen.value;
  useShortcuts('tile', { cancel: () => tools.escape() });
  return (
    <section class="study" aria-label={t('study.heading')} data-drawing={isOpen}>
      <div class="study-row">
        <Lead study={study} />
        {mayDraw && (
          <Button
            name="study-draw"
            size="small"
            class="study-short"
            label={t('study.draw')}
            about={t(study.isThere.value ? 'study.draw' : 'study.elsewhere')}
            pressed={isOpen}
            disabled={!study.isThere.value}
            onClick={() => tools.toggle()}
          >
            <StudyGlyph name="draw" />
            <span>{t('study.draw')}</span>
          </Button>
        )}
        <Button
          name="study-people"
          size="small"
          class="study-people"
          label={`${t('study.people')}: ${t('study.count', { count })}`}
          about={t('study.people')}
          onClick={() => setPeople(true)}
        >
          <Glyph name="people" />
          <span class="attendee-count" data-count={count}>
            {count}
          </span>
        </Button>
      </div>
      {isOpen && <StudyTools tools={tools} />}
      <Spoken study={study} tools={tools} />
      {hasPeople && <AttendeesDialog study={study} link={link} onClose={() => setPeople(false)} />}
    </section>
  );
};
