import { DRAWING_COLORS, type DrawingColor } from '@hexfall/shared/protocol/study';
import { t } from '../../text/translate.js';
import { IconButton } from '../../ui/Button.js';
import { type DrawingTools, type Tool, TOOLS } from './DrawingTools.js';
import './StudyBar.css';

/** Small signs for the buttons of the study, drawn in a box of 24 × 24. */
const GLYPHS: Readonly<Record<Tool | 'draw', string>> = {
  draw: 'M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4',
  arrow: 'M4 20L19 5M9 5h10v10',
  mark: 'M12 2.5l8.2 4.75v9.5L12 21.5l-8.2-4.75v-9.5zM12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8',
  erase: 'M9 20h12M3.5 14.5L13 5l6.5 6.5-8.5 8.5H9zM8.5 9.5l6.5 6.5',
};

/** The shapes of the colors, as on the board. */
const SHAPES: Readonly<Record<DrawingColor, string>> = {
  yellow: 'M12 5a7 7 0 1 0 0 14a7 7 0 1 0 0-14',
  blue: 'M5.5 5.5h13v13h-13z',
  red: 'M12 4l8 14H4z',
  green: 'M12 3l9 9-9 9-9-9z',
};

/** A sign that says nothing by itself: the button it is in has a label. */
export const StudyGlyph = ({ name }: { readonly name: keyof typeof GLYPHS }) => (
  <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">
    <path d={GLYPHS[name]} />
  </svg>
);

/** A color with its shape. */
const ColorSign = ({ color }: { readonly color: DrawingColor }) => (
  <svg class="color-sign" data-color={color} viewBox="0 0 24 24" aria-hidden="true">
    <path d={SHAPES[color]} />
  </svg>
);

/** What can be drawn on the board, and in which color. */
export const StudyTools = ({ tools }: { readonly tools: DrawingTools }) => (
  <div class="study-tools" role="toolbar" aria-label={t('study.tools')}>
    <div class="study-set">
      {TOOLS.map((tool) => (
        <IconButton
          key={tool}
          name={`draw-${tool}`}
          pressed={tools.tool.value === tool}
          label={t(`study.tool.${tool}`)}
          onClick={() => tools.take(tool)}
        >
          <StudyGlyph name={tool} />
        </IconButton>
      ))}
      <IconButton
        name="draw-clear"
        glyph="discard"
        label={t('study.clear')}
        disabled={tools.study.drawings.value.length === 0}
        onClick={() => void tools.study.clear()}
      />
    </div>
    <div class="study-set" role="group" aria-label={t('study.colors')}>
      {DRAWING_COLORS.map((color) => (
        <IconButton
          key={color}
          name={`color-${color}`}
          pressed={tools.color.value === color}
          label={t(`study.color.${color}`)}
          onClick={() => (tools.color.value = color)}
        >
          <ColorSign color={color} />
        </IconButton>
      ))}
    </div>
  </div>
);
