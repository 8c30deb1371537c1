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

const hqText = ({ players, options }: Table, { now, then }: ForecastPreview, seat: Seat): string | null => {
  const { damage, points } = then ?? now;
  const [lost, won, hq] = [damage[seat], points[seat], players[seat]?.hq ?? 0];
  if (isScoreMode(options.mode)) return won && won.most > 0 ? t('forecast.sidePoints', { points: rangeText(won) }) : null;
  if (!lost || lost.most === 0) return null;
  if (lost.least >= hq) return t('forecast.sideHqFalls');
  return lost.most >= hq ? t('forecast.sideHqMayFall') : t('forecast.sideHq', { from: hq, to: leftText(hq, lost) });
};

const sideText = (labels: PlayerLabels, table: Table, outlook: ForecastPreview, seat: Seat, me: Seat | null): string[] => {
  const own = (outlook.then ?? outlook.now).losses.filter(({ owner }) => owner === seat);
  const [sure, unsure] = [own.filter(({ certain }) => certain), own.filter(({ certain }) => !certain)];
  const hq = hqText(table, outlook, seat);
  const facts = [
    ...(hq === null ? [] : [hq]),
    ...(sure.length > 0 ? [t('forecast.loses', { units: unitsText(sure, table) })] : []),
    ...(unsure.length > 0 ? [t('forecast.mayLose', { units: unitsText(unsure, table) })] : []),
  ];
  return facts.length > 0
    ? [t('forecast.side', { player: seat === me ? t('table.player.you') : labels.name(seat), facts: facts.join('; ') })]
    : [];
};

/** What a battle would bring in a few lines, one for each player, team by team; with what the user points at, if anything. */
export const forecastSides = (labels: PlayerLabels, table: Table, outlook: ForecastPreview, me: Seat | null): string[] => {
  const shown = outlook.then ?? outlook.now;
  const saved = outlook.then ? newLosses(outlook.then, outlook.now) : [];
  const { mode } = table.options;
  const seats = table.players.map((_, seat) => seat).sort((a, b) => teamOf(mode, a) - teamOf(mode, b));
  const lines = [
    ...seats.flatMap((seat) => sideText(labels, table, outlook, seat, me)),
    ...(saved.length > 0 ? [t('forecast.saved', { units: unitsText(saved, table) })] : []),
    ...(shown.complete ? (shown.depends ? [t('forecast.depends')] : []) : [t('forecast.incomplete')]),
  ];
  return lines.length > 0 ? lines.slice(0, MOST_LINES) : [t('forecast.nothing')];
};
