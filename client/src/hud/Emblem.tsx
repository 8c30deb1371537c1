import type { Livery } from '../board/types.js';
import { iconPath } from '../icons/icons.js';
import { LIVERIES } from '../theme/palette.js';
import { wear } from './wear.js';

/** An army's emblem on its color. */
export const Emblem = ({ livery }: { readonly livery: Livery }) => (
  <span class="emblem" {...wear(livery)} aria-hidden="true">
    <svg viewBox="0 0 512 512">
      <path d={iconPath(LIVERIES[livery].emblem)} />
    </svg>
  </span>
);
