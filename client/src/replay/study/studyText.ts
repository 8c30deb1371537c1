import type { Board } from '@hexfall/shared/hex/boards';
import study from '@hexfall/shared/locales/en/study.json';
import type { Leader, StudyDrawing } from '@hexfall/shared/protocol/study';
import { hexName } from '../../text/names.js';
import { addTexts, t } from '../../text/translate.js';

addTexts({ study });

/** The name of an attendee of the study. */
export const attendeeName = ({ name, seat }: Pick<Leader, 'name' | 'seat'>): string =>
  seat === null && name === '' ? t('study.spectator') : name;

/** "Arrow from A1 to C3, blue" */
export const drawingText = (drawing: StudyDrawing, board: Board): string => {
  const color = t(`study.paint.${drawing.color}`);
  if (drawing.kind === 'mark') return t('study.mark', { at: hexName(drawing.at, board), color });
  return t('study.arrow', { from: hexName(drawing.from, board), to: hexName(drawing.to, board), color });
};

/** What has happened to the drawings, for screen readers; empty if nothing has. */
export const drawingNews = (before: readonly StudyDrawing[], now: readonly StudyDrawing[], board: Board): string => {
  const words = (list: readonly StudyDrawing[]): readonly string[] => list.map((drawing) => drawingText(drawing, board));
  const [old, present] = [words(before), words(now)];
  const added = present.filter((text) => !old.includes(text));
  if (added.length > 0) return added.join('; ');
  const gone = old.filter((text) => !present.includes(text));
  if (gone.length === 0) return '';
  return now.length === 0 ? t('study.cleared') : gone.map((drawing) => t('study.erased', { drawing })).join('; ');
};
