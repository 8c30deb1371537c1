import type { Crest, CrestShape } from '@hexfall/shared/protocol/profiles';
import { t } from '../text/translate.js';
import './CrestSign.css';

/** The shapes of crests, drawn in a box of 24 × 24; what is inside twice is left out. */
const CREST_PATHS: Readonly<Record<CrestShape, string>> = {
  bolt: 'M13.5 4L7 13.2h4.2L10 20l7-10h-4.4z',
  star: 'M12 4l2.3 5.1 5.5.6-4.1 3.7 1.2 5.5L12 16.1l-4.9 2.8 1.2-5.5-4.1-3.7 5.5-.6z',
  shield: 'M12 4l6.5 2v5c0 4.6-2.8 7.5-6.5 9-3.7-1.5-6.5-4.4-6.5-9V6zm0 2.6v10.5c2.3-1.2 4-3.1 4-6V7.8z',
  crown: 'M4.5 17.5v-9l4 3.4L12 5.5l3.5 6.4 4-3.4v9z',
  drop: 'M12 4c3.6 4.4 5.5 7.4 5.5 10.2a5.5 5.5 0 0 1-11 0C6.5 11.4 8.4 8.4 12 4z',
  moon: 'M14.5 4.5a8 8 0 1 0 5 11.6 6.6 6.6 0 0 1-5-11.6z',
  eye: 'M3.5 12c2.6-4.2 5.4-6 8.5-6s5.9 1.8 8.5 6c-2.6 4.2-5.4 6-8.5 6s-5.9-1.8-8.5-6zM12 8.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8z',
  tower: 'M6 4.5h2.6v2.2h2V4.5h2.8v2.2h2V4.5H18v5l-1.5 1.2v8.8h-3v-3.7a1.5 1.5 0 0 0-3 0v3.7h-3v-8.8L6 9.5z',
  tree: 'M12 3.5l4.6 6h-2.3l4 5.7h-4.8v4.3h-3v-4.3H5.7l4-5.7H7.4z',
  flame: 'M12.3 3.5c.6 3.6 5.2 5.4 5.2 10.2a5.5 5.5 0 0 1-11 0c0-2.6 1.5-3.8 1.9-6 1.5.7 2.2 1.9 2.3 3.3 1.2-2 1.9-4.6 1.6-7.5z',
  skull:
    'M12 4a7 7 0 0 0-7 7c0 2.6 1.2 4.3 3 5.3V20h8v-3.7c1.8-1 3-2.7 3-5.3a7 7 0 0 0-7-7zM9.2 9.6a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zm5.6 0a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z',
  hammer: 'M5 5h10.5l3.5 3.5V11h-5.2v9h-3.4v-9H5z',
  arrow: 'M12 4l7 8h-4v8H9v-8H5z',
  wave: 'M3.5 9.5c2.8-3.5 5.7-3.5 8.5-1s5.7 2.5 8.5-1v4c-2.8 3.5-5.7 3.5-8.5 1s-5.7-2.5-8.5 1zM3.5 16c2.8-3.5 5.7-3.5 8.5-1s5.7 2.5 8.5-1v3.5c-2.8 3.5-5.7 3.5-8.5 1s-5.7-2.5-8.5 1z',
  cells:
    'M12 3.8l3.6 2.1v4.2L12 12.2l-3.6-2.1V5.9zM7.8 11.3l3.6 2.1v4.2l-3.6 2.1-3.6-2.1v-4.2zM16.2 11.3l3.6 2.1v4.2l-3.6 2.1-3.6-2.1v-4.2z',
  claw: 'M6 4.5c2 4.5 2.2 9.8.4 15C3.8 15 3.9 9.3 6 4.5zm6 0c2 4.5 2.2 9.8.4 15-2.6-4.5-2.5-10.2-.4-15zm6 0c2 4.5 2.2 9.8.4 15-2.6-4.5-2.5-10.2-.4-15z',
};

/** A crest in words: what it shows, and its color. */
const crestText = ({ shape, color }: Crest): string =>
  t('crest.spoken', { shape: t(`crest.shapes.${shape}`), color: t(`crest.colors.${color}`) });

/** The crest of a player: a shape on a colored hexagon. @param isSilent where words beside it say the same. */
export const CrestSign = ({ crest, isSilent = false }: { readonly crest: Crest; readonly isSilent?: boolean }) => (
  <svg
    class="crest"
    data-crest={crest.color}
    viewBox="0 0 24 24"
    {...(isSilent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': crestText(crest) })}
  >
    {!isSilent && <title>{crestText(crest)}</title>}
    <path class="crest-ground" d="M12 .8l9.7 5.6v11.2L12 23.2l-9.7-5.6V6.4z" />
    <path class="crest-shape" fill-rule="evenodd" d={CREST_PATHS[crest.shape]} />
  </svg>
);
