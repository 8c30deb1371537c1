import { useLayoutEffect, useState } from 'preact/hooks';
import type { Clock } from '@hexfall/shared/model/clock';
import {
  CLOCK_KINDS,
  clockOf,
  type CustomClock,
  customOf,
  isWithin,
  MORE_RANGE,
  type Range,
  timeRange,
  unitsOf,
  withUnit,
} from '../store/customClock.js';
import { CLOCKS } from '../store/newTableForm.js';
import { clockText } from '../text/clockText.js';
import { t } from '../text/translate.js';
import { ProblemText, Select, TextField } from '../ui/fields.js';
import { RadioGroup } from '../ui/RadioGroup.js';
import { aboutId, OptionAbout } from './OptionAbout.js';
import './OptionsForm.css';

interface NumberProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly range: Range;
  readonly onInput: (text: string) => void;
  readonly onDone: () => void;
}

/** A whole number, and what is wrong with it beside it. */
const NumberField = ({ name, label, value, range, onInput, onDone }: NumberProps) => {
  const [least, most] = range;
  const isRight = isWithin(value, range);
  return (
    <div class="number-field">
      <TextField
        label={label}
        type="number"
        name={name}
        min={least}
        max={most}
        step={1}
        required
        inputMode="numeric"
        autocomplete="off"
        value={value}
        aria-invalid={!isRight}
        aria-describedby={`${name}-problem`}
        onInput={onInput}
        onChange={onDone}
      />
      <ProblemText id={`${name}-problem`} text={isRight ? '' : t('options.clock.range', { field: label, least, most })} />
    </div>
  );
};

interface Props {
  readonly clock: Clock;
  readonly onChange: (clock: Clock) => void;
}

/** A custom clock. Invalid input stays in its field with the reason, and changes nothing. */
const CustomClockFields = ({ clock, onChange }: Props) => {
  const [custom, setCustom] = useState(() => customOf(clock));
  // Before the next key, which would be lost otherwise.
  useLayoutEffect(() => setCustom((before) => (clockOf(before) === clock ? before : customOf(clock))), [clock]);
  const settle = (changed: CustomClock): void => {
    setCustom(changed);
    const wish = clockOf(changed);
    if (wish !== null && wish !== clock) onChange(wish);
  };
  return (
    <div class="custom-clock">
      <RadioGroup
        isRow
        legend={t('options.clock.kind')}
        name="clock-kind"
        values={CLOCK_KINDS}
        chosen={custom.kind}
        textOf={(kind) => t(`options.clock.kinds.${kind}`)}
        onChoose={(kind) => settle(withUnit(custom, { kind }))}
      />
      <div class="clock-numbers">
        <NumberField
          name="clock-time"
          label={t('options.clock.time')}
          value={custom.time}
          range={timeRange(custom)}
          onInput={(time) => setCustom({ ...custom, time })}
          onDone={() => settle(custom)}
        />
        <Select
          label={t('options.clock.unit')}
          name="clock-unit"
          values={unitsOf(custom.kind)}
          value={custom.unit}
          textOf={(unit) => t(`options.clock.units.${unit}`)}
          onChange={(unit) => settle(withUnit(custom, { unit }))}
        />
        {custom.kind === 'game' && (
          <NumberField
            name="clock-more"
            label={t('options.clock.more')}
            value={custom.more}
            range={MORE_RANGE}
            onInput={(more) => setCustom({ ...custom, more })}
            onDone={() => settle(custom)}
          />
        )}
      </div>
      <p class="custom-clock-text" role="status">
        {t(clockOf(custom) === null ? 'options.clock.stays' : 'options.clock.chosen', { clock: clockText(clockOf(custom) ?? clock) })}
      </p>
    </div>
  );
};

const CHOICES = [...CLOCKS, 'custom'] as const;

/** The first value of a custom clock. */
const FIRST_CUSTOM: Clock = 'game:900+10';

/** O10: one of the usual clocks, or a custom one. */
export const ClockField = ({ clock, onChange }: Props) => {
  const [isCustom, setCustom] = useState(false);
  const usual = CLOCKS.find((known) => known === clock) ?? null;
  const chosen = usual === null || (isCustom && clock !== 'none') ? 'custom' : usual;
  return (
    <>
      <RadioGroup
        isRow
        legend={t('app.option.clock')}
        name="clock"
        values={CHOICES}
        chosen={chosen}
        about={<OptionAbout of="clock" />}
        describedBy={aboutId('clock')}
        textOf={(choice) => (choice === 'custom' ? t('options.clock.custom') : clockText(choice))}
        onChoose={(choice) => {
          setCustom(choice === 'custom');
          if (choice !== 'custom') onChange(choice);
          else if (clock === 'none') onChange(FIRST_CUSTOM);
        }}
      />
      {chosen === 'custom' && <CustomClockFields clock={clock} onChange={onChange} />}
    </>
  );
};
