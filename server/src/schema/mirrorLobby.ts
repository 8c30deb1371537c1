import { mercenaryKey } from '@hexfall/shared/content/neutralTiles';
import { armyTurn } from '@hexfall/shared/lobby/armySelection';
import { commitmentOf } from '@hexfall/shared/lobby/fairSeed';
import { hiringSeat } from '@hexfall/shared/lobby/mercenaryDraft';
import { allowsPrograms, hostSeat } from '@hexfall/shared/lobby/seats';
import { type MatchStatus, type SavedSeat, seriesKindOf, type Setup } from '@hexfall/shared/lobby/setup';
import { DEFAULT_LEVEL } from '@hexfall/shared/model/computer';
import type { Seat } from '@hexfall/shared/model/seat';
import { seriesOf } from '@hexfall/shared/model/series';
import type { MatchPhase } from '@hexfall/shared/protocol/lobby';
import type { ProposalView } from '@hexfall/shared/protocol/proposals';
import { mirrorOptions, setList } from './mirror.js';
import { SeatState, type TableState } from './TableState.js';

const NOBODY = -1;

const mirrorSeat = (taken: SavedSeat | null, state: SeatState): void => {
  state.taken = taken !== null;
  state.name = taken?.name ?? '';
  state.army = taken?.army ?? '';
  state.banned = taken?.ban ?? '';
  state.computer = taken?.keyHash === null;
  state.level = taken?.keyHash === null ? (taken.level ?? DEFAULT_LEVEL) : '';
  state.ready = !taken?.waitsForReady;
  state.program = taken?.program === true;
  state.crest = taken?.crest?.shape ?? '';
  state.crestColor = taken?.crest?.color ?? '';
  setList(state.mercenaries, (taken?.mercenaries ?? []).map(mercenaryKey));
};

/** Updates the options and seats. @param participants the seats each connection holds. @param before the set-up that the Schema shows, if known. */
export const mirrorLobby = (setup: Setup, participants: readonly (readonly Seat[])[], state: TableState, before?: Setup): void => {
  if (before?.options !== setup.options) mirrorOptions(setup.options, state.options);
  state.listed = setup.listed;
  state.programs = allowsPrograms(setup);
  state.startingSeat = setup.startingSeat;
  state.host = hostSeat(setup) ?? NOBODY;
  state.spectatorsMuted = setup.spectatorsMuted;
  state.armySelection = setup.armySelection;
  state.forecast = setup.forecast;
  state.seriesKind = seriesKindOf(setup);
  if (before === undefined) {
    const { competition = null, deal } = setup;
    state.competition = JSON.stringify(competition);
    state.deal = JSON.stringify(deal ? { table: deal.table, of: deal.of } : null);
  }
  const turn = armyTurn(setup);
  state.choosing = turn?.seat ?? NOBODY;
  state.banning = turn?.act === 'ban';
  state.hiring = hiringSeat(setup) ?? NOBODY;
  while (state.seats.length > setup.seats.length) state.seats.pop();
  setup.seats.forEach((taken, seat) => {
    const known = state.seats[seat];
    const target = known ?? new SeatState();
    if (!known || before?.seats[seat] !== taken) mirrorSeat(taken, target);
    target.connected = participants.filter((seats) => seats.includes(seat)).length;
    if (!known) state.seats.push(target);
  });
  state.series = JSON.stringify(seriesOf(setup.seats.map((taken) => taken?.series)));
  state.spectators = participants.filter((seats) => seats.length === 0).length;
};

/** What of a table's fair seed is public. */
export interface SeedStage {
  readonly setup: Setup;
  readonly phase: MatchPhase;
  /** Whether other tables of its deal may still play. */
  readonly isSealed: boolean;
  /** For the rematch; empty if none can be proposed. */
  readonly nextCommitment: string;
}

/**
 * Publishes the parts of the fair seed that may be known by now: the commitment always, the players' contributions after the start of the
 * match, the server's secret after its end, or that of all tables of its deal.
 */
export const mirrorFairSeed = ({ setup, phase, isSealed, nextCommitment }: SeedStage, state: TableState): void => {
  // Computed once: it never changes.
  if (state.commitment === '') state.commitment = commitmentOf(setup);
  if (phase === 'over' && !isSealed) state.secret = setup.secret ?? '';
  state.sealed = isSealed;
  state.drawKnown = setup.drawKnown;
  state.nextCommitment = nextCommitment;
  const isDrawn = setup.seed !== null;
  state.seats.forEach((seat, index) => {
    seat.contribution = (isDrawn && setup.seats[index]?.contribution) || '';
  });
};

/** What the players have agreed on or are asked, and who is disconnected. */
export interface StatusFacts {
  readonly status: MatchStatus;
  readonly proposals: readonly ProposalView[];
  readonly isAbsent: (seat: Seat) => boolean;
  readonly awayAt: (seat: Seat) => number;
}

/** Updates the status of the match. Call this after `mirrorLobby`, which adds the seats. */
export const mirrorStatus = ({ status, proposals, isAbsent, awayAt }: StatusFacts, state: TableState): void => {
  state.paused = status.paused;
  state.isVoid = status.isVoid === true;
  state.rematchCode = status.rematchCode ?? '';
  state.proposals = JSON.stringify(proposals);
  state.seats.forEach((seat, number) => {
    seat.substitute = status.substitutes.includes(number);
    seat.absent = isAbsent(number);
    seat.awayAt = awayAt(number);
  });
};
