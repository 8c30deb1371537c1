import type { MatchStore } from '../store/MatchStore.js';
import { refusalText } from '../text/rejectionText.js';
import { t } from '../text/translate.js';
import { Glyph } from '../ui/Glyph.js';
import { saveFile } from '../ui/saveFile.js';

/**
 * Saves a running match to a file, so that it goes on in another browser. Only where all people play with this one: the file tells the
 * order of the draw piles.
 */
export const SaveGameButton = ({ store, onDone }: { readonly store: MatchStore; readonly onDone: () => void }) => {
  if (store.phase.value !== 'playing' || !store.isAlone.value) return null;
  const save = async (): Promise<void> => {
    const answer = await store.request('save', {});
    if (answer.ok) {
      const record = new Blob([JSON.stringify(answer.value.record)], { type: 'application/json' });
      await saveFile(record, `hexfall-${store.code.peek() ?? ''}.json`);
    } else store.say(refusalText(answer.error));
    onDone();
  };
  return (
    <button type="button" class="button" data-action="save-game" title={t('matchReplay.save.about')} onClick={() => void save()}>
      <Glyph name="download" />
      <span>{t('matchReplay.save.button')}</span>
    </button>
  );
};
