import type { ComponentChildren } from 'preact';
import { isKept, isOnline } from '../offline/isOnline.js';
import { t } from '../text/translate.js';
import { Glyph, type GlyphName } from '../ui/Glyph.js';
import './EmptyState.css';

/** A hex of the board with nothing on it and the corners of its neighbors: the picture where there is nothing to show. */
export const EmptyState = ({ name }: { readonly name: GlyphName }) => (
  <div class="empty-hex" aria-hidden="true">
    <svg viewBox="0 0 240 208">
      <path class="empty-hex-around" d="M60 0l-20 34H0M180 0l20 34h40M60 208l-20-34H0M180 208l20-34h40" />
      <path class="empty-hex-ground" d="M75 26h90l45 78-45 78H75l-45-78z" />
      <path class="empty-hex-rim" d="M84 42h72l36 62-36 62H84l-36-62z" />
    </svg>
    <Glyph name={name} />
  </div>
);

interface NothingProps {
  readonly name: GlyphName;
  readonly text: string;
  /** What can be done instead. */
  readonly children?: ComponentChildren;
}

/** Says that there is nothing to show. */
export const Nothing = ({ name, text, children }: NothingProps) => (
  <section class="plate nothing">
    <EmptyState name={name} />
    <p class="lead">{text}</p>
    {children}
  </section>
);

interface Props {
  /** Buttons beside it begin games on this device. */
  readonly hasLocal?: boolean;
}

/** Says beside buttons that cannot be pressed why: there is no network, or no server. */
export const NeedsServer = ({ hasLocal = false }: Props) =>
  isOnline.value ? null : <p class="quiet-text needs-server">{t(hasLocal && isKept() ? 'offline.playsHere' : 'offline.needsServer')}</p>;
