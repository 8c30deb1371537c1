import type { ComponentChildren } from 'preact';
import { addressOf } from '../net/address.js';
import { navigate } from '../platform/route.js';

/** A link to another part of the page, followed without loading it again. */
export const Link = ({
  to,
  children,
  kind = 'link',
  label,
}: {
  readonly to: string;
  readonly children: ComponentChildren;
  readonly kind?: string;
  /** The label for screen readers, where the text alone says too little. */
  readonly label?: string;
}) => (
  <a
    class={kind}
    href={addressOf(to)}
    aria-label={label}
    onClick={(event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      navigate(to);
    }}
  >
    {children}
  </a>
);
