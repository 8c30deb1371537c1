import fc from 'fast-check';
import { ARMIES, hqOf, notationId, unitOf } from '@hexfall/shared/content/catalog';
import { BOMBER, mercenaries, SECOND_BOMBER } from '@hexfall/shared/content/neutralTiles';
import { BOARDS } from '@hexfall/shared/hex/boards';
import { hexOf, hexText, stepFrom } from '@hexfall/shared/hex/cells';
import { DIRECTIONS, type Edge, edgeDirection, type Rotation } from '@hexfall/shared/hex/direction';
import { type Mode, MODES } from '@hexfall/shared/model/options';
import type { Seat } from '@hexfall/shared/model/seat';
import { NOBODY } from '@hexfall/shared/model/state';
import { ARMY_IDS, type ArmyId, type TileKey } from '@hexfall/shared/model/tile';
import { armyNames } from '@hexfall/shared/notation/players';
import { type ModePositionDraft, NUMBERS_OF_SEATS, type SeatDraft } from './modePosition.js';

/** A battle of any mode, of all armies and expansions, for `modePosition`, and who starts it. */
export interface RandomBattle extends ModePositionDraft {
  readonly starter: number;
}

/** What boards are crowded with, one kind on each. */
const CROWDS = ['medics', 'redirectors', 'scopers', 'explosions', 'babel', 'anything'] as const;
type Crowd = (typeof CROWDS)[number];

/** The armies that have what a crowd is of: only the Doomsday Machine redirects, only the Outpost has a Scoper, and P6 brings the last two. */
const FIRST: Readonly<Record<Crowd, readonly ArmyId[]>> = {
  medics: [],
  redirectors: ['doomsday'],
  scopers: ['outpost', 'moloch', 'hegemony'],
  explosions: [],
  babel: ['new-york', 'neojungle'],
  anything: [],
};

/** How often a tile is in the choice of a crowd. */
const weightOf = (key: TileKey, crowd: Crowd): number => {
  const { effect, nets, exits, gauss, explodes, explodesWhenHit, initiative, spy, sharpshooter, rocket, shotgun, venom } = unitOf(key).spec;
  if (crowd === 'babel' && (spy ?? sharpshooter ?? rocket ?? shotgun ?? venom)) return 4;
  // Medics are asked about what comes in one phase.
  if (crowd === 'medics' && initiative?.includes(2)) return 4;
  if (effect?.medic) return crowd === 'medics' ? 12 : 3;
  if (exits) return crowd === 'redirectors' ? 12 : 1;
  if (gauss ?? nets) return crowd === 'redirectors' ? 4 : 2;
  if (effect?.scope ?? effect?.convertAttack) return crowd === 'scopers' ? 12 : 2;
  if (explodes === true || explodesWhenHit === true || effect?.trap === true) return crowd === 'explosions' ? 5 : 1;
  return effect?.extraAction ? 2 : 1;
};

/** The units a player of an army can have: mercenaries (P1) and the mercenary bomber (P3) too. */
const listChoice = (army: ArmyId, crowd: Crowd): TileKey[] => {
  const own = ARMIES[army].tiles.flatMap((tile): TileKey[] =>
    tile.kind === 'warrior' || tile.kind === 'module' ? [`${army}/${tile.id}`] : [],
  );
  const hired = mercenaries.map(({ id }): TileKey => `mercenary/${id}`);
  return [...own, ...hired, 'bomber/bomber' as const].flatMap((key) => new Array<TileKey>(weightOf(key, crowd)).fill(key));
};

const CHOICES = new Map(ARMY_IDS.flatMap((army) => CROWDS.map((crowd) => [`${army} ${crowd}`, listChoice(army, crowd)] as const)));

const PLACES = BOARDS.expanded.cells.map((cell) => hexText(hexOf(cell)));
const MAIN_PLACES = BOARDS.main.cells.map((cell) => hexText(hexOf(cell)));

/** What stands on a hex. */
interface Standing {
  readonly place: string;
  readonly owner: Seat;
  readonly key: TileKey;
}

/** How many edges of a unit point at units of others that it can harm, or at units of the same player that it serves. */
const contacts = ({ place, owner, key }: Standing, rot: Rotation, others: readonly Standing[]): number => {
  const { melee, ranged, gauss = [], nets = [], connects = [], entries = [], exits = [], affects } = unitOf(key).spec;
  const attacks = [melee, ranged].flatMap((strengths) => Object.keys(strengths ?? {}).map((edge) => Number(edge) as Edge));
  const [q, r] = place.split(',').map(Number) as [number, number];
  const beside = (edge: Edge): Standing | undefined => {
    const next = hexText(stepFrom([q, r], edgeDirection(edge, rot)));
    return others.find((other) => other.place === next);
  };
  const serving = affects ? [] : connects;
  const harming = [...attacks, ...gauss, ...nets, ...(affects ? connects : [])];
  return [
    ...serving.filter((edge) => beside(edge)?.owner === owner),
    ...harming.filter((edge) => (beside(edge)?.owner ?? owner) !== owner),
    ...[...entries.slice(0, 1), ...exits].filter((edge) => beside(edge) !== undefined),
  ].length;
};

/** The rotation, from a given one on, with the most contacts. */
const aimed = (unit: Standing, start: Rotation, others: readonly Standing[]): Rotation =>
  DIRECTIONS.map((rot) => edgeDirection(rot, start)).reduce(
    (best, rot) => (contacts(unit, rot, others) > contacts(unit, best, others) ? rot : best),
    start,
  );

/** How a player comes into a battle; which of it counts depends on the mode. */
interface Chance {
  readonly army: number;
  readonly toughness: number;
  readonly stands: boolean;
  readonly isOut: boolean;
}

const aPlayer: fc.Arbitrary<Chance> = fc.record({
  army: fc.nat({ max: ARMY_IDS.length - 1 }),
  toughness: fc.integer({ min: 1, max: 6 }),
  stands: fc.constantFrom(true, true, true, false),
  isOut: fc.constantFrom(false, false, false, false, false, false, false, true),
});

const seatOf = (mode: Mode, army: ArmyId, seat: number, { toughness, isOut }: Chance): SeatDraft => {
  if (mode.endsWith('-score')) return { army, score: 20 - toughness };
  return { army, hq: mode === 'deathmatch' && seat > 0 && isOut ? 0 : toughness };
};

/** Boards with 8 to 30 units; every player's HQ is on most of them, many of those about to fall. */
export const randomBattle: fc.Arbitrary<RandomBattle> = fc
  .noBias(
    fc.record({
      mode: fc.constantFrom(...MODES),
      crowd: fc.constantFrom(...CROWDS),
      many: fc.boolean(),
      isExpanded: fc.constantFrom(false, false, true),
      isTwice: fc.constantFrom(false, false, false, false, true),
      armies: fc.shuffledSubarray([...ARMY_IDS], { minLength: 4, maxLength: 4 }),
      chances: fc.array(aPlayer, { minLength: 4, maxLength: 4 }),
      places: fc.shuffledSubarray(PLACES, { minLength: PLACES.length }),
      count: fc.integer({ min: 8, max: 22 }),
      picks: fc.array(
        fc.record({
          seat: fc.integer({ min: 0, max: 3 }),
          tile: fc.nat({ max: 999 }),
          rot: fc.constantFrom(...DIRECTIONS),
          wounds: fc.constantFrom(0, 0, 1, 2),
          isAimed: fc.constantFrom(true, true, false),
          isNobodys: fc.constantFrom(...new Array<boolean>(24).fill(false), true),
          isPoisoned: fc.constantFrom(...new Array<boolean>(7).fill(false), true),
          hasRoots: fc.constantFrom(...new Array<boolean>(7).fill(false), true),
        }),
        { minLength: 30, maxLength: 30 },
      ),
      slot: fc.nat({ max: 3 }),
      starter: fc.nat({ max: 3 }),
      venomLimit: fc.constantFrom(true, true, false),
    }),
  )
  .map(({ mode, crowd, many, isExpanded, isTwice, armies, chances, places, count, picks, slot, starter, venomLimit }): RandomBattle => {
    const dealt = [...new Set([...FIRST[crowd], ...armies])];
    const several: readonly ArmyId[] = crowd === 'scopers' ? ['outpost', 'hegemony', 'moloch', 'outpost', 'hegemony'] : ARMY_IDS;
    const size = NUMBERS_OF_SEATS[mode][many ? NUMBERS_OF_SEATS[mode].length - 1 : 0]!;
    const players = chances
      .slice(0, size)
      .map((chance, seat) => seatOf(mode, isTwice ? several[chance.army % several.length]! : dealt[seat]!, seat, chance));
    const names = armyNames(players);
    const playing = players.flatMap(({ hq }, seat) => (hq === 0 ? [] : [seat]));
    const free = isExpanded ? places : places.filter((place) => MAIN_PLACES.includes(place));
    const bomber = picks.find(({ isNobodys }) => isNobodys)?.tile ?? 0;
    const standing = free.slice(0, isExpanded ? count + 8 : count).map((place, index): Standing => {
      const { seat, tile, isNobodys } = picks[index]!;
      if (chances[index]?.stands && playing.includes(index)) return { place, owner: index, key: hqOf(players[index]!.army) };
      if (isNobodys) return { place, owner: NOBODY, key: tile === bomber ? BOMBER : SECOND_BOMBER };
      const owner = crowd === 'redirectors' && seat === 3 ? playing[0]! : playing[seat % playing.length]!;
      const choice = CHOICES.get(`${players[owner]!.army} ${crowd}`)!;
      return { place, owner, key: choice[tile % choice.length]! };
    });
    const poisoners = playing.filter((seat) => players[seat]!.army === 'neojungle');
    const poisoned = picks.flatMap(({ isPoisoned }, index) => (isPoisoned && poisoners.length > 0 ? [index] : []));
    const venomOn = (index: number): string => {
      const place = poisoned.indexOf(index);
      return place >= 0 && place < 2 * poisoners.length ? ` v${poisoners[place % poisoners.length]!}` : '';
    };
    const foundations = [...picks.keys()].flatMap((index) => {
      const owner = playing.find((seat) => players[seat]!.army === (index < standing.length ? 'neojungle' : 'new-york'));
      const place = free[index];
      if (!picks[index]!.hasRoots || owner === undefined || place === undefined) return [];
      return [`${names[owner]!}/${index < standing.length ? 'roots' : 'mine'} ${place}`];
    });
    const units = standing.map((unit, index) => {
      const { place, owner, key } = unit;
      const { rot, wounds, isAimed } = picks[index]!;
      const facing = isAimed ? aimed(unit, rot, standing) : rot;
      const army = owner === NOBODY ? '' : `${names[owner]!}/`;
      const hurt = owner === NOBODY || unitOf(key).isHq ? '' : ` w${wounds % unitOf(key).toughness}`;
      return `${army}${notationId(key)} ${place} r${facing}${hurt}${owner === NOBODY ? '' : venomOn(index)}`;
    });
    const turn = mode === 'one-vs-two' ? { player: [0, 1, 0, 2][slot]!, slot } : { player: playing[slot % playing.length]! };
    const options = { board: isExpanded ? ('expanded' as const) : ('main' as const), sameArmy: isTwice, venomLimit };
    return { mode, options, players, units, foundations, turn, starter: playing[starter % playing.length]! };
  });
