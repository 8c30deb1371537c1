import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import './Fold.css';

interface Props {
  /** For styles and tests. */
  readonly kind: string;
  readonly title: string;
  /** What is chosen in it. */
  readonly chosen?: string;
  /** Drawn when it is opened for the first time. */
  readonly children: () => ComponentChildren;
}

/** A part of a form that is opened on demand. */
export const Fold = ({ kind, title, chosen, children }: Props) => {
  const [isNeeded, need] = useState(false);
  return (
    <details class={`fold ${kind}`} onToggle={({ currentTarget }) => need((was) => was || currentTarget.open)}>
      <summary>
        <span class="fold-title">
          <strong>{title}</strong> {chosen && <span class="quiet-text">{chosen}</span>}
        </span>
      </summary>
      {isNeeded && <div class="fold-content">{children()}</div>}
    </details>
  );
};
