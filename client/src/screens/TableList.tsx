import type { ComponentChildren } from 'preact';

interface Props {
  readonly part: 'open' | 'watch';
  readonly heading: string;
  /** What is said where there are none. */
  readonly none: string;
  /** One line for each table. */
  readonly children: readonly ComponentChildren[];
}

/** A list of public tables. */
export const TableList = ({ part, heading, none, children }: Props) => (
  <section class="plate open-tables" data-part={part}>
    <h2>{heading}</h2>
    {children.length === 0 ? <p class="quiet-text">{none}</p> : <ul>{children}</ul>}
  </section>
);
