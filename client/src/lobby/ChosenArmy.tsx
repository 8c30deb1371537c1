import { ARMY_IDS } from '@hexfall/shared/model/tile';
import { ArmyPicker } from './ArmyPicker.js';
import type { MatchStore } from '../store/MatchStore.js';
import { t } from '../text/translate.js';
import type { ArmyChoice } from './armyChoice.js';

/** The armies to choose from when sitting down; where they come to seats in another way, what that way is. */
export const ChosenArmy = ({ store, choice }: { readonly store: MatchStore; readonly choice: ArmyChoice }) => {
  const { pick, choose, barOf, isFree } = choice;
  return isFree ? (
    <ArmyPicker armies={ARMY_IDS} value={pick} onChange={choose} onRandom={() => choose('random')} barOf={barOf} />
  ) : (
    <p class="quiet-text">{t(`matchmaking.muster.about.${store.arrangement.value?.muster ?? 'free'}`)}</p>
  );
};
