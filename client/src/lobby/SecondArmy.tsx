import { useState } from 'preact/hooks';
import type { Seat } from '@hexfall/shared/model/seat';
import type { MatchStore } from '../store/MatchStore.js';
import { refusalText } from '../text/refusalText.js';
import { t } from '../text/translate.js';
import { Dialog } from '../ui/Dialog.js';
import { Form, ProblemText } from '../ui/fields.js';
import { takeSecondSeat, useArmyChoice } from './armyChoice.js';
import { ChosenArmy, SitButton } from './ArmyPicker.js';
import './SecondArmy.css';

interface Props {
  readonly store: MatchStore;
  readonly seat: Seat;
  /** Of the seat that is taken already. */
  readonly name: string;
  readonly onClose: () => void;
}

/** A player of a team takes command of its other army, too (O5). */
export const SecondArmy = ({ store, seat, name, onClose }: Props) => {
  const choice = useArmyChoice(store);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const take = async (): Promise<void> => {
    if (!choice.isReady) return;
    setBusy(true);
    const answer = await takeSecondSeat(store, choice.commit(), name, seat);
    setBusy(false);
    if (answer.ok) onClose();
    else setProblem(t('app.lobby.refused', { reason: refusalText(answer.error) }));
  };
  return (
    <Dialog title={t('lobby.alsoTitle')} onClose={onClose} kind="second-army">
      <Form onSubmit={take}>
        <p>{t('lobby.alsoText')}</p>
        <ChosenArmy store={store} choice={choice} />
        <ProblemText text={problem} />
        <SitButton
          choice={choice}
          busy={busy}
          textOf={(army) => (army === null ? t('matchmaking.armySelection.sitAlso') : t('lobby.alsoSit', { army }))}
        />
      </Form>
    </Dialog>
  );
};
