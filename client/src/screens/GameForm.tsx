import { MUSTERS } from '@hexfall/shared/protocol/lobby';
import { withMode, type NewTableForm } from '../store/newTableForm.js';
import { t } from '../text/translate.js';
import { ModePicker } from './ModePicker.js';
import { OptionsForm } from './OptionsForm.js';
import { RadioGroup } from './RadioGroup.js';

export interface GameFormProps {
  readonly value: NewTableForm;
  readonly onChange: (form: NewTableForm) => void;
}

/** The mode, and how armies come to seats. */
export const GameForm = ({ value, onChange }: GameFormProps) => {
  const { mode } = value.options;
  return (
    <>
      <div class="mode-picker">
        <ModePicker
          mode={mode}
          seats={value.seats}
          onMode={(wanted) => onChange(withMode(value, wanted, value.seats))}
          onSeats={(seats) => onChange(withMode(value, mode, seats))}
        />
        <p class="quiet-text">{t(`app.modeAbout.${mode}`)}</p>
      </div>
      <RadioGroup
        isRow
        legend={t('matchmaking.muster.legend')}
        name="muster"
        values={MUSTERS}
        chosen={value.muster}
        textOf={(muster) => t(`matchmaking.muster.${muster}`)}
        onChoose={(muster) => onChange({ ...value, muster })}
      />
      <p class="quiet-text">{t(`matchmaking.muster.about.${value.muster}`)}</p>
    </>
  );
};

/** The options by subject, folded. */
export const FoldedOptions = (props: GameFormProps) => (
  <details class="options">
    <summary>{t('app.start.options')}</summary>
    <OptionsForm {...props} />
  </details>
);
