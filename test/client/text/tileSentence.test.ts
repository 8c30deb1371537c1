import '../store/support/browserGlobals.js';
import { ARMIES, tileOf, TILES, unitOf } from '@hexfall/shared/content/catalog';
import type { CompiledUnit, Facing } from '@hexfall/shared/content/compile';
import { cellOf, type Hex } from '@hexfall/shared/hex/cells';
import { type Direction, DIRECTIONS } from '@hexfall/shared/hex/direction';
import { previewAttack } from '@hexfall/shared/inspect/attackPreview';
import { inspectLinks } from '@hexfall/shared/inspect/links';
import { type Language, LANGUAGES } from '@hexfall/shared/model/languages';
import { ARMY_IDS, type ArmyId, type EffectKind, type TileKey } from '@hexfall/shared/model/tile';
import { boardModel } from '@hexfall/shared/picture/boardModel';
import { settings } from '../../../client/src/platform/settings.js';
import { playerLabels } from '../../../client/src/text/playerLabels.js';
import { tileSentence, unitSentence } from '../../../client/src/text/tileSentence.js';
import { signed } from '../../../client/src/text/tileText.js';
import { loadLanguage } from '../../../client/src/text/translate.js';
import { boardOf } from '../../support/battles.js';
import { entriesOf, treeIn } from './support/texts.js';

const keysOf = (army: ArmyId): readonly TileKey[] => [
  ...ARMIES[army].tiles.map(({ id }): TileKey => `${army}/${id}`),
  ...(Object.keys(TILES) as TileKey[]).filter((key) => /^(?:mercenary|bomber)\//u.test(key)),
];

const show = async (language: Language): Promise<void> => {
  settings.language.value = language;
  await loadLanguage(language);
};

beforeEach(() => show('en'));

/** A fact of a tile: the text that names it, without its blanks, and the values that stand in these. */
type FactWords = readonly [key: string, ...values: readonly (string | number)[]];

const GIVEN: Partial<Record<EffectKind, string>> = {
  meleeStrength: 'gift.meleeStrength',
  rangedStrength: 'gift.rangedStrength',
  initiative: 'gift.initiative',
  extraAction: 'gift.extraAction',
  mobility: 'gift.mobility',
};
const NUMBERED: readonly EffectKind[] = ['meleeStrength', 'rangedStrength', 'initiative', 'extraToughness'];
/** What reaches others without a link. */
const UNLINKED: readonly EffectKind[] = ['recon', 'rotateOnePerTurn', 'trap', 'extraToughness', 'motherland'];

const sidesIn = (directions: readonly Direction[]): readonly string[] => directions.map((direction) => `side ${direction}`);

const attackFacts = ({ attacks }: Facing): readonly FactWords[] =>
  attacks.flatMap(({ direction, melee, ranged, gauss, rocket, shotgun }): FactWords[] => {
    const isAround = attacks.filter((other) => other.melee === melee).length === DIRECTIONS.length;
    return [
      ...(melee > 0 ? [isAround ? (['meleeAll', melee] as const) : (['melee_other', melee, ...sidesIn([direction])] as const)] : []),
      ...(ranged > 0 ? [['ranged', ranged, ...sidesIn([direction])] as const] : []),
      ...(gauss ? [['gauss', ...sidesIn([direction])] as const] : []),
      ...(rocket > 0 ? [['rocket', rocket, ...sidesIn([direction])] as const] : []),
      ...(shotgun ? [['shotgun', ...sidesIn([direction])] as const] : []),
    ];
  });

const featureFacts = ({ spec }: CompiledUnit): readonly FactWords[] =>
  (['sharpshooter', 'singleAttack', 'spy', 'venom', 'pushesBack', 'mobility', 'explodes', 'explodesWhenHit'] as const).flatMap(
    (feature): FactWords[] => (spec[feature] ? [[feature === 'singleAttack' ? 'single' : feature]] : []),
  );

const effectFacts = ({ effects }: CompiledUnit, { connects, longDistance }: Facing): readonly FactWords[] => [
  ...effects.map(({ kind, amount }): FactWords => [GIVEN[kind] ?? `effect.${kind}`, ...(NUMBERED.includes(kind) ? [signed(amount)] : [])]),
  ...(effects.some(({ kind }) => !UNLINKED.includes(kind)) && connects.length < DIRECTIONS.length
    ? [['', ...sidesIn(connects)] as const]
    : []),
  ...(longDistance.length > 0 ? [['longDistance', ...sidesIn(longDistance)] as const] : []),
];

/** What the sentence of a unit has to name, read from the tile. */
const factsOf = (unit: CompiledUnit): readonly FactWords[] => {
  const facing = unit.facings[0]!;
  const armor = DIRECTIONS.filter((direction) => facing.armor[direction]);
  const entries = DIRECTIONS.filter((direction) => facing.entries[direction]);
  return [
    ...attackFacts(facing),
    ...featureFacts(unit),
    ...effectFacts(unit, facing),
    ...(facing.nets.length > 0 ? [['nets', ...sidesIn(facing.nets)] as const] : []),
    ...(armor.length > 0 ? [['armor', ...sidesIn(armor)] as const] : []),
    ...(entries.length > 0 ? [['entries', ...sidesIn(entries)] as const] : []),
    ...(facing.exits.length > 0 ? [['exits', ...sidesIn(facing.exits)] as const] : []),
    ['toughness', unit.toughness],
    unit.initiative.length > 0 ? ['initiative', ...unit.initiative] : ['never'],
  ];
};

/** The words that a sentence lacks: those of its facts, with their numbers and sides. */
const missing = (language: Language, key: TileKey): readonly string[] => {
  const texts = new Map(entriesOf(treeIn(language, 'sentence')));
  const sentence = tileSentence(key).toLocaleLowerCase(language);
  const wordsOf = ([name, ...values]: FactWords): readonly string[] => [
    ...(name === '' ? [] : (texts.get(name) ?? `there is no text ${name}`).split(/\{\{\w+\}\}/u)),
    ...values.map((value) => (typeof value === 'number' ? String(value) : (texts.get(value.replace(' ', '.')) ?? value))),
  ];
  // One neighbor is said in the singular.
  const isSaid = (word: string): boolean => sentence.includes(word.trim().toLocaleLowerCase(language));
  const one = texts.get('melee_one')!.split(/\{\{\w+\}\}/u);
  const many = texts.get('melee_other')!.split(/\{\{\w+\}\}/u);
  return factsOf(unitOf(key))
    .flatMap(wordsOf)
    .filter((word) => !isSaid(word) && !(many.includes(word) && isSaid(one[many.indexOf(word)]!)));
};

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => show(language));
  beforeEach(() => show(language));

  test.each(ARMY_IDS)('every tile of %s is one sentence that names each of its facts', (army) => {
    for (const key of keysOf(army)) {
      const sentence = tileSentence(key);
      expect(sentence).toMatch(/^\p{Lu}[^{}]+[^.]\.$/u);
      expect(sentence.slice(0, -1)).not.toMatch(/[.!?]\s|sentence\.|words\./u);
      if (tileOf(key).kind !== 'instant' && tileOf(key).kind !== 'foundation') expect([key, missing(language, key)]).toEqual([key, []]);
    }
  });
});

test('the sentences of Borgo', () => {
  expect(ARMIES.borgo.tiles.map(({ id }) => tileSentence(`borgo/${id}`))).toEqual([
    'Strikes all neighbors for 1 and gives units of its side all around +1 initiative; toughness 20; acts at initiative 0.',
    'Strikes the neighbors to the north, north-east and north-west for 1; toughness 1; acts at initiative 2.',
    'Strikes the neighbors to the south-west and north-west for 1; toughness 1; acts at initiative 3.',
    'Strikes the neighbor to the south-east for 3 and throws a net south-east that disables the enemy there; toughness 1; acts at initiative 1.',
    'Strikes the neighbor to the north for 2; toughness 1; acts at initiative 2.',
    'Shoots north-west for 1 and moves one hex, turns, or both, once a turn; toughness 1; acts at initiative 3.',
    'Strikes the neighbor to the north for 2, strikes the neighbors to the north-east and north-west for 1 and has armor to the north, north-east and north-west that takes 1 off each shot; toughness 2; acts at initiative 2.',
    'Dies in place of a linked unit (the attack on it is canceled) and is linked to the north, north-east and north-west; toughness 1; never acts in battle.',
    'Gives units of its side to the north, north-east and north-west +1 melee strength; toughness 1; never acts in battle.',
    'Gives units of its side to the north, north-east and north-west +1 melee strength; toughness 2; never acts in battle.',
    'Gives units of its side to the north, north-east and north-west +1 initiative; toughness 1; never acts in battle.',
    'Starts a battle and ends your turn.',
    'One of your units goes to a neighboring hex and/or turns.',
    'Destroys an enemy unit next to your HQ, except an HQ.',
  ]);
});

/** The sentence of a unit on a board. */
const now = (units: readonly string[], at: Hex): string => {
  const table = boardOf(units);
  const unit = boardModel(table).units.find((one) => cellOf(one.at) === cellOf(at))!;
  const labels = playerLabels(table.players, [{ name: 'Ann' }, { name: 'Bob' }]);
  return unitSentence({ unit, table, links: inspectLinks(table), preview: previewAttack(table, at), labels });
};

test('C2 a number that others change stands in its place, with what has changed it', () => {
  expect(now(['outpost/scout 0,0 r1', 'outpost/commando 0,1 r0'], [0, 1])).toContain('acts at initiative 4 (3 printed, +1 from Scout).');
  expect(now(['outpost/officer 0,0 r0', 'outpost/commando 0,1 r2'], [0, 1])).toContain('for 2 (1 printed, +1 from Officer)');
});

test('U3 P10 wounds and gifts are told where the toughness stands', () => {
  expect(now(['moloch/blocker 0,0 r0 w1'], [0, 0])).toContain('toughness 3, 2 left;');
  expect(now(['new-york/hq 0,0 r0', 'new-york/cop 0,1 r0'], [0, 1])).toContain('toughness 2 (1 printed, +1 from an HQ beside it);');
});

test('N1 a unit in a net does nothing as long as it holds', () => {
  expect(now(['moloch/net-fighter 0,0 r0', 'outpost/commando 0,-1 r0'], [0, -1])).toMatch(
    /^Does nothing as long as the net holds, otherwise shoots/u,
  );
});
