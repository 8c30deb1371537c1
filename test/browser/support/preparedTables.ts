import { POLICIES, type Policy } from '@hexfall/shared/ai/policies';
import { MAPS } from '@hexfall/shared/content/maps';
import type { SavedSeat, Setup } from '@hexfall/shared/lobby/setup';
import { DEFAULT_OPTIONS, type Options } from '@hexfall/shared/model/options';
import { pick, randomFrom } from '@hexfall/shared/model/random';
import type { Seat } from '@hexfall/shared/model/seat';
import type { SeriesScore } from '@hexfall/shared/model/series';
import type { ArmyId } from '@hexfall/shared/model/tile';
import type { ArmySelection, CompetitionPlace } from '@hexfall/shared/protocol/lobby';
import { CODE_ALPHABET } from '@hexfall/shared/protocol/messages';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { hashSeatKey } from '../../../server/src/security/credentials.js';
import type { MatchRepository } from '../../../server/src/store/MatchRepository.js';
import { openSqliteStore } from '../../../server/src/store/openStore.js';
import type { LogEntry } from '../../../server/src/table/savedMatch.js';
import { EMPTY_TABLE } from '../../server/support/table.js';
import { matchOf, traceOf, type TraceStep } from '../../support/traces.js';

/** A match of computer players that stops where a window is to take over. */
export interface Plan {
  readonly armies: readonly ArmyId[];
  readonly options?: Partial<Options>;
  readonly seed: string;
  readonly policy: Policy;
  /** Which intent is left to the window; without it the match is played to its end. */
  readonly until?: (step: TraceStep, place: number) => boolean;
  /** Whether the player of that intent resigns instead: a match that is over after a few turns. */
  readonly isResigned?: boolean;
  /** Of people on all seats, by seat; without them computer players have the other seats. */
  readonly people?: readonly string[];
  /** They share the device of the window. */
  readonly atOneDevice?: boolean;
  /** It is one of a return match: the first, or the second, whose players have these scores by seat. */
  readonly inReturn?: 'first' | readonly SeriesScore[];
  /** It is one of a competition. */
  readonly inCompetition?: true;
}

/** Fills the board, and starts no battle of its own accord. */
const crowd: Policy = (table, seat, random) => {
  const legal = legalIntents(table, seat);
  const wanted = (['place', 'place-hq', 'choose', 'discard', 'end-turn'] as const)
    .map((kind) => legal.filter(({ do: does }) => does === kind))
    .find((intents) => intents.length > 0);
  return pick(wanted ?? legal, random);
};

const unitsOn = ({ before }: TraceStep): number => before.board.filter((unit) => unit).length;

const beginsBattle = ({ events }: TraceStep): boolean => events.some(({ type }) => type === 'battle-started');

/** O11: a map as options. */
const groundOf = (id: string): Pick<Options, 'board' | 'terrain' | 'turrets'> => {
  const map = MAPS.find((one) => one.id === id);
  if (!map) throw new Error(`no map ${id}`);
  const { board, terrain, turrets } = map;
  return { board, terrain, turrets };
};

const duel = { armies: ['borgo', 'outpost'], policy: POLICIES.greedy } as const;
const four = { armies: ['borgo', 'hegemony', 'outpost', 'moloch'], policy: POLICIES.greedy } as const;

/** After the first of two matches, by seat. */
const RETURN_SCORES: readonly SeriesScore[] = [
  { played: 1, won: 1, drawn: 0, hq: 17 },
  { played: 1, won: 0, drawn: 0, hq: -17 },
];

/** Tables where a match is being played, or has been. */
const PLANS: Readonly<Record<string, Plan>> = {
  setup: { ...duel, seed: 'prepared', until: () => true },
  turn: {
    ...duel,
    seed: 'prepared',
    until: ({ before, seat, intent }, place) => place > 12 && before.players[seat]!.hand.length > 1 && intent.do === 'place',
  },
  question: { armies: ['moloch', 'doomsday'], policy: POLICIES.random, seed: 'prepared', until: ({ before }) => before.decision !== null },
  battle: { ...duel, seed: 'prepared', until: (step) => step.intent.do === 'battle' && unitsOn(step) > 6 },
  over: { ...duel, seed: 'prepared' },
  team: { ...four, options: { mode: 'team' }, seed: 'prepared', until: ({ intent }, place) => place > 30 && intent.do === 'place' },
  crowd: {
    ...four,
    policy: crowd,
    options: { mode: 'deathmatch', board: 'expanded' },
    seed: 'prepared',
    until: (step) => beginsBattle(step) && unitsOn(step) > 35,
  },
  terrain: {
    armies: ['new-york', 'neojungle', 'doomsday', 'hegemony'],
    policy: POLICIES.greedy,
    options: { mode: 'team', ...groundOf('ruined-city') },
    seed: 'prepared',
    until: (step, place) => place > 30 && step.intent.do === 'place' && unitsOn(step) > 12,
  },
  discard: {
    ...duel,
    seed: 'prepared',
    until: ({ before, intent }, place) => place > 12 && before.turn.mustDiscard && intent.do === 'discard',
  },
  /** The HQ of Outpost falls to the Net Fighter of Borgo. */
  fallen: { ...duel, seed: 'c' },
  /** The other player has kept a tile. */
  held: {
    ...duel,
    seed: 'prepared',
    until: ({ before, seat, intent }, place) => place > 12 && before.players[1 - seat]!.hand.length > 0 && intent.do === 'place',
  },
  /** The second turn costs a quarter of the chance to win. */
  resigned: { ...duel, policy: POLICIES.random, seed: 'prepared', until: (_step, place) => place === 8, isResigned: true },
  returnFirst: { ...duel, seed: 'prepared', inReturn: 'first' },
  returnSecond: { ...duel, seed: 'prepared', inReturn: RETURN_SCORES },
  returnTurn: { ...duel, seed: 'prepared', until: ({ intent }, place) => place > 12 && intent.do === 'place', inReturn: RETURN_SCORES },
  boutTurn: { ...duel, seed: 'prepared', until: ({ intent }, place) => place > 12 && intent.do === 'place', inCompetition: true },
  boutOver: { ...duel, seed: 'prepared', inCompetition: true },
};

/** With a long name, and the largest numbers. */
const COMPETITION: CompetitionPlace = {
  code: 'CMPAAA',
  name: 'Friedrichshainer Vereinsmeisterschaft 2026, offene Gruppe B',
  round: 12,
  board: 128,
};

/** Who sits on a seat of a table that still waits: the window of the test, a computer player, somebody else, nobody. */
type Sitter = 'window' | 'computer' | 'person' | null;

interface Gathering {
  readonly sitters: readonly Sitter[];
  readonly armySelection?: ArmySelection;
  readonly options?: Partial<Options>;
  /** It is that of the second of two matches, whose other players have not come. */
  readonly inReturn?: true;
}

const GATHERINGS: Readonly<Record<string, Gathering>> = {
  lobby: { sitters: ['window', null, null], options: { mode: 'deathmatch' } },
  lobbyDuel: { sitters: ['window', null] },
  lobbyTeams: { sitters: ['window', 'person', null, 'computer'], options: { mode: 'team', board: 'expanded' } },
  invited: { sitters: ['computer', null] },
  picking: { sitters: ['window', 'computer'], armySelection: 'ban-and-pick' },
  draft: { sitters: ['window', 'computer'], options: { mercenaries: 2 } },
  nextMatch: { sitters: ['person', 'window'], inReturn: true },
};

const NAMES = [...Object.keys(PLANS), ...Object.keys(GATHERINGS)];

/** The code of a prepared table. */
export const codeOf = (table: string): string => {
  const letter = CODE_ALPHABET[NAMES.indexOf(table)];
  if (letter === undefined) throw new Error(`no table is prepared as ${table}`);
  return `SCENE${letter}`;
};

/** The key of all seats that the window of a test holds. */
const KEY = 'prepared-table-key-00A';
/** Where several people share that window, each has a key of their own, by seat. */
export const DEVICE_KEYS: readonly string[] = [0, 1, 2, 3].map((seat) => `prepared-table-key-0${seat}B`);
export const PLAYERS: readonly string[] = ['Ala', 'Bolek', 'Celina', 'Darek'];

/**
 * What a browser remembers that holds the window's seats at tables with those codes.
 * @param keys `DEVICE_KEYS` where several people share the window.
 */
export const holding = (
  codes: readonly string[],
  keys: readonly string[] = [KEY],
): { readonly seats: Readonly<Record<string, readonly string[]>> } => ({
  seats: Object.fromEntries(codes.map((code) => [code, keys])),
});

/** What a browser remembers that holds the window's seats. */
export const HELD_SEATS = holding(NAMES.filter((name) => name !== 'invited').map(codeOf));

/** The keys of seats, by who sits there. */
const KEYS = {
  window: () => KEY,
  device: (seat: Seat) => DEVICE_KEYS[seat]!,
  person: (seat: Seat) => `another-person-key-${seat}A`,
  computer: () => null,
} as const;

const hashOf = (key: string | null): string | null => key && hashSeatKey(key);

const seatOf = (seat: Seat, sitter: keyof typeof KEYS, army: ArmyId | null, names = PLAYERS): SavedSeat => ({
  name: names[seat]!,
  army,
  keyHash: hashOf(KEYS[sitter](seat)),
  mercenaries: [],
});

const setupOf = (options: Partial<Options> | undefined, seats: Setup['seats'], changed: Partial<Setup>): Setup => ({
  ...EMPTY_TABLE,
  options: { ...DEFAULT_OPTIONS, ...options },
  seats,
  creator: hashSeatKey(KEY),
  listed: true,
  secret: null,
  ...changed,
});

interface Prepared {
  readonly setup: Setup;
  readonly log: readonly LogEntry[];
  readonly over: boolean;
}

/** In the series before this match. */
const scoreOf = (scores: Plan['inReturn'], seat: Seat): Pick<SavedSeat, 'series'> => {
  const series = Array.isArray(scores) ? (scores as readonly SeriesScore[])[seat] : undefined;
  return series ? { series } : {};
};

const playedBy = ({
  armies,
  options,
  seed,
  policy,
  until,
  isResigned = false,
  people,
  atOneDevice = false,
  inReturn,
  inCompetition,
}: Plan): Prepared => {
  const random = randomFrom(1);
  const start = matchOf({ armies, seed, ...(options && { options }) });
  const { steps } = traceOf(seed, start, (table, seat) => policy(table, seat, random), until);
  const cut = until ? steps.findIndex(until) : steps.length;
  if (cut < 0) throw new Error(`no such moment comes in the match of ${armies.join(', ')}`);
  const own = steps[cut]?.seat ?? 0;
  const played = steps.slice(0, cut).map(({ seat, intent }): Pick<LogEntry, 'player' | 'intent'> => ({ player: seat, intent }));
  if (isResigned) played.push({ player: own, intent: { do: 'resign' } });
  const log = played.map((one, index): LogEntry => ({ seq: index + 1, ...one, client: 'prepared', n: index + 1, clock: null }));
  const others = people ? 'person' : 'computer';
  const seats = armies.map((army, seat) => ({
    ...seatOf(seat, atOneDevice ? 'device' : seat === own ? 'window' : others, army, people),
    ...scoreOf(inReturn, seat),
  }));
  const series = inReturn && { seriesKind: 'return' as const };
  const competition = inCompetition && { competition: COMPETITION };
  return { setup: setupOf(options, seats, { seed, ...series, ...competition }), log, over: until === undefined || isResigned };
};

const gathered = ({ sitters, armySelection = 'free', options, inReturn }: Gathering): Prepared => {
  const armies: readonly ArmyId[] = ['borgo', 'outpost', 'moloch', 'hegemony'];
  const seats = sitters.map((sitter, seat): SavedSeat | null => {
    const taken = sitter && seatOf(seat, sitter, armySelection === 'free' ? armies[seat]! : null);
    return taken && inReturn ? { ...taken, ...scoreOf(RETURN_SCORES, seat), waitsForReady: true } : taken;
  });
  const series = inReturn && { seriesKind: 'return' as const };
  return { setup: setupOf(options, seats, { armySelection, secret: 'prepared', ...series }), log: [], over: false };
};

const storeTable = async (store: MatchRepository, code: string, { setup, log, over }: Prepared): Promise<void> => {
  await store.create(code, setup);
  for (const entry of log) await store.append(code, entry, over && entry === log.at(-1));
};

const storeTables = async (folder: string, tables: readonly (readonly [code: string, Prepared])[]): Promise<void> => {
  const store = await openSqliteStore(folder);
  for (const [code, prepared] of tables) await storeTable(store, code, prepared);
  await store.close();
};

const preparedAs = (name: string): Prepared => {
  const [plan, gathering] = [PLANS[name], GATHERINGS[name]];
  if (plan) return playedBy(plan);
  if (gathering) return gathered(gathering);
  throw new Error(`no table is prepared as ${name}`);
};

/** Puts one of the prepared tables into a store. */
export const storePrepared = (store: MatchRepository, name: string): Promise<void> => storeTable(store, codeOf(name), preparedAs(name));

/** Puts prepared tables into the store of a server that has not been started. They are the same every time. */
export const preparing =
  (...names: readonly string[]) =>
  (folder: string): Promise<void> =>
    storeTables(
      folder,
      names.map((name) => [codeOf(name), preparedAs(name)] as const),
    );

/** All of them. */
export const prepareTables = preparing(...NAMES);

/** Puts other tables into such a store. @param plans by code. */
export const preparePlans =
  (plans: Readonly<Record<string, Plan>>) =>
  (folder: string): Promise<void> =>
    storeTables(
      folder,
      Object.entries(plans).map(([code, plan]) => [code, playedBy(plan)] as const),
    );
