import type { Ref } from 'preact';
import { Glyph, type GlyphName } from '../ui/Glyph.js';
import '../table/ActionBar.css';

interface Props {
  /** For tests and for styles. */
  readonly name: string;
  readonly text: string;
  readonly glyph: GlyphName;
  readonly onClick: () => void;
  readonly primary?: boolean;
  /** Shows the sign alone; the text is then its label. */
  readonly signOnly?: boolean;
  readonly disabled?: boolean;
  /** Why it does nothing now: it stays and says so. */
  readonly problem?: string | null;
  readonly place?: Ref<HTMLButtonElement> | null;
}

/** A button of the desk. A double click on the one before it presses it only once. */
export const PuzzleButton = ({
  name,
  text,
  glyph,
  onClick,
  primary = false,
  signOnly = false,
  disabled = false,
  problem = null,
  place = null,
}: Props) => (
  <button
    ref={place}
    type="button"
    class={`button action ${primary ? 'primary' : 'plain'}`}
    data-action={name}
    data-sign-only={signOnly}
    aria-label={problem === null ? text : `${text}: ${problem}`}
    aria-disabled={problem !== null}
    title={problem ?? text}
    disabled={disabled}
    onClick={({ detail }) => {
      if (detail < 2) onClick();
    }}
  >
    <Glyph name={glyph} />
    {!signOnly && <span aria-hidden="true">{text}</span>}
  </button>
);
