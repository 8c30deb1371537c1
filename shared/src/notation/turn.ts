import type { Cell } from '../hex/cells.js';
import type { Seat } from '../model/seat.js';
import { ABILITY_USES, type AbilityUse, type Player, type Turn } from '../model/state.js';
import type { WithTerrain } from '../rules/landscape.js';
import { turnOrder } from '../rules/sides.js';
import { type Fields, fields, flag, manyOf, oneOf, type Reader, refuseDocument, whole } from './readers.js';
import { boardCell } from './units.js';

const SETUP_FIELDS = ['player', 'phase', 'slot'] as const;
const TURN_FIELDS = [
  ...SETUP_FIELDS,
  'number',
  'mustDiscard',
  'fresh',
  'uses',
  'used',
  'lastDrawnBy',
  'additional',
  'contest',
] as const satisfies readonly (keyof Turn | 'used' | 'contest')[];
type TurnField = (typeof TURN_FIELDS)[number];

const MAX_NUMBER = 9999;
/** S4, O6: the turns in which fewer tiles are drawn. */
const SHORT_TURNS = 3;
const MAX_USES = 6;
const MAX_USED = 99;

/** What a unit has used of itself in this turn. */
export interface Used {
  readonly cell: Cell;
  readonly by: AbilityUse;
  /** M5: whose Transport it was; null: the unit's own player's. */
  readonly of: Seat | null;
  /** Where the position says so. */
  readonly path: string;
}

/** The turn of a position and what units have used in it. */
export interface ReadTurn {
  readonly turn: Turn;
  readonly used: readonly Used[];
}

/** A player's place in seating order. */
export const seatReader = (players: readonly Player[]): Reader<Seat> => whole(0, players.length - 1);

const usedOn =
  (ground: WithTerrain, players: readonly Player[]): Reader<Used> =>
  (value, path) => {
    const at = fields(value, path, ['at', 'by', 'of']);
    const by = at.get('by', oneOf(ABILITY_USES));
    const of = at.find('of', seatReader(players), null);
    if (of !== null && by !== 'transport') refuseDocument(at.pathOf('of'), 'unknown-field', 'Only a Transport has an owner here.');
    return { cell: at.get('at', boardCell(ground)), by, of, path };
  };

/** The place in the order of turns: where it is left out, the player's first. */
const readSlot = (at: Fields<TurnField>, order: readonly Seat[], player: Seat): number => {
  const slot = at.find('slot', whole(0, order.length - 1), order.indexOf(player));
  return order[slot] === player ? slot : refuseDocument(at.pathOf('slot'), 'unknown-value', 'This is a turn of another player.');
};

/** A number that fits the slot, after the short turns at the beginning (S4). */
const usualNumber = (order: readonly Seat[], slot: number): number => {
  const rounds = Math.ceil((SHORT_TURNS - slot) / order.length);
  return rounds * order.length + slot + 1;
};

/** E4: the players of the additional turns in their order, this one among them; null where the turn is none, empty where nothing is said. */
const readContest = (at: Fields<TurnField>, players: readonly Player[], player: Seat): readonly Seat[] | null => {
  const additional = at.find('additional', flag, false);
  const contest = at.find('contest', manyOf(seatReader(players), players.length), null);
  if (!contest) return additional ? [] : null;
  const path = at.pathOf('contest');
  if (!additional) return refuseDocument(path, 'unknown-field', 'There is a contest in additional turns only.');
  if (new Set(contest).size < contest.length || !contest.includes(player)) {
    return refuseDocument(
      path,
      'unknown-value',
      'The players with additional turns are expected here, each once, among them the one whose turn it is.',
    );
  }
  return contest;
};

/** The turn. `additional` is empty where the position does not say who is in the contest: that depends on the whole table. */
export const turnFor =
  (ground: WithTerrain, players: readonly Player[]): Reader<ReadTurn> =>
  (value, path) => {
    const { options } = ground;
    const setup = fields(value, path, TURN_FIELDS).find('phase', oneOf(['setup']), null) !== null;
    const at: Fields<TurnField> = setup ? fields(value, path, SETUP_FIELDS) : fields(value, path, TURN_FIELDS);
    const order = turnOrder({ options, players });
    const player = at.get('player', seatReader(players));
    const slot = readSlot(at, order, player);
    const mustDiscard = at.find('mustDiscard', flag, false);
    if (mustDiscard && players[player]?.hand.length === 0) {
      refuseDocument(at.pathOf('mustDiscard'), 'nothing-to-discard', 'This player holds no tile to discard.');
    }
    const turn: Turn = {
      player,
      number: setup ? 0 : at.find('number', whole(1, MAX_NUMBER), usualNumber(order, slot)),
      slot,
      phase: setup ? 'setup' : 'turn',
      mustDiscard,
      fresh: at.find('fresh', flag, false),
      dismal: null,
      uses: at.find('uses', whole(0, MAX_USES), 0),
      lastDrawnBy: at.find('lastDrawnBy', seatReader(players), null),
      additional: readContest(at, players, player),
    };
    return { turn, used: at.find('used', manyOf(usedOn(ground, players), MAX_USED), []) };
  };
