import type { Livery } from '@hexfall/shared/picture/livery';
import { emblemPath } from '@hexfall/shared/picture/icons/emblems';
import { liveryProps } from './liveryProps.js';

/** An army's emblem on its color. */
export const Emblem = ({ livery }: { readonly livery: Livery }) => (
  <span class="emblem" {...liveryProps(livery)} aria-hidden="true">
    <svg viewBox="0 0 512 512">
      <path d={emblemPath(livery)} />
    </svg>
  </span>
);
