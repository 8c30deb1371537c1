import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';
import { Emblem } from '../ui/Emblem.js';
import type { ArmyPick } from '../platform/armyPick.js';
import { armyName } from '../text/names.js';
import { t } from '../text/translate.js';
import { ArmyPicker } from './ArmyPicker.js';
import type { MatchStore } from '../store/MatchStore.js';
import type { ArmyChoice } from './armyChoice.js';
import './ArmyRow.css';

/** The armies to choose from when sitting down; where they come to seats in another way, what that way is. */
export const ChosenArmy = ({ store, choice }: { readonly store: MatchStore; readonly choice: ArmyChoice }) => {
  const { pick, choose, barOf, isFree } = choice;
  return isFree ? (
    <ArmyPicker armies={ARMY_IDS} value={pick} onChange={choose} onRandom={() => choose('random')} barOf={barOf} />
  ) : (
    <p class="quiet-text">{t(`matchmaking.armySelection.about.${store.arrangement.value?.armySelection ?? 'free'}`)}</p>
  );
};

interface Props<T extends ArmyPick> {
  /** Of the radio buttons. */
  readonly name: string;
  readonly label: string;
  readonly value: T;
  readonly onChoose: (army: ArmyId) => void;
  /** Where a random army can be chosen too. */
  readonly onRandom?: () => void;
}

/** The emblems of all armies in a row, to choose one where there is little room. */
export const ArmyRow = <T extends ArmyPick>({ name, label, value, onChoose, onRandom }: Props<T>) => (
  <span class="place-armies" role="radiogroup" aria-label={label}>
    {ARMY_IDS.map((army) => (
      <label key={army} class="place-army" title={armyName(army)}>
        <input type="radio" name={name} value={army} checked={army === value} aria-label={armyName(army)} onChange={() => onChoose(army)} />
        <Emblem livery={army} />
      </label>
    ))}
    {onRandom && (
      <label class="place-army" title={t('app.army.random')}>
        <input
          type="radio"
          name={name}
          value="random"
          checked={value === 'random'}
          aria-label={t('app.army.random')}
          onChange={() => onRandom()}
        />
        <span class="emblem any" aria-hidden="true">
          ?
        </span>
      </label>
    )}
    <strong>{value === 'random' ? t('app.army.random') : armyName(value)}</strong>
  </span>
);
