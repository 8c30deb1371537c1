import type { StoredOutcome } from '@hexfall/shared/competition/acts';
import { seatInBout } from '@hexfall/shared/competition/bout';
import type { Regulations } from '@hexfall/shared/competition/regulations';
import type { ActRequest, CompetitionView, EntrantRequest } from '@hexfall/shared/protocol/competitions';
import { step } from '@hexfall/shared/rules/step';
import type { ClaimedSeats } from '../../../server/src/competition/claims.js';
import { Competitions } from '../../../server/src/competition/Competitions.js';
import type { EntrantsCall } from '../../../server/src/competition/entrantCalls.js';
import { pairRoundIn } from '../../../server/src/competition/roundPairings.js';
import { LEAST_GAP_MS } from '../../../server/src/competition/serviceGap.js';
import type { PairsRounds } from '../../../server/src/computer/TurnPlanner.js';
import { DealWatch } from '../../../server/src/match/DealWatch.js';
import { hashSeatKey } from '../../../server/src/security/credentials.js';
import type { MatchRepository } from '../../../server/src/store/MatchRepository.js';
import type { LogEntry } from '../../../server/src/table/savedMatch.js';
import { TableLog } from '../../../server/src/table/TableLog.js';
import { FakeTime } from './FakeTime.js';
import { recordedLog } from './recordedLog.js';
import { FIRST_ENTRY } from './table.js';

export const ORGANIZER = hashSeatKey('the organizer');

/** The hash of the key of an entrant. */
export const keyOf = (entrant: number): string => hashSeatKey(`entrant ${entrant}`);

/** The hash of the key of a person of a team, and the invitation to the team. */
export const personKey = (team: number, person: number): string => hashSeatKey(`person ${team}.${person}`);
export const invitationOf = (team: number): string => `invitation ${team}`;

/** A competition in a store, with a time that goes on only when a test says so. */
export class CompetitionScene {
  readonly time: FakeTime;
  readonly log = recordedLog();
  readonly competitions: Competitions;
  readonly deals: DealWatch;
  /** What was logged of tables. */
  readonly tableLines: string[] = [];
  /** Who was called, by this process. */
  readonly calls: EntrantsCall[] = [];
  code = '';
  /** Who is connected, as `TABLE HASH`, and which tables were read again. */
  readonly connected = new Set<string>();
  readonly reloaded: string[] = [];

  /** @param time that of another process. @param room whether the store has room. @param threads where large rounds are paired. */
  constructor(
    readonly store: MatchRepository,
    time?: FakeTime,
    room: () => boolean = () => true,
    threads: PairsRounds = { pairRound: () => Promise.reject(new Error('a small round needs no thread')) },
  ) {
    this.time = time ?? new FakeTime();
    // The store has its time from there.
    jest.spyOn(Date, 'now').mockImplementation(this.time.now);
    this.deals = new DealWatch(store.deals);
    this.competitions = new Competitions({
      store,
      step,
      time: this.time,
      log: this.log.log,
      tableLog: new TableLog((_, message) => void this.tableLines.push(message)),
      quota: { hasRoom: () => Promise.resolve(room()) },
      pairRound: pairRoundIn(threads),
      allowsName: (name) => name !== 'Forbidden',
      callEntrants: (call) => this.calls.push(call),
      lookAtDeals: () => this.deals.look(),
    });
  }

  /** A competition whose round 1 is announced, and begins at once without check-in. */
  static async begun(store: MatchRepository, entrants: number, regulations: Partial<Regulations> = {}): Promise<CompetitionScene> {
    const scene = new CompetitionScene(store);
    await scene.make(entrants, regulations);
    const announced = await scene.act({ do: 'announce', round: 1 });
    if (announced !== 'ok') throw new Error(announced);
    return scene;
  }

  /** The same competition in another process, or after this one was killed. */
  elsewhere(store = this.store): CompetitionScene {
    const other = new CompetitionScene(store, this.time);
    other.code = this.code;
    return other;
  }

  /** Makes a competition that a number of entrants has entered. */
  async make(entrants: number, regulations: Partial<Regulations> = {}): Promise<void> {
    const wish = { name: 'Club evening', regulations: { checkIn: 0, pause: 0, ...regulations }, options: {}, listed: true };
    const made = await this.competitions.create(wish, ORGANIZER);
    if (!made.ok) throw new Error(made.error.message);
    this.code = made.value;
    for (let entrant = 0; entrant < entrants; entrant++) await this.enter(entrant);
  }

  async enter(entrant: number): Promise<string> {
    return this.enterAs(keyOf(entrant), { name: `Player ${entrant}` });
  }

  /** Enters somebody with a key; gives `ok` or the code of the refusal. */
  async enterAs(key: string, request: EntrantRequest): Promise<string> {
    const entered = await this.competitions.enter(this.code, key, request);
    return entered.ok ? 'ok' : entered.error.code;
  }

  /** Makes a competition of teams, each with as many persons as there are boards: the key of a person is that of `personKey`. */
  async makeTeams(
    teams: number,
    regulations: Partial<Regulations> & Pick<Regulations, 'boards'>,
    persons = regulations.boards,
  ): Promise<void> {
    await this.make(0, regulations);
    for (let team = 0; team < teams; team++)
      for (let person = 0; person < persons; person++) {
        const founding = person === 0 ? { team: `Team ${team}` } : {};
        const entered = await this.enterAs(personKey(team, person), {
          name: `P ${team}.${person}`,
          ...founding,
          invitation: invitationOf(team),
        });
        if (entered !== 'ok') throw new Error(entered);
      }
  }

  /** Does something as the organizer, or as who has that key; gives `ok` or the code of the refusal. */
  async act(request: ActRequest, key = ORGANIZER): Promise<string> {
    const done = await this.competitions.act(this.code, key, request);
    return done.ok ? 'ok' : done.error.code;
  }

  async checkIn(entrant: number, round: number): Promise<string> {
    return this.checkInAs(keyOf(entrant), round);
  }

  /** The page of somebody who waits in an arena says that this is still so. */
  async stillWaits(entrant: number): Promise<string> {
    const done = await this.competitions.checkIn(this.code, keyOf(entrant), { round: 1, waits: true });
    return done.ok ? 'ok' : done.error.code;
  }

  async waitsNoMore(entrant: number): Promise<string> {
    const done = await this.competitions.checkIn(this.code, keyOf(entrant), { round: 1, waits: false });
    return done.ok ? 'ok' : done.error.code;
  }

  async checkInAs(key: string, round: number, contribution: string | null = null): Promise<string> {
    const done = await this.competitions.checkIn(this.code, key, { round, ...(contribution !== null && { contribution }) });
    return done.ok ? 'ok' : done.error.code;
  }

  /** What is known of the rooms of this process. */
  readonly seats: ClaimedSeats = {
    isConnected: (code, keyHash) => Promise.resolve(this.connected.has(`${code} ${keyHash}`)),
    reload: (code) => Promise.resolve(void this.reloaded.push(code)),
  };

  /** Somebody asks for a place with a key; gives the number of the claim or the code of the refusal. */
  async claim(key: string, entrant: number, person = 0): Promise<number | string> {
    const made = await this.competitions.claims.ask(this.code, key, { entrant, person }, this.seats);
    return made.ok ? made.value : made.error.code;
  }

  /** Answers a claim as the organizer, or as who has that key; gives `ok` or the code of the refusal. */
  async answer(id: number | string, accept = true, key = ORGANIZER): Promise<string> {
    const done = await this.competitions.claims.answer(this.code, key, Number(id), accept, this.seats);
    return done.ok ? 'ok' : done.error.code;
  }

  async view(key = ORGANIZER): Promise<CompetitionView> {
    const view = await this.competitions.view(this.code, key);
    if (!view) throw new Error('there is no competition');
    return { ...view.shared, ...view.own };
  }

  /** The codes of the tables of the last round that run. */
  async running(): Promise<readonly string[]> {
    const stored = await this.store.competitions.load(this.code);
    return stored!.matches.flatMap(({ code, outcome }) => (outcome === null && code !== null ? [code] : []));
  }

  /** Ends a match as its last intent does, without anybody's looking. @param winner a side of its pairing; null for a draw. */
  async end(code: string, winner: 0 | 1 | null, hq: readonly [number, number] = winner === 1 ? [5, 12] : [12, 5]): Promise<void> {
    const { matches } = (await this.store.competitions.load(this.code))!;
    const match = matches.find((one) => one.code === code)!;
    const [first, second] = [0, 1].map((seat) => hq[seatInBout(seat, match)]);
    const standings = { winners: winner === null ? [] : [seatInBout(winner, match)], hq: [first!, second!] };
    const entry: LogEntry =
      winner === null
        ? { ...FIRST_ENTRY, intent: { do: 'agree-draw' } }
        : { ...FIRST_ENTRY, player: 1 - seatInBout(winner, match), intent: { do: 'resign' } };
    await this.store.append(code, entry, true, null, { playback: null, results: [], standings });
  }

  /** Ends all matches that run, and goes on. @param winnerOf of the sides of a pairing, by their entrants. */
  async endRound(winnerOf: (one: number, two: number) => 0 | 1 | null = (one, two) => (one < two ? 0 : 1)): Promise<void> {
    const ended = new Set<string>();
    for (;;) {
      const stored = (await this.store.competitions.load(this.code))!;
      const { rounds } = await this.view();
      const open = stored.matches.filter(({ outcome }) => outcome === null);
      if (open.length === 0) return;
      for (const { code, round, pairing } of open) {
        const [one, two] = rounds[round - 1]!.pairings[pairing]!.entrants;
        if (ended.has(code!)) throw new Error(`match ${code} is over, and has no outcome`);
        ended.add(code!);
        await this.end(code!, winnerOf(one, two!));
      }
      if (rounds.length < (await this.look()).rounds.length) return;
    }
  }

  /** Lets time pass in which some process serves the competition, without its looking. */
  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= LEAST_GAP_MS / 2) {
      this.time.pass(Math.min(left, LEAST_GAP_MS / 2));
      await this.store.competitions.serve([this.code], this.time.now(), 0);
    }
  }

  /** Looks once, as a process does every second. */
  async look(): Promise<CompetitionView> {
    await this.competitions.look();
    return this.view();
  }

  /** Everything that is stored of matches of the competition. */
  async outcomes(): Promise<readonly Pick<StoredOutcome, 'round' | 'pairing' | 'match' | 'outcome'>[]> {
    const { matches } = (await this.store.competitions.load(this.code))!;
    return matches.flatMap(({ round, pairing, match, outcome }) => (outcome ? [{ round, pairing, match, outcome }] : []));
  }
}
