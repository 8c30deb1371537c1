import { BASE_ARMIES, pileOf } from '../content/catalog.js';
import { BOARDS } from '../hex/boards.js';
import type { Options } from '../model/options.js';
import type { Rejection } from '../model/rejection.js';
import { fail, ok, type Result } from '../model/result.js';
import type { Table } from '../model/state.js';
import type { ArmyId } from '../model/tile.js';
import { reject } from './actions/action.js';
import { numbersFrom, shuffle } from './shuffle.js';
import { fullHq, PLAYERS, turnOrder } from './sides.js';

export interface MatchSetup {
  readonly options: Options;
  /** In seating order. */
  readonly armies: readonly ArmyId[];
  /** Any text; the order of the draw piles follows from it and from nothing else (S2). */
  readonly seed: string;
  /** Who sits where, if somebody commands two armies (O5). */
  readonly persons?: readonly number[];
}

/** What this version does not play yet, or null. */
const checkSupported = ({ options, armies }: MatchSetup): Rejection | null => {
  const base: readonly ArmyId[] = BASE_ARMIES;
  const plain = options.mode === 'duel' && options.board === 'main' && options.mercenaries === 0 && options.bomber === 'none';
  return plain && armies.every((army) => base.includes(army)) ? null : reject('not-supported', 'This version does not play that yet.', 'O1');
};

const checkSetup = ({ options, armies }: MatchSetup): Rejection | null => {
  const { min, max } = PLAYERS[options.mode];
  if (armies.length < min || armies.length > max) return reject('malformed', 'That mode is for another number of players.', 'O1');
  if (!options.sameArmy && new Set(armies).size < armies.length) return reject('malformed', 'Every player picks a different army.', 'S2');
  return null;
};

/** A match before the first HQ is placed (S1, S2). Refuses combinations the rules do not allow. */
export const createMatch = (setup: MatchSetup): Result<Table, Rejection> => {
  const rejection = checkSetup(setup) ?? checkSupported(setup);
  if (rejection) return fail(rejection);
  const { options, armies, seed } = setup;
  const numbers = numbersFrom(seed);
  const players = armies.map((army, seat) => ({
    army,
    person: setup.persons?.[seat] ?? seat,
    hq: fullHq(options, seat),
    score: 0,
    hand: [],
    pile: shuffle(pileOf(army), numbers),
    discard: [],
    mercenaries: [],
    resigned: false,
    out: false,
  }));
  return ok({
    options,
    players,
    board: new Array<null>(BOARDS[options.board].size).fill(null),
    turn: {
      player: turnOrder({ options, players })[0]!,
      number: 0,
      slot: 0,
      phase: 'setup',
      mustDiscard: false,
      fresh: false,
      uses: 0,
      lastDrawnBy: null,
      additional: null,
    },
    battle: null,
    pending: null,
    decision: null,
    outcome: null,
    previous: null,
  });
};
