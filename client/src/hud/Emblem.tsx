import type { Livery } from '../board/types.js';
import { emblemPath } from '../icons/emblems.js';
import { wear } from './wear.js';

/** An army's emblem on its color. */
export const Emblem = ({ livery }: { readonly livery: Livery }) => (
  <span class="emblem" {...wear(livery)} aria-hidden="true">
    <svg viewBox="0 0 512 512">
      <path d={emblemPath(livery)} />
    </svg>
  </span>
);
