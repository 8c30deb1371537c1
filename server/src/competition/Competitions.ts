import { randomInt } from 'node:crypto';
import { setImmediate as ourTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Act, MatchPlace } from '@hexfall/shared/competition/acts';
import { type Competition, evolveCompetition, isPairing, pairedIn } from '@hexfall/shared/competition/competition';
import { dueStep, pairingRequest, type UnpairedRound } from '@hexfall/shared/competition/due';
import { DEFAULT_REGULATIONS, MAX_COMPETITION_NAME, regulationsFault } from '@hexfall/shared/competition/regulations';
import { cleanLine, cleanName } from '@hexfall/shared/lobby/userText';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { ok, type Result } from '@hexfall/shared/model/result';
import {
  type ActRequest,
  type CompetitionList,
  type CompetitionRequest,
  type CompetitionTable,
  type EntrantMade,
  type EntrantRequest,
  type HereRequest,
} from '@hexfall/shared/protocol/competitions';
import { freeCode, newServerSetup } from '../match/createTable.js';
import type { Step } from '../match/PlayedIntents.js';
import { type RateLimitedLog, rateLimitedLog } from '../runtime/rateLimitedLog.js';
import { PeriodicTask, type Scheduler } from '../runtime/scheduling.js';
import { SharedRuns } from '../runtime/SharedRuns.js';
import { hashSeatKey } from '../security/credentials.js';
import type { Reseating } from '../store/claims.js';
import type { CompetitionChange, CompetitionStore, StoredAct } from '../store/competitions.js';
import type { DealStore } from '../store/deals.js';
import type { PersonsChange } from '../store/entrants.js';
import type { MatchRepository } from '../store/MatchRepository.js';
import { StoreFull, type StoreQuota } from '../store/StoreQuota.js';
import type { TableLog } from '../table/TableLog.js';
import { boutTables, missingMatches, outcomeSoFar, type TableSource } from './boutTables.js';
import { checkingIn } from './checkingIn.js';
import { claimsFor } from './claims.js';
import { CompetitionNews } from './CompetitionNews.js';
import { type CompetitionProblem, problem, stale, TRIES, unknownCompetition } from './competitionProblem.js';
import { competitionTableOf, type ReadCompetition, ShownCompetitions } from './competitionView.js';
import { type CurrentCompetition, currentOf, withoutSealed } from './currentCompetition.js';
import { entering } from './entering.js';
import { callsAfter, type EntrantsCall } from './entrantCalls.js';
import { PlaceClaims } from './PlaceClaims.js';
import { requestedAct, whoIs } from './requestedAct.js';
import { droppedDeals, withDeals } from './roundDeals.js';
import type { PairRound } from './roundPairings.js';
import { LEAST_GAP_MS, resumeAfterGap, SERVED_MS } from './serviceGap.js';

/** How often competitions are looked at: changes by other processes, and what is due. */
const LOOK_MS = 1000;

/** How many competitions of a server may be open or running. */
export const MOST_COMPETITIONS = 200;

/** How many are in a list, and for how long after their end. */
const MOST_LISTED = 50;
const LISTED_MS = 7 * 24 * 60 * 60 * 1000;

export interface CompetitionServices {
  readonly store: Pick<MatchRepository, 'load'> & { readonly competitions: CompetitionStore; readonly deals: DealStore };
  readonly tableLog: TableLog;
  readonly quota: Pick<StoreQuota, 'hasRoom'>;
  readonly step: Step;
  readonly pairRound: PairRound;
  readonly time: Scheduler;
  readonly log: Logger;
  /** Calls those who have entered: a round is announced, or all is over. Returns at once and never throws. */
  readonly callEntrants: (call: EntrantsCall) => void;
  /** Finds out which deals of tables in memory are opened. */
  readonly lookAtDeals: () => Promise<void>;
  /** Whether the operator allows a name. */
  readonly allowsName: (name: string) => boolean;
}

type Outcome<T> = Promise<Result<T, CompetitionProblem>>;

/** A number from 0 to 1 that nobody can predict. */
const random = (): number => randomInt(2 ** 32) / 2 ** 32;

/** What is known of a competition in this process. */
interface Looked {
  readonly version: string;
  /** When something is due by time; null if only people can go on. */
  readonly due: number | null;
}

/**
 * The competitions of a server. No process owns one: each looks at all of them once a second, and the first one does what is due. A
 * change is one transaction, which fails if another one has come before it.
 */
export class Competitions {
  readonly #task = new PeriodicTask(() => this.look(), LOOK_MS);
  #looked = new Map<string, Looked>();
  /** When it looked last, and when it stored last that competitions are served. */
  #lookedAt = -Infinity;
  #servedAt = -Infinity;
  readonly #shown: ShownCompetitions;
  readonly #news: CompetitionNews;
  readonly #log: RateLimitedLog;
  /** Goes on with competitions: once for all changes that come meanwhile, as in a round in which everybody checks in. */
  readonly #advances = new SharedRuns((code) => this.#goOn(code));
  /** Who asks for a place whose key is lost. */
  readonly claims: PlaceClaims;

  constructor(private readonly services: CompetitionServices) {
    this.#shown = new ShownCompetitions(services.store.competitions, services.time);
    this.#news = new CompetitionNews(this.#shown, services.time);
    this.#log = rateLimitedLog(services.log);
    this.claims = new PlaceClaims({
      ...{ store: services.store.competitions, time: services.time },
      load: (code) => this.#loadAnew(code),
      change: (current, act, reseating) => this.#change(current, act, { reseating }),
      goOn: (code) => this.#advances.get(code),
      tell: (code) => this.#news.tell(code),
    });
  }

  /** Looks now, and once a second from now on. */
  start(): void {
    this.#task.runNow();
    this.#task.start();
  }

  /** Ends what is waited for; fulfilled when nothing is being done any more. */
  async stop(): Promise<void> {
    this.#news.stop();
    await this.#task.stop();
  }

  /** Looks as soon as possible: the match of a table is over. */
  readonly lookSoon = (): void => this.#task.runNow();

  /** Makes a competition; returns its code. Throws `StoreFull`. @param organizer the hash of the key of its organizer. */
  async create({ name, regulations: wished, options: chosen, listed }: CompetitionRequest, organizer: string): Outcome<string> {
    const { store, quota, time } = this.services;
    const clean = cleanLine(name, MAX_COMPETITION_NAME);
    if (cleanName(clean) === '') return problem('malformed', 'A name needs at least one letter or digit.');
    const regulations = { ...DEFAULT_REGULATIONS, ...wished };
    const fault = regulationsFault(regulations);
    if (fault !== null) return problem('bad-regulations', fault);
    const options = { ...DEFAULT_OPTIONS, ...chosen };
    if (options.mode !== 'duel' || options.mercenaries !== DEFAULT_OPTIONS.mercenaries)
      return problem('not-supported', 'The matches of a competition are duels with armies that are dealt, without mercenaries.');
    const setup = newServerSetup({ options, armySelection: 'random' });
    if (!setup.ok) return problem('not-supported', setup.error.message);
    if ((await store.competitions.versions()).size >= MOST_COMPETITIONS)
      return problem('too-many-competitions', `This server has ${MOST_COMPETITIONS} competitions that are not over.`);
    if (!(await quota.hasRoom())) throw new StoreFull();
    const made = { name: clean, organizer, regulations, options, listed };
    return ok(await freeCode((code) => store.competitions.create(code, made, time.now())));
  }

  /** The listed competitions, and those of the codes. */
  async list(codes: readonly string[]): Promise<CompetitionList> {
    const { store, time } = this.services;
    const listed = await store.competitions.list(time.now() - LISTED_MS, MOST_LISTED);
    const others = codes.filter((code) => !listed.some((one) => one.code === code));
    return { competitions: others.length === 0 ? listed : [...listed, ...(await store.competitions.listOf(others))] };
  }

  /** Returns a competition as somebody with that key sees it; null if there is none. */
  async view(code: string, keyHash: string | null): Promise<ReadCompetition | null> {
    const shown = await this.#shown.get(code);
    if (!shown) return null;
    const now = this.services.time.now();
    return { shared: shown.view, own: { now, you: { ...whoIs(shown.current, keyHash), ...claimsFor(shown.current, keyHash, now) } } };
  }

  /** Returns a competition as it stands; null if there is none. It is the same object as long as nothing changes. */
  async current(code: string): Promise<CurrentCompetition | null> {
    return (await this.#shown.get(code))?.current ?? null;
  }

  /** The table of a competition; null if there is none. */
  async table(code: string): Promise<CompetitionTable | null> {
    const shown = await this.#shown.get(code);
    return shown && competitionTableOf(shown.current);
  }

  /** See `CompetitionNews`. */
  waitFor(code: string, version: string, ms: number, gone: AbortSignal): Promise<boolean | null> {
    return this.#news.waitFor(code, version, ms, gone);
  }

  /** Enters somebody: a person, who founds a team, or who joins one. The same key again changes nothing. */
  async enter(code: string, keyHash: string, request: EntrantRequest): Outcome<EntrantMade> {
    for (let tries = 0; tries < TRIES; tries++) {
      // Invitations change without a new version.
      const current = await this.#loadAnew(code);
      if (!current) return unknownCompetition();
      const entered = entering(current, keyHash, request, this.services.allowsName);
      if (!entered.ok) return entered;
      if ('known' in entered.value) return ok(entered.value.known);
      const { act, ...stored } = entered.value;
      const { entrant, person, name } = stored.entrant;
      if (await this.#change(current, { by: entrant, act, note: null }, stored)) {
        await this.#advances.get(code);
        return ok({ entrant, person, name });
      }
    }
    return stale();
  }

  /** Replaces the invitation to the team whose captain has that key. */
  async invite(code: string, keyHash: string, invitation: string): Outcome<null> {
    const current = await this.#load(code, 0);
    if (!current) return unknownCompetition();
    const { entrant, person } = whoIs(current, keyHash);
    const team = entrant === null ? null : current.state.entrants[entrant]?.team;
    if (entrant === null) return problem('not-entered', 'This key has not entered the competition.');
    if (!team) return problem('no-teams', 'Persons take part in this competition, not teams.');
    if (team.captain !== person) return problem('not-captain', 'Only the captain of the team does this.');
    await this.services.store.competitions.invite(code, entrant, hashSeatKey(invitation));
    return ok(null);
  }

  /** Does an act in the name of who has that key. */
  async act(code: string, keyHash: string, request: ActRequest): Outcome<null> {
    for (let tries = 0; tries < TRIES; tries++) {
      const current = await this.#load(code, tries);
      if (!current) return unknownCompetition();
      const allowed = await requestedAct(current, keyHash, request, random, (unpaired) => this.#announcement(current, unpaired));
      if (!allowed.ok) return allowed;
      const { act } = allowed.value;
      if (await this.#change(current, allowed.value, act.do === 'remove' ? { removed: act } : {})) {
        await this.#advances.get(code);
        return ok(null);
      }
    }
    return stale();
  }

  /**
   * Checks somebody in for the round that is announced; the first contribution counts. In an arena somebody waits from then on, still, or no more.
   */
  async checkIn(code: string, keyHash: string, request: HereRequest): Outcome<null> {
    if (request.waits === true && (await this.#waitsOn(code, keyHash))) return ok(null);
    const { competitions } = this.services.store;
    for (let tries = 0; tries < TRIES; tries++) {
      const current = await this.#load(code, tries);
      if (!current) return unknownCompetition();
      const { round, contribution = null, waits } = request;
      const who = checkingIn(current, keyHash, request);
      if (!who.ok) return who;
      const after = current.stored.acts.length;
      const isDone = isPairing(current.state)
        ? await competitions.wait(code, who.value, waits === undefined, this.services.time.now(), after)
        : await competitions.checkIn(code, who.value, round, contribution, after);
      if (!isDone) continue;
      await this.#advances.get(code);
      return waits === true ? problem('not-now', 'For half a minute nobody has said so: the wait is over.') : ok(null);
    }
    return stale();
  }

  /** Notes that somebody still waits in an arena; false if nobody has said so for a while. Nothing else follows from it. */
  async #waitsOn(code: string, keyHash: string): Promise<boolean> {
    const shown = await this.#shown.get(code);
    if (!shown || !isPairing(shown.current.state)) return false;
    const { entrant, person } = whoIs(shown.current, keyHash);
    if (entrant === null || person === null) return false;
    return this.services.store.competitions.waitOn(code, { entrant, person }, this.services.time.now());
  }

  /** Returns the announcement of a round with its pairings; null if the server stops meanwhile. */
  async #announcement({ state, outcomes }: CurrentCompetition, unpaired: UnpairedRound): Promise<Act | null> {
    const pairings = await this.services.pairRound(pairingRequest(state, outcomes, unpaired));
    return pairings && { do: 'announce', ...unpaired, pairings };
  }

  /**
   * Returns a competition; null if there is none. A change is based on what is shown, if that still is the version of the store.
   * @param tries how often that has failed.
   */
  async #load(code: string, tries: number): Promise<CurrentCompetition | null> {
    const shown = tries > 0 ? null : await this.#shown.get(code);
    // Those who wait in an arena say so without another version.
    const isCurrent = shown && !isPairing(shown.current.state) && !resumeAfterGap(shown.current, this.services.time.now());
    return isCurrent ? shown.current : this.#loadAnew(code);
  }

  /** The same from the store. If no process has served it for a while, that is stored before anything else. */
  async #loadAnew(code: string): Promise<CurrentCompetition | null> {
    for (let tries = 0; tries < TRIES; tries++) {
      const stored = await this.services.store.competitions.load(code);
      if (!stored) return null;
      // No round ends before its deals are opened, so nothing depends on what is sealed.
      const current = currentOf(code, withoutSealed(stored));
      const act = resumeAfterGap(current, this.services.time.now());
      if (!act) return current;
      await this.#change(current, { by: 'time', act, note: null });
    }
    throw new Error(`competition ${code} changes too fast`);
  }

  /** Stores an act, if there is one, with the tables that can begin after it; false if another change has come first. */
  async #change(
    { code, stored, state, outcomes }: CurrentCompetition,
    wished: Omit<StoredAct, 'seq' | 'at'> | null,
    { reseating = null, ...persons }: PersonsChange & { readonly reseating?: Reseating | null } = {},
  ): Promise<boolean> {
    const { store, time, step, tableLog, callEntrants } = this.services;
    const now = time.now();
    const { act: announced, deals } = wished ? withDeals(code, state, wished.act) : { act: null, deals: [] };
    const act = wished && announced && { ...wished, act: announced };
    const next = act ? evolveCompetition(state, act.act, now) : state;
    const places = act?.act.do === 'resume' ? [] : missingMatches(next, outcomes, stored.matches);
    const source = { code, stored, state: next, deals: await this.#dealsFor(code, next, places) };
    const { tables, drawn } = boutTables(source, places, now, step);
    const change: CompetitionChange = {
      after: stored.acts.length,
      act: act && { ...act, at: now },
      ...{ phase: next.phase, round: next.rounds.length, tables },
      persons: act?.act.do === 'pair' ? { ...persons, paired: pairedIn(act.act) } : persons,
      reseating,
      ...{ deals, drawn: drawn.length === 0 ? null : { deals: drawn, from: stored.entrants } },
      ...(act?.act.do === 'begin' && { dropped: droppedDeals(code, next) }),
      outcomes: act?.act.do === 'stop' || act?.act.do === 'close' ? await this.#outcomesSoFar(stored.matches) : [],
    };
    const isDone = await store.competitions.change(code, change, now);
    if (!isDone) return false;
    for (const table of tables) tableLog.made(table.code, table.setup);
    // What is called for is stored: whatever happens to this process, nobody is called for it twice.
    for (const call of callsAfter({ code, stored, state }, next, now)) callEntrants(call);
    return true;
  }

  /** The deals that tables are played from. */
  async #dealsFor(code: string, { regulations }: Competition, places: readonly MatchPlace[]): Promise<TableSource['deals']> {
    return regulations.bout === 'duplicate' && places.length > 0 ? this.services.store.deals.of(code) : new Map();
  }

  /** The outcomes of running matches as they stand. */
  async #outcomesSoFar(matches: CurrentCompetition['stored']['matches']): Promise<CompetitionChange['outcomes']> {
    const found: CompetitionChange['outcomes'][number][] = [];
    for (const { code, outcome, at: _, isSealed: __, ...place } of matches) {
      if (outcome !== null) continue;
      const saved = code === null ? null : await this.services.store.load(code);
      found.push({ ...place, outcome: outcomeSoFar(saved, place, this.services.step) });
      await ourTurn();
    }
    return found;
  }

  /** Does what is due, and tells those who wait. Does not reject: what is not done now is done at the next look. */
  async #goOn(code: string): Promise<void> {
    try {
      await this.#advance(code);
    } catch (err) {
      this.#looked.delete(code);
      this.#log.error({ code, err }, 'a competition cannot go on');
    }
    this.#news.tell(code);
  }

  /** Does everything that is due. */
  async #advance(code: string): Promise<void> {
    const { store, time, quota } = this.services;
    for (let tries = 0; tries < TRIES; tries++) {
      const version = await store.competitions.version(code);
      const current = version === null ? null : await this.#load(code, tries);
      if (!current || version === null) return;
      const { state, outcomes, here, stored } = current;
      const hasSealed = stored.matches.some(({ isSealed }) => isSealed);
      if (hasSealed && (await store.deals.open(code, time.now())).length > 0) continue;
      const due = dueStep(state, { outcomes, here, now: time.now() }, random);
      const isUnpaired = due !== null && 'unpaired' in due;
      const act = isUnpaired ? await this.#announcement(current, due.unpaired) : due && 'act' in due ? due.act : null;
      if (isUnpaired && !act) return;
      const isMaking = act?.do === 'begin' || act?.do === 'pair' || missingMatches(state, outcomes, stored.matches).length > 0;
      if (!act && !isMaking) {
        if (state.phase !== 'closed') this.#looked.set(code, { version, due: due && 'at' in due ? due.at : null });
        return;
      }
      // It waits until the operator makes room.
      if (isMaking && !(await quota.hasRoom())) return;
      await this.#change(current, act && { by: 'time', act, note: null });
    }
  }

  /** Stores now and then that competitions are served in which something is due by time. */
  async #serve(codes: readonly string[]): Promise<void> {
    const { store, time } = this.services;
    const now = time.now();
    const timed = codes.filter((code) => this.#looked.get(code)?.due !== null);
    if (timed.length === 0 || Math.abs(now - this.#servedAt) < SERVED_MS) return;
    await store.competitions.serve(timed, now, now - LEAST_GAP_MS);
    this.#servedAt = now;
  }

  /** Goes on with every competition that has changed, or in which something is due. Does not reject. */
  async look(): Promise<void> {
    try {
      const versions = await this.services.store.competitions.versions();
      const now = this.services.time.now();
      // After a sleep of the machine, or without the store for a while, every one is read: perhaps no process has served it.
      const isLate = Math.abs(now - this.#lookedAt) >= LEAST_GAP_MS;
      this.#lookedAt = now;
      const before = this.#looked;
      this.#looked = new Map([...before].filter(([code]) => versions.has(code)));
      for (const code of before.keys()) if (!versions.has(code)) this.#news.tell(code);
      for (const [code, version] of versions) {
        const known = isLate ? undefined : this.#looked.get(code);
        if (known?.version !== version || (known.due !== null && known.due <= now)) await this.#advances.get(code);
      }
      await this.services.lookAtDeals();
      await this.#serve([...versions.keys()]);
    } catch (err) {
      this.#log.error({ err }, 'competitions cannot be read');
    }
  }
}
