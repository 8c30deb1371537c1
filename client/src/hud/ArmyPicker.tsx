import { useState } from 'preact/hooks';
import { ARMIES } from '@hexfall/shared/content/catalog';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { armyName } from '../text/names.js';
import { t } from '../text/translate.js';
import { ArmySheet } from './ArmySheet.js';
import { Emblem } from './Emblem.js';
import { wear } from './wear.js';

interface Props {
  readonly armies: readonly ArmyId[];
  readonly value: ArmyId | null;
  readonly onChange: (army: ArmyId) => void;
  /** Why an army cannot be chosen, as a text. */
  readonly barOf?: (army: ArmyId) => string | null;
}

const Difficulty = ({ value }: { readonly value: number }) => (
  <span class="difficulty" role="img" aria-label={t('app.army.difficulty', { value })}>
    {[1, 2, 3, 4, 5].map((step) => (
      <span key={step} class={step <= value ? 'pip full' : 'pip'} />
    ))}
  </span>
);

/** One card per army, to choose one. Each shows its tiles on demand. */
export const ArmyPicker = ({ armies, value, onChange, barOf = () => null }: Props) => {
  const [sheet, openSheet] = useState<ArmyId | null>(null);
  return (
    <div class="armies" role="radiogroup" aria-label={t('app.start.army')}>
      {armies.map((army) => {
        const bar = barOf(army);
        return (
          <div key={army} class="army" {...wear(army)} data-chosen={value === army} data-taken={bar !== null}>
            <label class="army-choice">
              <input type="radio" name="army" checked={value === army} disabled={bar !== null} onChange={() => onChange(army)} />
              <Emblem livery={army} />
              <span class="army-name">{armyName(army)}</span>
              <Difficulty value={ARMIES[army].difficulty} />
              <span class="army-style">{bar ?? t(`app.army.style.${army}`)}</span>
            </label>
            <button
              type="button"
              class="button quiet"
              aria-label={`${t('app.army.sheet')}: ${armyName(army)}`}
              onClick={() => openSheet(army)}
            >
              {t('app.army.sheet')}
            </button>
          </div>
        );
      })}
      {sheet && <ArmySheet army={sheet} onClose={() => openSheet(null)} />}
    </div>
  );
};
