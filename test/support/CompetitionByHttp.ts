import { seatInBout } from '@hexfall/shared/competition/bout';
import { BotIntentsSchema } from '@hexfall/shared/protocol/bots';
import type { ActRequest, ClaimMade, CompetitionRequest, CompetitionView, EntrantMade } from '@hexfall/shared/protocol/competitions';
import { newKey } from '../server/support/Page.js';
import { askApi } from '../server/support/profileRequests.js';
import { PATIENCE_MS } from './eventually.js';

/** How long the server may wait for news, in seconds. */
const WAIT = 25;

/** A competition at a server, with an organizer and entrants that have no page: everything goes by HTTP. */
export class CompetitionByHttp {
  readonly organizer = newKey();
  /** By entrant; `enter` adds one. Of a team it is that of its first person. */
  readonly keys: string[] = [];
  /** The keys of the persons of teams, by entrant and person, as far as they have no page. */
  readonly #persons = new Map<number, Map<number, string>>();
  readonly #invitations = new Map<number, string>();

  private constructor(
    readonly url: string,
    readonly code: string,
  ) {}

  /** Makes a competition, which some enter. */
  static async make(
    url: string,
    { names = [], ...wish }: Partial<CompetitionRequest> & { readonly names?: readonly string[] } = {},
  ): Promise<CompetitionByHttp> {
    const organizer = newKey();
    const body = { name: 'Club evening', ...wish };
    const answer = await askApi(url, 'POST', '/api/competitions', { key: organizer, body });
    if (!answer.ok) throw new Error(`no competition was made: ${await answer.text()}`);
    const { code } = (await answer.json()) as { readonly code: string };
    const made = Object.assign(new CompetitionByHttp(url, code), { organizer });
    for (const name of names) await made.enter(name);
    return made;
  }

  /** The same competition, as another process tells of it. */
  at(url: string): CompetitionByHttp {
    const { organizer, keys } = this;
    return Object.assign(new CompetitionByHttp(url, this.code), { organizer, keys });
  }

  /** Returns the number of the new entrant. */
  async enter(name: string): Promise<number> {
    const key = newKey();
    await this.#post('/entrants', key, { name });
    return this.keys.push(key) - 1;
  }

  /** Founds a team, which others join; the first one is its captain. Returns its number. */
  async found(team: string, [captain, ...others]: readonly [string, ...string[]]): Promise<number> {
    const [key, invitation] = [newKey(), newKey()];
    const { entrant } = await this.#post<EntrantMade>('/entrants', key, { name: captain, team, invitation });
    this.keys[entrant] = key;
    this.#persons.set(entrant, new Map([[0, key]]));
    this.#invitations.set(entrant, invitation);
    for (const name of others) await this.join(invitation, name);
    return entrant;
  }

  /** Joins a team by its invitation. */
  async join(invitation: string, name: string): Promise<void> {
    const key = newKey();
    const { entrant, person } = await this.#post<EntrantMade>('/entrants', key, { name, invitation });
    const persons = this.#persons.get(entrant) ?? new Map<number, string>();
    this.#persons.set(entrant, persons.set(person, key));
  }

  /** The invitation to a team that was founded here. */
  invitationTo(entrant: number): string {
    return this.#invitations.get(entrant)!;
  }

  /** The key of a person of a team. */
  keyOf(entrant: number, person: number): string {
    return this.#persons.get(entrant)!.get(person)!;
  }

  /** @param entrant who does it; the organizer if left out. */
  async act(act: ActRequest, entrant?: number): Promise<void> {
    await this.#post('/acts', entrant === undefined ? this.organizer : this.keys[entrant]!, act);
  }

  /** Somebody asks for a place with a key; returns the number of the claim. */
  async claim(key: string, entrant: number, person = 0): Promise<number> {
    return (await this.#post<ClaimMade>('/claims', key, { entrant, person })).id;
  }

  /** The organizer gives a place to who asks for it, or does not. */
  async answer(id: number, accept: boolean): Promise<void> {
    await this.#post(`/claims/${id}`, this.organizer, { accept });
  }

  /** Some of the entrants check in; those who are not given are left out. */
  async checkIn(entrants: readonly number[]): Promise<void> {
    const { rounds } = await this.view();
    for (const entrant of entrants)
      for (const key of this.#persons.get(entrant)?.values() ?? [this.keys[entrant]!])
        await this.#post('/here', key, { round: rounds.length });
  }

  async view(): Promise<CompetitionView> {
    return this.#look('');
  }

  /** Waits until something holds; returns what the server says then. */
  async until(holds: (view: CompetitionView) => boolean): Promise<CompetitionView> {
    const end = performance.now() + PATIENCE_MS;
    let view = await this.view();
    while (!holds(view)) {
      if (performance.now() > end) throw new Error(`this never came to hold: ${holds.toString()}`);
      view = await this.#look(`?after=${encodeURIComponent(view.version)}&wait=${WAIT}`, view);
    }
    return view;
  }

  /** Announces a round, in which everybody checks in who has a key here, but those given. */
  async announce(round: number, absent: readonly number[] = []): Promise<void> {
    await this.act({ do: 'announce', round });
    const { rounds, regulations } = await this.view();
    const paired = rounds.at(-1)!.pairings.flatMap(({ entrants }) => entrants.filter((entrant) => entrant !== null));
    if (regulations.checkIn > 0) await this.checkIn(paired.filter((entrant) => entrant in this.keys && !absent.includes(entrant)));
  }

  /** The board of an entrant in the last round, from 0. */
  async boardOf(entrant: number): Promise<number> {
    return (await this.view()).rounds.at(-1)!.pairings.findIndex(({ entrants }) => entrants.includes(entrant));
  }

  /** One person of a team checks in. */
  async checkInPerson(entrant: number, person: number): Promise<void> {
    const { rounds } = await this.view();
    await this.#post('/here', this.keyOf(entrant, person), { round: rounds.length });
  }

  /** Somebody resigns the match that is played now. Waits until the outcome is there; that of a deal is there when all of its tables are over. */
  async resign(entrant: number, board = 0): Promise<void> {
    const { rounds } = await this.until((view) => view.rounds.at(-1)!.begun !== null);
    const round = rounds.length - 1;
    // In an arena the last one is played now.
    const pairing = rounds[round]!.pairings.findLastIndex(({ entrants }) => entrants.includes(entrant));
    const { result, entrants, deals } = rounds[round]!.pairings[pairing]!;
    const { next, tables, persons } = result!.boards[board]!;
    const match = next!;
    const side = entrants[0] === entrant ? 0 : 1;
    const seat = seatInBout(side, { board, match });
    const key = this.#persons.get(entrant)?.get(persons[side] ?? 0) ?? this.keys[entrant]!;
    const table = tables[match]!;
    const opened = await askApi(this.url, 'POST', `/api/matches/${table}/open`);
    if (!opened.ok) throw new Error(`the table is not there: ${await opened.text()}`);
    const answer = await askApi(this.url, 'POST', `/api/bot/tables/${table}/resign`, { key, body: { seat } });
    if (!answer.ok) throw new Error(`nobody has resigned: ${await answer.text()}`);
    if (deals.length === 0)
      await this.until((view) => view.rounds[round]!.pairings[pairing]!.result!.boards[board]!.outcomes.length > match);
  }

  /** Plays the match of a board of the last round for a number of intents; which ones depends on their number alone. */
  async play(pairing: number, intents: number): Promise<void> {
    const { rounds } = await this.until((view) => view.rounds.at(-1)!.begun !== null);
    const { entrants, result } = rounds.at(-1)!.pairings[pairing]!;
    const { tables } = result!.boards[0]!;
    const match = tables.length - 1;
    const table = `/api/bot/tables/${tables[match]}/intents`;
    await askApi(this.url, 'POST', `/api/matches/${tables[match]}/open`);
    for (let n = 1; n <= intents; n++) {
      for (const seat of [0, 1]) {
        const key = this.keys[entrants[seatInBout(seat, { board: 0, match })]!]!;
        const answer = await askApi(this.url, 'GET', `${table}?seat=${seat}`, { key });
        const legal = answer.ok ? BotIntentsSchema.parse(await answer.json()).intents : [];
        const intent = legal[(n * 7) % legal.length];
        if (intent === undefined) continue;
        const played = await askApi(this.url, 'POST', table, { key, body: { seat, client: 'page-test', n, intent } });
        if (!played.ok) throw new Error(`nothing was played: ${await played.text()}`);
        break;
      }
    }
  }

  /** Ends all boards of the last round but some: the entrant with the higher number resigns. */
  async endBoards(except: readonly number[] = []): Promise<void> {
    const { rounds } = await this.until((view) => view.rounds.at(-1)!.begun !== null);
    for (const [board, { entrants, result }] of rounds.at(-1)!.pairings.entries()) {
      if (result === null || result.isOver || except.includes(board)) continue;
      await this.resign(Math.max(...(entrants as readonly number[])));
    }
  }

  async #look(query: string, known?: CompetitionView): Promise<CompetitionView> {
    const answer = await askApi(this.url, 'GET', `/api/competitions/${this.code}${query}`);
    if (answer.status === 304 && known) return known;
    if (!answer.ok) throw new Error(`the competition is not there: ${await answer.text()}`);
    return (await answer.json()) as CompetitionView;
  }

  async #post<T>(path: string, key: string, body: object): Promise<T> {
    const answer = await askApi(this.url, 'POST', `/api/competitions/${this.code}${path}`, { key, body });
    if (!answer.ok) throw new Error(`${path} ${JSON.stringify(body)}: ${await answer.text()}`);
    return (answer.status === 204 ? null : await answer.json().catch(() => null)) as T;
  }
}
