import { useContext } from 'preact/hooks';
import { addressOf } from '../../net/address.js';
import { SHORTCUTS } from '../../store/input/shortcuts.js';
import { t } from '../../text/translate.js';
import { Button } from '../../ui/Button.js';
import { Glyph } from '../../ui/Glyph.js';
import { OptionChips } from '../OptionChips.js';
import { TableSlots, useTable } from '../TableUi.js';

/** What is played and how. */
export const HelpPage = () => {
  const { store, dialog } = useTable();
  const { about } = useContext(TableSlots);
  return (
    <>
      <div class="menu-links">
        <a class="button" href={addressOf('/rules')} target="_blank" rel="noreferrer">
          <Glyph name="info" />
          <span>{t('app.menu.rules')}</span>
        </a>
        <Button name="keys" glyph="keyboard" text={t('app.menu.keys')} onClick={() => (dialog.value = { kind: 'keys' })} />
        {store.playback.shown.value?.outcome && (
          <Button
            name="tiles"
            glyph="pile"
            text={t('sheet.button')}
            shortcut={SHORTCUTS.page.tiles[0]}
            onClick={() => (dialog.value = { kind: 'tiles', seat: store.me.value ?? 0 })}
          />
        )}
      </div>
      {store.online && <OptionChips store={store.online} />}
      {about}
    </>
  );
};
