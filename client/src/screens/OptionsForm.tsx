import { BOMBERS, STARTS, type Options } from '@hexfall/shared/model/options';
import { allows, beginnersOf, CLOCKS, hasTrait, mercenariesOf, TRAIT_NAMES, TRAITS, withTrait, type Wish } from '../store/wish.js';
import { clockText } from '../text/clockText.js';
import { t } from '../text/translate.js';
import { Choices } from './Choices.js';

interface Props {
  readonly value: Wish;
  readonly onChange: (wish: Wish) => void;
}

/** The options of a new table: those that go with its mode and number of players. */
export const OptionsForm = ({ value, onChange }: Props) => {
  const { options } = value;
  const beginners = beginnersOf(options.mode);
  const change = (changed: Partial<Options>): void => onChange({ ...value, options: { ...options, ...changed } });
  return (
    <div class="options-form">
      {TRAIT_NAMES.filter((trait) => allows(value, TRAITS[trait])).map((trait) => (
        <label key={trait} class="choice">
          <input
            type="checkbox"
            name={trait}
            checked={hasTrait(options, trait)}
            onChange={({ currentTarget }) => change(withTrait(options, trait, currentTarget.checked))}
          />
          <span>{t(`app.option.trait.${trait}`)}</span>
        </label>
      ))}
      <label class="choice">
        <input
          type="checkbox"
          name="noForecast"
          checked={!value.forecast}
          onChange={({ currentTarget }) => onChange({ ...value, forecast: !currentTarget.checked })}
        />
        <span>{t('forecast.off')}</span>
      </label>
      <Choices
        legend={t('app.option.start')}
        name="start"
        values={STARTS}
        chosen={options.start}
        textOf={(start) => t(`app.option.starts.${start}`)}
        onChoose={(start) => change({ start })}
      />
      <Choices
        isRow
        legend={t('app.option.mercenaries')}
        name="mercenaries"
        values={mercenariesOf(value)}
        chosen={options.mercenaries}
        textOf={(mercenaries) => t(`app.option.hires.${mercenaries}`)}
        onChoose={(mercenaries) => change({ mercenaries })}
      />
      <Choices
        legend={t('app.option.bomber')}
        name="bomber"
        values={BOMBERS.filter((bomber) => allows(value, { bomber }))}
        chosen={options.bomber}
        textOf={(bomber) => t(`app.option.bombers.${bomber}`)}
        onChoose={(bomber) => change({ bomber })}
      />
      <Choices
        legend={t('app.option.clock')}
        name="clock"
        values={CLOCKS}
        chosen={options.clock}
        textOf={clockText}
        onChoose={(clock) => change({ clock })}
      />
      {beginners.length > 1 && (
        <Choices
          legend={t('app.option.begins')}
          name="begins"
          values={beginners}
          chosen={value.begins}
          textOf={(begins) => t(`app.option.beginner.${begins}`)}
          onChoose={(begins) => onChange({ ...value, begins })}
        />
      )}
    </div>
  );
};
