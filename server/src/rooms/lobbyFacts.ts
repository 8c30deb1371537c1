import type { Seat } from '@hexfall/shared/model/seat';
import type { TableSession } from '../match/TableSession.js';
import type { LobbyFacts } from '../schema/TableMirror.js';
import type { RoomServices } from './RoomServices.js';
import type { TableRuntime } from './TableRuntime.js';

/** Who sits at a table, and what they are asked. @param held the seats of each connection. */
export const lobbyFacts = (
  { setup, phase, isSealed }: Pick<TableSession, 'setup' | 'phase' | 'isSealed'>,
  held: readonly (readonly Seat[])[],
  runtime: TableRuntime | null,
): LobbyFacts => {
  const { proposals, seatRequests, presence } = runtime ?? {};
  return {
    setup,
    phase,
    isSealed,
    held,
    proposals: [...(proposals?.open ?? []), ...(seatRequests?.open ?? [])],
    nextCommitment: proposals?.nextCommitment ?? '',
    absent: setup.seats.map((_, seat) => presence?.isAbsent(seat) ?? false),
    awayAt: setup.seats.map((_, seat) => presence?.awayAt(seat) ?? 0),
  };
};

/** Returns the hash of the seat key that a profile has at a table. If the store fails the client keeps the keys it has. */
export const seatKeyOf = async (
  profile: string,
  table: TableSession,
  { profiles, time, faults }: Pick<RoomServices, 'profiles' | 'time' | 'faults'>,
): Promise<string | null> => {
  try {
    const found = await profiles.prove(profile, time.now());
    return found && (await profiles.seatAt(found.id, table.code));
  } catch (err) {
    faults.report(table, err, 'profile', null);
    return null;
  }
};
