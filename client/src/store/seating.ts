import type { Mode } from '@hexfall/shared/model/options';
import type { Seat } from '@hexfall/shared/model/state';
import type { ArmyId, TileKey } from '@hexfall/shared/model/tile';
import type { Begins } from '@hexfall/shared/protocol/lobby';
import type { TableView } from '@hexfall/shared/protocol/tableView';
import { isTeamMode, teamOf } from '@hexfall/shared/rules/sides';

/** A seat as the lobby shows it. */
export interface Seating {
  readonly taken: boolean;
  readonly name: string;
  readonly army: ArmyId | '';
  readonly computer: boolean;
  /** Hired so far. */
  readonly mercenaries: readonly TileKey[];
  readonly connected: number;
}

/** What is arranged around a match. */
export interface Arrangement {
  readonly listed: boolean;
  readonly begins: Begins;
  /** The seat whose turn it is to hire a mercenary; null if none are being hired. */
  readonly hiring: Seat | null;
}

export const readSeats = (state: TableView): readonly Seating[] =>
  Array.from(state.seats, ({ taken, name, army, computer, mercenaries, connected }) => ({
    taken,
    name,
    army,
    computer,
    mercenaries: [...mercenaries],
    connected,
  }));

export const readArrangement = ({ listed, begins, hiring }: TableView): Arrangement => ({
  listed,
  begins,
  hiring: hiring < 0 ? null : hiring,
});

/** The seats by team; where everybody is alone, all of them together. */
export const teamsOf = (mode: Mode, seats: number): readonly (readonly Seat[])[] => {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (!isTeamMode(mode)) return [all];
  const teams = [...new Set(all.map((seat) => teamOf(mode, seat)))];
  return teams.map((team) => all.filter((seat) => teamOf(mode, seat) === team));
};

/** Seats nobody has taken. */
export const freeSeats = (seats: readonly Seating[]): readonly Seat[] => seats.flatMap(({ taken }, seat) => (taken ? [] : [seat]));
