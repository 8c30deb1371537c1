import type { ComponentChildren } from 'preact';

interface Props {
  readonly part: 'open' | 'watch';
  readonly heading: string;
  /** One line for each table. */
  readonly children: readonly ComponentChildren[];
}

/** A list of public tables; nothing where there are none. */
export const TableList = ({ part, heading, children }: Props) =>
  children.length > 0 && (
    <section class="plate open-tables" data-part={part}>
      <h2>{heading}</h2>
      <ul>{children}</ul>
    </section>
  );
