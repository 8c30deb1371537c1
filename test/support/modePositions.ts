import { ARMIES, pileOf } from '@hexfall/shared/content/catalog';
import { type BoardId, BOARDS } from '@hexfall/shared/hex/boards';
import { type Cell, cellOf, hexOf, hexText, stepFrom } from '@hexfall/shared/hex/cells';
import { DIRECTIONS } from '@hexfall/shared/hex/direction';
import type { Mode, Options } from '@hexfall/shared/model/options';
import { pick, randomFrom, type RandomSource } from '@hexfall/shared/model/random';
import type { Table } from '@hexfall/shared/model/state';
import { PRIZES } from '@hexfall/shared/model/terrain';
import type { ArmyId, TileKey } from '@hexfall/shared/model/tile';
import { armyNames } from '@hexfall/shared/notation/players';
import type { MatchSetup } from '@hexfall/shared/rules/createMatch';
import { modePosition, type SeatDraft } from './modePosition.js';
import { unitIdsOf } from './play.js';
import { carriedBy, type RandomTerrain, randomTerrain, somePrizes } from './randomTerrain.js';

const idOf = (key: string): string => key.slice(key.indexOf('/') + 1);

/** Gives another free hex with some rotation every time. */
const placesOn = (board: BoardId, random: RandomSource, taken: readonly string[] = []): (() => string) =>
  placesAmong(
    BOARDS[board].cells.filter((cell) => !taken.includes(hexText(hexOf(cell)))),
    random,
  );

const placesAmong = (cells: readonly Cell[], random: RandomSource): (() => string) => {
  const free = [...cells];
  return () => {
    const [cell] = free.splice(Math.floor(random() * free.length), 1);
    return `${hexText(hexOf(cell!))} r${pick(DIRECTIONS, random)}`;
  };
};

/** The cells on which every unit can stand. */
const standableOn = ({ board, terrain, turrets }: Pick<Options, 'board' | 'terrain' | 'turrets'>): Cell[] => {
  const carries = carriedBy(terrain, turrets);
  const more = terrain.flatMap(({ hexes }) => hexes.map(cellOf)).filter((cell) => !BOARDS[board].cells.includes(cell));
  return [...BOARDS[board].cells, ...new Set(more)].filter((cell) => carries(cell, 'moloch/hq') && carries(cell, 'moloch/blocker'));
};

/** Random terrain that leaves hexes enough for HQs and units. */
export const roomyTerrain = (board: BoardId, random: RandomSource): RandomTerrain => {
  const ground = randomTerrain(random);
  return standableOn({ board, ...ground }).length < 11 ? roomyTerrain(board, random) : ground;
};

/** The middle of a match with the options of a set-up, as no one has played it. */
export const modePositionOf = ({ options, armies, mercenaries = [] }: MatchSetup, random: RandomSource): Table => {
  const scoring = options.mode.endsWith('score');
  const some = (army: ArmyId, count: number): string[] => Array.from({ length: count }, () => idOf(pick(pileOf(army), random)));
  const players = armies.map((army, seat): SeatDraft => {
    const value = 1 + Math.floor(random() * 5);
    return {
      army,
      ...(scoring ? { score: 19 - value } : { hq: value }),
      hand: some(army, 2),
      pile: some(army, 8),
      mercenaries: (mercenaries[seat] ?? []).map((id) => `mercenary:${id}`),
      ...(options.terrain.length > 0 && { prizes: [pick(PRIZES, random), pick(PRIZES, random)].sort() }),
    };
  });
  const names = armyNames(armies.map((army) => ({ army })));
  const cells = standableOn(options);
  const anywhere = placesAmong(cells, random);
  const count = Math.ceil((options.terrain.length === 0 ? 12 : Math.min(12, cells.length - armies.length * 2 - 3)) / armies.length);
  const carried = (tile: string): string => (options.terrain.length > 0 ? somePrizes(tile as TileKey, random) : '');
  const units = armies.flatMap((army, seat) => [
    `${names[seat]!}/hq ${anywhere()}`,
    ...Array.from({ length: count }, () => {
      const id = pick(unitIdsOf(army), random);
      return `${names[seat]!}/${id} ${anywhere()}${carried(`${army}/${id}`)}`;
    }),
  ]);
  const bombers = options.bomber === 'none' ? [] : [`${options.bomber === 'two' ? 'bomber-2' : 'bomber'} ${anywhere()}`];
  const markers = armies.flatMap((army, seat) => (army === 'neojungle' ? [seat, seat] : []));
  const venom = markers.map((seat) => ({ seat, place: Math.floor(random() * units.length * 2) }));
  const poisoned = units.map((unit, index) =>
    unit.replace(/ r\d/, (rot) => `${rot}${venom.map((one) => (one.place === index ? ` v${one.seat}` : '')).join('')}`),
  );
  const left = cells.length - units.length - bombers.length;
  let lying = 0;
  const foundations = foundationsOf(armies, () => (lying++ < left ? anywhere() : null));
  return modePosition({ mode: options.mode, options: { ...options }, players, units: [...poisoned, ...bombers], foundations });
};

/** P7: a foundation of every army that has them, on hexes of their own. */
const foundationsOf = (armies: readonly ArmyId[], free: () => string | null): string[] => {
  const names = armyNames(armies.map((army) => ({ army })));
  return armies.flatMap((army, seat) =>
    ARMIES[army].tiles.flatMap((tile) => {
      const place = tile.kind === 'foundation' ? free() : null;
      return place === null ? [] : [`${names[seat]!}/${tile.id} ${place}`];
    }),
  );
};

/** A board crowded with entry/exit units (P5), on which shots branch, meet and run in circles. */
export const redirectingBoard = (random: RandomSource): Table => {
  const anywhere = placesOn('main', random);
  const redirectors = ['fireblast', 'fireblast', 'doom-net-fighter', 'tripler', 'tripler'];
  const own = [...redirectors, ...redirectors, 'gauss-cannon', 'delta-shooter', 'omega-shooter', 'omega-shooter'];
  const enemies = ['hq', 'blocker', 'armored-hunter', 'medic', 'medic'];
  return modePosition({
    players: ['doomsday', 'moloch'],
    units: [...own.map((id) => `doomsday/${id} ${anywhere()}`), ...enemies.map((id) => `moloch/${id} ${anywhere()}`)],
  });
};

/** Who plays on the boards of `babelBoard`, and the tiles that their boards are crowded with. */
const BABEL: readonly { readonly mode: Mode; readonly armies: readonly ArmyId[] }[] = [
  { mode: 'duel', armies: ['new-york', 'neojungle'] },
  { mode: 'deathmatch', armies: ['new-york', 'outpost', 'neojungle'] },
  { mode: 'team', armies: ['new-york', 'doomsday', 'neojungle', 'hegemony'] },
  { mode: 'deathmatch-score', armies: ['outpost', 'new-york', 'neojungle', 'borgo'] },
  { mode: 'team-score', armies: ['neojungle', 'hegemony', 'new-york', 'outpost'] },
];
const CROWD: Partial<Readonly<Record<ArmyId, readonly string[]>>> = {
  'new-york': ['net-fighter', 'net-fighter', 'spy-shooter', 'spy-cleaner', 'sharpshooter', 'shotgun', 'rocket-launcher', 'hammer', 'officer-2', 'sergeant'],
  neojungle: ['medic', 'medic', 'medic', 'nightshade', 'nightshade', 'net-fighter', 'symbiont-gamma', 'vines', 'slicer', 'crusher'],
  outpost: ['medic', 'medic', 'scoper', 'scoper', 'scout', 'runner', 'annihilator', 'hmg'],
  doomsday: ['fireblast', 'tripler', 'doom-net-fighter', 'omega-shooter', 'medic'],
  hegemony: ['net-fighter', 'net-fighter', 'quartermaster', 'quartermaster', 'ganger', 'scout', 'officer-1'],
  borgo: ['medic', 'net-fighter', 'claws', 'mutant', 'assassin'],
}; // prettier-ignore

/** A board crowded with what Babel 13 brings: units that stand only by an HQ (P10), nets on it, a Motherland, Spies, Scopers and venom. */
export const babelBoard = (number: number): Table => {
  const random = randomFrom(number);
  const { mode, armies } = BABEL[number % BABEL.length]!;
  const anywhere = placesOn('main', random);
  const isHqBeside = new Set<string>(BESIDE_CENTER);
  const units = [`${armies[armies.indexOf('new-york')]!}/hq 0,0`];
  const free = placesOn('main', random, ['0,0']);
  for (const army of armies) if (army !== 'new-york' && random() < 0.85) units.push(`${army}/hq ${free()}`);
  const count = 16 - Math.floor(random() * 5);
  const poisoner = armies.indexOf('neojungle');
  let markers = 2;
  while (units.length < count) {
    const army = pick(armies, random);
    const place = free();
    const stands = army === 'new-york' && isHqBeside.has(place.slice(0, place.indexOf(' '))) && random() < 0.5;
    const venom = markers > 0 && random() < 0.1 ? ` v${poisoner}` : '';
    if (venom) markers--;
    units.push(`${army}/${pick(CROWD[army]!, random)} ${place}${stands ? ' w1' : ''}${venom}`);
  }
  const foundations = [0, 1].map(() => `neojungle/roots ${anywhere()}`);
  const scoring = mode.endsWith('score');
  const players = armies.map((army): SeatDraft => ({ army, ...(scoring ? { score: 12 } : { hq: 1 + Math.floor(random() * 6) }) }));
  const draft = { mode, players, foundations, options: { venomLimit: random() < 0.8 } };
  try {
    return modePosition({ ...draft, units });
  } catch {
    return modePosition({ ...draft, units: units.map((unit) => unit.replace(' w1', '')) }); // P10: a net has taken the bonus away.
  }
};

const BESIDE_CENTER: readonly string[] = DIRECTIONS.map((direction) => hexText(stepFrom([0, 0], direction)));

/** Four HQs and random units of their armies on so many hexes of the large board. */
export const crowdedBoard = (number: number, count: number): Table => {
  const random = randomFrom(number);
  const armies: readonly ArmyId[] =
    number % 2 ? ['outpost', 'neojungle', 'moloch', 'new-york'] : ['doomsday', 'borgo', 'outpost', 'hegemony'];
  const anywhere = placesOn('expanded', random);
  const units = Array.from({ length: count }, (_, index) => {
    const army = armies[index % 4]!;
    return `${army}/${index < 4 ? 'hq' : pick(unitIdsOf(army), random)} ${anywhere()}`;
  });
  return modePosition({ mode: number % 3 ? 'team' : 'deathmatch', options: { board: 'expanded' }, players: [...armies], units });
};
