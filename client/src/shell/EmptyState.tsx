import { Glyph, type GlyphName } from '../ui/Glyph.js';

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
