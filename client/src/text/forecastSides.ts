import type { Loss } from '@hexfall/shared/inspect/forecast';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { isScoreMode, teamOf } from '@hexfall/shared/rules/sides';
import { type ForecastPreview, newLosses } from '../store/input/forecastPreview.js';
import { leftText, rangeText } from './forecastText.js';
import { tileName } from './names.js';
import type { PlayerLabels } from './playerLabels.js';
import { listOf, t } from './translate.js';

/** More lines than this leave no room for the log. */
const MOST_LINES = 5;
/** More units than this are only counted: fewer where there are more sides. */
const MOST_UNITS = { two: 3, many: 2 } as const;

/** "Runner, Medic and 4 more" */
const unitsText = (losses: readonly Loss[], { players }: Table): string => {
  const most = players.length > 2 ? MOST_UNITS.many : MOST_UNITS.two;
  const named = losses.length > most + 1 ? losses.slice(0, most) : losses;
  const rest = losses.length - named.length;
  return listOf([...named.map(({ tile }) => tileName(tile)), ...(rest > 0 ? [t('forecast.more', { count: rest })] : [])]);
};

/** Whether the lines are seen, where arrows are shorter, or heard. */
type ForecastFor = 'eye' | 'ear';

/** What is said of the HQ of a seat, or of its points; null if nothing changes. Of the reader's own it is a sentence. */
const hqText = (
  { players, options }: Table,
  { now, then }: ForecastPreview,
  { seat, isOwn, isFor }: { readonly seat: Seat; readonly isOwn: boolean; readonly isFor: ForecastFor },
): string | null => {
  const { damage, points } = then ?? now;
  const [lost, won, from] = [damage[seat], points[seat], players[seat]?.hq ?? 0];
  const hq = t('forecast.ownHq');
  if (isScoreMode(options.mode)) {
    if (!won || won.most === 0) return null;
    const values = { player: t('table.player.you'), points: rangeText(won) };
    return isOwn ? t('forecast.points', values) : t('forecast.sidePoints', values);
  }
  if (!lost || lost.most === 0) return null;
  if (lost.least >= from) return isOwn ? t('forecast.hqFalls', { hq }) : t('forecast.sideHqFalls');
  if (lost.most >= from) return isOwn ? t('forecast.hqMayFall', { hq }) : t('forecast.sideHqMayFall');
  const values = { hq, from, to: leftText(from, lost) };
  if (isFor === 'eye') return isOwn ? t('forecast.hqShort', values) : t('forecast.sideHq', values);
  if (lost.least < lost.most) return isOwn ? t('forecast.hqVague', values) : t('forecast.sideHqVague', values);
  return isOwn ? t('forecast.hq', values) : t('forecast.sideHqSpoken', values);
};

interface Reader {
  readonly me: Seat | null;
  readonly isFor: ForecastFor;
}

const sideText = (labels: PlayerLabels, table: Table, outlook: ForecastPreview, seat: Seat, { me, isFor }: Reader): string[] => {
  const isOwn = seat === me;
  const own = (outlook.then ?? outlook.now).losses.filter(({ owner }) => owner === seat);
  const [sure, unsure] = [own.filter(({ certain }) => certain), own.filter(({ certain }) => !certain)];
  const hq = hqText(table, outlook, { seat, isOwn, isFor });
  const facts = [
    ...(hq === null ? [] : [hq]),
    ...(sure.length > 0 ? [t(isOwn ? 'forecast.youLose' : 'forecast.loses', { units: unitsText(sure, table) })] : []),
    ...(unsure.length > 0 ? [t(isOwn ? 'forecast.youMayLose' : 'forecast.mayLose', { units: unitsText(unsure, table) })] : []),
  ];
  if (facts.length === 0) return [];
  return [isOwn ? facts.map(asSentence).join(' ') : asSentence(t('forecast.side', { player: labels.name(seat), facts: facts.join(', ') }))];
};

const asSentence = (text: string): string => text.replace(/\.?$/, '.');

/** What a battle would bring in a few lines, one for each player, team by team; with what the user points at, if anything. */
export const forecastSides = (labels: PlayerLabels, table: Table, outlook: ForecastPreview, reader: Reader): string[] => {
  const shown = outlook.then ?? outlook.now;
  const saved = outlook.then ? newLosses(outlook.then, outlook.now) : [];
  const { mode } = table.options;
  const seats = table.players.map((_, seat) => seat).sort((a, b) => teamOf(mode, a) - teamOf(mode, b));
  const lines = [
    ...seats.flatMap((seat) => sideText(labels, table, outlook, seat, reader)),
    ...(saved.length > 0 ? [t('forecast.saved', { units: unitsText(saved, table) })] : []),
    ...(shown.complete ? (shown.depends ? [t('forecast.depends')] : []) : [t('forecast.incomplete')]),
  ];
  return lines.length > 0 ? lines.slice(0, MOST_LINES) : [t('forecast.nothing')];
};
