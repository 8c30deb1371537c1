import type { Mode, Options } from '@hexfall/shared/model/options';
import type { Seat } from '@hexfall/shared/model/seat';
import type { SeriesKind } from '@hexfall/shared/model/series';
import type { Table } from '@hexfall/shared/model/state';
import type { ArmySelection, StartingSeat } from '@hexfall/shared/protocol/lobby';
import type { Crest } from '@hexfall/shared/protocol/profiles';
import type { SeatView, TableView } from '@hexfall/shared/protocol/tableView';
import { checkOptions, checkPersons } from '@hexfall/shared/rules/createMatch';
import { isTeamMode, teamOf, turnOrder } from '@hexfall/shared/rules/sides';

/** What is arranged around a match. */
export interface Arrangement {
  readonly listed: boolean;
  /** Whether programs may take seats. */
  readonly programs: boolean;
  readonly startingSeat: StartingSeat;
  /** The first seat of the table's creator; null if the creator has none. */
  readonly host: Seat | null;
  /** Spectators may not talk. */
  readonly spectatorsMuted: boolean;
  readonly armySelection: ArmySelection;
  /** Whether this table shows what a battle would bring. */
  readonly forecast: boolean;
  /** In how many matches the players settle their game. */
  readonly seriesKind: SeriesKind;
  /** The season in which the match is rated, or will be if who is still missing has a player card, too; empty for none. */
  readonly season: string;
  /** The seat whose turn it is to ban an army or to pick one; null if there is none. */
  readonly choosing: Seat | null;
  /** Whether it bans. */
  readonly banning: boolean;
  /** The seat whose turn it is to hire a mercenary; null if none are being hired. */
  readonly hiring: Seat | null;
}

export const readArrangement = ({
  listed,
  programs,
  startingSeat,
  host,
  spectatorsMuted,
  armySelection,
  forecast,
  seriesKind,
  season = '',
  choosing,
  banning,
  hiring,
}: TableView): Arrangement => ({
  listed,
  programs,
  startingSeat,
  host: host < 0 ? null : host,
  spectatorsMuted,
  armySelection,
  forecast,
  seriesKind,
  season,
  choosing: choosing < 0 ? null : choosing,
  banning,
  hiring: hiring < 0 ? null : hiring,
});

/** The crest on a seat; null without one. */
export const crestOf = ({ crest, crestColor }: Pick<SeatView, 'crest' | 'crestColor'>): Crest | null =>
  crest === '' || crestColor === '' ? null : { shape: crest, color: crestColor };

/** The seats by team; without teams, all of them together. */
export const teamsOf = (mode: Mode, seats: number): readonly (readonly Seat[])[] => {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (!isTeamMode(mode)) return [all];
  const teams = [...new Set(all.map((seat) => teamOf(mode, seat)))];
  return teams.map((team) => all.filter((seat) => teamOf(mode, seat) === team));
};

/** The seats as they face each other: two sides in a duel and between teams, else all of them around the table. */
export const sidesOf = (mode: Mode, seats: number): readonly (readonly Seat[])[] => {
  const teams = teamsOf(mode, seats);
  return mode === 'duel' ? (teams[0] ?? []).map((seat) => [seat]) : teams;
};

/** Returns the players in turn order, allies side by side; one's own team, and oneself, last: next to one's hand. */
export const panelOrder = (table: Pick<Table, 'options' | 'players'>, me: Seat | null): readonly Seat[] => {
  const { mode } = table.options;
  const order = [...new Set(turnOrder(table))];
  const next = me === null ? 0 : order.indexOf(me) + 1;
  const round = [...order.slice(next), ...order.slice(0, next)];
  if (!isTeamMode(mode)) return round;
  const rank = (seat: Seat): number => (me === null ? teamOf(mode, seat) : Number(teamOf(mode, seat) === teamOf(mode, me)));
  return round.sort((a, b) => rank(a) - rank(b));
};

/** The relation of a side to the reader: own, enemy, or, for spectators, the first team and the others. */
export type Stance = 'own' | 'enemy';

/** The panels of one side, in the order in which they stand. */
export interface PanelSide {
  /** Null where everyone plays alone. */
  readonly stance: Stance | null;
  readonly seats: readonly Seat[];
}

/** The panels by side, where there are teams; otherwise all of them together, without a side. */
export const panelSides = (table: Pick<Table, 'options' | 'players'>, me: Seat | null): readonly PanelSide[] => {
  const { mode } = table.options;
  const order = panelOrder(table, me);
  if (!isTeamMode(mode)) return [{ stance: null, seats: order }];
  const own = teamOf(mode, me ?? 0);
  return [...new Set(order.map((seat) => teamOf(mode, seat)))].map((team) => ({
    stance: team === own ? 'own' : 'enemy',
    seats: order.filter((seat) => teamOf(mode, seat) === team),
  }));
};

/** Whether the person on a seat is not connected to the table. */
export const isOffline = (seating: Pick<SeatView, 'connected' | 'computer' | 'taken'> | undefined): boolean =>
  seating !== undefined && seating.taken && !seating.computer && seating.connected === 0;

/** The seats of people who are not connected: a spectator may be one of them. */
export const lostSeats = (seats: readonly SeatView[]): readonly Seat[] =>
  seats.flatMap((seating, seat) => (isOffline(seating) ? [seat] : []));

interface TurnOrder extends Pick<Table, 'options' | 'turn'> {
  readonly players: readonly Pick<Table['players'][number], 'out'>[];
}

/** Returns in how many turns each seat has its next one: 0 for the seat on turn, null for seats that have none any more. */
export const turnsUntil = ({ options, players, turn }: TurnOrder): readonly (number | null)[] => {
  const order = turnOrder({ options, players });
  const round = [...order.slice(turn.slot), ...order.slice(0, turn.slot)].filter((seat) => seat === turn.player || !players[seat]?.out);
  return players.map((_, seat) => {
    const place = round.indexOf(seat);
    return place < 0 ? null : place;
  });
};

/** Returns whether a match with these options allows this number of players: then seats may be closed or added. */
export const canHave = (options: Options, seats: number): boolean => checkOptions(options, seats) === null;

/** The free seats. */
export const freeSeats = (seats: readonly SeatView[]): readonly Seat[] => seats.flatMap(({ taken }, seat) => (taken ? [] : [seat]));

/** The seats that the match waits for although every seat is taken: their players are not ready. */
export const awaitedSeats = (seats: readonly SeatView[]): readonly Seat[] =>
  freeSeats(seats).length > 0 ? [] : seats.flatMap(({ ready }, seat) => (ready ? [] : [seat]));

/** Returns the free seats that the holder of the seats `mine` may command as well (O5). */
export const secondSeats = (mode: Mode, seats: readonly SeatView[], mine: readonly Seat[]): readonly Seat[] =>
  freeSeats(seats).filter((free) =>
    mine.some((own) => {
      const persons = seats.map((_, seat) => (seat === free ? own : seat));
      return checkPersons({ mode }, persons) === null;
    }),
  );

/**
 * Returns the seat of one page that is played now: the one that must act, else the one whose turn comes next. Null without a seat.
 * @param acting the seat that must act, whosever it is.
 */
export const playedSeat = (table: Pick<Table, 'options' | 'players' | 'turn'>, acting: Seat | null, mine: readonly Seat[]): Seat | null => {
  if (acting !== null && mine.includes(acting)) return acting;
  const order = turnOrder(table);
  const { slot } = table.turn;
  const round = [...order.slice(slot), ...order.slice(0, slot)].filter((seat) => mine.includes(seat));
  return round.find((seat) => !table.players[seat]?.out) ?? round[0] ?? null;
};

/** The seats that give up when the player of one of them does: of the same person, still in play. */
export const seatsToResign = ({ players }: Pick<Table, 'players'>, seat: Seat): readonly Seat[] =>
  players.flatMap(({ person, resigned }, other) => (person === players[seat]?.person && !resigned ? [other] : []));

/** Whether a page that holds the seats `mine` plays against computer players alone. A computer that plays for a person is none. */
export const isAgainstComputers = (seats: readonly Pick<SeatView, 'computer'>[], mine: readonly Seat[]): boolean =>
  mine.length > 0 && mine.length < seats.length && seats.every(({ computer }, seat) => computer || mine.includes(seat));

type Persons = { readonly players: readonly Pick<Table['players'][number], 'person'>[] };

/** Whether several people play on one page: two seats of one person (O5) do not count. */
export const isShared = ({ players }: Persons, mine: readonly Seat[]): boolean =>
  new Set(mine.map((seat) => players[seat]?.person)).size > 1;

/** The state that decides who has to hold the device. */
interface DeviceState {
  /** The seat that has to act, whosever it is; null if none has. */
  readonly acting: Seat | null;
  /** The seats of the page. */
  readonly mine: readonly Seat[];
  /** The person who has the device; null before the first has taken it. */
  readonly holder: number | null;
}

/** The seat of the next person to get the device; null if its present user keeps it. */
export const nextHolder = (table: Persons, { acting, mine, holder }: DeviceState): Seat | null => {
  if (acting === null || !mine.includes(acting) || !isShared(table, mine)) return null;
  return table.players[acting]?.person === holder ? null : acting;
};

/** Whether one of the own seats has won against a computer player. */
export const beatsComputer = (winners: readonly Seat[], mine: readonly Seat[], seats: readonly SeatView[]): boolean =>
  winners.some((seat) => mine.includes(seat)) && seats.some(({ computer }, seat) => computer && !winners.includes(seat));
