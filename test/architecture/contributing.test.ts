import { execFileSync } from 'node:child_process';
import '../client/store/support/browserGlobals.js';
import { readProjectFile } from '../support/sources.js';
import { below, changed, checkTypes, inCopyOf, SOURCES, type Change } from './changedSources.js';

/*
 * "Add an instant" and "Add an ability" of CONTRIBUTING.md, step by step, in a copy of the sources: a poison that wounds an enemy unit,
 * and haste, which raises initiative. After the first step the compiler asks for all the others and for nothing else; after the last one
 * both are played.
 */

const POISON = `import { cellOf, hexOf } from '../../hex/cells.js';
import { isFriendly } from '../sides.js';
import { intentList, NO_INTENTS, reject, type Action } from './action.js';
import { dealDamage } from './dealDamage.js';
import { checkInstant } from './held.js';
import { boardOf } from '../landscape.js';
import { unitOnHex } from './hexes.js';

/** X99: one wound to any enemy unit. */
export const poison: Action<'poison'> = {
  ...dealDamage<'poison'>((_, { at }) => [cellOf(at)]),
  check: (table, seat, { at }) => {
    const unit = unitOnHex(table, at);
    const isEnemy = unit !== null && !isFriendly(table, seat, unit.owner);
    return checkInstant(table, seat, 'poison') ?? (isEnemy ? null : reject('not-enemy-unit', 'Only enemy units can be hit.', 'X99'));
  },
  list: (table, seat) => {
    if (checkInstant(table, seat, 'poison')) return NO_INTENTS;
    const all = boardOf(table).cells.map((cell) => ({ do: 'poison' as const, at: hexOf(cell) }));
    return intentList(all.filter((intent) => poison.check(table, seat, intent) === null));
  },
};
`;

const RULES_COMMENT = '/** Every kind of effect has its rule here: a new kind does not compile without one. */';

const HASTE = `/** C99: a higher initiative. */
const haste: EffectRule = { toUnit: (influence, _from, to, amount) => void (influence.initiative[to]! += amount) };
`;

/** The first place of each: the type, and tiles that have it. */
const TYPES: readonly Change[] = [
  [
    'shared/src/model/intent.ts',
    below(
      "  | { readonly do: 'rotate'; readonly at: Hex; readonly rot: Rotation }",
      "  | ({ readonly do: 'poison'; readonly at: Hex } & NamedFoundations)",
    ),
    below('  sniper: true,', '  poison: true,'),
    ["'small-bomb'] as const", "'small-bomb', 'poison'] as const"],
  ],
  [
    'shared/src/model/tile.ts',
    below("  'trap',", "  'haste',"),
    ["'initiative' | 'extraAction'", "'initiative' | 'extraAction' | 'haste'"],
  ],
  ['shared/src/content/armies/moloch.ts', ["action: 'air-strike'", "action: 'poison'"]],
  ['shared/src/content/armies/borgo.ts', ['connects: [0, 1, 5], effect: { initiative: 1 }', 'connects: [0, 1, 5], effect: { haste: 1 }']],
];

const WORDS: readonly Change[] = [
  [
    'shared/locales/en/core.json',
    below('    "instantAction": {', '      "poison": "Poison",'),
    below('    "effect": {', '      "haste": "{{amount}} haste",'),
    below('    "gives": {', '      "haste": "haste {{units}}",'),
  ],
  ['shared/locales/en/cause.json', below('  "instant": {', '    "poison": "Poison",')],
];

/** The other places, by the files in which the compiler asks for them. */
const PLACES: readonly (readonly [asking: readonly string[], changes: readonly Change[]])[] = [
  [
    ['shared/src/notation/intent.ts'],
    [
      [
        'shared/src/notation/intent.ts',
        below(
          "  sniper: objectWith({ ...kind('sniper'), at: hex }, { foundations }),",
          "  poison: objectWith({ ...kind('poison'), at: hex }, { foundations }),",
        ),
      ],
    ],
  ],
  [
    ['shared/src/rules/actions/index.ts'],
    [
      ['shared/src/rules/actions/poison.ts', ['', POISON]],
      [
        'shared/src/rules/actions/index.ts',
        below("import { placeHq } from './placeHq.js';", "import { poison } from './poison.js';"),
        below("  grenade,\n  'air-strike': airStrike,", '  poison,'),
      ],
    ],
  ],
  [
    ['shared/src/inspect/targeting.ts'],
    [
      [
        'shared/src/inspect/targeting.ts',
        below(
          "  sniper: { ...oneHex, rule: 'X1', aims: ['target'], attempt: ([at]) => ({ do: 'sniper', at }) },",
          "  poison: { ...oneHex, rule: 'X99', aims: ['target'], attempt: ([at]) => ({ do: 'poison', at }) },",
        ),
      ],
    ],
  ],
  [
    ['shared/src/rules/abilities/effects.ts'],
    [['shared/src/rules/abilities/effects.ts', [RULES_COMMENT, `${HASTE}\n${RULES_COMMENT}`], below('  extraAction,', '  haste,')]],
  ],
  [
    ['shared/src/picture/tile/effectSigns.ts'],
    [
      [
        'shared/src/picture/tile/effectSigns.ts',
        [
          'const SIGNS: { readonly [K in EffectKind]: (amount: number) => readonly Sign[] } = {',
          'const SIGNS: { readonly [K in EffectKind]: (amount: number) => readonly Sign[] } = {\n  haste: initiative,',
        ],
        below(
          'export const EFFECT_DASHES: { readonly [K in EffectKind]: Dash } = {',
          "  haste: { width: 0.1, dash: [0.05, 0.2], cap: 'round' },",
        ),
      ],
    ],
  ],
  [
    ['client/src/text/causeText.ts', 'client/src/text/effectText.ts', 'client/src/text/tileText.ts'],
    [
      ...WORDS,
      [
        'client/src/text/effectText.ts',
        below(
          'export const EFFECT_TEXTS: { readonly [K in EffectKind]: EffectText } = {',
          "  haste: { rule: 'C99', gives: 'card.gives.haste' },",
        ),
      ],
    ],
  ],
];

/** Plays with the changed rules in a process of its own. */
const PLAYED = `
import { parsePosition } from './shared/src/notation/parsePosition.js';
import { parseIntent } from './shared/src/notation/intent.js';
import { legalIntents } from './shared/src/rules/legal.js';
import { step } from './shared/src/rules/step.js';
import { describeEvents } from './shared/src/inspect/describeEvents.js';
import { explainUnit } from './shared/src/inspect/explainUnit.js';
import { inspectLinks } from './shared/src/inspect/links.js';
import { inspectUnits } from './shared/src/inspect/units.js';
import { areaOf, isUndoable, readingsOf, verbOf } from './shared/src/inspect/targeting.js';
const read = parsePosition({
  format: 1, options: { mode: 'duel' }, turn: { player: 0, number: 3 },
  players: [{ army: 'moloch', hand: ['air-strike'], pile: 5 }, { army: 'borgo', hand: [], pile: 5 }],
  units: [
    { army: 'moloch', tile: 'hq', at: [-2, 0], rot: 0 }, { army: 'borgo', tile: 'hq', at: [2, 0], rot: 0 },
    { army: 'borgo', tile: 'mutant', at: [0, 0], rot: 0 }, { army: 'borgo', tile: 'scout', at: [0, 1], rot: 0 },
  ],
});
const state = read.value;
const { table } = state;
const intent = parseIntent({ do: 'poison', at: [0, 0] }).value;
const offered = legalIntents(table, 0).filter((legal) => legal.do === 'poison');
const played = step(state, 0, intent).value;
const [struck] = describeEvents(table, played.events).filter(({ step }) => step);
console.log(JSON.stringify({
  offered: offered.length,
  left: played.state.table.board.filter((unit) => unit?.tile === 'borgo/mutant').length,
  rules: explainUnit(struck.step, [0, 0]).flatMap(({ causes }) => causes.flatMap(({ rules }) => rules)),
  entered: [verbOf(intent), areaOf(table, intent), readingsOf(intent).length, isUndoable(intent)],
  hasty: inspectUnits(table).find(({ at }) => at[0] === 0 && at[1] === 0).initiative,
  links: inspectLinks(table).filter(({ kind }) => kind === 'bonus').map(({ effect }) => effect),
}));
`;

const play = (files: ReadonlyMap<string, string>): unknown => {
  const rules = SOURCES.filter((path) => path.startsWith('shared/src/'));
  return inCopyOf(rules, new Map([...files, ['package.json', '{ "type": "module" }'], ['play.ts', PLAYED]]), (folder): unknown =>
    JSON.parse(execFileSync(process.execPath, ['--import', 'tsx', 'play.ts'], { cwd: folder, encoding: 'utf8' })),
  );
};

const ALL = changed([...TYPES, ...PLACES.flatMap(([, changes]) => changes)]);

test('the compiler asks for every place of a new instant and a new ability, and for no other', () => {
  expect(checkTypes(changed(TYPES))).toEqual(PLACES.flatMap(([asking]) => asking).sort());
  expect(checkTypes(ALL)).toEqual([]);
}, 300_000);

test('what stands in all places is played, explained and entered', () => {
  expect(play(ALL)).toEqual({
    offered: 3,
    left: 0,
    rules: ['X99', 'D1'],
    entered: ['fire', [[0, 0]], 1, true],
    hasty: [3],
    links: ['haste'],
  });
});

test('CONTRIBUTING.md names these places: five of an instant, four of an ability', () => {
  const text = readProjectFile('CONTRIBUTING.md');
  const section = (title: string): string => text.split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
  const steps = (title: string): number => section(title).match(/^\d+\. /gm)?.length ?? 0;
  expect([steps('Add an instant'), steps('Add an ability')]).toEqual([5, 4]);
  for (const path of [
    'shared/src/model/intent.ts',
    'shared/src/notation/intent.ts',
    'rules/actions/',
    'shared/src/inspect/targeting.ts',
    'shared/locales/en',
  ])
    expect(section('Add an instant')).toContain(path);
  for (const path of [
    'shared/src/model/tile.ts',
    'shared/src/rules/abilities/effects.ts',
    'shared/src/picture/tile/effectSigns.ts',
    'shared/locales/en',
  ])
    expect(section('Add an ability')).toContain(path);
});
