import type { Livery } from '../theme/livery.js';
import { emblemPath } from '../icons/emblems.js';
import { liveryProps } from './liveryProps.js';

/** An army's emblem on its color. */
export const Emblem = ({ livery }: { readonly livery: Livery }) => (
  <span class="emblem" {...liveryProps(livery)} aria-hidden="true">
    <svg viewBox="0 0 512 512">
      <path d={emblemPath(livery)} />
    </svg>
  </span>
);
