import { t } from '../text/translate.js';
import { SandboxButton } from './SandboxButton.js';
import { useEditor } from './useEditor.js';

/** The keys that turn what has been chosen or taken. */
export const Turning = () => {
  const editor = useEditor();
  return (
    <>
      <SandboxButton name="turn-left" signOnly glyph="turnLeft" text={t('table.action.rotateLeft')} onClick={() => editor.turn(-1)} />
      <SandboxButton name="turn-right" signOnly glyph="turnRight" text={t('table.action.rotateRight')} onClick={() => editor.turn(1)} />
    </>
  );
};
