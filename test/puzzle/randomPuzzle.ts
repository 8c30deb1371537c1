import { ARMIES, idOf, pileOf, tileOf, unitOf } from '@hexfall/shared/content/catalog';
import { isUnit } from '@hexfall/shared/content/compile';
import { MAPS } from '@hexfall/shared/content/maps';
import { BOARDS } from '@hexfall/shared/hex/boards';
import { hexOf } from '@hexfall/shared/hex/cells';
import { DIRECTIONS } from '@hexfall/shared/hex/direction';
import { pick, type RandomSource, sample } from '@hexfall/shared/model/random';
import { PRIZES } from '@hexfall/shared/model/terrain';
import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';
import { GOALS } from '@hexfall/shared/notation/puzzle';
import type { Json } from '../notation/examples.js';

const unitsOf = (army: ArmyId): string[] =>
  pileOf(army)
    .filter((key) => isUnit(tileOf(key)))
    .map(idOf);

const toughnessOf = (army: ArmyId, id: string): number => unitOf(`${army}/${id}`).toughness;

const VENOMOUS = 'neojungle';

/** What a random puzzle is about: the usual, terrain, venom, teams of two, points for wounds, or a board that becomes full. */
export const PUZZLE_SUBJECTS = ['plain', 'terrain', 'venom', 'team', 'score', 'full'] as const;
export type PuzzleSubject = (typeof PUZZLE_SUBJECTS)[number];

const armiesOf = (subject: PuzzleSubject, random: RandomSource): readonly ArmyId[] => {
  if (subject === 'team') return sample(ARMY_IDS, 4, random);
  if (subject === 'score') return sample(ARMY_IDS, 3, random);
  if (subject !== 'venom') return sample(ARMY_IDS, random() < 0.85 ? 2 : 3, random);
  const [other] = sample(
    ARMY_IDS.filter((army) => army !== VENOMOUS),
    1,
    random,
  );
  return random() < 0.5 ? [VENOMOUS, other!] : [other!, VENOMOUS];
};

const modeOf = (subject: PuzzleSubject, players: number, random: RandomSource): string => {
  if (subject === 'team') return random() < 0.5 ? 'team' : 'team-score';
  if (subject === 'score') return 'deathmatch-score';
  return players === 2 ? 'duel' : 'deathmatch';
};

/** The terrain of a map for that many players. */
const terrainFor = (players: number, random: RandomSource): Json => {
  const fits = MAPS.filter((map) => map.board === 'main' && map.players.min <= players && players <= map.players.max);
  const { terrain, turrets } = pick(fits, random);
  return { terrain, turrets };
};

/** A puzzle as JSON with few free hexes and one or two tiles to use; not each is valid. */
export const randomPuzzle = (random: RandomSource, subject: PuzzleSubject = 'plain'): Json => {
  const armies = armiesOf(subject, random);
  const hexes = sample(BOARDS.main.cells, subject === 'full' ? 17 + Math.floor(random() * 2) : 13 + Math.floor(random() * 4), random).map(
    hexOf,
  );
  const free = BOARDS.main.cells.map(hexOf).filter((hex) => !hexes.includes(hex));
  const units = hexes.map((at, index) => {
    const army = armies[index % armies.length]!;
    const tile = index < armies.length ? ARMIES[army].tiles.find(({ kind }) => kind === 'hq')!.id : pick(unitsOf(army), random);
    const wounds = index < armies.length ? 0 : Math.floor(random() * toughnessOf(army, tile));
    const isPoisoned = subject === 'venom' && army !== VENOMOUS && index >= armies.length && index < armies.length + 4;
    return { army, tile, at, rot: pick(DIRECTIONS, random), ...(wounds > 0 && { wounds }), ...(isPoisoned && { venom: [VENOMOUS] }) };
  });
  const tiles = pileOf(armies[0]!)
    .map(idOf)
    .filter((id) => id !== 'battle');
  const hand = sample(tiles, 1 + Math.floor(random() * 2), random);
  const mode = modeOf(subject, armies.length, random);
  const isScored = mode.endsWith('-score');
  const goals = sample(GOALS, random() < 0.7 ? 1 : 2, random).map((goal) => ({
    goal,
    ...(goal === 'damage' && { wounds: 1 + Math.floor(random() * 3) }),
    ...(goal === 'kill' && {
      hexes: sample(
        units.filter(({ army }) => army !== armies[0]),
        1,
        random,
      ).map(({ at }) => at),
    }),
  }));
  return {
    format: 1,
    kind: 'puzzle',
    solver: 0,
    use: random() < 0.8 ? hand.length : Math.floor(random() * (hand.length + 1)),
    atMost: random() < 0.25,
    abilities: random() < 0.8,
    goals,
    position: {
      format: 1,
      options: { mode },
      ...(subject === 'terrain' && terrainFor(armies.length, random)),
      players: armies.map((army, seat) => ({
        army,
        [isScored ? 'score' : 'hq']: 1 + Math.floor(random() * 6),
        pile: 3,
        ...(seat === 0 && { hand, ...(random() < 0.1 && { prizes: [pick(PRIZES, random)] }) }),
      })),
      turn: { player: 0 },
      units,
      ...(armies[1] === 'neojungle' && { foundations: [{ army: 'neojungle', tile: 'roots', at: free[0] }] }),
      ...(armies[1] === 'new-york' && { foundations: [{ army: 'new-york', tile: 'mine', at: free[0] }] }),
    },
  };
};
