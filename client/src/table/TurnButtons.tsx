import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import './ActionBar.css';

/** The buttons that turn what is chosen or held, by one side to the left or to the right. */
export const TurnButtons = ({ onTurn }: { readonly onTurn: (by: 1 | -1) => void }) => (
  <>
    <Button
      repeats
      class="action"
      name="turn-left"
      signOnly
      glyph="turnLeft"
      text={t('table.action.rotateLeft')}
      onClick={() => onTurn(-1)}
    />
    <Button
      repeats
      class="action"
      name="turn-right"
      signOnly
      glyph="turnRight"
      text={t('table.action.rotateRight')}
      onClick={() => onTurn(1)}
    />
  </>
);
