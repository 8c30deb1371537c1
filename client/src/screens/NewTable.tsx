import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';
import { MUSTERS } from '@hexfall/shared/protocol/lobby';
import { ArmyPicker } from '../hud/ArmyPicker.js';
import { navigate, pathOfTable } from '../store/route.js';
import { settings } from '../store/settings.js';
import { createTable } from '../store/tables.js';
import { PLAIN_WISH, type Wish } from '../store/wish.js';
import { t } from '../text/translate.js';
import { Choices } from './Choices.js';
import { ModePicker } from './ModePicker.js';
import { NameField } from './NameField.js';
import { OptionsForm } from './OptionsForm.js';

interface Setup {
  readonly wish: Wish;
  readonly army: ArmyId;
  readonly onClose: () => void;
}

/** The form of a new table: who you are, what to play, and which army. */
export const NewTable = () => {
  const [army, chooseArmy] = useState<ArmyId>(ARMY_IDS[0]);
  const [wish, setWish] = useState(PLAIN_WISH);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [HotSeatDialog, showHotSeat] = useState<ComponentType<Setup> | null>(null);
  const shareDevice = async (): Promise<void> => {
    const loaded = await import('./HotSeatDialog.js');
    showHotSeat(() => loaded.HotSeatDialog);
  };
  const create = async (alone: boolean): Promise<void> => {
    const name = settings.name.peek().trim();
    if (name === '') return setProblem(t('app.start.nameMissing'));
    setBusy(true);
    setProblem('');
    const created = await createTable(wish, { army: wish.muster === 'free' ? army : null, name, alone });
    setBusy(false);
    if (created.ok) navigate(pathOfTable(created.value));
    else setProblem(t('app.start.failed', { reason: created.error }));
  };
  return (
    <>
      <form
        class="plate new-table"
        onSubmit={(event) => {
          event.preventDefault();
          void create(false);
        }}
      >
        <h2>{t('app.start.heading')}</h2>
        <NameField />
        <ModePicker value={wish} onChange={setWish} />
        <Choices
          isRow
          legend={t('gather.muster.legend')}
          name="muster"
          values={MUSTERS}
          chosen={wish.muster}
          textOf={(muster) => t(`gather.muster.${muster}`)}
          onChoose={(muster) => setWish({ ...wish, muster })}
        />
        <p class="quiet-text">{t(`gather.muster.about.${wish.muster}`)}</p>
        {wish.muster === 'free' && (
          <>
            <h3>{t('app.start.army')}</h3>
            <ArmyPicker armies={ARMY_IDS} value={army} onChange={chooseArmy} />
          </>
        )}
        <details class="options">
          <summary>{t('app.start.options')}</summary>
          <OptionsForm value={wish} onChange={setWish} />
        </details>
        <p class="problem" role="alert">
          {problem}
        </p>
        <div class="row create-row">
          <button type="submit" class="button primary large" disabled={busy}>
            {busy ? t('app.start.creating') : t('app.start.create')}
          </button>
          <button type="button" class="button large" data-action="alone" disabled={busy} onClick={() => void create(true)}>
            {t('app.start.alone')}
          </button>
          <button type="button" class="button large" data-action="hot-seat" disabled={busy} onClick={() => void shareDevice()}>
            {t('hotSeat.open')}
          </button>
        </div>
      </form>
      {HotSeatDialog && <HotSeatDialog wish={wish} army={army} onClose={() => showHotSeat(null)} />}
    </>
  );
};
