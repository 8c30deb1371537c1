import { settings } from '../../platform/settings.js';
import { t } from '../../text/translate.js';
import { Glyph, type GlyphName } from '../../ui/Glyph.js';
import { useTable } from '../TableUi.js';

interface Props {
  readonly name: string;
  readonly glyph: GlyphName;
  readonly text: string;
  readonly onClick: () => void;
}

/** One of the usual buttons of a replay. */
export const ReplayButton = ({ name, glyph, text, onClick }: Props) => (
  <button type="button" class="icon-button" data-action={name} aria-label={text} title={text} onClick={onClick}>
    <Glyph name={glyph} />
  </button>
);

/** How fast replays run: the next of the speeds at each press. */
export const SpeedButton = ({ name }: Pick<Props, 'name'>) => {
  const { replay } = useTable();
  return (
    <button
      type="button"
      class="button small replay-speed"
      data-action={name}
      aria-label={t('table.film.speed', { value: settings.filmSpeed.value })}
      onClick={() => replay.faster()}
    >
      {settings.filmSpeed.value}×
    </button>
  );
};
