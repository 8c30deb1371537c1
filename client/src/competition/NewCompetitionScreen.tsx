import { useEffect, useState } from 'preact/hooks';
import { COMPETITION_FORMATS, FINALS, MAX_COMPETITION_NAME, type Regulations } from '@hexfall/shared/competition/regulations';
import { SERIES_KINDS } from '@hexfall/shared/model/series';
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
import { dayName, regulationsText, secondsText } from '../text/competitionsText.js';
import { competitionProblem } from '../text/competitionText.js';
import { playedText } from '../text/optionText.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { copyText } from '../ui/copyText.js';
import { Checkbox, Form, ProblemText, Select, TextField } from '../ui/fields.js';
import { Fold } from '../ui/Fold.js';
import { lazy, loadingLine } from '../ui/lazy.js';
import { RadioGroup } from '../ui/RadioGroup.js';
import {
  allRounds,
  choicesWith,
  COMPETITION_PRESET_NAMES,
  COMPETITION_PRESETS,
  type CompetitionForm,
  competitionPresetOf,
  LATE_ROUNDS,
  longestTime,
  requestFor,
  ROUND_COUNTS,
  saidTime,
  TIMES,
  withBout,
  withCompetitionPreset,
  withFormat,
} from './newCompetition.js';
import '../lobby/LobbyBar.css';
import './NewCompetitionScreen.css';

/** Fetched when it is unfolded: most competitions are played by the usual rules. */
const OptionsForm = lazy(async () => (await import('../lobby/OptionsForm.js')).OptionsForm, loadingLine);

/** For how many players the form says how long it takes. */
const EXAMPLE = 8;

/** The longest time ahead that a competition can begin by itself, in milliseconds. */
const AHEAD_MS = 60 * 24 * 3600 * 1000;

interface NumberSelectProps {
  readonly name: string;
  readonly label: string;
  readonly values: readonly number[];
  readonly value: number;
  readonly textOf: (value: number) => string;
  readonly onChange: (value: number) => void;
}

/** One of several numbers, folded away. */
const NumberSelect = ({ values, value, textOf, onChange, ...rest }: NumberSelectProps) => (
  <Select
    {...rest}
    values={choicesWith(values, value).map(String)}
    value={String(value)}
    textOf={(text) => textOf(Number(text))}
    onChange={(text) => onChange(Number(text))}
  />
);

interface PartProps {
  readonly value: CompetitionForm;
  readonly onChange: (value: CompetitionForm) => void;
}

/** What is played in how many rounds, and how long a round may take. */
const RoundFields = ({ value, onChange }: PartProps) => {
  const { regulations } = value;
  const { format, bout, rounds, halves, finals, limit } = regulations;
  const change = (changed: Partial<Regulations>): void => onChange({ ...value, regulations: { ...regulations, ...changed } });
  return (
    <div class="competition-fields">
      <Select
        label={t('competitions.format')}
        name="format"
        values={COMPETITION_FORMATS}
        value={format}
        textOf={(one) => t(`competitions.formats.${one}`)}
        onChange={(one) => onChange(withFormat(value, one))}
      />
      {format === 'swiss' && (
        <NumberSelect
          name="rounds"
          label={t('competitions.rounds')}
          values={ROUND_COUNTS}
          value={rounds}
          textOf={(count) => (count === 0 ? t('competitions.byEntrants') : String(count))}
          onChange={(count) => change({ rounds: count })}
        />
      )}
      {format === 'round-robin' && (
        <NumberSelect
          name="halves"
          label={t('competitions.halves')}
          values={[1, 2]}
          value={halves}
          textOf={(count) => t(count === 1 ? 'competitions.half.1' : 'competitions.half.2')}
          onChange={(count) => change({ halves: count === 1 ? 1 : 2 })}
        />
      )}
      <Select
        label={t('competitions.bout')}
        name="bout"
        values={SERIES_KINDS}
        value={bout}
        textOf={(kind) => t(`app.option.series.${kind}`)}
        onChange={(kind) => onChange(withBout(value, kind))}
      />
      {format !== 'knock-out' && (
        <NumberSelect
          name="finals"
          label={t('competitions.finals')}
          values={FINALS}
          value={finals}
          textOf={(count) => (count === 0 ? t('competitions.finalsNone') : String(count))}
          onChange={(count) => change({ finals: FINALS.find((one) => one === count) ?? 0 })}
        />
      )}
      <NumberSelect
        name="limit"
        label={t('competitions.limit')}
        values={TIMES.limit}
        value={limit}
        textOf={secondsText}
        onChange={(seconds) => change({ limit: seconds })}
      />
    </div>
  );
};

/** A moment as a field of the device's time has it, without seconds: `2026-11-28T19:30`; empty for none. */
const fieldOf = (at: number | null): string => {
  if (at === null) return '';
  const local = new Date(at - new Date(at).getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
};

/** What most organizers leave as it is. */
const MoreFields = ({ value, onChange }: PartProps) => {
  const { regulations, listed } = value;
  const { format, lateUntil, checkIn, pause, begins } = regulations;
  const change = (changed: Partial<Regulations>): void => onChange({ ...value, regulations: { ...regulations, ...changed } });
  return (
    <>
      <Checkbox
        text={t('competitions.listed')}
        name="listed"
        checked={listed}
        onChange={(isChecked) => onChange({ ...value, listed: isChecked })}
      />
      <div class="competition-fields">
        <TextField
          label={t('competitions.begins')}
          type="datetime-local"
          name="begins"
          value={fieldOf(begins)}
          aria-describedby="begins-about"
          onInput={(text) => change({ begins: text === '' ? null : new Date(text).getTime() })}
        />
        <NumberSelect
          name="checkIn"
          label={t('competitions.checkIn')}
          values={TIMES.checkIn}
          value={checkIn}
          textOf={(seconds) => (seconds === 0 ? t('competitions.checkInNone') : secondsText(seconds))}
          onChange={(seconds) => change({ checkIn: seconds })}
        />
        <NumberSelect
          name="pause"
          label={t('competitions.pause')}
          values={[...TIMES.pause, -1]}
          value={pause ?? -1}
          textOf={(seconds) =>
            seconds === -1 ? t('competitions.pauseByHand') : seconds === 0 ? t('competitions.pauseNone') : secondsText(seconds)
          }
          onChange={(seconds) => change({ pause: seconds === -1 ? null : seconds })}
        />
        {format === 'swiss' && (
          <NumberSelect
            name="lateUntil"
            label={t('competitions.late')}
            values={LATE_ROUNDS}
            value={lateUntil}
            textOf={(number) => (number === 1 ? t('competitions.lateNone') : t('competitions.lateUntil', { number }))}
            onChange={(number) => change({ lateUntil: number })}
          />
        )}
      </div>
      <p class="quiet-text" id="begins-about">
        {t('competitions.beginsAbout')}
      </p>
    </>
  );
};

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
export const NewCompetitionScreen = () => {
  useWindowTitle(t('competitions.new'));
  const [value, change] = useState<CompetitionForm>(COMPETITION_PRESETS.evening);
  const [today] = useState(Date.now);
  const [name, setName] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  useEffect(() => void findLanHost(), []);
  const { regulations } = value;
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
        <p class="quiet-text">{t('competitions.limitAbout')}</p>
        <h2 class="spoken">{t('app.lobby.settings')}</h2>
        <div class="folds">
          <GameFields value={value} onChange={change} />
          <Fold kind="competition-more" title={t('competitions.more')}>
            {() => <MoreFields value={value} onChange={change} />}
          </Fold>
        </div>
      </Form>
      <section class="plate lobby-bar">
        <p class="lobby-bar-text" role="status">
          {t('competitions.sentence', {
            players: t('app.start.players', { count: EXAMPLE }),
            rounds: t('competitions.roundsOf', { count: allRounds(regulations, EXAMPLE) }),
            time: secondsText(saidTime(longestTime(regulations, EXAMPLE))),
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
