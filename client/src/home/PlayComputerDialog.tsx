import { useState } from 'preact/hooks';
import { FIRST_LEVEL, type LevelId } from '@hexfall/shared/model/computer';
import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';
import { Dialog } from '../ui/Dialog.js';
import { armyFor, type ArmyPick } from '../platform/armyPick.js';
import { settings } from '../platform/settings.js';
import type { NewTableForm } from '../store/newTableForm.js';
import { createTable } from '../table/currentTable.js';
import type { LocalSeat } from '../table/beginLocalGame.js';
import { t } from '../text/translate.js';
import { ArmyRow } from '../lobby/ArmyPicker.js';
import { ServerAwayNotice, startLocally, PlayLocationField, usePlayLocation } from '../lobby/PlayLocation.js';
import { useNewTable } from '../table/useNewTable.js';
import { LevelLadder } from './LevelLadder.js';
import { Button } from '../ui/Button.js';
import { Form, ProblemText } from '../ui/fields.js';
import './PlayComputerDialog.css';

interface Props {
  readonly form: NewTableForm;
  readonly name: string;
  readonly onClose: () => void;
}

interface Pairing {
  readonly level: LevelId;
  readonly mine: ArmyPick;
  readonly its: ArmyPick;
}

/** A level that a beginner can beat and lose to, and the two armies that are the easiest to play. */
const FIRST: Pairing = { level: FIRST_LEVEL, mine: 'borgo', its: 'moloch' };

/** What is proposed: the first pairing until the computer has lost once, then what was played last. */
const proposedPairing = (): Pairing =>
  settings.computerBeaten.peek() ? { level: settings.level.peek(), mine: settings.army.peek(), its: settings.rivalArmy.peek() } : FIRST;

/** Level and armies of a game against the computer. */
export const PlayComputerDialog = ({ form, name, onClose }: Props) => {
  const place = usePlayLocation();
  const { make, busy: isMaking, problem, setProblem } = useNewTable(place.explain);
  const [isBeginning, setBeginning] = useState(false);
  const busy = isMaking || isBeginning;
  const withArmies = form.armySelection === 'free' || (place.isLocal && form.armySelection !== 'random');
  const [pairing, setPairing] = useState(proposedPairing);
  const { mine, its } = pairing;
  const change = (chosen: Partial<Pairing>): void => setPairing({ ...pairing, ...chosen });
  // Of several computer players, all but one get other armies anyway.
  const withRival = withArmies && form.seats === 2;
  const localSeats = (): readonly LocalSeat[] =>
    Array.from({ length: form.seats }, (_, seat) => {
      const pick = withArmies && seat < (withRival ? 2 : 1) ? [mine, its][seat] : 'random';
      const army = pick === undefined || pick === 'random' ? null : pick;
      return seat === 0 ? { name, army, level: null } : { name: '', army, level: pairing.level };
    });
  const begin = async (): Promise<void> => {
    settings.level.value = pairing.level;
    if (withArmies) settings.army.value = mine;
    if (withRival) settings.rivalArmy.value = its;
    if (place.isLocal) {
      setBeginning(true);
      setProblem(await startLocally({ form, seats: localSeats() }));
      return setBeginning(false);
    }
    const armiesBeside = (taken: ArmyPick | null): readonly ArmyId[] => ARMY_IDS.filter((id) => form.options.sameArmy || id !== taken);
    const army = withArmies ? armyFor(mine, armiesBeside(withRival ? its : null)) : null;
    const rival = withRival ? armyFor(its, armiesBeside(army)) : null;
    await make(() => createTable(form, { army, name, rivals: { level: pairing.level, army: rival } }));
  };
  return (
    <Dialog title={t('app.start.alone')} onClose={onClose} kind="computer">
      <Form onSubmit={begin}>
        <ServerAwayNotice place={place} />
        <LevelLadder value={pairing.level} onChoose={(level) => change({ level })} />
        {withArmies && (
          <div class="rival-armies">
            <h3>{t('computer.mine')}</h3>
            <ArmyRow
              name="mine"
              label={t('computer.mine')}
              value={mine}
              isNamed
              onChoose={(army) => change({ mine: army, ...(army === its && !form.options.sameArmy && { its: 'random' }) })}
              onRandom={() => change({ mine: 'random' })}
            />
            {withRival && (
              <>
                <h3>{t('computer.its')}</h3>
                <ArmyRow
                  name="its"
                  label={t('computer.its')}
                  value={its}
                  isNamed
                  onChoose={(army) => change({ its: army, ...(army === mine && !form.options.sameArmy && { mine: 'random' }) })}
                  onRandom={() => change({ its: 'random' })}
                />
              </>
            )}
          </div>
        )}
        <PlayLocationField place={place} form={form} />
        <div class="computer-begin">
          <ProblemText text={problem} />
          <Button
            name="begin"
            kind="primary"
            size="large"
            submits
            text={busy ? t('app.connection.creating') : t('computer.begin')}
            disabled={busy}
          />
        </div>
      </Form>
    </Dialog>
  );
};
