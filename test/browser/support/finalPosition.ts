import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Table } from '@hexfall/shared/model/state';
import { formatPosition } from '@hexfall/shared/notation/formatPosition';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

interface Position {
  readonly players: readonly { readonly pile?: number | readonly unknown[] }[];
}

/** A page knows how many tiles are left in a pile, not which. */
const withPileSizes = <P extends Position>(position: P): unknown => ({
  ...position,
  players: position.players.map((player) => ({ ...player, pile: Array.isArray(player.pile) ? player.pile.length : player.pile })),
});

/** The position a page shows at the end. */
export const positionOf = (table: Table): unknown => withPileSizes(formatPosition(table satisfies Table) as Position);

/** The position at the end of the server's record, worked out by the command line. */
export const recordedPosition = async (url: string, code: string): Promise<{ readonly position: unknown; readonly outcome: unknown }> => {
  const answer = await fetch(`${url}/api/matches/${code}/record`);
  const input = await answer.text();
  if (!answer.ok) throw new Error(`no record: ${input}`);
  const output = execFileSync(process.execPath, ['shared/bin/hexfall.mjs', 'record', '-'], {
    cwd: ROOT,
    input,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const { position, outcome } = JSON.parse(output) as { position: Position; outcome: unknown };
  return { position: withPileSizes(position), outcome };
};
