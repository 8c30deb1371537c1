import { POLICIES } from '@hexfall/shared/ai/policies';
import type { Hex } from '@hexfall/shared/hex/cells';
import type { Intent } from '@hexfall/shared/model/intent';
import { randomFrom } from '@hexfall/shared/model/random';
import { actingSeat } from '@hexfall/shared/rules/legal';
import type { Match } from '../../../server/src/match/Match.js';
import { standingsOfSeats } from '../../../server/src/match/matchResults.js';
import { resumeMatch } from '../../../server/src/match/storedMatch.js';
import type { MatchRepository } from '../../../server/src/store/MatchRepository.js';

/** A match that is played in the store alone, as the process of its room would store it. */
export class StoredGame {
  /** What the last battle has hit, and in which turn; null before the first one. */
  lastBattle: { readonly turn: number; readonly hexes: Set<string> } | null = null;

  private constructor(
    private readonly store: Pick<MatchRepository, 'append'>,
    readonly code: string,
    readonly match: Match,
    private readonly random: () => number,
  ) {}

  static async at(store: Pick<MatchRepository, 'append' | 'load'>, code: string, seed = 1): Promise<StoredGame> {
    const match = resumeMatch((await store.load(code))!);
    if (!match) throw new Error('the match has not started');
    return new StoredGame(store, code, match, randomFrom(seed));
  }

  /** A random player plays some intents, or until the match is over. */
  async play(most: number): Promise<void> {
    for (let count = 0; count < most && !this.match.over; count++) {
      const seat = actingSeat(this.match.table)!;
      await this.#store(seat, POLICIES.random(this.match.table, seat, this.random));
    }
  }

  async resign(seat: number): Promise<void> {
    await this.#store(seat, { do: 'resign' });
  }

  async #store(player: number, intent: Intent): Promise<void> {
    const { turn } = this.match.table;
    const played = this.match.play(player, intent);
    if (!played.ok) throw new Error(played.error.message);
    const { seq, events } = played.value.playedIntent;
    const position = this.match.positionAfter(played.value);
    this.match.commit(played.value);
    for (const event of events) {
      if (event.type === 'battle-started') this.lastBattle = { turn: turn.number, hexes: new Set() };
      if (event.type !== 'phase-fought') continue;
      const hit: readonly Hex[] = [...event.hits.map(({ to }) => to), ...event.removed];
      for (const hex of hit) this.lastBattle!.hexes.add(hex.join());
    }
    const entry = { seq, player, intent, client: 'page-one', n: seq, clock: null };
    const end = { playback: null, results: [], standings: standingsOfSeats(this.match.table) };
    await this.store.append(this.code, entry, this.match.over, null, this.match.over ? end : null, position);
  }
}
