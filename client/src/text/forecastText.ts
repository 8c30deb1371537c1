import type { Forecast, ForecastRange, Loss } from '@hexfall/shared/inspect/forecast';
import { VENOM_STEP } from '@hexfall/shared/model/event';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { boardOf } from '@hexfall/shared/rules/landscape';
import { isScoreMode } from '@hexfall/shared/rules/sides';
import { type ForecastPreview, newLosses } from '../store/input/forecastPreview.js';
import { hexName } from './names.js';
import type { PlayerLabels } from './playerLabels.js';
import { listOf, t } from './translate.js';
import { ownedTile } from './unitText.js';

/** "3", or "1 to 3" */
export const rangeText = ({ least, most }: ForecastRange): string =>
  least === most ? String(least) : t('forecast.range', { least, most });

/** What an HQ would be left with: "17", or "14 to 17". */
export const leftText = (hq: number, { least, most }: ForecastRange): string =>
  rangeText({ least: Math.max(0, hq - most), most: Math.max(0, hq - least) });

/** "Your HQ" to its player, "HQ of Borgo" to others. */
export const hqName = (labels: PlayerLabels, seat: Seat, me: Seat | null): string =>
  seat === me ? t('forecast.ownHq') : t('forecast.hqOf', { player: labels.side(seat) });

const hqLines = (labels: PlayerLabels, { players, options }: Table, { damage, points }: Forecast, me: Seat | null): string[] =>
  players.flatMap(({ hq }, seat) => {
    const [lost, won] = [damage[seat], points[seat]];
    if (isScoreMode(options.mode)) {
      const player = seat === me ? t('table.player.you') : labels.name(seat);
      return won && won.most > 0 ? [t('forecast.points', { player, points: rangeText(won) })] : [];
    }
    if (!lost || lost.most === 0) return [];
    const name = hqName(labels, seat, me);
    if (lost.least >= hq) return [t('forecast.hqFalls', { hq: name })];
    const line = t(lost.least < lost.most ? 'forecast.hqVague' : 'forecast.hq', { hq: name, from: hq, to: leftText(hq, lost) });
    return lost.most >= hq ? [line, t('forecast.hqMayFall', { hq: name })] : [line];
  });

const lossText = (labels: PlayerLabels, table: Table, loss: Loss): string => {
  const values = { unit: ownedTile(labels, loss), hex: hexName(loss.at, boardOf(table)), phase: loss.phase ?? 0 };
  if (loss.phase === null) return t(loss.certain ? 'forecast.leaves' : 'forecast.perhapsLeaves', values);
  if (loss.phase === VENOM_STEP) return t(loss.certain ? 'forecast.lostVenom' : 'forecast.perhapsVenom', values);
  return t(loss.certain ? 'forecast.lost' : 'forecast.perhaps', values);
};

/** Whose battle a forecast is about: the reader's own, or that of the player on turn. */
export const forecastHeading = (labels: PlayerLabels, { now, then }: ForecastPreview, me: Seat | null): string => {
  if (now.starter === me) return t(then ? 'forecast.thenYou' : 'forecast.nowYou');
  return t(then ? 'forecast.then' : 'forecast.now', { player: labels.name(now.starter) });
};

/** What a battle would bring, a sentence for each thing; with what the user points at, if anything. */
export const forecastLines = (labels: PlayerLabels, table: Table, { now, then }: ForecastPreview, me: Seat | null): string[] => {
  const shown = then ?? now;
  const saved = then ? newLosses(then, now).map((loss) => ownedTile(labels, loss)) : [];
  const lines = [
    ...hqLines(labels, table, shown, me),
    ...shown.losses.map((loss) => lossText(labels, table, loss)),
    ...(saved.length > 0 ? [t('forecast.saved', { units: listOf(saved) })] : []),
    ...(shown.depends ? [t('forecast.depends')] : []),
    ...(shown.complete ? [] : [t('forecast.incomplete')]),
  ];
  return lines.length > 0 ? lines : [t('forecast.nothing')];
};
