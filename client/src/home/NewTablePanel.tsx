import type { ComponentType } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';
import { ArmyPicker } from '../lobby/ArmyPicker.js';
import { withTexts } from '../ui/lazy.js';
import { armyFor } from '../platform/armyPick.js';
import { canPlayHere, isOnline } from '../offline/isOnline.js';
import { settings } from '../platform/settings.js';
import { createTable } from '../table/currentTable.js';
import { DEFAULT_FORM, type NewTableForm } from '../store/newTableForm.js';
import { t } from '../text/translate.js';
import { FoldedMaps, FoldedOptions, GameForm } from '../lobby/GameForm.js';
import { NameField } from '../lobby/SeatForm.js';
import { NeedsServer } from '../shell/EmptyState.js';
import { useNewTable } from '../table/useNewTable.js';
import { Button } from '../ui/Button.js';
import { Form, ProblemText } from '../ui/fields.js';

interface Setup {
  readonly form: NewTableForm;
  readonly army: ArmyId;
  readonly onClose: () => void;
}

interface Rivals {
  readonly form: NewTableForm;
  readonly name: string;
  readonly onClose: () => void;
}

/** The form of a new table: who you are, what to play, and which army; for those who want to settle it before anybody sees the table. */
export const NewTablePanel = () => {
  const [pick, choosePick] = useState(settings.army.peek());
  const army = (): ArmyId => armyFor(pick, ARMY_IDS) ?? ARMY_IDS[0];
  const [form, setForm] = useState(DEFAULT_FORM);
  const { make, busy, problem, setProblem } = useNewTable();
  const isBlocked = busy || !isOnline.value;
  const fields = useRef<HTMLFormElement>(null);
  const [hotSeat, showHotSeat] = useState<{ readonly HotSeatDialog: ComponentType<Setup>; readonly army: ArmyId } | null>(null);
  const [rivals, showRivals] = useState<{ readonly PlayComputerDialog: ComponentType<Rivals>; readonly name: string } | null>(null);
  /** Whether all numbers are right; the first that is not is shown, with its reason beside it. */
  const isSound = (): boolean => {
    const wrong = fields.current?.querySelector<HTMLInputElement>('input:invalid');
    if (!wrong) return true;
    for (let fold = wrong.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) fold.open = true;
    wrong.focus();
    return false;
  };
  /** The name; null, with the field in focus, if there is none. */
  const givenName = (): string | null => {
    const name = settings.name.peek().trim();
    if (name !== '') return name;
    setProblem(t('app.start.nameMissing'));
    fields.current?.querySelector<HTMLInputElement>('input[name="name"]')?.focus();
    return null;
  };
  const shareDevice = async (): Promise<void> => {
    if (!isSound()) return;
    const { HotSeatDialog } = await withTexts(() => import('./HotSeatDialog.js'));
    // A random army is drawn once, and not with every render.
    showHotSeat({ HotSeatDialog, army: army() });
  };
  const playComputer = async (): Promise<void> => {
    if (!isSound()) return;
    const name = givenName();
    if (name === null) return;
    setProblem('');
    settings.army.value = pick;
    const { PlayComputerDialog } = await withTexts(() => import('./PlayComputerDialog.js'));
    showRivals({ PlayComputerDialog, name });
  };
  const create = async (): Promise<void> => {
    if (!isSound()) return;
    const name = givenName();
    if (name === null) return;
    settings.army.value = pick;
    await make(() => createTable(form, { army: form.armySelection === 'free' ? army() : null, name, rivals: null }));
  };
  return (
    <>
      <Form class="plate new-table" ref={fields} noValidate onSubmit={create}>
        <NameField />
        <GameForm value={form} onChange={setForm} />
        {form.armySelection === 'free' && (
          <>
            <h3>{t('computer.mine')}</h3>
            <ArmyPicker armies={ARMY_IDS} value={pick} onChange={choosePick} onRandom={() => choosePick('random')} />
          </>
        )}
        <div class="folds">
          <FoldedMaps value={form} onChange={setForm} />
          <FoldedOptions value={form} onChange={setForm} />
        </div>
        <ProblemText text={problem} />
        <NeedsServer hasLocal />
        <div class="row create-row">
          <Button kind="primary" size="large" submits text={busy ? t('app.connection.creating') : t('hotSeat.create')} disabled={isBlocked} />
          <Button
            name="alone"
            size="large"
            text={t('app.start.alone')}
            disabled={busy || !canPlayHere()}
            onClick={() => void playComputer()}
          />
          <Button
            name="hot-seat"
            size="large"
            text={t('hotSeat.open')}
            disabled={busy || !canPlayHere()}
            onClick={() => void shareDevice()}
          />
        </div>
      </Form>
      {rivals && (
        <rivals.PlayComputerDialog
          form={form}
          name={rivals.name}
          onClose={() => {
            showRivals(null);
            choosePick(settings.army.peek());
          }}
        />
      )}
      {hotSeat && <hotSeat.HotSeatDialog form={form} army={hotSeat.army} onClose={() => showHotSeat(null)} />}
    </>
  );
};
