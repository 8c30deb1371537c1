import { seatInBout } from '@hexfall/shared/competition/bout';
import type { Hex } from '@hexfall/shared/hex/cells';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import type { CompetitionView, WallBoard, WallView } from '@hexfall/shared/protocol/competitions';
import { actingSeat } from '@hexfall/shared/rules/legal';

/** A board as the server has told it last. */
interface ToldBoard extends WallBoard {
  /** Null where there is no position to be seen. */
  readonly read: Table | null;
}

/** What the server has told of the boards of a round. */
export interface ToldBoards extends Omit<WallView, 'boards'> {
  /** In their order. */
  readonly boards: readonly ToldBoard[];
  /** The number of the board that has changed last; null if none has since the page is there. */
  readonly latest: number | null;
}

const readBoard = (board: WallBoard): ToldBoard => {
  const read = board.position === null ? null : parsePosition(board.position);
  return { ...board, read: read?.ok ? read.value.table : null };
};

/** Returns what is known of the boards after an answer, which has those that have changed. */
export const boardsAfter = (before: ToldBoards | null, { boards, ...told }: WallView): ToldBoards => {
  const known = before?.round === told.round ? before : null;
  const changed = new Map(boards.map((board) => [board.board, readBoard(board)]));
  // An arena has other boards after a pairing, and the server then tells all of them.
  const kept = changed.size === told.count ? [] : (known?.boards ?? []).filter(({ board }) => !changed.has(board));
  return {
    ...told,
    boards: [...kept, ...changed.values()].sort((one, two) => one.board - two.board),
    latest: known ? (boards.at(-1)?.board ?? known.latest) : null,
  };
};

/** A player of a board. */
export interface BoardSide {
  readonly name: string;
  /** Null before the match. */
  readonly army: ArmyId | null;
  /** The toughness that the HQ has left; null if it is not known. */
  readonly hq: number | null;
  readonly isActing: boolean;
  readonly hasWon: boolean;
  /** Whether it has checked in; null if the round does not wait for that. */
  readonly isHere: boolean | null;
}

/** A board as it is shown. */
export interface ShownBoard extends Pick<ToldBoard, 'board' | 'match' | 'phase' | 'table' | 'read'> {
  /** Its number as it is shown; in a pairing of teams that of the pairing and that of the board. */
  readonly label: string;
  /** By seat. */
  readonly sides: readonly BoardSide[];
  readonly turn: number | null;
  readonly struck: readonly Hex[];
}

/** Returns a board with what the competition says of it: who is here, and what has come of the match, also after a correction. */
export const shownBoard = (told: ToldBoard, { rounds, entrants, phase, regulations }: CompetitionView): ShownBoard => {
  const { board: number, match, names, read, table, struck = [] } = told;
  const round = rounds.at(-1);
  const { boards } = regulations;
  const board = (number - 1) % boards;
  const pairing = round?.pairings.find((one) => one.number === Math.ceil(number / boards));
  const bout = pairing?.result?.boards[board];
  const outcome = bout?.outcomes[match] ?? null;
  const acting = told.phase === 'playing' && read ? actingSeat(read) : null;
  const sideOf = (name: string, seat: Seat): BoardSide => {
    const player = read?.players[seat];
    // Seats are exchanged after each match, and so are the sides in them.
    const side = seatInBout(seat, { board, match });
    const entrant = pairing?.entrants[side] ?? null;
    const team = entrant === null ? null : (entrants[entrant]?.team ?? null);
    const person = team?.persons.find((one) => one.person === bout?.persons[side]);
    const isWaiting = phase === 'running' && round?.begun === null;
    return {
      ...{ name, army: player?.army ?? null, isActing: acting === seat, hasWon: outcome?.winner === side },
      hq: outcome?.end === 'played' ? outcome.hq[side] : player ? (player.resigned ? 0 : player.hq) : null,
      isHere: isWaiting && entrant !== null ? (person ?? entrants[entrant])?.here === true : null,
    };
  };
  return {
    ...{ board: number, match, table, read, struck },
    label: boards === 1 ? String(number) : `${Math.ceil(number / boards)}.${board + 1}`,
    phase: outcome ? 'over' : told.phase,
    sides: names.map(sideOf),
    turn: read?.turn.phase === 'turn' ? read.turn.number : null,
  };
};
