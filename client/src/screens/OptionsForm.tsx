import { DEFAULT_OPTIONS, STARTS, type Options } from '@hexfall/shared/model/options';
import { t } from '../text/translate.js';

interface Props {
  readonly value: Partial<Options>;
  readonly onChange: (options: Partial<Options>) => void;
}

const START_TEXTS = { standard: 'app.option.startStandard', alternative: 'app.option.startAlternative' } as const;
/** Options that are on or off. */
const SWITCHES = ['reinforcement', 'sameArmy', 'takeBack'] as const;

/** The options of a new table. */
export const OptionsForm = ({ value, onChange }: Props) => {
  const options = { ...DEFAULT_OPTIONS, ...value };
  return (
    <div class="options-form">
      <fieldset class="choices">
        <legend>{t('app.option.start')}</legend>
        {STARTS.map((start) => (
          <label key={start} class="choice">
            <input type="radio" name="start" checked={options.start === start} onChange={() => onChange({ ...value, start })} />
            <span>{t(START_TEXTS[start])}</span>
          </label>
        ))}
      </fieldset>
      {SWITCHES.map((name) => (
        <label key={name} class="choice">
          <input
            type="checkbox"
            name={name}
            checked={options[name]}
            onChange={({ currentTarget }) => onChange({ ...value, [name]: currentTarget.checked })}
          />
          <span>{t(`app.option.${name}`)}</span>
        </label>
      ))}
    </div>
  );
};

/** The options that differ from the usual ones, in words. */
export const specialOptions = (options: Options): string[] => [
  ...(options.start === DEFAULT_OPTIONS.start ? [] : [t(START_TEXTS[options.start])]),
  ...SWITCHES.filter((name) => options[name] && !DEFAULT_OPTIONS[name]).map((name) => t(`app.option.${name}`)),
  ...SWITCHES.filter((name) => !options[name] && DEFAULT_OPTIONS[name]).map((name) => `${t('app.option.off')}: ${t(`app.option.${name}`)}`),
];
