import { TILES } from '../content/catalog.js';
import { type CompiledUnit, type Facing, isUnit } from '../content/compile.js';
import { DIRECTIONS } from '../hex/direction.js';
import type { TileKey } from '../model/tile.js';

/*
 * Every tile in every rotation as numbers. A face is the number of a tile times six, plus its rotation; a column holds one fact of all
 * faces. Directions are sets of bits.
 */
const UNITS: readonly CompiledUnit[] = Object.values(TILES).filter(isUnit);

/** By tile, its face in rotation 0. */
export const FACE_OF: ReadonlyMap<TileKey, number> = new Map(UNITS.map(({ key }, index) => [key, index * 6]));

/** What is special about a tile. */
export const HQ = 1 << 0;
export const MEDIC = 1 << 1;
export const THROWS_NETS = 1 << 2;
/** Gives units something that counts in a battle. */
export const GIVES = 1 << 3;
export const SCOPER = 1 << 4;
export const MODULE = 1 << 5;
export const REDIRECTS = 1 << 6;
export const TRAP = 1 << 7;
export const SPY = 1 << 8;
export const FORTIFIES = 1 << 9;
export const MOTHERLAND = 1 << 10;
export const VENOMOUS = 1 << 11;
/** Has an attack that is neither melee nor an ordinary shot. */
export const SPECIAL = 1 << 12;
export const SHARPSHOOTER = 1 << 13;
/** What it gives harms enemies. */
export const HARMFUL = 1 << 14;
/** P2, P3: explodes when it is hit. */
export const EXPLODES = 1 << 15;
/** Whether the simulation does not support it: it has more than the columns below can hold. No tile of the catalog does. */
export const UNKNOWN = 1 << 16;

/** Strengths of ordinary attacks are below this. */
export const STRENGTHS = 4;
/** Stands for an action that a unit does not have. */
export const NO_VALUE = -1;

const setOf = (directions: readonly number[]): number => directions.reduce((set, direction) => set | (1 << direction), 0);

const flagged = (flags: readonly boolean[]): number => setOf(DIRECTIONS.filter((direction) => flags[direction]));

const giftOf = ({ effects }: CompiledUnit, kind: string): number => effects.find((effect) => effect.kind === kind)?.amount ?? 0;

/** What counts in a battle and is given by `bonuses.ts`. */
const GIVEN: readonly string[] = ['meleeStrength', 'rangedStrength', 'initiative', 'extraAction', 'medic', 'extraToughness'];
/** What changes no battle in which everybody answers by default, or has a flag of its own. */
const NOT_GIVEN: readonly string[] = ['convertAttack', 'scope', 'mobility', 'recon', 'rotateOnePerTurn', 'trap', 'motherland'];

const givesInBattle = ({ effects }: CompiledUnit): boolean => effects.some(({ kind }) => GIVEN.includes(kind));

const isUnknown = (tile: CompiledUnit): boolean =>
  tile.initiative.length > 2 ||
  tile.effects.some(({ kind }) => !GIVEN.includes(kind) && !NOT_GIVEN.includes(kind)) ||
  tile.effects.some(({ kind, amount }) => (kind === 'extraAction' || kind === 'extraToughness') && amount !== 1) ||
  (givesInBattle(tile) && (tile.affects === 'whole-army' || tile.affects === 'enemy-modules')) ||
  hasUnknownAttack(tile);

const hasUnknownAttack = ({ isSharpshooter, singleAttack, facings }: CompiledUnit): boolean =>
  facings[0]!.attacks.filter(({ rocket }) => rocket > 0).length > 1 ||
  facings[0]!.attacks.some(
    ({ melee, ranged, rocket, shotgun, gauss }) =>
      melee >= STRENGTHS ||
      ranged >= STRENGTHS ||
      (melee > 0 && ranged > 0 && (isSharpshooter || !singleAttack || melee !== 1 || ranged !== 1)) ||
      (melee + ranged > 0 && (rocket > 0 || shotgun || gauss)),
  );

const flagsOf = (tile: CompiledUnit): number => {
  const { spec } = tile;
  const flags: readonly (readonly [boolean, number])[] = [
    [tile.isHq, HQ],
    [tile.isMedic, MEDIC],
    [tile.hasNets, THROWS_NETS],
    [givesInBattle(tile), GIVES],
    [tile.affects === 'enemy-modules', SCOPER],
    [tile.kind === 'module', MODULE],
    [tile.redirects, REDIRECTS],
    [tile.isTrap, TRAP],
    [tile.isSpy, SPY],
    [tile.fortifies, FORTIFIES],
    [tile.hasMotherland, MOTHERLAND],
    [tile.isVenomous, VENOMOUS],
    [tile.isSharpshooter || tile.hasRocket || spec.shotgun !== undefined || spec.gauss !== undefined, SPECIAL],
    [tile.isSharpshooter, SHARPSHOOTER],
    [tile.affects === 'enemy', HARMFUL],
    [tile.explodesWhenHit, EXPLODES],
    [isUnknown(tile), UNKNOWN],
  ];
  return flags.reduce((set, [has, flag]) => (has ? set | flag : set), 0);
};

/** The face of a tile without armor: warehouses have it (R1). */
export const UNARMORED = UNITS.findIndex(({ spec }) => spec.armor === undefined) * 6;

const FACES = UNITS.flatMap((tile) => tile.facings.map((facing) => ({ tile, facing })));

const column = (value: (tile: CompiledUnit, facing: Facing) => number): Int8Array =>
  Int8Array.from(FACES, ({ tile, facing }) => value(tile, facing));

export const FLAGS = Int32Array.from(FACES, ({ tile }) => flagsOf(tile));
/** U3: as printed. */
export const TOUGHNESS = column(({ toughness }) => toughness);
/** I1: the printed values. */
export const FIRST_VALUE = column(({ initiative }) => initiative[0] ?? NO_VALUE);
export const SECOND_VALUE = column(({ initiative }) => initiative[1] ?? NO_VALUE);
export const NETS = column((_, { nets }) => setOf(nets));
export const CONNECTS = column((_, { connects }) => setOf(connects));
export const FAR_CONNECTS = column((_, { longDistance }) => setOf(longDistance));
export const ARMOR = column((_, { armor }) => flagged(armor));
export const ENTRIES = column((_, { entries }) => flagged(entries));
export const EXITS = column((_, { exits }) => setOf(exits));
/** U7: where a melee and a ranged part of 1 each are one attack. */
export const UNIVERSAL = column((_, { attacks }) =>
  setOf(attacks.flatMap(({ direction, melee, ranged }) => (melee > 0 && ranged > 0 ? [direction] : []))),
);
export const GAUSS = column((_, { attacks }) => setOf(attacks.flatMap(({ direction, gauss }) => (gauss ? [direction] : []))));
export const SHOTGUN = column((_, { attacks }) => setOf(attacks.flatMap(({ direction, shotgun }) => (shotgun ? [direction] : []))));
export const ROCKET = column((_, { attacks }) => setOf(attacks.flatMap(({ direction, rocket }) => (rocket > 0 ? [direction] : []))));
export const ROCKET_STRENGTH = column((_, { attacks }) => attacks.find(({ rocket }) => rocket > 0)?.rocket ?? 0);
/** What it gives (C2, C3, D1, P10). */
export const GIVES_MELEE = column((tile) => giftOf(tile, 'meleeStrength'));
export const GIVES_RANGED = column((tile) => giftOf(tile, 'rangedStrength'));
export const GIVES_INITIATIVE = column((tile) => giftOf(tile, 'initiative'));
export const GIVES_TOUGHNESS = column((tile) => giftOf(tile, 'extraToughness'));
export const GIVES_EXTRA = column((tile) => giftOf(tile, 'extraAction'));

const byStrength = (part: 'melee' | 'ranged', other: 'melee' | 'ranged'): Int8Array =>
  Int8Array.from({ length: FACES.length * STRENGTHS }, (_, index) =>
    setOf(
      FACES[Math.floor(index / STRENGTHS)]!.facing.attacks.flatMap((attack) =>
        attack[part] > 0 && attack[part] === index % STRENGTHS && attack[other] === 0 ? [attack.direction] : [],
      ),
    ),
  );

/** At `face * STRENGTHS + strength`, the directions of melee attacks and of shots of that strength, without those of `UNIVERSAL`. */
export const MELEE = byStrength('melee', 'ranged');
export const RANGED = byStrength('ranged', 'melee');
