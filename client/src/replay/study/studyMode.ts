import { computed } from '@preact/signals';
import { liveBoard, type BoardBinding } from '../../table/liveBoard.js';
import type { TableUi } from '../../table/TableUi.js';
import { t } from '../../text/translate.js';
import type { DrawingTools } from './DrawingTools.js';

/** The board of a match that is walked through with others: with the drawings, and what draws them while a tool is taken. */
export const studyMode = (ui: TableUi, tools: DrawingTools): BoardBinding => {
  const base = liveBoard(ui);
  const { gestures } = base;
  return {
    ...base,
    picture: computed(() => {
      const [model, drawings] = [base.picture.value, tools.shown.value];
      if (!model || drawings.length === 0) return model;
      const start = tools.from.value;
      return { ...model, drawings, ...(start && { marks: [...(model.marks ?? []), { at: start, kind: 'selected' } as const] }) };
    }),
    gestures: {
      ...gestures,
      onHex: (aim, button) => {
        if (tools.active.peek() === null || button !== 0 || !aim.hex) return gestures.onHex?.(aim, button) ?? false;
        tools.point(aim.hex);
        return true;
      },
      onHold: (hex) => tools.active.peek() === null && (gestures.onHold?.(hex) ?? false),
      onDrag: (drag) => {
        if (tools.active.peek() !== 'arrow') return gestures.onDrag?.(drag) ?? false;
        if (drag.stage === 'start') return tools.beginDrag(drag.from);
        if (drag.stage === 'move') tools.drag(drag.over);
        else tools.endDrag(drag.stage === 'end' ? drag.over : null);
        return true;
      },
    },
    point: (hex) => (tools.active.peek() === null ? base.point(hex) : tools.point(hex)),
    help: () => (tools.active.value === null ? base.help() : t(`study.help.${tools.active.value}`)),
  };
};
