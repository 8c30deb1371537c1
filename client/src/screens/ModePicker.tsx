import { MODES } from '@hexfall/shared/model/options';
import { countsOf, rewish, type Wish } from '../store/wish.js';
import { t } from '../text/translate.js';
import { Choices } from './Choices.js';

interface Props {
  readonly value: Wish;
  readonly onChange: (wish: Wish) => void;
}

/** What is played, and by how many where there is a choice. */
export const ModePicker = ({ value, onChange }: Props) => {
  const { mode } = value.options;
  const counts = countsOf(mode);
  return (
    <div class="mode-picker">
      <Choices
        isRow
        legend={t('app.start.mode')}
        name="mode"
        values={MODES}
        chosen={mode}
        textOf={(wanted) => t(`app.mode.${wanted}`)}
        onChoose={(wanted) => onChange(rewish(value, wanted, value.seats))}
      />
      {counts.length > 1 && (
        <Choices
          isRow
          legend={t('app.start.count')}
          name="seats"
          values={counts}
          chosen={value.seats}
          textOf={(count) => t('app.start.players', { count })}
          onChoose={(seats) => onChange(rewish(value, mode, seats))}
        />
      )}
      <p class="quiet-text">{t(`app.modeAbout.${mode}`)}</p>
    </div>
  );
};
