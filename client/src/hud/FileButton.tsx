import { t } from '../text/translate.js';
import { Glyph } from './Glyph.js';

interface Props {
  readonly name: string;
  /** For styles. */
  readonly kind: string;
  readonly onText: (text: string) => void;
}

/** Chooses a JSON file and reads it; the same file can be chosen again. */
export const FileButton = ({ name, kind, onText }: Props) => (
  <label class={kind}>
    <Glyph name="download" />
    <span>{t('matchReplay.choose')}</span>
    <input
      type="file"
      class="spoken"
      accept=".json,application/json"
      data-action={name}
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        currentTarget.value = '';
        void file?.text().then(onText);
      }}
    />
  </label>
);
