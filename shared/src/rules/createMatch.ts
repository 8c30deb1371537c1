import { NEUTRAL_TILES, pileOf, tileIn } from '../content/catalog.js';
import { numbersFrom, shuffle } from '../fair/shuffle.js';
import type { Cell } from '../hex/cells.js';
import { PILE_SIZE } from '../model/limits.js';
import type { Options } from '../model/options.js';
import type { Rejection } from '../model/rejection.js';
import { fail, ok, type Result } from '../model/result.js';
import type { Seat } from '../model/seat.js';
import { type GameState, NOBODY, type Player, type Table, type Unit } from '../model/state.js';
import { boardSize } from '../model/terrain.js';
import type { ArmyId } from '../model/tile.js';
import { reject } from './actions/action.js';
import { hasTurret } from './entering.js';
import { landscapeOf, standsOn } from './landscape.js';
import { startingWarehouses } from './prizes.js';
import { fullHq, PLAYERS, turnOrder } from './sides.js';

export interface MatchSetup {
  readonly options: Options;
  /** In seating order. */
  readonly armies: readonly ArmyId[];
  /** Any text; the order of the draw piles follows from it and from nothing else (S2). */
  readonly seed: string;
  /** Who sits where, if somebody commands two armies (O5). */
  readonly persons?: readonly number[];
  /** P1: the ids of the mercenaries each player has chosen, in seating order. */
  readonly mercenaries?: readonly (readonly string[])[];
}

/** Why a match of that many players cannot have these options, or null; whatever armies they will choose. */
export const checkOptions = (options: Options, players: number): Rejection | null => {
  const { min, max } = PLAYERS[options.mode];
  if (players < min || players > max) return reject('malformed', 'That mode is for another number of players.', 'O1');
  if (options.board === 'expanded' && players < 4) return reject('malformed', 'The expanded board is for four armies.', 'O2');
  if (options.teamHq !== 20 && options.mode !== 'team')
    return reject('malformed', 'HQ toughness can be changed in a team match only.', 'O4');
  if (options.mercenaries > 1 && players > 2) return reject('malformed', 'Three or four players take one mercenary each.', 'P1');
  return checkTerrain(options, players);
};

/** O11: why no match can be played on some terrain, or null. */
const checkTerrain = (options: Options, players: number): Rejection | null => {
  const { terrain, turrets } = options;
  if (turrets.some((turret) => !standsOn(terrain, turret))) return reject('malformed', 'A turret stands on a base or a bunker.', 'L17');
  const landscape = landscapeOf({ options, terrain });
  if (!landscape) return null;
  const { board, is } = landscape;
  const isBarred = (cell: Cell): boolean => [is.closed, is.fatal, is.panel, is.tight].some((column) => column[cell]!);
  const open = board.cells.filter((cell) => !isBarred(cell) && !hasTurret({ turrets }, cell));
  if (open.length < players + 1) return reject('malformed', 'The terrain leaves too few hexes for the HQs.', 'O11');
  const center = Boolean(NEUTRAL_TILES[options.bomber].center) && !open.includes(0);
  return center ? reject('malformed', 'The Mad Bomber needs the hex in the middle.', 'P2') : null;
};

/** Why these persons cannot sit like that, or null. O5: one person commands two armies of one team only. */
export const checkPersons = ({ mode }: Pick<Options, 'mode'>, persons: readonly number[]): Rejection | null => {
  const shared = persons.some((person, seat) => persons.indexOf(person) !== seat);
  const together =
    (mode === 'team' || mode === 'team-score') && persons.every((person, seat) => persons.indexOf(person) >> 1 === seat >> 1);
  return !shared || together ? null : reject('malformed', 'One person commands two armies only in one team.', 'O5');
};

/** The first sentence that applies is the reason why a match cannot be played like that. */
const checkSetup = ({ options, armies, persons }: MatchSetup): Rejection | null => {
  const rejection = checkOptions(options, armies.length);
  if (rejection) return rejection;
  if (!options.sameArmy && new Set(armies).size < armies.length) return reject('malformed', 'Every player picks a different army.', 'S2');
  if (!persons) return null;
  return persons.length === armies.length ? checkPersons(options, persons) : reject('malformed', 'Every seat needs a person.', 'O5');
};

/** P1: each player has the agreed number; no mercenary fights for two. */
const checkMercenaries = ({ options, armies, mercenaries = [] }: MatchSetup): Rejection | null => {
  const chosen = mercenaries.flat();
  const complete =
    options.mercenaries === 0 ? chosen.length === 0 : armies.every((_, seat) => mercenaries[seat]?.length === options.mercenaries);
  if (!complete) return reject('malformed', 'Every player takes the agreed number of mercenaries.', 'P1');
  const known = chosen.every((id) => tileIn('mercenary', id) !== null) && new Set(chosen).size === chosen.length;
  return known ? null : reject('malformed', 'A mercenary is unknown or chosen twice.', 'P1');
};

/** P2, P3: the bomber's place at the start. */
const startingBoard = (options: Options): (Unit | null)[] => {
  const { bomber } = options;
  const cells = new Array<Unit | null>(boardSize(options.board, options.terrain)).fill(null);
  const { center } = NEUTRAL_TILES[bomber];
  if (center) cells[0] = { owner: NOBODY, tile: center, rot: 0, wounds: 0, used: [] };
  return cells;
};

/** A player before the first turn, with a whole draw pile. */
export const startingPlayer = (army: ArmyId, options: Options, seat: Seat): Player => ({
  army,
  person: seat,
  hq: fullHq(options, seat),
  score: 0,
  hand: [],
  pile: PILE_SIZE,
  onTop: [],
  discard: [],
  mercenaries: [],
  prizes: [],
  resigned: false,
  out: false,
});

/** A match before the first HQ is placed (S1, S2). Refuses combinations the rules do not allow. */
export const createMatch = (setup: MatchSetup): Result<GameState, Rejection> => {
  const rejection = checkSetup(setup) ?? checkMercenaries(setup);
  if (rejection) return fail(rejection);
  const { options, armies, seed } = setup;
  const numbers = numbersFrom(seed);
  const piles = armies.map((army) => shuffle(pileOf(army), numbers));
  const players = armies.map((army, seat) => ({
    ...startingPlayer(army, options, seat),
    person: setup.persons?.[seat] ?? seat,
    mercenaries: (setup.mercenaries?.[seat] ?? []).flatMap((id) => tileIn('mercenary', id) ?? []),
  }));
  const table: Table = {
    options,
    players,
    board: startingBoard(options),
    foundations: [],
    terrain: options.terrain,
    turrets: options.turrets,
    warehouses: startingWarehouses(options.terrain),
    turn: {
      player: turnOrder({ options, players })[0]!,
      number: 0,
      slot: 0,
      phase: 'setup',
      mustDiscard: false,
      fresh: false,
      uses: 0,
      dismal: null,
      lastDrawnBy: null,
      additional: null,
    },
    battle: null,
    pending: null,
    decision: null,
    outcome: null,
    canTakeBack: false,
  };
  return ok({ table, piles, previous: null });
};
