import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { useEditor } from './EditorControls.js';

/** The buttons that turn what has been chosen or taken. */
export const TurnButtons = () => {
  const editor = useEditor();
  return (
    <>
      <Button
        repeats
        class="action"
        name="turn-left"
        signOnly
        glyph="turnLeft"
        text={t('table.action.rotateLeft')}
        onClick={() => editor.turn(-1)}
      />
      <Button
        repeats
        class="action"
        name="turn-right"
        signOnly
        glyph="turnRight"
        text={t('table.action.rotateRight')}
        onClick={() => editor.turn(1)}
      />
    </>
  );
};
