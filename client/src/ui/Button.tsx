import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import { Glyph, type GlyphName } from './Glyph.js';

type Attributes = Omit<
  ButtonHTMLAttributes,
  'aria-label' | 'children' | 'class' | 'disabled' | 'label' | 'name' | 'onClick' | 'size' | 'title' | 'type'
>;

interface Control extends Attributes {
  /** Its `data-action`, by which scripts, tests and styles find it. */
  readonly name?: string | undefined;
  /** Further classes, for where it stands. */
  readonly class?: string | undefined;
  /** The tooltip, where the text is too short to say what it does. */
  readonly about?: string | undefined;
  /** The key that does the same: in the tooltip and beside the text. */
  readonly shortcut?: string | undefined;
  readonly pressed?: boolean | undefined;
  /** What it began is under way. */
  readonly busy?: boolean | undefined;
  /** A text says why it cannot be used now, null that it can: the button stays in the order of Tab, its name ends with the reason, and `onClick` can show it. */
  readonly disabled?: boolean | string | null | undefined;
  /** Every click of a fast series counts, as where something turns or steps; otherwise the second click of a double click does nothing. */
  readonly repeats?: boolean | undefined;
  readonly onClick?: ((event: MouseEvent) => void) | undefined;
  readonly children?: ComponentChildren;
}

interface ButtonProps extends Control {
  /** The visible text, or with `signOnly` what is read aloud; elements go in `children`. */
  readonly text?: string | undefined;
  /** Read aloud instead of the text. It begins with the text, so that voice control finds the button by what is visible. */
  readonly label?: string | undefined;
  readonly glyph?: GlyphName | undefined;
  readonly kind?: 'plain' | 'primary' | 'danger' | 'quiet' | undefined;
  readonly size?: 'small' | 'usual' | 'large' | undefined;
  readonly signOnly?: boolean | undefined;
  /** Looks as its class says, not as a button. */
  readonly isBare?: boolean | undefined;
  /** Submits its form. */
  readonly submits?: boolean | undefined;
}

interface IconButtonProps extends Control {
  /** A sign of another kind is in `children`. */
  readonly glyph?: GlyphName | undefined;
  /** Read aloud, and the tooltip where `about` says no more. */
  readonly label: string;
}

interface BaseProps extends Control {
  readonly label?: string | undefined;
  readonly submits?: boolean | undefined;
}

const classes = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

const Base = ({ name, label, about, shortcut, pressed, busy, disabled, repeats, submits, onClick, children, ...rest }: BaseProps) => {
  const reason = typeof disabled === 'string' ? disabled : undefined;
  const title = reason ?? about;
  return (
    <button
      aria-disabled={disabled === null ? false : reason !== undefined || undefined}
      {...rest}
      type={submits ? 'submit' : 'button'}
      data-action={name}
      data-busy={busy}
      aria-label={reason !== undefined && label !== undefined ? `${label}: ${reason}` : label}
      aria-keyshortcuts={shortcut}
      aria-pressed={pressed}
      title={title !== undefined && shortcut !== undefined ? `${title} (${shortcut})` : title}
      disabled={disabled === true}
      onClick={
        onClick &&
        ((event) => {
          if (repeats || event.detail < 2) onClick(event);
        })
      }
    >
      {children}
    </button>
  );
};

/** A button with a text, a sign, or both. Beside a sign the text is its name, too: styles may hide it where there is little room. */
export const Button = ({
  text,
  label,
  glyph,
  kind = 'plain',
  size = 'usual',
  signOnly = false,
  isBare = false,
  class: extra,
  children,
  ...rest
}: ButtonProps) => (
  <Base
    {...rest}
    class={classes(!isBare && 'button', kind !== 'plain' && kind, size !== 'usual' && size, extra)}
    label={label ?? (glyph || typeof rest.disabled === 'string' ? text : undefined)}
    about={rest.about ?? (signOnly ? (label ?? text) : undefined)}
    data-sign-only={signOnly || undefined}
  >
    {glyph && <Glyph name={glyph} />}
    {text !== undefined && !signOnly && (glyph ? <span>{text}</span> : text)}
    {children}
    {rest.shortcut !== undefined && text !== undefined && !signOnly && <kbd aria-hidden="true">{rest.shortcut}</kbd>}
  </Base>
);

/** A button that is a sign; a word beside it is in `children`. */
export const IconButton = ({ glyph, class: extra, children, about, ...rest }: IconButtonProps) => (
  <Base {...rest} about={about ?? rest.label} class={classes('icon-button', extra)}>
    {glyph && <Glyph name={glyph} />}
    {children}
  </Base>
);
