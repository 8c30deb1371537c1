import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import './SeatBar.css';

interface Props {
  /** For tests and for styles. */
  readonly name: string;
  /** What is counted, with its number. */
  readonly label: string;
  readonly count: number;
  readonly least: number;
  readonly most: number;
  /** Shown between the buttons; the number if left out. */
  readonly text?: string;
  /** What the buttons do, read aloud. */
  readonly lessLabel?: string;
  readonly moreLabel?: string;
  readonly onChange: (count: number) => void;
}

/** A number between two buttons that change it by one. */
export const Stepper = ({ name, label, count, least, most, text, lessLabel, moreLabel, onChange }: Props) => {
  const button = (end: 'less' | 'more', sign: string, spoken: string, next: number) => (
    <Button
      repeats
      name={`${name}-${end}`}
      label={spoken}
      text={sign}
      disabled={next < least || next > most}
      onClick={() => onChange(next)}
    />
  );
  return (
    <span class="stepper" role="group" aria-label={label}>
      {button('less', '−', lessLabel ?? t('sandbox.terrain.less'), count - 1)}
      <output aria-live="polite" data-wordy={text !== undefined}>
        {text ?? count}
      </output>
      {button('more', '+', moreLabel ?? t('sandbox.terrain.more'), count + 1)}
    </span>
  );
};
