import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import './SeatBar.css';

interface Props {
  /** For tests and for styles. */
  readonly name: string;
  /** What is counted, with its number. */
  readonly label: string;
  /** What is shown between the buttons. */
  readonly text: string;
  /** Null where there can be no less or no more. */
  readonly less: (() => void) | null;
  readonly more: (() => void) | null;
}

/** A number between two buttons that change it by one. */
export const Stepper = ({ name, label, text, less, more }: Props) => (
  <span class="stepper wounds" role="group" aria-label={label}>
    <Button repeats name={`${name}-less`} label={t('sandbox.terrain.less')} disabled={!less} onClick={() => less?.()}>
      −
    </Button>
    <output aria-live="polite">{text}</output>
    <Button repeats name={`${name}-more`} label={t('sandbox.terrain.more')} disabled={!more} onClick={() => more?.()}>
      +
    </Button>
  </span>
);
