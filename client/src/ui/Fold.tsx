import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import './Fold.css';

interface Props {
  /** For styles and tests. */
  readonly kind: string;
  readonly title: string;
  /** What is chosen in it, or how far it has come. */
  readonly chosen?: string;
  /** At the end of its head, beside the title. */
  readonly aside?: ComponentChildren;
  /** Whether it is open; left out, it opens and closes by itself. */
  readonly isOpen?: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
  /** Drawn when it is opened for the first time. */
  readonly children: () => ComponentChildren;
}

/** A part of a page that is opened on demand. */
export const Fold = ({ kind, title, chosen, aside, isOpen, onToggle, children }: Props) => {
  const [isNeeded, need] = useState(false);
  return (
    <details
      class={`fold ${kind}`}
      {...(isOpen !== undefined && { open: isOpen })}
      onToggle={({ currentTarget }) => {
        need((was) => was || currentTarget.open);
        // A browser also tells of what the page itself has opened.
        if (currentTarget.open !== isOpen) onToggle?.(currentTarget.open);
      }}
    >
      <summary>
        <span class="fold-title">
          <strong>{title}</strong> {chosen && <span class="quiet-text">{chosen}</span>}
        </span>
        {aside}
      </summary>
      {(isNeeded || isOpen) && <div class="fold-content">{children()}</div>}
    </details>
  );
};
