import { emblemPath } from '@hexfall/shared/picture/icons/emblems';
import type { Livery } from '@hexfall/shared/picture/palette';
import './Emblem.css';

/** Properties of an element in an army's colors: style sheets find them as `--army`, `--army-shade` … */
export const liveryProps = (livery: Livery) => ({
  'data-livery': livery,
  style: `--army:var(--hx-${livery}-paint);--army-shade:var(--hx-${livery}-shade);--army-light:var(--hx-${livery}-light);--army-ink:var(--hx-${livery}-ink)`,
});

/** An army's emblem on its color. */
export const Emblem = ({ livery }: { readonly livery: Livery }) => (
  <span class="emblem" {...liveryProps(livery)} aria-hidden="true">
    <svg viewBox="0 0 512 512">
      <path d={emblemPath(livery)} />
    </svg>
  </span>
);
