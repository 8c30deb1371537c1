import { DRAWING_COLORS } from '@hexfall/shared/protocol/study';
import { Glyph } from '../../ui/Glyph.js';
import { t } from '../../text/translate.js';
import { TOOLS, type DrawingTools } from './DrawingTools.js';
import { ColorSign, StudyGlyph } from './StudyGlyph.js';
import './StudyBar.css';

/** What can be drawn on the board, and in which color. */
export const StudyTools = ({ tools }: { readonly tools: DrawingTools }) => (
  <div class="study-tools" role="toolbar" aria-label={t('study.tools')}>
    <div class="study-set">
      {TOOLS.map((tool) => (
        <button
          key={tool}
          type="button"
          class="icon-button"
          data-action={`draw-${tool}`}
          aria-pressed={tools.tool.value === tool}
          aria-label={t(`study.tool.${tool}`)}
          title={t(`study.tool.${tool}`)}
          onClick={() => tools.take(tool)}
        >
          <StudyGlyph name={tool} />
        </button>
      ))}
      <button
        type="button"
        class="icon-button"
        data-action="draw-clear"
        disabled={tools.study.drawings.value.length === 0}
        aria-label={t('study.clear')}
        title={t('study.clear')}
        onClick={() => void tools.study.clear()}
      >
        <Glyph name="discard" />
      </button>
    </div>
    <div class="study-set" role="group" aria-label={t('study.colors')}>
      {DRAWING_COLORS.map((color) => (
        <button
          key={color}
          type="button"
          class="icon-button"
          data-action={`color-${color}`}
          aria-pressed={tools.color.value === color}
          aria-label={t(`study.color.${color}`)}
          title={t(`study.color.${color}`)}
          onClick={() => (tools.color.value = color)}
        >
          <ColorSign color={color} />
        </button>
      ))}
    </div>
  </div>
);
