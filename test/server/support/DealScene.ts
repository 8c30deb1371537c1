import type { Act } from '@hexfall/shared/competition/acts';
import type { Setup } from '@hexfall/shared/lobby/setup';
import { step } from '@hexfall/shared/rules/step';
import { dealtSetups } from '../../../server/src/competition/boutTables.js';
import { newSecret, newTableCode } from '../../../server/src/security/credentials.js';
import type { DrawnDeal, StoredDeal } from '../../../server/src/store/deals.js';
import type { StoredEntrant } from '../../../server/src/store/entrants.js';
import type { MatchRepository } from '../../../server/src/store/MatchRepository.js';

/**
 * One deal of a competition at several tables, each of which is a pairing of its first round: entrants 0 and 1 play at the first table, 2
 * and 3 at the next.
 */
export class DealScene {
  readonly id = `deal ${newTableCode()}`;
  readonly secret: string;
  readonly codes: readonly string[];
  readonly #now: () => number;

  /**
   * @param competition the code of one that the players of all tables have entered.
   * @param fixed what is the same each time: the secret, the codes of the tables, and the time.
   */
  constructor(
    private readonly store: MatchRepository,
    readonly competition: string,
    private readonly tables = 2,
    fixed: { readonly secret?: string; readonly codes?: readonly string[]; readonly now?: () => number } = {},
  ) {
    this.secret = fixed.secret ?? newSecret();
    this.codes = fixed.codes ?? Array.from({ length: tables }, newTableCode);
    this.#now = fixed.now ?? Date.now;
  }

  /** Announces the first round with the commitment of the deal. */
  async announce(): Promise<void> {
    const pairings = this.codes.map((_, table) => ({ entrants: [2 * table, 2 * table + 1] as const }));
    const order = this.codes.flatMap((_, table) => [2 * table, 2 * table + 1]);
    const { id, secret } = this;
    await this.#change({ do: 'announce', round: 1, order, pairings }, { deals: [{ id, secret, seats: 2 * this.tables }] });
  }

  /** Begins the round, with its tables. @param contributions table by table. */
  async begin(contributions: readonly (string | null)[] = new Array<null>(2 * this.tables).fill(null)): Promise<readonly Setup[]> {
    const from = (await this.store.competitions.load(this.competition))!.entrants;
    if (!(await this.makeTables(from, contributions))) throw new Error('the tables were not made');
    return this.#setups({ id: this.id, secret: this.secret, contributions });
  }

  /** Makes the tables from what was read of those who play; false if that has changed. */
  async makeTables(from: readonly StoredEntrant[], contributions: readonly (string | null)[]): Promise<boolean> {
    const deal = { id: this.id, secret: this.secret, contributions };
    const setups = await this.#setups(deal);
    const tables = this.codes.map((code, table) => ({ round: 1, pairing: table, board: 0, match: 0, code, setup: setups[table]! }));
    return this.#change({ do: 'begin', round: 1, absent: [] }, { tables, drawn: { deals: [deal], from } });
  }

  /** Ends the match of a table, as its last intent does, without anybody's looking. */
  async end(table: number): Promise<void> {
    const code = this.codes[table]!;
    const { log } = (await this.store.load(code))!;
    const entry = { seq: log.length + 1, player: 0, intent: { do: 'resign' } as const, client: 'page-end', n: 1, clock: null };
    const standings = { winners: [1], hq: [0, 20 - table] } as const;
    await this.store.append(code, entry, true, null, { playback: null, results: [], standings });
  }

  async stored(): Promise<StoredDeal> {
    const deal = (await this.store.deals.of(this.competition)).get(this.id);
    if (!deal) throw new Error('there is no deal');
    return deal;
  }

  async #setups(deal: DrawnDeal): Promise<readonly Setup[]> {
    const stored = (await this.store.competitions.load(this.competition))!;
    const players = this.codes.map((_, table) => stored.entrants.slice(2 * table, 2 * table + 2));
    return dealtSetups(stored, deal, players, this.#now(), step).map((setup, table) => ({
      ...setup,
      competition: { code: this.competition, name: stored.name, round: 1, board: table + 1 },
    }));
  }

  async #change(act: Act, rest: Partial<Parameters<MatchRepository['competitions']['change']>[1]>): Promise<boolean> {
    const { acts } = (await this.store.competitions.load(this.competition))!;
    const now = this.#now();
    const change = { after: acts.length, act: { at: now, by: 'organizer', act, note: null }, phase: 'running', round: 1 } as const;
    return this.store.competitions.change(this.competition, { ...change, tables: [], outcomes: [], ...rest }, now);
  }
}
