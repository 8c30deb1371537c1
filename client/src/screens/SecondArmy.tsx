import { useState } from 'preact/hooks';
import type { Seat } from '@hexfall/shared/model/state';
import { ARMY_IDS } from '@hexfall/shared/model/tile';
import { ArmyPicker } from '../hud/ArmyPicker.js';
import { Dialog } from '../hud/Dialog.js';
import type { MatchStore } from '../store/match.js';
import { sitAlso } from '../store/sitAlso.js';
import { armyName } from '../text/names.js';
import { refusalText } from '../text/rejectionText.js';
import { t } from '../text/translate.js';
import { useArmyChoice } from './armyChoice.js';

interface Props {
  readonly store: MatchStore;
  readonly seat: Seat;
  /** Of whoever sits already. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Whoever sits in a team takes command of its other army, too (O5). */
export const SecondArmy = ({ store, seat, name, onClose }: Props) => {
  const { army, choose, takenBy } = useArmyChoice(store);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const take = async (): Promise<void> => {
    if (army === null) return;
    setBusy(true);
    const answer = await sitAlso(store, army, name, seat);
    setBusy(false);
    if (answer.ok) onClose();
    else setProblem(t('app.lobby.refused', { reason: refusalText(answer.error) }));
  };
  return (
    <Dialog title={t('app.lobby.alsoTitle')} onClose={onClose} kind="second-army">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void take();
        }}
      >
        <p>{t('app.lobby.alsoText')}</p>
        <ArmyPicker armies={ARMY_IDS} value={army} onChange={choose} takenBy={takenBy} />
        <p class="problem" role="alert">
          {problem}
        </p>
        <button type="submit" class="button primary large" disabled={busy || army === null}>
          {busy || army === null ? t('app.lobby.sitting') : t('app.lobby.alsoSit', { army: armyName(army) })}
        </button>
      </form>
    </Dialog>
  );
};
