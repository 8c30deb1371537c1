import { signatureOf } from '@hexfall/shared/content/catalog';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { tileName } from '../text/names.js';
import { t } from '../text/translate.js';
import { TilePicture } from '../ui/TilePicture.js';

/** The three tiles by which players know an army. */
export const SignatureTiles = ({ army }: { readonly army: ArmyId }) => (
  <ul class="signature-tiles" aria-label={t('lobby.signature')}>
    {signatureOf(army).map((tile) => (
      <li key={tile} title={tileName(tile)}>
        <TilePicture tile={tile} livery={army} width={72} />
        <span class="spoken">{tileName(tile)}</span>
      </li>
    ))}
  </ul>
);
