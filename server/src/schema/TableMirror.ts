import type { Setup } from '@hexfall/shared/lobby/setup';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import type { MatchPhase } from '@hexfall/shared/protocol/lobby';
import type { ProposalView } from '@hexfall/shared/protocol/proposals';
import type { ClockView } from '@hexfall/shared/protocol/tableView';
import { mirror, setList } from './mirror.js';
import { mirrorFairSeed, mirrorLobby, mirrorStatus } from './mirrorLobby.js';
import { TableState } from './TableState.js';

/** Who sits at a table, and what they are asked: rarely different after an intent. */
export interface LobbyFacts {
  readonly setup: Setup;
  readonly phase: MatchPhase;
  readonly isSealed: boolean;
  /** The seats each connection holds; a list stays the same object as long as it does not change. */
  readonly held: readonly (readonly Seat[])[];
  readonly proposals: readonly ProposalView[];
  readonly nextCommitment: string;
  /** By seat: whether it counts as absent. */
  readonly absent: readonly boolean[];
  /** By seat: when it will count as absent, in the server's time; 0 while it is connected. */
  readonly awayAt: readonly number[];
}

/** The match that is played. */
export interface MatchFacts {
  readonly match: { readonly table: Table; readonly seq: number } | null;
  readonly clock: ClockView | null;
}

/** The study of a match that is over, as it is sent. */
export interface StudyFacts {
  /** A `StudyView` as JSON. */
  readonly study: string;
  /** An `AttendeesView` as JSON. */
  readonly attendees: string;
  /** Each as JSON. */
  readonly drawings: readonly string[];
}

const sameItems = <T>(a: readonly T[], b: readonly T[]): boolean => a.length === b.length && a.every((item, index) => item === b[index]);

const isSame = (a: LobbyFacts, b: LobbyFacts): boolean =>
  a.setup === b.setup &&
  a.phase === b.phase &&
  a.isSealed === b.isSealed &&
  a.nextCommitment === b.nextCommitment &&
  sameItems(a.held, b.held) &&
  sameItems(a.proposals, b.proposals) &&
  sameItems(a.absent, b.absent) &&
  sameItems(a.awayAt, b.awayAt);

/** Keeps the Schema of one table up to date, and skips the parts whose source is the same as before. */
export class TableMirror {
  readonly state = new TableState();
  #lobby: LobbyFacts | null = null;
  #table: Table | null = null;
  #clock: ClockView | null = null;
  #study: StudyFacts | null = null;

  constructor(code: string) {
    this.state.code = code;
  }

  /** Updates the Schema. Each part that fails is written in full the next time. */
  update(lobby: LobbyFacts, { match, clock }: MatchFacts, shown: StudyFacts | null): void {
    if (this.#lobby === null || !isSame(this.#lobby, lobby)) this.#mirrorLobby(lobby);
    if (match && this.#table !== match.table) this.#mirrorTable(match.table);
    this.state.seq = match?.seq ?? 0;
    if (this.#clock !== clock) this.state.clock = JSON.stringify(clock);
    this.#clock = clock;
    if (shown) this.#mirrorStudy(shown);
  }

  #mirrorLobby(lobby: LobbyFacts): void {
    const { setup, phase, isSealed, held, proposals, nextCommitment, absent, awayAt } = lobby;
    const before = this.#lobby?.setup;
    // If this fails, the content of the Schema is unknown.
    this.#lobby = null;
    mirrorLobby(setup, held, this.state, before);
    mirrorFairSeed({ setup, phase, isSealed, nextCommitment }, this.state);
    const isAbsent = (seat: Seat): boolean => absent[seat] ?? false;
    mirrorStatus({ status: setup.status, proposals, isAbsent, awayAt: (seat) => awayAt[seat] ?? 0 }, this.state);
    this.state.phase = phase;
    this.#lobby = lobby;
  }

  #mirrorStudy({ study, attendees, drawings }: StudyFacts): void {
    if (this.#study?.study !== study) this.state.study = study;
    if (this.#study?.attendees !== attendees) this.state.attendees = attendees;
    if (this.#study?.drawings !== drawings) setList(this.state.drawings, drawings);
    this.#study = { study, attendees, drawings };
  }

  #mirrorTable(table: Table): void {
    const before = this.#table;
    this.#table = null;
    mirror(table, this.state, before);
    this.#table = table;
  }
}
