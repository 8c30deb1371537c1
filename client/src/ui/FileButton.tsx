import '../text/recordText.js';
import { t } from '../text/translate.js';
import { Glyph } from './Glyph.js';

interface Props {
  readonly name: string;
  /** For styles. */
  readonly kind: string;
  readonly onFile: (file: File) => void;
}

/** Chooses a JSON file; the same file can be chosen again. */
export const FileButton = ({ name, kind, onFile }: Props) => (
  <label class={kind}>
    <Glyph name="download" />
    <span>{t('record.choose')}</span>
    <input
      type="file"
      class="spoken"
      accept=".json,application/json"
      data-action={name}
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        currentTarget.value = '';
        if (file) onFile(file);
      }}
    />
  </label>
);
