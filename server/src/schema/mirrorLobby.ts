import { DEFAULT_LEVEL } from '@hexfall/shared/model/computer';
import { mercenaryKey } from '@hexfall/shared/content/mercenaries';
import type { Seat } from '@hexfall/shared/model/state';
import { hiringSeat } from '../lobby/mercenaryDraft.js';
import { armyTurn } from '../lobby/armySelection.js';
import { hostSeat } from '../lobby/seats.js';
import type { SavedSeat, Setup } from '../table/setup.js';
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
  state.crest = taken?.crest?.shape ?? '';
  state.crestColor = taken?.crest?.color ?? '';
  setList(state.mercenaries, (taken?.mercenaries ?? []).map(mercenaryKey));
};

/** Updates the options and seats. @param participants the seats each connection holds. */
export const mirrorLobby = (setup: Setup, participants: readonly (readonly Seat[])[], state: TableState): void => {
  mirrorOptions(setup.options, state.options);
  state.listed = setup.listed;
  state.startingSeat = setup.startingSeat;
  state.host = hostSeat(setup) ?? NOBODY;
  state.spectatorsMuted = setup.spectatorsMuted;
  state.armySelection = setup.armySelection;
  state.forecast = setup.forecast;
  const turn = armyTurn(setup);
  state.choosing = turn?.seat ?? NOBODY;
  state.banning = turn?.act === 'ban';
  state.hiring = hiringSeat(setup) ?? NOBODY;
  while (state.seats.length > setup.seats.length) state.seats.pop();
  setup.seats.forEach((taken, seat) => {
    const known = state.seats[seat];
    const target = known ?? new SeatState();
    mirrorSeat(taken, target);
    target.connected = participants.filter((held) => held.includes(seat)).length;
    if (!known) state.seats.push(target);
  });
  state.spectators = participants.filter((held) => held.length === 0).length;
};
