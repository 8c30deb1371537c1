import { useEffect, useState } from 'preact/hooks';
import { MAX_COMPETITION_NAME } from '@hexfall/shared/competition/regulations';
import { FoldedMaps } from '../lobby/GameForm.js';
import { createCompetition } from '../net/competitions.js';
import { findLanHost, linkTo } from '../net/links.js';
import { isOnline } from '../offline/isOnline.js';
import { linkCopiedOf, storeCompetitionKey } from '../platform/competitionKeys.js';
import { sendWithCode } from '../platform/invitationCode.js';
import { beforeLeaving, navigate, pathOfCompetition } from '../platform/route.js';
import { newKey } from '../platform/seatKeys.js';
import { NeedsServer } from '../shell/EmptyState.js';
import { Page, useWindowTitle } from '../shell/Page.js';
import { DEFAULT_FORM, type NewTableForm } from '../store/newTableForm.js';
import { dayName, regulationsText } from '../text/competitionsText.js';
import { competitionProblem, secondsText } from '../text/competitionText.js';
import { playedText } from '../text/optionText.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { copyText } from '../ui/copyText.js';
import { Checkbox, Form, ProblemText, TextField } from '../ui/fields.js';
import { Fold } from '../ui/Fold.js';
import { lazy, loadingLine } from '../ui/lazy.js';
import { RadioGroup } from '../ui/RadioGroup.js';
import {
  allRounds,
  COMPETITION_PRESET_NAMES,
  COMPETITION_PRESETS,
  competitionPresetOf,
  longestTime,
  requestFor,
  saidTime,
  withCompetitionPreset,
} from './newCompetition.js';
import type { CompetitionForm } from './proposedCompetition.js';
import { MoreFields, RoundFields } from './RegulationFields.js';
import '../lobby/LobbyBar.css';
import './NewCompetitionScreen.css';

/** Fetched when it is unfolded: most competitions are played by the usual rules. */
const OptionsForm = lazy(async () => (await import('../lobby/OptionsForm.js')).OptionsForm, loadingLine);

/** For how many players, or teams, the form says how long it takes. */
const EXAMPLE = { persons: 8, teams: 4 } as const;

/** The longest time ahead that a competition can begin by itself, in milliseconds. */
const AHEAD_MS = 60 * 24 * 3600 * 1000;

interface PartProps {
  readonly value: CompetitionForm;
  readonly onChange: (value: CompetitionForm) => void;
}

/** What is played in each match. */
const GameFields = ({ value, onChange }: PartProps) => {
  const form: NewTableForm = { ...DEFAULT_FORM, options: value.options, armySelection: 'random' };
  const change = ({ options }: NewTableForm): void => onChange({ ...value, options });
  return (
    <>
      <FoldedMaps value={form} onChange={change} />
      <Fold kind="competition-game" title={t('app.lobby.settings')} chosen={playedText(value.options, null)}>
        {() => (
          <>
            <p class="quiet-text">{t('competitions.dealt')}</p>
            <OptionsForm value={form} onChange={change} isCompetition />
          </>
        )}
      </Fold>
    </>
  );
};

/** Whether a competition cannot begin by itself at that time. */
const isWrongTime = (begins: number | null): boolean => {
  const ahead = begins === null ? 1 : begins - Date.now();
  return !(ahead > 0 && ahead < AHEAD_MS);
};

/** Makes a competition: what it is, in one glance; everything has a usual value. */
export const NewCompetitionScreen = ({ proposed }: { readonly proposed: CompetitionForm | null }) => {
  useWindowTitle(t('competitions.new'));
  const [value, change] = useState<CompetitionForm>(proposed ?? COMPETITION_PRESETS.evening);
  const [today] = useState(Date.now);
  const [name, setName] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  useEffect(() => void findLanHost(), []);
  const { regulations } = value;
  const isOfTeams = regulations.boards > 1;
  const example = isOfTeams ? EXAMPLE.teams : EXAMPLE.persons;
  const called = name ?? dayName(regulations.begins ?? today);
  const create = async (): Promise<void> => {
    if (isWrongTime(regulations.begins)) return setProblem(t('competitions.beginsPast'));
    const user = { hasLeft: false };
    const stop = beforeLeaving(() => void (user.hasLeft = true));
    setBusy(true);
    setProblem('');
    const key = newKey();
    const made = await sendWithCode((headers) => createCompetition(requestFor(value, called), key, headers));
    stop();
    if (made.ok) storeCompetitionKey(made.value.code, key, called);
    if (user.hasLeft) return;
    setBusy(false);
    if (!made.ok) return setProblem(competitionProblem(made.error));
    const path = pathOfCompetition(made.value.code);
    linkCopiedOf.value = (await copyText(linkTo(path))) ? made.value.code : null;
    navigate(path);
  };
  return (
    <Page kind="new-competition">
      <h1>{t('competitions.new')}</h1>
      <Form id="new-competition" class="plate new-competition" onSubmit={create}>
        <RadioGroup
          legend={t('competitions.preset.legend')}
          name="competition-preset"
          values={COMPETITION_PRESET_NAMES}
          chosen={competitionPresetOf(value)}
          textOf={(preset) => t(`competitions.preset.${preset}`)}
          factsOf={(preset) => regulationsText(COMPETITION_PRESETS[preset].regulations)}
          aboutOf={(preset) => t(`competitions.about.${preset}`)}
          onChoose={(preset) => change(withCompetitionPreset(value, preset))}
        />
        <TextField
          label={t('competitions.name')}
          name="competition-name"
          required
          maxLength={MAX_COMPETITION_NAME}
          autocomplete="off"
          value={called}
          onInput={setName}
        />
        <RoundFields value={value} onChange={change} />
        <p class="quiet-text">{t(regulations.format === 'arena' ? 'competitions.lastLimitAbout' : 'competitions.limitAbout')}</p>
        <h2 class="spoken">{t('app.lobby.settings')}</h2>
        <div class="folds">
          <GameFields value={value} onChange={change} />
          <Fold kind="competition-more" title={t('competitions.more')}>
            {() => (
              <>
                <Checkbox
                  text={t('competitions.listed')}
                  name="listed"
                  checked={value.listed}
                  onChange={(isChecked) => change({ ...value, listed: isChecked })}
                />
                <MoreFields value={value} onChange={change} />
              </>
            )}
          </Fold>
        </div>
      </Form>
      <section class="plate lobby-bar">
        <p class="lobby-bar-text" role="status">
          {regulations.format === 'arena'
            ? t('competitions.arenaSentence', { time: secondsText(saidTime(longestTime(regulations, example))) })
            : t('competitions.sentence', {
                players: t(isOfTeams ? 'competitions.teams' : 'app.start.players', { count: example }),
                rounds: t('competitions.roundsOf', { count: allRounds(regulations, example) }),
                time: secondsText(saidTime(longestTime(regulations, example))),
              })}
        </p>
        <Button
          name="create-competition"
          kind="primary"
          size="large"
          submits
          form="new-competition"
          text={t(busy ? 'competitions.creating' : 'competitions.create')}
          disabled={busy || !isOnline.value}
        />
        <NeedsServer />
        <ProblemText text={problem} />
      </section>
    </Page>
  );
};
