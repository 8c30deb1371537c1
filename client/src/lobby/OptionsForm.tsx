import '../text/lobbyText.js';
import type { ComponentChildren } from 'preact';
import { mapOf } from '@hexfall/shared/content/maps';
import { OPTIONS, type Options } from '@hexfall/shared/model/options';
import {
  allows,
  allowsToggle,
  hasToggle,
  mercenaryCounts,
  type NewTableForm,
  seriesChoices,
  startChoices,
  type Toggle,
  TOGGLE_NAMES,
  withToggle,
} from '../store/newTableForm.js';
import { t } from '../text/translate.js';
import { Checkbox } from '../ui/fields.js';
import { RadioGroup } from '../ui/RadioGroup.js';
import { ClockField } from './ClockField.js';
import { aboutId, OptionAbout } from './OptionAbout.js';
import './OptionsForm.css';

interface Props {
  readonly value: NewTableForm;
  readonly onChange: (form: NewTableForm) => void;
  /** Whether they are for the matches of a competition: without what its regulations decide, and what it does not have. */
  readonly isCompetition?: boolean;
}

interface GroupProps {
  readonly name: 'start' | 'rules' | 'expansions' | 'play';
  readonly children: ComponentChildren;
}

/** What belongs together, under a heading. */
const Group = ({ name, children }: GroupProps) => (
  <section class="option-group" data-group={name} aria-labelledby={`options-${name}`}>
    <h3 id={`options-${name}`}>{t(`lobby.optionGroup.${name}`)}</h3>
    <div class="option-parts">{children}</div>
  </section>
);

/** The traits that change the rules: the board, the HQs, the hands, the armies. */
const RULES: readonly Toggle[] = TOGGLE_NAMES.filter((toggle) => toggle !== 'takeBack' && toggle !== 'venomLimit');

/** The options of a new table by subject: those that go with its mode and number of players. */
export const OptionsForm = ({ value, onChange, isCompetition = false }: Props) => {
  const { options } = value;
  const beginners = isCompetition ? [] : startChoices(options.mode);
  const kinds = isCompetition ? [] : seriesChoices(options.mode);
  const hires = isCompetition ? [] : mercenaryCounts(value);
  const bombers = OPTIONS.bomber.values.filter((bomber) => allows(value, { bomber }));
  const change = (changed: Partial<Options>): void => onChange({ ...value, options: { ...options, ...changed } });
  // A map brings its board.
  const rules = RULES.filter((toggle) => allowsToggle(value, toggle) && (toggle !== 'board' || mapOf(options) === null));
  const traitBox = (toggle: Toggle) => (
    <div key={toggle} class="option">
      <Checkbox
        text={t(`app.option.trait.${toggle}`)}
        name={toggle}
        aria-describedby={aboutId(toggle)}
        checked={hasToggle(options, toggle)}
        onChange={(isChecked) => change(withToggle(options, toggle, isChecked))}
      />
      <OptionAbout of={toggle} />
    </div>
  );
  return (
    <div class="options-form">
      <Group name="start">
        {beginners.length > 1 && (
          <RadioGroup
            isRow
            legend={t('app.option.begins')}
            name="startingSeat"
            values={beginners}
            chosen={value.startingSeat}
            about={<OptionAbout of="startingSeat" />}
            describedBy={aboutId('startingSeat')}
            textOf={(startingSeat) => t(`app.option.beginner.${startingSeat}`)}
            onChoose={(startingSeat) => onChange({ ...value, startingSeat })}
          />
        )}
        {kinds.length > 1 && (
          <RadioGroup
            isRow
            legend={t('lobby.series')}
            name="seriesKind"
            values={kinds}
            chosen={value.seriesKind}
            about={<OptionAbout of={`series.${value.seriesKind}`} />}
            describedBy={aboutId(`series.${value.seriesKind}`)}
            textOf={(seriesKind) => t(`app.option.series.${seriesKind}`)}
            onChoose={(seriesKind) => onChange({ ...value, seriesKind })}
          />
        )}
        <RadioGroup
          isRow
          legend={t('app.option.start')}
          name="start"
          values={OPTIONS.start.values}
          chosen={options.start}
          about={<OptionAbout of={`start.${options.start}`} />}
          describedBy={aboutId(`start.${options.start}`)}
          textOf={(start) => t(`app.option.starts.${start}`)}
          onChoose={(start) => change({ start })}
        />
      </Group>
      <Group name="play">
        <ClockField clock={options.clock} onChange={(clock) => change({ clock })} />
        {traitBox('takeBack')}
        {!isCompetition && (
          <div class="option">
            <Checkbox
              text={t('forecast.off')}
              name="noForecast"
              aria-describedby={aboutId('forecast')}
              checked={!value.forecast}
              onChange={(isChecked) => onChange({ ...value, forecast: !isChecked })}
            />
            <OptionAbout of="forecast" />
          </div>
        )}
      </Group>
      <Group name="rules">{rules.map(traitBox)}</Group>
      <Group name="expansions">
        {hires.length > 1 && (
          <RadioGroup
            isRow
            legend={t('app.option.mercenaries')}
            name="mercenaries"
            values={hires}
            chosen={options.mercenaries}
            about={<OptionAbout of="mercenaries" />}
            describedBy={aboutId('mercenaries')}
            textOf={(mercenaries) => t(`app.option.hires.${mercenaries}`)}
            onChoose={(mercenaries) => change({ mercenaries })}
          />
        )}
        <RadioGroup
          isRow
          legend={t('app.option.bomber')}
          name="bomber"
          values={bombers}
          chosen={options.bomber}
          about={<OptionAbout of={`bomber.${options.bomber}`} />}
          describedBy={aboutId(`bomber.${options.bomber}`)}
          textOf={(bomber) => t(`app.option.bombers.${bomber}`)}
          onChoose={(bomber) => change({ bomber })}
        />
        {traitBox('venomLimit')}
      </Group>
    </div>
  );
};
