import { COMPETITION_FORMATS, FINALS, type Regulations } from '@hexfall/shared/competition/regulations';
import { boutText, secondsText, teamsText } from '../text/competitionText.js';
import { t } from '../text/translate.js';
import { Select, TextField } from '../ui/fields.js';
import {
  BOARD_COUNTS,
  boutsFor,
  choicesWith,
  LATE_ROUNDS,
  ROUND_COUNTS,
  TIMES,
  withBoards,
  withBout,
  withFormat,
} from './newCompetition.js';
import type { CompetitionForm } from './proposedCompetition.js';
import './RegulationFields.css';

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

interface Props {
  readonly value: CompetitionForm;
  /** The regulations that cannot be changed any more: they have no fields. */
  readonly fixed?: readonly (keyof Regulations)[];
  readonly onChange: (value: CompetitionForm) => void;
}

/** What is played in how many rounds, and how long a round may take. */
export const RoundFields = ({ value, fixed = [], onChange }: Props) => {
  const { regulations } = value;
  const { format, bout, boards, rounds, halves, finals, limit, duration } = regulations;
  const change = (changed: Partial<Regulations>): void => onChange({ ...value, regulations: { ...regulations, ...changed } });
  return (
    <div class="competition-fields">
      {!fixed.includes('format') && (
        <Select
          label={t('competitions.format')}
          name="format"
          values={COMPETITION_FORMATS}
          value={format}
          textOf={(one) => t(`competition.format.${one}`)}
          onChange={(one) => onChange(withFormat(value, one))}
        />
      )}
      {format === 'swiss' && !fixed.includes('rounds') && (
        <NumberSelect
          name="rounds"
          label={t('competitions.rounds')}
          values={ROUND_COUNTS}
          value={rounds}
          textOf={(count) => (count === 0 ? t('competitions.byEntrants') : String(count))}
          onChange={(count) => change({ rounds: count })}
        />
      )}
      {format === 'round-robin' && !fixed.includes('halves') && (
        <NumberSelect
          name="halves"
          label={t('competitions.halves')}
          values={[1, 2]}
          value={halves}
          textOf={(count) => t(count === 1 ? 'competitions.half.1' : 'competitions.half.2')}
          onChange={(count) => change({ halves: count === 1 ? 1 : 2 })}
        />
      )}
      {format === 'arena' && (
        <NumberSelect
          name="duration"
          label={t('competitions.duration')}
          values={TIMES.duration}
          value={duration}
          textOf={secondsText}
          onChange={(seconds) => change({ duration: seconds })}
        />
      )}
      {format !== 'arena' && !fixed.includes('boards') && (
        <NumberSelect
          name="boards"
          label={t('competitions.boards')}
          values={BOARD_COUNTS}
          value={boards}
          textOf={(count) => teamsText(count)[0] ?? t('competitions.persons')}
          onChange={(count) => onChange(withBoards(value, count))}
        />
      )}
      {format !== 'arena' && !fixed.includes('bout') && (
        <Select
          label={t('competitions.bout')}
          name="bout"
          values={boutsFor(boards)}
          value={bout}
          textOf={boutText}
          onChange={(kind) => onChange(withBout(value, kind))}
        />
      )}
      {format !== 'knock-out' && format !== 'arena' && !fixed.includes('finals') && (
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
        label={t(format === 'arena' ? 'competitions.lastLimit' : 'competitions.limit')}
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
export const MoreFields = ({ value, fixed = [], onChange }: Props) => {
  const { regulations } = value;
  const { format, lateUntil, checkIn, pause, begins } = regulations;
  const change = (changed: Partial<Regulations>): void => onChange({ ...value, regulations: { ...regulations, ...changed } });
  return (
    <>
      <div class="competition-fields">
        {!fixed.includes('begins') && (
          <TextField
            label={t('competitions.begins')}
            type="datetime-local"
            name="begins"
            value={fieldOf(begins)}
            aria-describedby="begins-about"
            onInput={(text) => change({ begins: text === '' ? null : new Date(text).getTime() })}
          />
        )}
        {format !== 'arena' && (
          <NumberSelect
            name="checkIn"
            label={t('competitions.checkIn')}
            values={TIMES.checkIn}
            value={checkIn}
            textOf={(seconds) => (seconds === 0 ? t('competitions.checkInNone') : secondsText(seconds))}
            onChange={(seconds) => change({ checkIn: seconds })}
          />
        )}
        {format !== 'arena' && (
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
        )}
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
      {!fixed.includes('begins') && (
        <p class="quiet-text" id="begins-about">
          {t('competitions.beginsAbout')}
        </p>
      )}
    </>
  );
};
