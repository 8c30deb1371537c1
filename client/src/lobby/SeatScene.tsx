import type { ComponentChildren } from 'preact';
import type { Options } from '@hexfall/shared/model/options';
import type { Seat } from '@hexfall/shared/model/seat';
import type { SeatView } from '@hexfall/shared/protocol/tableView';
import type { Lobby } from '../store/Lobby.js';
import { sidesOf, teamsOf } from '../store/seating.js';
import { OptionChips } from '../table/OptionChips.js';
import { hexesText, isUsualBoard } from '../text/optionText.js';
import { t } from '../text/translate.js';
import { ROOMY, useMediaQuery } from '../ui/hooks.js';
import { LazyMapPicture } from './lazyPictures.js';
import './SeatList.css';

interface Props {
  readonly store: Lobby;
  readonly options: Options;
  /** Returns the card of a seat. */
  readonly card: (seat: Seat) => ComponentChildren;
  /** What stands below the game in the middle, where there is a middle. */
  readonly middle?: ComponentChildren;
}

/** What is played, between the seats: the board as a picture, the mode, and what differs from the usual game. */
const SceneMiddle = ({ store, options, middle }: Omit<Props, 'card'>) => (
  <div class="scene-middle">
    <LazyMapPicture setup={options} />
    <div class="scene-game">
      <OptionChips store={store} />
      {isUsualBoard(options) && <p class="quiet-text">{hexesText(options.board)}</p>}
    </div>
    {middle}
  </div>
);

/** Free seats first, for a screen that shows a few of them. */
const freeFirst = (order: readonly Seat[], seats: readonly SeatView[]): readonly Seat[] => [
  ...order.filter((seat) => !seats[seat]?.taken),
  ...order.filter((seat) => seats[seat]?.taken),
];

/** The seats of a table before its match face to face, teams side by side, with the game between them where there is room. */
export const SeatScene = ({ store, options, card, middle }: Props) => {
  const isRoomy = useMediaQuery(ROOMY);
  const seats = store.seats.value;
  const sides = sidesOf(options.mode, seats.length);
  const isTeamGame = teamsOf(options.mode, seats.length).length > 1;
  const sideList = (side: readonly Seat[], index: number) => (
    <div key={index} class="seat-side">
      {isTeamGame && <h3>{t('app.lobby.team', { number: index + 1 })}</h3>}
      <ul class="seats">{(isRoomy ? side : freeFirst(side, seats)).map(card)}</ul>
    </div>
  );
  const hasFree = (side: readonly Seat[]): boolean => side.some((seat) => !seats[seat]?.taken);
  const sideOrder = sides.map((_, index) => index);
  if (store.online && !isRoomy) sideOrder.sort((a, b) => Number(hasFree(sides[b] ?? [])) - Number(hasFree(sides[a] ?? [])));
  const [first, ...others] = sideOrder.map((index) => sideList(sides[index] ?? [], index));
  return (
    <div class="scene" data-sides={sides.length} {...(isRoomy && { 'data-seats': seats.length })}>
      {first}
      {isRoomy && <SceneMiddle store={store} options={options} middle={middle} />}
      {others}
    </div>
  );
};
