import { sameHex } from '@hexfall/shared/hex/cells';
import { previewAttack } from '@hexfall/shared/inspect/attackPreview';
import { inspectLinks } from '@hexfall/shared/inspect/links';
import { boardModel } from '@hexfall/shared/picture/boardModel';
import type { ForecastPreview } from '../store/input/forecastPreview.js';
import { placedBy } from '../store/input/hoveredReach.js';
import type { PointerState } from '../store/input/marks.js';
import type { Described } from './describe.js';
import { forecastSides } from './forecastSides.js';
import { forecastHeading } from './forecastText.js';
import { directionName, tileName } from './names.js';
import type { PlayerLabels } from './playerLabels.js';
import { givesText, hitLines, netText } from './reachText.js';
import { t } from './translate.js';

/** The unit that is being placed, moved or turned, as it would stand there; null while none is. */
const describePlaced = (labels: PlayerLabels, pointing: PointerState): Described | null => {
  const placed = placedBy(pointing);
  if (!placed) return null;
  const { table, at } = placed;
  const unit = boardModel(table).units.find((other) => sameHex(other.at, at));
  return unit ? { unit, table, links: inspectLinks(table), preview: previewAttack(table, at), labels } : null;
};

/**
 * Describes for screen readers the tile being placed, moved or turned: where it faces, whom it would hit and net, what it would give to
 * whom, and the forecast of a battle. Empty without one.
 * @param outlook the forecast; null if forecasts are off.
 */
export const placingText = (labels: PlayerLabels, pointing: PointerState, outlook: ForecastPreview | null): string => {
  const placed = describePlaced(labels, pointing);
  if (!placed) return '';
  const { tile, rot } = placed.unit;
  const facing = pointing.selection?.isRound
    ? tileName(tile)
    : `${tileName(tile)}, ${t('words.unit.facing', { direction: directionName(rot) })}`;
  const does = [...hitLines(placed), ...netText(placed), ...givesText(placed)].map(({ text }) => text);
  const battle = outlook
    ? [
        `${forecastHeading(labels, outlook, pointing.me)}: ${forecastSides(labels, pointing.table, outlook, { me: pointing.me, isFor: 'ear' }).join(' ')}`,
      ]
    : [];
  return [facing, ...does, ...battle].map((sentence) => sentence.replace(/\.?$/, '.')).join(' ');
};
