import { Glyph, type GlyphName } from '../ui/Glyph.js';
import { t } from '../text/translate.js';
import { useEditor } from './EditorControls.js';

interface Props {
  /** For tests and for styles. */
  readonly name: string;
  readonly text: string;
  readonly glyph: GlyphName;
  readonly onClick: () => void;
  /** Shows the sign alone; the text is then its label. */
  readonly signOnly?: boolean;
  readonly kind?: 'primary' | 'danger' | 'plain';
  readonly disabled?: boolean;
  /** What it does, where the text is too short to say so. */
  readonly about?: string;
  /** What it has begun is under way. */
  readonly busy?: boolean;
}

/** A button of the sandbox. */
export const SandboxButton = ({
  name,
  text,
  glyph,
  onClick,
  signOnly = false,
  kind = 'plain',
  disabled = false,
  about,
  busy = false,
}: Props) => (
  <button
    type="button"
    class={`button action ${kind}`}
    data-action={name}
    data-sign-only={signOnly}
    data-busy={busy}
    aria-label={signOnly ? text : undefined}
    title={about ?? (signOnly ? text : undefined)}
    disabled={disabled}
    onClick={onClick}
  >
    <Glyph name={glyph} />
    {!signOnly && <span>{text}</span>}
  </button>
);

/** The keys that turn what has been chosen or taken. */
export const Turning = () => {
  const editor = useEditor();
  return (
    <>
      <SandboxButton name="turn-left" signOnly glyph="turnLeft" text={t('table.action.rotateLeft')} onClick={() => editor.turn(-1)} />
      <SandboxButton name="turn-right" signOnly glyph="turnRight" text={t('table.action.rotateRight')} onClick={() => editor.turn(1)} />
    </>
  );
};
