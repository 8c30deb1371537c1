import type { Seat } from '@hexfall/shared/model/state';
import { fullHq, isScoreMode, isTeamMode, teamOf } from '@hexfall/shared/rules/sides';
import { leftText } from '../text/forecastText.js';
import { armyName } from '../text/names.js';
import { t } from '../text/translate.js';
import { ClockFace } from './ClockFace.js';
import { Emblem } from './Emblem.js';
import { Glyph } from './Glyph.js';
import { Holding } from './Holding.js';
import { LifeBar } from './LifeBar.js';
import { TurnRank } from './TurnRank.js';
import { useTable, type TableScope } from './tableScope.js';
import { wear } from './wear.js';

/** An HQ's toughness as it is in the picture shown: a film runs behind the table. */
const lifeOf = ({ deck, store }: TableScope, seat: Seat): number => {
  const inFilm = deck.frame.value?.model.units.find((unit) => unit.owner === seat && unit.life !== null)?.life;
  const player = store.theater.shown.value?.players[seat];
  if (inFilm !== undefined && inFilm !== null) return inFilm;
  if (!player || !store.options.value) return 0;
  if (deck.frame.value && store.theater.shown.value?.turn.phase === 'turn') return 0;
  return isScoreMode(store.options.value.mode) ? player.score : player.hq;
};

/** What a battle would leave of an HQ, or add to the points. */
const forecastOf = ({ outlook, store }: TableScope, seat: Seat): string | null => {
  const [seen, player] = [outlook.value, store.theater.shown.value?.players[seat]];
  const [damage, points] = [seen && (seen.then ?? seen.now).damage[seat], seen && (seen.then ?? seen.now).points[seat]];
  if (!player || !damage || !points) return null;
  if (damage.most > 0) return leftText(player.hq, damage);
  return points.most > 0 ? leftText(player.score, { least: -points.least, most: -points.most }) : null;
};

const isAway = ({ store }: TableScope, seat: Seat): boolean => {
  const seating = store.online?.seats.value[seat];
  return seating?.connected === 0 && !seating.computer;
};

/** The most important first: small screens show only that one. */
const Tags = ({ seat }: { readonly seat: Seat }) => {
  const scope = useTable();
  const { store } = scope;
  const table = store.theater.shown.value;
  if (!table) return null;
  const { outcome, turn, decision } = table;
  const tags: string[] = [];
  if (outcome?.winners.includes(seat)) tags.push(t('table.player.winner'));
  if (!outcome && decision?.player === seat) tags.push(t('table.player.deciding'));
  if (!outcome && turn.player === seat) tags.push(t('table.player.turn'));
  if (isAway(scope, seat)) tags.push(t('table.player.away'));
  if (store.online?.seats.value[seat]?.standIn) tags.push(t('table.player.standIn'));
  if (table.players[seat]?.out) tags.push(t('table.player.out'));
  if (turn.lastDrawnBy === seat) tags.push(t('table.player.lastTile'));
  if (store.online && store.mine.value.includes(seat)) tags.push(t(store.online.isShared.value ? 'hotSeat.here' : 'table.player.you'));
  if (isTeamMode(table.options.mode)) tags.push(t('app.lobby.team', { number: teamOf(table.options.mode, seat) + 1 }));
  return (
    <span class="tags">
      {tags.map((tag) => (
        <span key={tag} class="tag">
          {tag}
        </span>
      ))}
    </span>
  );
};

interface Props {
  readonly seat: Seat;
  /** It has a line for itself where two stand side by side. */
  readonly isWide: boolean;
}

/** A player: army, HQ, open hand, mercenaries, what is left to draw and what has been discarded. */
export const PlayerPanel = ({ seat, isWide }: Props) => {
  const scope = useTable();
  const { store, cast, dialog } = scope;
  const table = store.theater.shown.value;
  const player = table?.players[seat];
  if (!table || !player) return null;
  const name = cast.value.name(seat);
  const isScore = isScoreMode(table.options.mode);
  const piles = `${t('table.player.pile', { count: player.pile })}, ${t('table.player.discard', { count: player.discard.length })}`;
  const active = !table.outcome && store.acting.value === seat;
  return (
    <article
      class="player"
      {...wear(player.army)}
      data-active={active}
      data-twin={cast.value.twin(seat) > 0}
      data-me={store.me.value === seat}
      data-wide={isWide}
    >
      <Emblem livery={player.army} />
      <TurnRank seat={seat} />
      <div class="player-name">
        <strong>{name}</strong>
        <span class="clock-line">
          <ClockFace seat={seat} />
          {store.online?.clock.value && isAway(scope, seat) && <span class="tag away-sign">{t('table.player.away')}</span>}
        </span>
        {armyName(player.army) !== name && <span class="player-army">{armyName(player.army)}</span>}
        <Tags seat={seat} />
      </div>
      <LifeBar
        label={isScore ? t('table.player.score') : t('table.player.hq')}
        spoken={t(isScore ? 'table.player.scoreText' : 'table.player.hqLife', {
          player: name,
          value: lifeOf(scope, seat),
          max: fullHq(table.options, seat),
        })}
        isLife={!isScore}
        value={lifeOf(scope, seat)}
        max={fullHq(table.options, seat)}
        forecast={forecastOf(scope, seat)}
      />
      <Holding seat={seat} />
      <button type="button" class="piles" title={piles} onClick={() => (dialog.value = { kind: 'tiles', seat })}>
        <span class="spoken">{`${name}: ${piles}`}</span>
        <span aria-hidden="true">
          <Glyph name="pile" />
          {player.pile}
        </span>
        <span aria-hidden="true">
          <Glyph name="discard" />
          {player.discard.length}
        </span>
      </button>
    </article>
  );
};
