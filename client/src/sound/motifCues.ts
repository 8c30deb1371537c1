import { sameHex } from '@hexfall/shared/hex/cells';
import type { FilmAct } from '@hexfall/shared/inspect/filmTimeline';
import type { Outcome } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import type { ArmyId } from '@hexfall/shared/model/tile';
import type { Frame } from '@hexfall/shared/picture/replay/buildReplay';
import type { ReplaySegment } from '../store/PlaybackQueue.js';

/** Returns the army that has placed a unit; null if none has. */
export const placingArmy = ({ events, after }: Pick<ReplaySegment, 'events' | 'after'>): ArmyId | null => {
  if (events.some(({ type }) => type === 'took-back')) return null;
  const placed = events.find((event) => event.type === 'placed');
  return placed?.type === 'placed' ? (after.players[placed.player]?.army ?? null) : null;
};

/**
 * Returns the armies whose HQs fall.
 * @param acts what begins to move in the frame; null where nothing moves and all of the frame is seen at once.
 * @param table null: no army is known.
 */
export const fallenArmies = (
  frame: Pick<Frame, 'kind' | 'fallen' | 'damage'>,
  acts: readonly FilmAct[] | null,
  table: Table | null,
): readonly ArmyId[] => {
  const hexes = acts ? acts.flatMap((act) => (act.kind === 'fall' ? [act.at] : [])) : frame.kind === 'losses' ? frame.fallen : [];
  return hexes.flatMap((hex) => {
    const fallen = frame.damage.find(({ at }) => at && sameHex(at, hex));
    const army = fallen && table?.players[fallen.player]?.army;
    return army ? [army] : [];
  });
};

/** Returns the army whose victory is heard: that of a winner on this page if there is one; null where a player of this page has lost, or nobody has won. */
export const victoriousArmy = ({ winners }: Outcome, { players }: Pick<Table, 'players'>, mine: readonly Seat[]): ArmyId | null => {
  const seat = mine.length === 0 ? winners[0] : winners.find((winner) => mine.includes(winner));
  return (seat !== undefined && players[seat]?.army) || null;
};
