import type { Table } from '@hexfall/shared/model/state';
import { formatPosition } from '@hexfall/shared/notation/formatPosition';
import { answer } from '../cli/support.js';

interface Position {
  readonly players: readonly { readonly pile?: number | readonly unknown[] }[];
}

/** A page knows how many tiles are left in a pile, not which. */
const withPileSizes = <P extends Position>(position: P): unknown => ({
  ...position,
  players: position.players.map((player) => ({ ...player, pile: Array.isArray(player.pile) ? player.pile.length : player.pile })),
});

/** The position a page shows at the end. */
export const positionOf = (table: Table): unknown => withPileSizes(formatPosition(table) as Position);

/** The end that the server's record of a match leads to, worked out by the command line. */
export const recordedEnd = async (url: string, code: string): Promise<{ readonly position: unknown; readonly outcome: object }> => {
  const record = await fetch(`${url}/api/matches/${code}/record`);
  if (!record.ok) throw new Error(`no record: ${await record.text()}`);
  const { position, outcome } = (await answer('record', await record.json())) as unknown as { position: Position; outcome: object };
  return { position: withPileSizes(position), outcome };
};
