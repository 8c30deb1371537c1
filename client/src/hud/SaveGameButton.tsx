import type { MatchStore } from '../store/MatchStore.js';
import { refusalText } from '../text/rejectionText.js';
import { t } from '../text/translate.js';
import { Glyph } from './Glyph.js';

const download = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address));
};

/**
 * Saves a running match to a file, so that it goes on in another browser. Only where all people play with this one: the file tells the
 * order of the draw piles.
 */
export const SaveGameButton = ({ store, onDone }: { readonly store: MatchStore; readonly onDone: () => void }) => {
  if (store.phase.value !== 'playing' || !store.isAlone.value) return null;
  const save = async (): Promise<void> => {
    const answer = await store.request('save', {});
    if (answer.ok) download(`hexfall-${store.code.peek() ?? ''}.json`, JSON.stringify(answer.value.record));
    else store.say(refusalText(answer.error));
    onDone();
  };
  return (
    <button type="button" class="button" data-action="save-game" title={t('matchReplay.save.about')} onClick={() => void save()}>
      <Glyph name="download" />
      <span>{t('matchReplay.save.button')}</span>
    </button>
  );
};
