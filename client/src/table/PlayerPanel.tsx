import type { Seat } from '@hexfall/shared/model/seat';
import { fullStanding, isScoreMode, standingOf } from '@hexfall/shared/rules/sides';
import { settings } from '../platform/settings.js';
import { crestOf, isOffline, type Stance } from '../store/seating.js';
import { leftText } from '../text/forecastText.js';
import { armyName, hexName } from '../text/names.js';
import { computerAimText } from '../text/statusText.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { CrestSign } from '../ui/CrestSign.js';
import { Emblem, liveryProps } from '../ui/Emblem.js';
import { Glyph } from '../ui/Glyph.js';
import { LifeBar } from '../ui/LifeBar.js';
import { EmoteSign } from './chat/Emotes.js';
import { ClockFace } from './ClockFace.js';
import { LazySeriesStanding } from './lazyParts.js';
import { TurnRank } from './result/TurnRank.js';
import { type TableUi, useTable } from './TableUi.js';
import { TilesLeft } from './tiles/TilesLeft.js';
import { VisibleTiles } from './tiles/VisibleTiles.js';
import './PlayerPanel.css';

/** What a player has just called out, at the player's panel. Screen readers get it from the chat and from `Pings`. */
const CalloutBubble = ({ seat }: { readonly seat: Seat }) => {
  const { store, board } = useTable();
  const callout = store.online?.chat.callouts.shown.value.find((shown) => shown.seat === seat);
  if (!callout) return null;
  const { id, emote, at } = callout;
  return (
    <span class="callout" key={id} aria-hidden="true">
      {emote ? <EmoteSign emote={emote} /> : <Glyph name="ping" />}
      <span>{emote ? t(`talk.emote.${emote}`) : at && hexName(at, board.value)}</span>
    </span>
  );
};

/** An HQ's toughness as it is in the picture shown: a replay runs behind the table. */
const lifeOf = ({ replay, store }: TableUi, seat: Seat): number => {
  const inFilm = replay.frame.value?.model.units.find((unit) => unit.owner === seat && unit.life !== null)?.life;
  const player = store.playback.shown.value?.players[seat];
  if (inFilm !== undefined && inFilm !== null) return inFilm;
  if (!player || !store.options.value) return 0;
  if (replay.frame.value && store.playback.shown.value?.turn.phase === 'turn') return 0;
  return standingOf(store.options.value, player);
};

/** Returns how a panel addresses its player: "You" for the reader's own seat, unless several people share the device or it has all seats. */
export const panelName = ({ store, labels }: Pick<TableUi, 'store' | 'labels'>, seat: Seat): string => {
  const isOnes = store.players ? !store.players.isShared.value : store.mine.value.length === 1;
  return isOnes && store.mine.value.includes(seat) ? t('table.player.you') : labels.value.name(seat);
};

/** What a battle would leave of an HQ, or add to the points. */
const forecastOf = ({ forecast, store }: TableUi, seat: Seat): string | null => {
  const [seen, player] = [forecast.value, store.playback.shown.value?.players[seat]];
  const [damage, points] = [seen && (seen.then ?? seen.now).damage[seat], seen && (seen.then ?? seen.now).points[seat]];
  if (!player || !damage || !points) return null;
  if (damage.most > 0) return leftText(player.hq, damage);
  return points.most > 0 ? leftText(player.score, { least: -points.least, most: -points.most }) : null;
};

/** Shows whether another seat is connected: a dot on the emblem that nothing hides, hollow if it is not. */
const Presence = ({ seat }: { readonly seat: Seat }) => {
  const { store } = useTable();
  const seating = store.online?.seats.value[seat];
  if (!seating?.taken || seating.computer || store.mine.value.includes(seat)) return null;
  const isHere = !isOffline(seating);
  const text = t(isHere ? 'table.player.online' : 'app.lobby.offline');
  return (
    <span class="presence" data-online={isHere} title={text}>
      <span class="spoken">{text}</span>
    </span>
  );
};

/** The most important first: small screens show only that one. */
const Tags = ({ seat }: { readonly seat: Seat }) => {
  const ui = useTable();
  const { store } = ui;
  const table = store.playback.shown.value;
  if (!table) return null;
  const { outcome, turn, decision } = table;
  const tags: string[] = [];
  if (outcome?.winners.includes(seat)) tags.push(t('table.player.winner'));
  if (!outcome && decision?.player === seat) tags.push(t('table.player.deciding'));
  if (!outcome && turn.player === seat) tags.push(t('table.player.turn'));
  if (store.players?.seats.value[seat]?.substitute) tags.push(t('table.player.substitute'));
  if (table.players[seat]?.out) tags.push(t('table.player.out'));
  if (turn.lastDrawnBy === seat) tags.push(t('table.player.lastTile'));
  if (store.players?.isShared.value && store.mine.value.includes(seat)) tags.push(t('hotSeat.here'));
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

/** The army where the player has another name, the level of a computer player, and whether a program plays. */
const PlayerArmy = ({ seat, name }: { readonly seat: Seat; readonly name: string }) => {
  const { store } = useTable();
  const army = store.playback.shown.value?.players[seat]?.army;
  const { level = '', program = false } = store.players?.seats.value[seat] ?? {};
  const parts = [
    army && armyName(army) !== name && armyName(army),
    level !== '' && t(`computer.levels.${level}`),
    program && t('app.lobby.bot'),
  ].filter(Boolean);
  return parts.length === 0 ? null : <span class="player-army">{parts.join(' · ')}</span>;
};

/** What the computer player of a seat is after, if the user has asked to see it. */
const AimLine = ({ seat }: { readonly seat: Seat }) => {
  const { store, labels } = useTable();
  const announced = store.players?.aim.value;
  if (!settings.aims.value || announced?.seat !== seat || store.playback.shown.value?.outcome) return null;
  return (
    <span class="aim-line" role="status">
      {computerAimText(announced.aim, store.mine.value, labels.value.name)}
    </span>
  );
};

interface Props {
  readonly seat: Seat;
  /** Null where everyone plays alone. */
  readonly stance: Stance | null;
  /** It has a line for itself where two stand side by side. */
  readonly isWide: boolean;
}

/** A player: army, HQ, open hand, mercenaries, what is left to draw and what has been discarded. */
export const PlayerPanel = ({ seat, stance, isWide }: Props) => {
  const ui = useTable();
  const { store, labels, dialog } = ui;
  const table = store.playback.shown.value;
  const player = table?.players[seat];
  if (!table || !player) return null;
  const name = labels.value.name(seat);
  const isScore = isScoreMode(table.options.mode);
  const piles = `${t('table.player.pile', { count: player.pile })}, ${t('table.player.discard', { count: player.discard.length })}`;
  const seating = store.players?.seats.value[seat];
  const crest = seating ? crestOf(seating) : null;
  const active = !table.outcome && store.acting.value === seat;
  return (
    <article
      class="player"
      {...liveryProps(player.army)}
      data-active={active}
      data-duplicate={labels.value.duplicate(seat) > 0}
      data-me={store.me.value === seat}
      data-wide={isWide}
      data-stance={stance}
    >
      <Emblem livery={player.army} />
      <Presence seat={seat} />
      <TurnRank seat={seat} stance={stance} />
      <div class="player-name">
        <span class="name-line">
          <strong class={seating?.computer ? 'from-left' : undefined} title={name}>
            {crest && <CrestSign crest={crest} />}
            <bdi>{panelName(ui, seat)}</bdi>
          </strong>
          <LazySeriesStanding seat={seat} />
        </span>
        <span class="clock-line">
          <ClockFace seat={seat} />
        </span>
        <PlayerArmy seat={seat} name={panelName(ui, seat)} />
        <Tags seat={seat} />
        <AimLine seat={seat} />
      </div>
      <LifeBar
        label={isScore ? t('table.player.score') : t('table.player.hq')}
        spoken={t(isScore ? 'table.player.scoreText' : 'table.player.hqLife', {
          player: name,
          value: lifeOf(ui, seat),
          max: fullStanding(table.options, seat),
        })}
        isLife={!isScore}
        value={lifeOf(ui, seat)}
        max={fullStanding(table.options, seat)}
        forecast={forecastOf(ui, seat)}
      />
      <VisibleTiles seat={seat} />
      <Button repeats isBare class="piles" about={piles} onClick={() => (dialog.value = { kind: 'tiles', seat })}>
        <span class="spoken">{`${name}: ${piles}`}</span>
        <span aria-hidden="true">
          <Glyph name="pile" />
          {player.pile}
        </span>
        <span aria-hidden="true">
          <Glyph name="discard" />
          {player.discard.length}
        </span>
      </Button>
      <TilesLeft seat={seat} />
      <CalloutBubble seat={seat} />
    </article>
  );
};
