import { isTile, keyFor, tileOf } from '../content/catalog.js';
import { isBomber } from '../content/neutralTiles.js';
import { HQ_TOUGHNESS, PILE_SIZE } from '../model/limits.js';
import type { Mode, Options } from '../model/options.js';
import type { Seat } from '../model/seat.js';
import type { Pile, Player } from '../model/state.js';
import { PRIZES } from '../model/terrain.js';
import { ARMY_IDS, type ArmyId, type TileKey } from '../model/tile.js';
import { fullHq, isScoreMode, isTeamMode, PLAYERS, teamOf, winningPoints } from '../rules/sides.js';
import { fields, flag, manyOf, oneOf, type Reader, refuseDocument, text, whole } from './readers.js';

/** More than all tiles of an army and the expansions together. */
const MAX_LIST = 99;
export const MAX_SEATS = 4;
/** No tile has a longer name. */
export const MAX_NAME = 40;

const FIELDS = ['army', 'person', 'hand', 'pile', 'discard', 'mercenaries', 'prizes', 'resigned'] as const;

export const readArmy: Reader<ArmyId> = (value, path) => {
  const name = text(MAX_NAME)(value, path);
  return ARMY_IDS.find((army) => army === name) ?? refuseDocument(path, 'unknown-army', `The armies are ${ARMY_IDS.join(', ')}.`);
};

/** A tile by the name it has for a player of that army. */
export const tileFor =
  (army: ArmyId): Reader<TileKey> =>
  (value, path) =>
    keyFor(army, text(MAX_NAME)(value, path)) ?? refuseDocument(path, 'unknown-tile', `A player of ${army} has no tile of this name.`);

/** A tile that can be drawn and played, so no HQ. */
const playableFor =
  (army: ArmyId): Reader<TileKey> =>
  (value, path) => {
    const key = tileFor(army)(value, path);
    return tileOf(key).kind === 'hq' ? refuseDocument(path, 'hq-in-hand', 'An HQ is neither drawn nor held.') : key;
  };

/** A mercenary beside the pile (P1). */
const mercenary: Reader<TileKey> = (value, path) => {
  const [, id] = /^mercenary:(.*)$/.exec(text(MAX_NAME)(value, path)) ?? [];
  const key = `mercenary/${id ?? ''}`;
  return isTile(key) ? key : refuseDocument(path, 'unknown-tile', 'A mercenary is expected here, written mercenary:ID.');
};

/** A draw pile as read: its tiles from the top, or how many there are. */
type ReadPile = readonly TileKey[] | number;

const pileFor =
  (army: ArmyId): Reader<ReadPile> =>
  (value, path) =>
    typeof value === 'number' ? whole(0, MAX_LIST)(value, path) : manyOf(playableFor(army), MAX_LIST)(value, path);

/** G1: modes in which a player who loses the HQ leaves and the others play on. */
const leavesAlone = (mode: Mode): boolean => mode !== 'duel' && !isTeamMode(mode);

/** A player as read, whose person may be left open. */
interface ReadPlayer extends Omit<Player, 'person' | 'pile' | 'onTop'> {
  readonly person: number | null;
  readonly pile: ReadPile;
}

/** P2: how many tiles lie face up on a pile: the bombers at its top. */
const faceUpOn = (pile: readonly TileKey[]): number => {
  const covered = pile.findIndex((tile) => !isBomber(tile));
  return covered < 0 ? pile.length : covered;
};

const seated = ({ pile, ...player }: ReadPlayer, person: number): Player =>
  typeof pile === 'number'
    ? { ...player, person, pile, onTop: [] }
    : { ...player, person, pile: pile.length, onTop: pile.slice(0, faceUpOn(pile)) };

const faceDownIn = ({ pile }: ReadPlayer): Pile => (typeof pile === 'number' ? null : pile.slice(faceUpOn(pile)));

const readPlayer = (options: Options, value: unknown, path: string, seat: Seat): ReadPlayer => {
  const scoring = isScoreMode(options.mode);
  const at = fields(value, path, [...FIELDS, scoring ? 'score' : 'hq']);
  const army = at.get('army', readArmy);
  const tiles = (read: Reader<TileKey>): Reader<TileKey[]> => manyOf(read, MAX_LIST);
  const full = fullHq(options, seat);
  const hq = scoring ? full : at.find('hq', whole(0, HQ_TOUGHNESS), full);
  const resigned = at.find('resigned', flag, false);
  return {
    army,
    person: at.find('person', whole(0, MAX_SEATS - 1), null),
    hq,
    score: scoring ? at.find('score', whole(0, winningPoints(options.mode)), 0) : 0,
    hand: at.find('hand', tiles(playableFor(army)), []),
    pile: at.find('pile', pileFor(army), PILE_SIZE),
    discard: at.find('discard', tiles(tileFor(army)), []),
    mercenaries: at.find('mercenaries', tiles(mercenary), []),
    prizes: at.find('prizes', manyOf(oneOf(PRIZES), MAX_LIST), []).sort(),
    resigned,
    out: leavesAlone(options.mode) && (hq < 1 || resigned),
  };
};

/** A player without `person` is a person of their own (O5). */
const seatPersons = (options: Options, players: readonly ReadPlayer[], path: string): Player[] => {
  const taken = new Set(players.map(({ person }) => person));
  const own = (seat: Seat): number => {
    const person = [seat, ...players.keys()].find((number) => !taken.has(number)) ?? seat;
    taken.add(person);
    return person;
  };
  const found = players.map((player, seat) => seated(player, player.person ?? own(seat)));
  found.forEach(({ person }, seat) => {
    const other = found.findIndex((player) => player.person === person);
    if (teamOf(options.mode, other) !== teamOf(options.mode, seat)) {
      refuseDocument(`${path}/${seat}/person`, 'two-teams', 'One person can command only armies of one team.');
    }
  });
  return found;
};

/** Refuses a number of players that the mode is not played with. */
export const refuseWrongCount = (mode: Mode, count: number, path: string): void => {
  const { min, max } = PLAYERS[mode];
  if (count >= min && count <= max) return;
  refuseDocument(path, 'wrong-number-of-players', `The mode ${mode} has ${min === max ? min : `${min} to ${max}`} players.`);
};

/** The players in seating order, with their draw piles. */
export const playersFor =
  (options: Options): Reader<{ readonly players: Player[]; readonly piles: readonly Pile[] }> =>
  (value, path) => {
    const entries = manyOf((entry) => entry, MAX_LIST)(value, path);
    refuseWrongCount(options.mode, entries.length, path);
    const players = entries.map((entry, seat) => readPlayer(options, entry, `${path}/${seat}`, seat));
    return { players: seatPersons(options, players, path), piles: players.map(faceDownIn) };
  };

type Owner = Pick<Player, 'army'>;

/** How the notation names the army of a player: `borgo`, or `borgo#1` where two players have it (O7). */
export const armyLabel = (players: readonly Owner[], { army }: Owner, seat: Seat): string =>
  players.filter((other) => other.army === army).length > 1 ? `${army}#${seat}` : army;

/** The names of all players' armies, in seating order. */
export const armyNames = (players: readonly Owner[]): string[] => players.map((player, seat) => armyLabel(players, player, seat));
