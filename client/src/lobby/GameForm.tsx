import { useState } from 'preact/hooks';
import type { Mode } from '@hexfall/shared/model/options';
import { ARMY_SELECTIONS } from '@hexfall/shared/protocol/lobby';
import { lazy, loadingLine } from '../ui/lazy.js';
import { RuleLink } from '../ui/RuleLink.js';
import { withMode, type NewTableForm } from '../store/newTableForm.js';
import { t } from '../text/translate.js';
import { ModePicker } from './ModePicker.js';
import { RadioGroup } from './RadioGroup.js';
import './GameForm.css';

/** The clauses that say how a mode is won. */
const MODE_CLAUSES = {
  duel: 'E1',
  deathmatch: 'G1',
  'deathmatch-score': 'G3',
  'one-vs-two': 'G4',
  team: 'G5',
  'team-score': 'G6',
} as const satisfies Readonly<Record<Mode, string>>;

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
        <p class="quiet-text">
          {t(`app.modeAbout.${mode}`)} <RuleLink clause={MODE_CLAUSES[mode]} isBeside />
        </p>
      </div>
      <RadioGroup
        isRow
        legend={t('matchmaking.armySelection.legend')}
        name="armySelection"
        values={ARMY_SELECTIONS}
        chosen={value.armySelection}
        textOf={(armySelection) => t(`matchmaking.armySelection.${armySelection}`)}
        onChoose={(armySelection) => onChange({ ...value, armySelection })}
      />
      <p class="quiet-text">
        {t(`matchmaking.armySelection.about.${value.armySelection}`)} <RuleLink clause="S2" isBeside />
      </p>
    </>
  );
};

/** Most tables are made without a look at the options: they are fetched when they are unfolded. */
const OptionsForm = lazy(async () => (await import('./OptionsForm.js')).OptionsForm, loadingLine);

/** The options by subject, folded. */
export const FoldedOptions = (props: GameFormProps) => {
  const [isNeeded, need] = useState(false);
  return (
    <details class="options" onToggle={({ currentTarget }) => need((was) => was || currentTarget.open)}>
      <summary>{t('app.start.options')}</summary>
      {isNeeded && <OptionsForm {...props} />}
    </details>
  );
};
