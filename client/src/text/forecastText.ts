import type { PublicTable } from '@hexfall/shared/rules/view';
import type { Forecast, Loss, Range } from '@hexfall/shared/rules/forecast';
import { isScoreMode } from '@hexfall/shared/rules/sides';
import { newLosses, type Outlook } from '../input/outlook.js';
import type { Cast } from './cast.js';
import { hexName } from './names.js';
import { listOf, t } from './translate.js';
import { ownedTile } from './unitText.js';

/** "3", or "1 to 3" */
const rangeText = ({ least, most }: Range): string => (least === most ? String(least) : t('forecast.range', { least, most }));

/** What an HQ would be left with: "17", or "14 to 17". */
export const leftText = (hq: number, { least, most }: Range): string =>
  rangeText({ least: Math.max(0, hq - most), most: Math.max(0, hq - least) });

const hqLines = (cast: Cast, { players, options }: PublicTable, { damage, points }: Forecast): string[] =>
  players.flatMap(({ hq }, seat) => {
    const player = cast.name(seat);
    const [lost, won] = [damage[seat], points[seat]];
    if (isScoreMode(options.mode)) return won && won.most > 0 ? [t('forecast.points', { player, points: rangeText(won) })] : [];
    if (!lost || lost.most === 0) return [];
    if (lost.least >= hq) return [t('forecast.hqFalls', { player })];
    const line = t('forecast.hq', { player, from: hq, to: leftText(hq, lost) });
    return lost.most >= hq ? [line, t('forecast.hqMayFall', { player })] : [line];
  });

const lossText = (cast: Cast, { options }: PublicTable, loss: Loss): string => {
  const values = { unit: ownedTile(cast, loss), hex: hexName(loss.at, options.board), phase: loss.phase ?? 0 };
  if (loss.phase === null) return t(loss.certain ? 'forecast.leaves' : 'forecast.perhapsLeaves', values);
  return t(loss.certain ? 'forecast.lost' : 'forecast.perhaps', values);
};

/** What a battle would bring, a sentence for each thing; with what the user points at, if anything. */
export const forecastLines = (cast: Cast, table: PublicTable, { now, then }: Outlook): string[] => {
  const shown = then ?? now;
  const saved = then ? newLosses(then, now).map((loss) => ownedTile(cast, loss)) : [];
  const lines = [
    ...hqLines(cast, table, shown),
    ...shown.losses.map((loss) => lossText(cast, table, loss)),
    ...(saved.length > 0 ? [t('forecast.saved', { units: listOf(saved) })] : []),
    ...(shown.depends ? [t('forecast.depends')] : []),
    ...(shown.complete ? [] : [t('forecast.incomplete')]),
  ];
  return lines.length > 0 ? lines : [t('forecast.nothing')];
};
