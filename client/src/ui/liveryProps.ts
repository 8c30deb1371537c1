import type { Livery } from '@hexfall/shared/picture/livery';

/** Properties of an element that wears an army's colors: style sheets find them as `--army`, `--army-shade` … */
export const liveryProps = (livery: Livery) => ({
  'data-livery': livery,
  style: `--army:var(--hx-${livery}-paint);--army-shade:var(--hx-${livery}-shade);--army-light:var(--hx-${livery}-light);--army-ink:var(--hx-${livery}-ink)`,
});
