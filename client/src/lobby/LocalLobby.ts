import { batch, computed, type Signal, signal } from '@preact/signals';
import { mercenaryKey } from '@hexfall/shared/content/neutralTiles';
import { armyTurn } from '@hexfall/shared/lobby/armySelection';
import { draftForBot } from '@hexfall/shared/lobby/draftForBot';
import { seedOf } from '@hexfall/shared/lobby/fairSeed';
import { addBot } from '@hexfall/shared/lobby/hostActions';
import { LOBBY_CHANGES } from '@hexfall/shared/lobby/lobbyChanges';
import { hiringSeat } from '@hexfall/shared/lobby/mercenaryDraft';
import { refuse } from '@hexfall/shared/lobby/refusals';
import { nextMatchAt, nextMatchOf, rematchOf } from '@hexfall/shared/lobby/rematch';
import { seatOf } from '@hexfall/shared/lobby/savedSeat';
import { isArmyFree, type Seated, sit } from '@hexfall/shared/lobby/seating';
import { allowsPrograms, hostSeat, isPerson, levelOf, peopleOf } from '@hexfall/shared/lobby/seats';
import { type SavedSeat, seriesKindOf, type Setup } from '@hexfall/shared/lobby/setup';
import { endLobby, isComplete, newSetup, type NewTableSetup, phaseOf } from '@hexfall/shared/lobby/tableSetup';
import type { LevelId } from '@hexfall/shared/model/computer';
import type { RandomSource } from '@hexfall/shared/model/random';
import { fail, ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/seat';
import type { MatchScore } from '@hexfall/shared/model/series';
import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';
import type { Refusal } from '@hexfall/shared/protocol/messages';
import type { LobbyRequests } from '@hexfall/shared/protocol/requests';
import { FREE_SEAT, type SeatView } from '@hexfall/shared/protocol/tableView';
import { armyFor } from '../platform/armyPick.js';
import { newKey } from '../platform/seatKeys.js';
import type { Lobby } from '../store/Lobby.js';
import type { LocalRecord } from '../table/beginLocalGame.js';

/** The key of the device, which creates its tables. Nobody sits with it, so taking the last seat starts nothing. */
export const DEVICE_KEY = 'device';

/** The key of the person whose browser this is. Keys stand for their own hashes: they never leave the device. */
export const OWN_KEY = 'own';

/** Who plays on a seat. */
export interface SeatPlan {
  /** Null for a computer player. */
  readonly key: string | null;
  /** Of a person. */
  readonly name: string;
  /** Null for any free one, and where armies are assigned later. */
  readonly army: ArmyId | null;
  /** Of a computer player. */
  readonly level: LevelId;
}

type Answer = Result<object, Refusal>;

type Changes = {
  readonly [T in keyof LobbyRequests]: (setup: Setup, request: Omit<LobbyRequests[T], 'n'>, random: RandomSource) => Result<Setup, Refusal>;
};

const setupOf = (seated: Result<Seated, Refusal>): Result<Setup, Refusal> => (seated.ok ? ok(seated.value.setup) : seated);

const CHANGES: Changes = {
  ...LOBBY_CHANGES,
  sit: (setup, { key, ...wish }) => setupOf(sit(setup, wish, key)),
  addBot: (setup, wish, random) => setupOf(addBot(setup, wish, random)),
};

/** The requests that only the holder of a seat may send. */
const OF_HOLDERS: ReadonlySet<keyof LobbyRequests> = new Set(['leaveSeat', 'changeSeat', 'ready', 'withholdName', 'ban', 'pick', 'hire']);

const viewOf = (taken: SavedSeat | null, level: LevelId): SeatView =>
  taken === null
    ? FREE_SEAT
    : {
        ...FREE_SEAT,
        taken: true,
        name: taken.name,
        army: taken.army ?? '',
        banned: taken.ban ?? '',
        computer: !isPerson(taken),
        level: isPerson(taken) ? '' : level,
        mercenaries: taken.mercenaries.map(mercenaryKey),
        connected: 1,
        ready: !taken.waitsForReady,
      };

interface Environment {
  readonly random: RandomSource;
  /** Begins the match of a complete set-up, whose seed is drawn. Returns why that failed as a sentence; empty if it did not. */
  readonly begin: (setup: Setup) => string;
}

/**
 * A table on this device before its match. It answers the requests of a lobby with the functions that a server uses. Computer players ban, pick and
 * hire at once.
 */
export class LocalLobby implements Lobby {
  readonly online = null;
  readonly creator = signal(true);
  /** Why the match could not begin, as a sentence; empty if it could. The table is then as it was before. */
  readonly problem = signal('');
  readonly #setup: Signal<Setup>;
  readonly phase = computed(() => phaseOf(this.#setup.value, false));
  readonly options = computed(() => this.#setup.value.options);
  readonly seats = computed(() => this.#setup.value.seats.map((taken, seat) => viewOf(taken, levelOf(this.#setup.value, seat))));
  readonly mine = computed(() => peopleOf(this.#setup.value));
  readonly arrangement = computed(() => {
    const setup = this.#setup.value;
    const { listed, startingSeat, spectatorsMuted, armySelection, forecast } = setup;
    const turn = armyTurn(setup);
    const choosing = { choosing: turn?.seat ?? null, banning: turn?.act === 'ban', hiring: hiringSeat(setup) };
    const seriesKind = seriesKindOf(setup);
    return {
      ...{ listed, programs: allowsPrograms(setup), startingSeat, spectatorsMuted, armySelection, forecast, seriesKind },
      ...{ host: hostSeat(setup), season: '' },
      ...choosing,
    };
  });

  constructor(
    setup: Setup,
    private readonly environment: Environment,
  ) {
    this.#setup = signal(setup);
    this.#adopt(setup);
  }

  get setup(): Setup {
    return this.#setup.value;
  }

  request<T extends keyof LobbyRequests>(type: T, message: Omit<LobbyRequests[T], 'n'>): Promise<Answer> {
    return Promise.resolve(this.answer(type, message));
  }

  /** Answers a request at once. */
  answer<T extends keyof LobbyRequests>(type: T, message: Omit<LobbyRequests[T], 'n'>): Answer {
    const isOthers = 'seat' in message && typeof message.seat === 'number' && !this.mine.peek().includes(message.seat);
    if (OF_HOLDERS.has(type) && isOthers) return refuse('not-your-seat', 'You do not hold that seat.');
    const changed = CHANGES[type](this.#setup.peek(), message, this.environment.random);
    if (!changed.ok) return changed;
    this.#adopt(changed.value);
    return ok({});
  }

  /** Makes everybody ready, which ends the lobby if every seat is taken. If the match cannot begin then, the table stays as it was. */
  readyAll(): void {
    const before = this.#setup.peek();
    for (const seat of this.mine.peek()) if (this.phase.peek() === 'lobby') this.answer('ready', { seat, ready: true });
    if (this.problem.peek() !== '') this.#setup.value = before;
  }

  /** Who plays on a seat; null if it is free. */
  planOf(seat: Seat): SeatPlan | null {
    const taken = this.#setup.value.seats[seat];
    return taken ? { key: taken.keyHash, name: taken.name, army: taken.army, level: levelOf(this.#setup.value, seat) } : null;
  }

  /** Gives seats to other players, or frees them. If it refuses one, it changes nothing. */
  seatPlayers(plans: ReadonlyMap<Seat, SeatPlan | null>): Answer {
    const people = [...plans].filter(([, plan]) => plan?.key !== null);
    const computers = [...plans].filter(([, plan]) => plan?.key === null);
    return this.#atOnce([
      ...[...plans.keys()].map((seat) => () => this.#free(seat)),
      ...[...people, ...computers].flatMap(([seat, plan]) => (plan ? [() => this.#fill(seat, plan)] : [])),
    ]);
  }

  /** Gives a seat an army. If armies must differ (S2), the seat that had it gets the other one in exchange. */
  chooseArmy(seat: Seat, army: ArmyId): Answer {
    const [plan, { options, seats }] = [this.planOf(seat), this.#setup.peek()];
    if (!plan) return refuse('no-seat', 'That seat is free.');
    const other = options.sameArmy ? -1 : seats.findIndex((taken, number) => number !== seat && taken?.army === army);
    const exchanged = this.planOf(other);
    return this.seatPlayers(
      new Map([[seat, { ...plan, army }], ...(exchanged ? ([[other, { ...exchanged, army: plan.army }]] as const) : [])]),
    );
  }

  /** Changes the game. Players without a seat leave, the last first; newcomers take added seats. */
  arrange(wish: Omit<LobbyRequests['configure'], 'n'>, newcomer: (seat: Seat) => SeatPlan): Answer {
    const { seats } = this.#setup.peek();
    const taken = seats.flatMap((player, seat) => (player ? [seat] : []));
    const leaving = [...taken].reverse().sort((a, b) => this.#isOwn(a) - this.#isOwn(b));
    const added = Array.from({ length: wish.seats }, (_, seat) => seat).slice(seats.length);
    return this.#atOnce([
      ...leaving.slice(0, Math.max(0, taken.length - wish.seats)).map((seat) => () => this.#free(seat)),
      () => this.answer('configure', wish),
      ...added.map((seat) => () => (this.planOf(seat) ? ok({}) : this.#fill(seat, newcomer(seat)))),
    ]);
  }

  #isOwn(seat: Seat): number {
    return Number(this.planOf(seat)?.key === OWN_KEY);
  }

  #free(seat: Seat): Answer {
    const plan = this.planOf(seat);
    return plan ? this.answer(plan.key === null ? 'removeBot' : 'leaveSeat', { seat }) : ok({});
  }

  #fill(seat: Seat, { key, name, army, level }: SeatPlan): Answer {
    const setup = this.#setup.peek();
    const free = ARMY_IDS.filter((id) => isArmyFree(setup, seat, id));
    const wanted = army !== null && free.includes(army) ? army : armyFor('random', free, this.environment.random);
    const chosen = setup.armySelection === 'free' && wanted !== null ? { army: wanted } : {};
    if (key === null) return this.answer('addBot', { seat, level, ...chosen });
    return this.answer('sit', { seat, key, name, waitsForReady: true, ...chosen });
  }

  #atOnce(changes: readonly (() => Answer)[]): Answer {
    return batch(() => {
      const before = this.#setup.peek();
      for (const change of changes) {
        const answer = change();
        if (answer.ok) continue;
        this.#setup.value = before;
        return fail(answer.error);
      }
      return ok({});
    });
  }

  #adopt(changed: Setup): void {
    const { random, begin } = this.environment;
    let setup = endLobby(this.#setup.peek(), changed, (below) => Math.floor(random() * below));
    for (let seat = choosingSeat(setup); seat !== null && !isPerson(setup.seats[seat]); seat = choosingSeat(setup)) {
      const chosen = draftForBot(setup, seat, random);
      if (!chosen.ok) throw new Error(chosen.error.message);
      setup = chosen.value;
    }
    if (isComplete(setup)) setup = { ...setup, seed: seedOf(setup) };
    const problem = setup.seed === null ? '' : begin(setup);
    this.problem.value = problem;
    if (problem === '') this.#setup.value = setup;
  }
}

/** The seat to ban or pick an army or to hire; null if there is none. */
const choosingSeat = (setup: Setup): Seat | null => armyTurn(setup)?.seat ?? hiringSeat(setup);

/** The set-up of a table of this device that nobody sits at. */
export const newLocalSetup = (wish: NewTableSetup): Setup => {
  const setup = newSetup(wish, { secret: newKey(), creator: DEVICE_KEY });
  if (!setup.ok) throw new Error(setup.error.message);
  return setup.value;
};

/** The set-up of the next game of the same players, each moved on by one in turn order, or as the series goes on. @param score of the last one. */
export const rematchSetup = ({ setup, saved, series: inSeries }: LocalRecord, score: MatchScore, random: RandomSource): Setup => {
  const { options, armies, persons, mercenaries } = setup;
  const people = saved.seats.filter(({ computer }) => computer === undefined).length;
  const seats = saved.seats.map(({ name, computer: level, series }, seat) => {
    const keyHash = level ? null : people === 1 ? OWN_KEY : `person ${persons?.[seat] ?? seat}`;
    return {
      ...seatOf({ name, level, army: armies[seat] ?? null, mercenaries: mercenaries?.[seat] ?? [], keyHash }),
      ...(series && { series }),
    };
  });
  const wish = { options, seats: seats.length, forecast: saved.forecast !== false, ...(inSeries && { seriesKind: inSeries.kind }) };
  const played = { ...newLocalSetup(wish), seats };
  const next = nextMatchAt(played, score);
  const draw = (below: number): number => Math.floor(random() * below);
  return next ? nextMatchOf(played, score, next, { secret: newKey(), draw }) : rematchOf(played, score);
};
