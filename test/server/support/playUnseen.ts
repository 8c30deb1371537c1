import type { RandomSource } from '@hexfall/shared/model/random';
import { actingSeat, legalIntents } from '@hexfall/shared/rules/legal';
import { choose, type Temper } from '../../support/choose.js';
import { Page } from './Page.js';

/** Begins no battle of its own accord: no match ends before the windows are back. */
const PEACEFUL: Temper = { place: 1, battle: 0, 'end-turn': 0.5, discard: 8, move: 0.3, rotate: 0.3, 'take-back': 0.3, redraw: 0.3 };

/** The toughness that an HQ may lose in one battle. */
const IN_DANGER = 10;

interface Unseen {
  readonly url: string;
  readonly code: string;
  /** The keys of the seats, by the windows that hold them. */
  readonly keys: readonly (readonly string[])[];
  readonly random: RandomSource;
  /** Tiles left in the first draw pile that comes to its end when the match is near its end. */
  readonly lastTiles: number;
}

/**
 * Plays a match on until it is near its end, in place of windows that are elsewhere meanwhile, by connections that show nothing: most of
 * the time of a match is what its windows show. Returns the number of the last intent.
 */
export const playUnseen = async ({ url, code, keys, random, lastTiles }: Unseen): Promise<number> => {
  const connections = await Promise.all(keys.map((held) => Page.join(url, code, held)));
  const [first] = connections as [Page];
  const isNearEnd = (): boolean =>
    first.table!.players.some(({ out, hq, pile }) => !out && (pile <= lastTiles || (hq > 0 && hq <= IN_DANGER)));
  while (!isNearEnd()) {
    const seat = actingSeat(first.table!);
    const own = connections.find(({ standing }) => seat !== null && standing?.seats.includes(seat));
    if (!own || seat === null) throw new Error(`nobody plays for seat ${seat}: ${JSON.stringify(first.table!.outcome)}`);
    const { army } = own.table!.players[seat]!;
    const intent = choose({ legal: legalIntents(own.table!, seat), army }, random, PEACEFUL);
    await own.get('intent', { client: own.client, seat, intent });
    await Promise.all(connections.map((other) => other.until(() => other.state.seq === own.state.seq)));
  }
  const { seq } = first.state;
  await Promise.all(connections.map((connection) => connection.leave()));
  return seq;
};
