import type { UnitModel } from '../board/types.js';
import { sameHex } from '../input/picks.js';
import { tileName } from '../text/names.js';
import { attackLines, tileKind, tileLines } from '../text/tileText.js';
import { t } from '../text/translate.js';
import { unitStatus } from '../text/unitText.js';
import type { TileKey } from '@hexfall/shared/model/tile';
import type { Livery } from '../board/types.js';
import { Emblem } from './Emblem.js';
import { Glyph } from './Glyph.js';
import { useTable, type TableScope } from './tableScope.js';
import { TilePicture } from './TilePicture.js';
import { wear } from './wear.js';

interface Looked {
  readonly tile: TileKey;
  readonly livery: Livery;
  readonly unit: UnitModel | null;
}

const unitAt = ({ seen }: TableScope, at: UnitModel['at']): Looked | null => {
  const unit = seen.value?.units.find((one) => sameHex(one.at, at));
  return unit ? { tile: unit.tile, livery: unit.livery, unit } : null;
};

const liveryOfTile = (tile: TileKey, fallback: Livery): Livery => {
  const [deck = ''] = tile.split('/');
  return deck === 'mercenary' || deck === 'bomber' ? fallback : (deck as Livery);
};

/** What is looked at: asked for, chosen from the hand, or under the pointer. */
const lookedAt = (scope: TableScope): { readonly looked: Looked | null; readonly pinned: boolean } => {
  const { controls } = scope;
  const inspected = controls.inspected.value;
  if (inspected?.kind === 'unit') return { looked: unitAt(scope, inspected.at), pinned: true };
  if (inspected) return { looked: { tile: inspected.tile, livery: liveryOfTile(inspected.tile, 'nobody'), unit: null }, pinned: true };
  const source = controls.selection.value?.source;
  if (source?.kind === 'tile')
    return { looked: { tile: source.tile, livery: liveryOfTile(source.tile, 'nobody'), unit: null }, pinned: false };
  if (source?.kind === 'unit') return { looked: unitAt(scope, source.at), pinned: false };
  const hovered = controls.hovered.value;
  return { looked: hovered ? unitAt(scope, hovered) : null, pinned: false };
};

/** A tile or unit at close range: its picture, what it can do, and what it is now. */
export const TileCard = () => {
  const scope = useTable();
  const { looked, pinned } = lookedAt(scope);
  if (!looked) {
    return (
      <section class="tile-card plate" data-empty="true" aria-hidden="true">
        <p class="quiet-text">{t('table.panel.hint')}</p>
      </section>
    );
  }
  const { tile, livery, unit } = looked;
  const printed = tileLines(tile, unit?.rot ?? 0);
  // Attacks are told again only where something has changed them.
  const now = unit ? [...unitStatus(unit), ...attackLines(unit.attacks).filter((line) => !printed.includes(line))] : [];
  return (
    <section class="tile-card plate" {...wear(livery)} data-pinned={pinned} aria-label={t('table.panel.info')}>
      <div class="tile-card-head">
        <TilePicture tile={tile} livery={livery} width={140} rot={unit?.rot ?? 0} twin={unit?.twin ?? 0} />
        <div>
          <h2>{tileName(tile)}</h2>
          <p class="kind">
            {livery !== 'nobody' && <Emblem livery={livery} />} {tileKind(tile)}
          </p>
        </div>
        <button type="button" class="icon-button" aria-label={t('app.close')} onClick={() => (scope.controls.inspected.value = null)}>
          <Glyph name="close" />
        </button>
      </div>
      {now.length > 0 && (
        <ul class="lines now">
          {now.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <ul class="lines">
        {printed.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
};
