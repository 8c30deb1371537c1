import type { ComponentChildren } from 'preact';
import '../../ui/Dialog.css';

interface Props {
  readonly heading: string;
  readonly children: ComponentChildren;
}

/** Buttons of one purpose. Nothing is left of a group without buttons. */
export const MenuGroup = ({ heading, children }: Props) => (
  <section class="menu-group">
    <h3>{heading}</h3>
    <div class="menu-links">{children}</div>
  </section>
);
