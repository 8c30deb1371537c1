import type { Crest } from '@hexfall/shared/protocol/profiles';
import { t } from '../text/translate.js';
import { CREST_PATHS } from './crestPaths.js';

/** A crest in words: what it shows, and its color. */
export const crestText = ({ shape, color }: Crest): string =>
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
