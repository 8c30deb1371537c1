import '../client/store/support/browserGlobals.js';
import { execFileSync } from 'node:child_process';
import { readProjectFile } from '../support/sources.js';
import { below, type Change, changed, checkTypes, inCopyOf, SOURCES } from './changedSources.js';

/*
 * The guides of CONTRIBUTING.md, step by step, in a copy of the sources: fog of war, an army of raiders, a toast of the server, a nudge of a page, a
 * screen of news, a poison that wounds an enemy unit, and haste, which raises initiative. After the first step of each the compiler asks for all the
 * others and for nothing else; with all of them it asks for nothing, and what was added is played.
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

const ARMY = readProjectFile('shared/src/content/armies/borgo.ts').replaceAll('borgo', 'raiders').replaceAll('Borgo', 'Raiders');

/** The first place of each: an option, an army, a message of the server, a request, a screen, an instant and an ability with tiles that have them. */
const TYPES: readonly Change[] = [
  [
    'shared/src/model/options.ts',
    below("  venomLimit: { values: [true, false], rule: 'O13' },", "  fogOfWar: { values: [false, true], rule: 'O99' },"),
  ],
  [
    'shared/src/protocol/messages.ts',
    below('  readonly computerAim: ComputerAim;', '  readonly toast: { readonly text: string };'),
    below('  readonly study: StudyAnswer;', '  readonly nudge: object;'),
  ],
  ['shared/src/protocol/requests.ts', below('  study: request({ act: StudyActSchema }),', '  nudge: request({ seat }),')],
  ['client/src/platform/route.ts', below("  '/credits': 'credits',", "  '/news': 'news',")],
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
    ["'neojungle'] as const", "'neojungle', 'raiders'] as const"],
  ],
  ['shared/src/content/armies/moloch.ts', ["action: 'air-strike'", "action: 'poison'"]],
  ['shared/src/content/armies/borgo.ts', ['connects: [0, 1, 5], effect: { initiative: 1 }', 'connects: [0, 1, 5], effect: { haste: 1 }']],
];

const WORDS: readonly Change[] = [
  [
    'shared/locales/en/core.json',
    below('      "trait": {', '        "fogOfWar": "Fog of war",'),
    below('    "instantAction": {', '      "poison": "Poison",'),
    below('    "effect": {', '      "haste": "{{amount}} haste",'),
    below('    "gives": {', '      "haste": "haste {{units}}",'),
  ],
  [
    'shared/locales/en/armies.json',
    below('  "motto": {', '    "raiders": "Gone by dawn.",'),
    below('  "style": {', '    "raiders": "Riders",'),
  ],
  ['shared/locales/en/cause.json', below('  "instant": {', '    "poison": "Poison",')],
  ['shared/locales/en/options.json', below('  "about": {', '    "fogOfWar": "Units far away are hidden.",')],
  ['shared/locales/en/sentence.json', below('  "effect": {', '    "haste": "hastens its own units",')],
];

/** The other places, by the errors with which the compiler asks for them. */
const PLACES: readonly (readonly [asking: readonly string[], changes: readonly Change[]])[] = [
  [
    ['shared/src/content/catalog.ts: raiders'],
    [
      ['shared/src/content/armies/raiders.ts', ['', ARMY]],
      [
        'shared/src/content/catalog.ts',
        below("import { outpost } from './armies/outpost.js';", "import { raiders } from './armies/raiders.js';"),
        ['  neojungle,\n};', '  neojungle,\n  raiders,\n};'],
      ],
    ],
  ],
  [
    ['shared/src/picture/palette.ts: raiders'],
    [
      [
        'shared/src/picture/palette.ts',
        below(
          "export const LIVERIES: Readonly<Record<ArmyId, ArmyLook> & Record<'nobody', LiveryLook>> = {",
          "  raiders: { paint: '#333333', shade: '#111111', light: '#555555', ink: '#ffffff', emblem: 'cog', pattern: { path: 'h9', across: 12, down: 12, shift: 6 } },",
        ),
      ],
    ],
  ],
  [
    ['shared/src/protocol/messageTables.ts: nudge', 'shared/src/protocol/messageTables.ts: toast'],
    [
      [
        'shared/src/protocol/messageTables.ts',
        below('  study: { isRepeatable: false },', '  nudge: { isRepeatable: false },'),
        below('  computerAim: true,', '  toast: true,'),
      ],
    ],
  ],
  [
    ['client/src/store/MatchStore.ts: toast'],
    [
      [
        'client/src/store/MatchStore.ts',
        below('        computerAim: (aim) => (this.aim.value = aim),', '        toast: ({ text }) => this.say(text, false),'),
      ],
    ],
  ],
  [
    ['server/src/rooms/RequestHandler.ts: nudge'],
    [
      [
        'server/src/rooms/RequestHandler.ts',
        below(
          '    save: (participant) => this.#save(participant),',
          '    nudge: (participant, { seat }) => this.#asHolder(participant, seat, () => Promise.resolve(ok({}))),',
        ),
      ],
      ['server/src/rooms/RequestHandler.ts', below("  save: 'refused',", "  nudge: 'allowed',")],
    ],
  ],
  [
    ['client/src/App.tsx'],
    [['client/src/App.tsx', ["    case 'credits':", "    case 'news':\n      return <RulesScreen />;\n    case 'credits':"]]],
  ],
  [
    ['shared/src/notation/intent.ts: poison'],
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
    ['shared/src/rules/actions/index.ts: poison'],
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
    ['shared/src/inspect/targeting.ts: poison'],
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
    ['shared/src/rules/abilities/effects.ts: haste'],
    [['shared/src/rules/abilities/effects.ts', [RULES_COMMENT, `${HASTE}\n${RULES_COMMENT}`], below('  extraAction,', '  haste,')]],
  ],
  [
    ['shared/src/picture/tile/effectSigns.ts: haste'],
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
    [
      'client/src/lobby/OptionAbout.tsx: fogOfWar',
      'client/src/lobby/OptionsForm.tsx: fogOfWar',
      'client/src/sound/motifs.ts: raiders',
      'client/src/text/armyText.ts: raiders',
      'client/src/text/causeText.ts: poison',
      'client/src/text/effectText.ts: haste',
      'client/src/text/optionText.ts: fogOfWar',
      'client/src/text/tileSentence.ts: haste',
      'client/src/text/tileText.ts: haste',
      'client/src/text/tileText.ts: poison',
    ],
    [
      ...WORDS,
      [
        'client/src/sound/motifs.ts',
        below(
          'const MOTIFS: Readonly<Record<ArmyId, Motif>> = {',
          '  raiders: { voice: wood, root: 100, place: NONE, fall: NONE, victory: NONE },',
        ),
        ['/** The motif of every army', 'const NONE: Phrase = { notes: [] };\n\n/** The motif of every army'],
      ],
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
import { armyScore } from './shared/src/ai/armyScores.js';
import { flagOf } from './shared/src/cli/selfplayPlan.js';
import { ARMIES, keyFor } from './shared/src/content/catalog.js';
const read = parsePosition({
  format: 1, options: { mode: 'duel', fogOfWar: true }, turn: { player: 0, number: 3 },
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
  option: [table.options.fogOfWar, flagOf('fogOfWar')],
  army: [keyFor('raiders', 'mutant'), armyScore('raiders', 'borgo'), ARMIES.raiders.name],
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

const NAMES = ['fogOfWar', 'raiders', 'toast', 'nudge', 'poison', 'haste'];

test('the compiler asks for every place of what is new, and for no other', () => {
  expect(checkTypes(changed(TYPES), NAMES)).toEqual(PLACES.flatMap(([asking]) => asking).sort());
  expect(checkTypes(ALL, NAMES)).toEqual([]);
}, 300_000);

test('what stands in all places is played, explained and entered', () => {
  expect(play(ALL)).toEqual({
    option: [true, 'fog-of-war'],
    army: ['raiders/mutant', 0.5, 'Raiders'],
    offered: 3,
    left: 0,
    rules: ['X99', 'D1'],
    entered: ['fire', [[0, 0]], 1, true],
    hasty: [3],
    links: ['haste'],
  });
});

/** The guides and the places that each names. */
const GUIDES: Readonly<Record<string, readonly string[]>> = {
  'Add an option': ['shared/src/model/options.ts', 'shared/locales/en/core.json', 'shared/locales/en/options.json', 'docs/notation.md'],
  'Add an army': [
    'shared/src/content/armies/',
    'shared/src/model/tile.ts',
    'shared/src/content/catalog.ts',
    'shared/src/picture/palette.ts',
    'client/src/sound/motifs.ts',
    'test/support/expansionSheets.ts',
    'shared/locales/en/armies.json',
  ],
  'Add a request': [
    'shared/src/protocol/messages.ts',
    'shared/src/protocol/messageTables.ts',
    'shared/src/protocol/requests.ts',
    'server/src/rooms/RequestHandler.ts',
    'docs/protocol.md',
  ],
  'Add a message of the server': [
    'shared/src/protocol/messages.ts',
    'shared/src/protocol/messageTables.ts',
    'client/src/store/MatchStore.ts',
    'docs/protocol.md',
  ],
  'Add a screen': ['client/src/platform/route.ts', 'client/src/App.tsx', 'test/browser/support/screens.ts'],
  'Add an instant': [
    'shared/src/model/intent.ts',
    'shared/src/notation/intent.ts',
    'shared/src/rules/actions/',
    'shared/src/inspect/targeting.ts',
    'shared/locales/en',
  ],
  'Add an ability': [
    'shared/src/model/tile.ts',
    'shared/src/rules/abilities/effects.ts',
    'shared/src/picture/tile/effectSigns.ts',
    'client/src/text/effectText.ts',
    'shared/locales/en',
  ],
};

test.each(Object.entries(GUIDES))('“%s” of CONTRIBUTING.md names its places', (title, places) => {
  const section = readProjectFile('CONTRIBUTING.md').split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
  expect(places.filter((place) => !section.includes(place))).toEqual([]);
});

test('no place is changed that no guide names', () => {
  const named = Object.values(GUIDES).flat();
  expect([...ALL.keys()].filter((path) => !named.some((place) => path.startsWith(place)))).toEqual([]);
});
