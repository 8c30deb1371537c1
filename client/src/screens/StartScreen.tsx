import { useState } from 'preact/hooks';
import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';
import { ArmyPicker } from '../hud/ArmyPicker.js';
import { Link } from '../hud/Link.js';
import { navigate, pathOfTable } from '../store/route.js';
import { seatKeys } from '../store/seatKeys.js';
import { settings } from '../store/settings.js';
import { createTable } from '../store/tables.js';
import { PLAIN_WISH } from '../store/wish.js';
import { t } from '../text/translate.js';
import { JoinForm } from './JoinForm.js';
import { ModePicker } from './ModePicker.js';
import { NameField } from './NameField.js';
import { OpenTables } from './OpenTables.js';
import { OptionsForm } from './OptionsForm.js';
import { Page } from './Page.js';
import { QuickMatchButton } from './QuickMatchButton.js';

const RECENT = 5;

const NewTable = () => {
  const [army, chooseArmy] = useState<ArmyId>(ARMY_IDS[0]);
  const [wish, setWish] = useState(PLAIN_WISH);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const create = async (alone: boolean): Promise<void> => {
    const name = settings.name.peek().trim();
    if (name === '') return setProblem(t('app.start.nameMissing'));
    setBusy(true);
    setProblem('');
    const created = await createTable(wish, { army, name, alone });
    setBusy(false);
    if (created.ok) navigate(pathOfTable(created.value));
    else setProblem(t('app.start.failed', { reason: created.error }));
  };
  return (
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
      <h3>{t('app.start.army')}</h3>
      <ArmyPicker armies={ARMY_IDS} value={army} onChange={chooseArmy} />
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
      </div>
    </form>
  );
};

const RecentTables = () => {
  const codes = Object.keys(seatKeys.value).slice(0, RECENT);
  if (codes.length === 0) return null;
  return (
    <section class="plate">
      <h2>{t('app.start.recent')}</h2>
      <ul class="recent">
        {codes.map((code) => (
          <li key={code}>
            <Link to={pathOfTable(code)} kind="button quiet">
              {t('app.start.recentAs', { code })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The first page: who you are, which army, what to play, and a table to play it at. */
export const StartScreen = () => (
  <Page kind="start">
    <div class="hero">
      <h1>{t('app.title')}</h1>
      <p>{t('app.tagline')}</p>
    </div>
    <NewTable />
    <aside class="start-side">
      <QuickMatchButton />
      <OpenTables />
      <section class="plate">
        <JoinForm />
      </section>
      <RecentTables />
    </aside>
  </Page>
);
