import fc from 'fast-check';
import { tileOf } from '@hexfall/shared/content/catalog';
import { isUnit } from '@hexfall/shared/content/compile';
import { MAPS } from '@hexfall/shared/content/maps';
import { BOARDS } from '@hexfall/shared/hex/boards';
import { type Hex, HEXES, hexOf } from '@hexfall/shared/hex/cells';
import { DIRECTIONS } from '@hexfall/shared/hex/direction';
import { MODES } from '@hexfall/shared/model/options';
import type { GameState, Table } from '@hexfall/shared/model/state';
import { PRIZES, TERRAIN, TERRAIN_TYPES, type TerrainType } from '@hexfall/shared/model/terrain';
import { ARMY_IDS } from '@hexfall/shared/model/tile';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import { boardOf } from '@hexfall/shared/rules/landscape';
import { PLAYERS } from '@hexfall/shared/rules/sides';
import { applyEdit } from '../../../../client/src/sandbox/applyEdit.js';
import type { Edit } from '../../../../client/src/sandbox/Edit.js';
import { paletteOf } from '../../../../client/src/sandbox/paletteOf.js';

/** What a user wants to do, with places in lists that are not known before: see `editFor`. */
export interface Wish {
  readonly kind: Edit['do'];
  readonly numbers: readonly [number, number, number, number];
}

const KINDS = [
  ...new Array<Edit['do']>(8).fill('addUnit'),
  ...new Array<Edit['do']>(8).fill('addTerrain'),
  ...(['addTurret', 'addTurret', 'setWarehouse', 'setWarehouse'] as const),
  ...([
    'addFoundation',
    'removeFoundation',
    'setVenom',
    'setRotation',
    'moveUnit',
    'removeUnit',
    'setWounds',
    'setLife',
    'addToHand',
    'removeFromHand',
    'setArmy',
    'setMode',
    'setBoard',
    'setMap',
    'removeTerrain',
    'removeTurret',
    'setUnitPrizes',
    'setPlayerPrizes',
    'setTurn',
    'removePieces',
  ] as const),
];

export const randomWish: fc.Arbitrary<Wish> = fc.record({
  kind: fc.constantFrom(...KINDS),
  numbers: fc.tuple(fc.nat(999), fc.nat(999), fc.nat(999), fc.nat(999)),
});

const oneOf = <T>(list: readonly T[], number: number): T => list[number % list.length]!;

/** The edit that a wish means for a table: one that the page could ask for. */
export const editFor = ({ options, players, board, terrain }: Table, { kind, numbers: [a, b, c, d] }: Wish): Edit => {
  const hexes = boardOf({ options, terrain }).cells.map(hexOf);
  const seat = a % players.length;
  const held = paletteOf(players[seat]!.army, seat);
  const units = held.filter(({ tile }) => isUnit(tileOf(tile)));
  const foundations = held.filter(({ tile }) => tileOf(tile).kind === 'foundation');
  const prizes = Array.from({ length: 12 }, (_, index) => oneOf(PRIZES, c + index * index));
  /** Mostly hexes of some types; any, if there are none. */
  const onTerrain = (...types: readonly TerrainType[]): readonly Hex[] => {
    const found = terrain.flatMap((element) => (types.includes(element.type) ? element.hexes : []));
    return found.length > 0 ? found : HEXES;
  };
  switch (kind) {
    case 'addUnit':
      return { do: 'addUnit', ...oneOf(units, b), at: oneOf(hexes, c), rot: oneOf(DIRECTIONS, d) };
    case 'addFoundation':
      if (foundations.length === 0) return { do: 'setTurn', seat };
      return { do: 'addFoundation', ...oneOf(foundations, b), at: oneOf(hexes, c) };
    case 'removeFoundation':
      return { do: 'removeFoundation', at: oneOf(hexes, b) };
    case 'setVenom':
      return { do: 'setVenom', at: oneOf(hexes, b), seat, count: c % 4 };
    case 'setRotation':
      return { do: 'setRotation', at: oneOf(hexes, b), rot: oneOf(DIRECTIONS, c) };
    case 'moveUnit':
      return { do: 'moveUnit', from: oneOf(hexes, b), to: oneOf(hexes, c) };
    case 'removeUnit':
      return { do: 'removeUnit', at: oneOf(hexes, b) };
    case 'setWounds':
      return { do: 'setWounds', at: oneOf(hexes, b), wounds: (c % 6) - 1 };
    case 'setLife':
      return { do: 'setLife', seat, value: (b % 24) - 2 };
    case 'addToHand':
      return { do: 'addToHand', seat, tile: oneOf(held.slice(1), b).tile };
    case 'removeFromHand':
      return { do: 'removeFromHand', seat, slot: b % 4 };
    case 'setArmy':
      return { do: 'setArmy', seat, army: oneOf(ARMY_IDS, b) };
    case 'setMode': {
      const mode = oneOf(MODES, b);
      const { min, max } = PLAYERS[mode];
      return { do: 'setMode', mode, seats: min + (c % (max - min + 1)) };
    }
    case 'setBoard':
      return { do: 'setBoard', board: board.length === BOARDS.main.size ? 'expanded' : 'main' };
    case 'setMap':
      return { do: 'setMap', map: MAPS[b % (MAPS.length + 1)] ?? null };
    case 'addTerrain': {
      const type = oneOf(TERRAIN_TYPES, b);
      const features = TERRAIN[type].possible.filter((_, index) => ((c >> index) & 1) === 1);
      return { do: 'addTerrain', at: oneOf(HEXES, d), type, features };
    }
    case 'removeTerrain':
      return { do: 'removeTerrain', at: oneOf(HEXES, b) };
    case 'addTurret':
      return {
        do: 'addTurret',
        turret: {
          at: oneOf(onTerrain('base', 'bunker'), b),
          rot: oneOf(DIRECTIONS, c),
          initiative: [d % 11],
          ...(c % 2 === 0 ? { ranged: { 0: d % 4 } } : { melee: { 3: 1, 4: 2 } }),
          spares: c % 3 === 0 ? [seat] : [],
        },
      };
    case 'removeTurret':
      return { do: 'removeTurret', at: oneOf(onTerrain('base', 'bunker'), b) };
    case 'setWarehouse':
      return { do: 'setWarehouse', at: oneOf(onTerrain('warehouse'), b), opens: c % 7, markers: prizes.slice(0, d % 12) };
    case 'setUnitPrizes':
      return { do: 'setUnitPrizes', at: oneOf(hexes, b), prizes: prizes.slice(0, d % 4) };
    case 'setPlayerPrizes':
      return { do: 'setPlayerPrizes', seat, prizes: prizes.slice(0, d % 12) };
    case 'setTurn':
      return { do: 'setTurn', seat };
    case 'removePieces':
      return { do: 'removePieces' };
  }
};

/** A duel between two HQs. */
export const plainState = (): GameState => {
  const parsed = parsePosition({
    format: 1,
    options: { mode: 'duel' },
    players: [{ army: 'borgo' }, { army: 'moloch' }],
    turn: { player: 0 },
    units: [
      { army: 'borgo', tile: 'hq', at: [-1, 0], rot: 0 },
      { army: 'moloch', tile: 'hq', at: [1, 0], rot: 0 },
    ],
  });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

export const plainTable = (): Table => plainState().table;

/** Positions that someone has built by hand. */
export const builtState: fc.Arbitrary<GameState> = fc
  .array(randomWish, { maxLength: 40 })
  .map((wishes) => wishes.reduce((state, wish) => applyEdit(state, editFor(state.table, wish)), plainState()));
