import '../store/support/browserGlobals.js';
import fc from 'fast-check';
import { cellOf, type Hex, hexText } from '@hexfall/shared/hex/cells';
import { describeEvents } from '@hexfall/shared/inspect/describeEvents';
import { explainUnit } from '@hexfall/shared/inspect/explainUnit';
import type { DescribedStep } from '@hexfall/shared/inspect/fact';
import type { Reason } from '@hexfall/shared/inspect/reason';
import { ENDLESS } from '@hexfall/shared/model/event';
import { LANGUAGES } from '@hexfall/shared/model/languages';
import { randomFrom } from '@hexfall/shared/model/random';
import type { Table } from '@hexfall/shared/model/state';
import { fightBattle } from '@hexfall/shared/rules/battle/fightBattle';
import { settings } from '../../../client/src/platform/settings.js';
import { causeText } from '../../../client/src/text/causeText.js';
import { playerLabels } from '../../../client/src/text/playerLabels.js';
import { loadLanguage } from '../../../client/src/text/translate.js';
import { type BattleSetup, boardOf } from '../../support/battles.js';
import { redirectingBoard } from '../../support/modePositions.js';
import { picture } from '../../support/picture.js';
import { eventsOf, position } from '../../support/play.js';
import { randomBoard } from '../../support/randomBoards.js';
import { readProjectFile } from '../../support/sources.js';

beforeAll(() => Promise.all(LANGUAGES.map(loadLanguage)));

const castFor = (table: Table) => playerLabels(table.players, []);

/** A chain of causes as lines: what follows from what stands deeper. */
const lines = (table: Table, reasons: readonly Reason[], depth = ''): string[] =>
  reasons.flatMap((reason) => {
    const rules = reason.rules.length > 0 ? ` [${reason.rules.join(' ')}]` : '';
    return [`${depth}${causeText(castFor(table), reason)}${rules}`, ...lines(table, reason.causes, `${depth}  `)];
  });

/** The steps of a battle. */
const stepsOf = (table: Table, answers: readonly string[] | ((keys: readonly string[]) => string)): DescribedStep[] => {
  const fought = fightBattle(table, 0, typeof answers === 'function' ? ({ keys }) => answers(keys) : answers);
  return describeEvents(table, fought.events).flatMap(({ step }) => step ?? []);
};

/** Why what happened to the unit on a hex in the first phase in which it has a part. */
const why = (units: readonly string[], at: Hex, setup: BattleSetup = {}): string[] => {
  const table = boardOf(units, setup);
  const found = stepsOf(table, setup.answers ?? []).map((step) => lines(table, explainUnit(step, at)));
  return found.find((told) => told.length > 0) ?? [];
};

beforeEach(() => {
  settings.language.value = 'en';
});

test('U1, U3, C2: who destroys a unit, with what strength, and who adds to it', () => {
  expect(why(['outpost/runner 0,0', 'borgo/brawler 0,1', 'borgo/officer 0,2'], [0, 0])).toEqual([
    'Runner of The Outpost is destroyed by 3 wounds; 1 would have been enough. [U3 B4]',
    '  3 wounds from Brawler of Borgo (melee, strength 2, +1 from Officer of Borgo). [U1 C2]',
    '  No Medic is connected to it. [D1]',
    'Runner of The Outpost acts, but its attacks have no target. [U1]',
  ]);
});

test('U4: what armor takes off a shot', () => {
  expect(why(['outpost/annihilator 0,1 r2', 'moloch/juggernaut 0,0 r1'], [0, 0])).toEqual([
    'Juggernaut of Moloch takes 1 wound; it survives with 1 toughness left. [U3]',
    '  1 wound from Annihilator of The Outpost (ranged, strength 2, −1 for armor). [U1 U4]',
    '  No Medic is connected to it. [D1]',
  ]);
});

test('U4: a shot that armor stops whole', () => {
  expect(why(['outpost/commando 0,1 r4', 'moloch/blocker 0,-1 r3'], [0, -1])).toEqual([
    'Blocker of Moloch takes no wound.',
    '  Armor stops the attack of Commando of The Outpost (ranged, strength 1, −1 for armor). [U1 U4]',
  ]);
});

test('U3: wounds from before count', () => {
  expect(why(['outpost/commando 0,1 r4', 'moloch/blocker 0,-1 w2'], [0, -1])).toEqual([
    'Blocker of Moloch is destroyed by 1 wound. [U3 B4]',
    '  1 wound from Commando of The Outpost (ranged, strength 1). [U1]',
    '  No Medic is connected to it. [D1]',
    '  It had 2 wounds from before. [U3]',
  ]);
});

describe('Medics', () => {
  const SHOT = ['outpost/commando 0,1 r4', 'borgo/mutant 0,-1', 'borgo/medic -1,0 r1'];

  test('D1: a hit that one takes over', () => {
    expect(why(SHOT, [0, -1])).toEqual([
      'Mutant of Borgo takes no wound.',
      '  Canceled: 1 wound from Commando of The Outpost (ranged, strength 1). [U1]',
      '    Medic of Borgo dies in its place. [D1]',
    ]);
    expect(why(SHOT, [-1, 0])).toEqual(['Medic of Borgo dies in place of Mutant of Borgo. [D1]']);
  });

  test('D2: one cancels only one attack', () => {
    const told = why([...SHOT, 'outpost/commando 1,-1 r3'], [0, -1]);
    expect(told).toContain('Mutant of Borgo is destroyed by 1 wound. [U3 B4]');
    expect(told).toContain('  Medic of Borgo is connected, but cancels only one attack: it dies for Mutant of Borgo. [D2]');
  });

  test('D3: one that is destroyed itself', () => {
    expect(why([...SHOT, 'outpost/commando -1,1 r4'], [0, -1])).toContain('  Medic of Borgo is connected, but destroyed itself. [D3]');
  });

  test('N1: one in a net', () => {
    expect(why(['moloch/hybrid 0,1', 'borgo/mutant 0,-1', 'borgo/medic -1,0 r1', 'moloch/net-fighter -1,1'], [0, -1])).toEqual([
      'Mutant of Borgo is destroyed by 1 wound. [U3 B4]',
      '  1 wound from Hybrid of Moloch (ranged, strength 1). [U1]',
      '  Medic of Borgo is connected, but held by the net of Net Fighter of Moloch. [N1]',
    ]);
  });

  test('C5: one that an enemy Scoper has taken over', () => {
    const scoped = ['outpost/commando 0,1 r4', 'borgo/mutant 0,-1', 'borgo/medic -1,0 r1', 'outpost/scoper -1,1'];
    expect(why(scoped, [0, -1])).toContain('  Medic of Borgo is connected, but an enemy Scoper has taken it over. [C5]');
  });

  test('D4: one that dies for another Medic', () => {
    const chain = ['outpost/commando 0,1 r4', 'moloch/hybrid 0,-1', 'moloch/medic -1,0 r1', 'moloch/medic -2,1 r1'];
    expect(why(chain, [-2, 1])).toEqual(['Medic of Moloch dies in place of Hybrid of Moloch. [D1 D4]']);
  });
});

test('I1, C2: why a unit acts sooner than its tile says', () => {
  expect(why(['outpost/commando 0,1 r4', 'outpost/scout 0,2', 'borgo/mutant 0,-1'], [0, -1])).toContain(
    '    Commando of The Outpost acts at initiative 4: printed 3, +1 from Scout of The Outpost. [I1 C2]',
  );
});

test('B4 (3): a unit that falls in the same phase still acts', () => {
  expect(why(['borgo/mutant 0,1', 'outpost/runner 0,0 r4'], [0, 0])).toEqual([
    'Runner of The Outpost is destroyed by 1 wound. [U3 B4]',
    '  1 wound from Mutant of Borgo (melee, strength 1). [U1]',
    '    Mutant of Borgo falls in this phase too, but still acts. [B4]',
    '  No Medic is connected to it. [D1]',
    'Hits Mutant of Borgo: 1 wound (melee, strength 1). [U1]',
  ]);
});

test('I3, N1: who loses an action, and in whose net', () => {
  expect(why(['borgo/net-fighter 0,1 r4', 'outpost/hmg 0,0 r1'], [0, 0])).toContain(
    'HMG of The Outpost is held by the net of Net Fighter of Borgo and loses its action. [I3 N1]',
  );
});

test('U6, D5: an explosion', () => {
  const units = ['moloch/clown 0,0', 'outpost/runner 0,-1'];
  const setup = { answers: ['explode'] };
  expect(why(units, [0, -1], setup)).toContain('  1 wound from the explosion of The Clown of Moloch. [U6]');
  expect(why(units, [0, 0], setup)[0]).toBe('The Clown of Moloch has exploded and leaves the board. [U6 D5]');
});

test('P5: a shot that goes around corners', () => {
  const around = ['doomsday/alpha-shooter 0,2 r5', 'doomsday/fireblast 0,0 r2', 'outpost/medic 2,0'];
  const told = why(around, [2, 0]).join('\n');
  expect(told).toMatch(/wound from .* redirected by Fireblast of Doomsday Machine.*\[U1.* P5\]/);
});

test('P5: a Trap that is set off', () => {
  const units = ['outpost/commando 0,1 r4', 'doomsday/trap 0,0 r3', 'outpost/medic 0,-1'];
  expect(why(units, [0, -1])).toEqual([
    'Medic of The Outpost is destroyed by 1 wound. [U3 B4]',
    '  1 wound from the explosion of Trap of Doomsday Machine. [P5]',
    '    Trap of Doomsday Machine was set off by Commando of The Outpost. [P5]',
    '  No Medic is connected to it. [D1]',
  ]);
});

test('C4: an attack that a Quartermaster has turned into another', () => {
  const units = ['hegemony/thug 0,1', 'hegemony/quartermaster 0,2', 'borgo/mutant 0,-1'];
  const table = boardOf(units);
  const keys = fightBattle(table, 0, []).decision?.keys ?? [];
  const key = keys.find((one) => one === '0 melee>ranged');
  expect(key).toBeDefined();
  expect(why(units, [0, -1], { answers: [key!] }).join('\n')).toMatch(
    /from Thug of Hegemony \(ranged, strength \d, turned into ranged\)\. \[U1 C4\]/,
  );
});

test('U2, B8: damage to an HQ, and its end', () => {
  const units = ['outpost/commando 0,1 r4', 'borgo/hq 0,-1'];
  expect(why(units, [0, -1], { players: ['outpost', 'borgo'] })).toEqual([
    'The HQ of Borgo loses 1 toughness: 19 left. [U2]',
    '  1 wound from Commando of The Outpost (ranged, strength 1). [U1]',
    '  No Medic is connected to it. [D1]',
  ]);
  expect(why(units, [0, -1], { players: ['outpost', { army: 'borgo', hq: 1 }] })[0]).toBe(
    'The HQ of Borgo is destroyed: it loses all it had left, 1. [B8 E1]',
  );
});

test('X1: an instant', () => {
  const table = position({
    players: [{ army: 'outpost', hand: ['sniper'] }, 'borgo'],
    units: ['outpost/hq 2,0', 'borgo/hq -2,0', 'borgo/mutant 0,0'],
  });
  const events = eventsOf(table, 0, { do: 'sniper', at: [0, 0] });
  const step = describeEvents(table, events).find((one) => one.step)?.step;
  expect(step && lines(table, explainUnit(step, [0, 0]))).toEqual([
    'Mutant of Borgo is destroyed by 1 wound. [U3 B4]',
    '  1 wound from the Sniper. [X1]',
    '  No Medic is connected to it. [D1]',
  ]);
});

test('a unit without a part in a phase has no reasons, nor has an empty hex', () => {
  expect(why(['outpost/runner 0,0', 'borgo/brawler 0,1', 'borgo/medic -2,0'], [-2, 0])).toEqual([]);
  expect(why(['outpost/runner 0,0', 'borgo/brawler 0,1'], [2, 0])).toEqual([]);
});

const BOARDS = [
  ...Array.from({ length: 80 }, (_, number) => redirectingBoard(randomFrom(number))),
  ...fc.sample(randomBoard(2), { numRuns: 120, seed: 3 }).map((board) => boardOf(board.units, board)),
];

const CLAUSES = new Set(readProjectFile('docs/rules.md').match(/\b[STMUNCDIBFEGXPO]\d{1,2}\b/g));

const flat = (reasons: readonly Reason[]): Reason[] => reasons.flatMap((reason) => [reason, ...flat(reason.causes)]);

/** The wounds that the causes of a fate add up to. */
const woundsIn = (fate: Reason): number =>
  fate.causes.reduce((sum, { cause, causes }) => {
    const isCanceled = causes.some((link) => link.cause.kind === 'canceled');
    return 'wounds' in cause && cause.kind !== 'earlier-wounds' && !isCanceled ? sum + cause.wounds : sum;
  }, 0);

/** Whether the fate of a unit has the wounds that it got; null where it got none, or no number of them. */
const addsUp = ({ strike }: DescribedStep, at: Hex, fate: Reason | undefined): boolean | null => {
  const dealt = strike.wounds.find((one) => cellOf(one.at) === cellOf(at))?.wounds ?? 0;
  if ((fate?.cause.kind !== 'destroyed' && fate?.cause.kind !== 'wounded') || dealt >= ENDLESS) return null;
  return woundsIn(fate) === dealt;
};

describe('law: every unit that is hit, saves or leaves', () => {
  const random = randomFrom(8);
  const explained = BOARDS.flatMap((table) =>
    stepsOf(table, (keys) => keys[Math.floor(random() * keys.length)]!).flatMap((step) => {
      const { removed, saves } = step.strike;
      const concerned = [...step.hits.map(({ to }) => to), ...removed, ...saves.map(({ medic }) => medic)];
      return concerned.map((at) => ({ table, step, at, reasons: explainUnit(step, at) }));
    }),
  );

  test('has causes that name clauses and add up', () => {
    for (const { step, at, reasons } of explained) {
      const isRight =
        reasons.length > 0 &&
        flat(reasons).every(({ rules }) => rules.every((rule) => CLAUSES.has(rule))) &&
        addsUp(step, at, reasons[0]) !== false;
      if (!isRight) throw new Error(`${hexText(at)} ${JSON.stringify(reasons, null, 2)}\n${picture(step.before)}`);
    }
    expect(explained.filter(({ step, at, reasons }) => addsUp(step, at, reasons[0]) === true).length).toBeGreaterThan(100);
  });

  /** Each cause once for each cast. */
  const causes = new Map(
    explained.flatMap(({ table, reasons }) => {
      const cast = castFor(table);
      const names = JSON.stringify(cast);
      return flat(reasons).map((reason) => [names + JSON.stringify(reason), { cast, reason }] as const);
    }),
  );

  test.each(LANGUAGES)('has causes in %s', (language) => {
    settings.language.value = language;
    const texts = [...causes.values()].map(({ cast, reason }) => causeText(cast, reason));
    expect(texts.filter((text) => /\{\{|^cause\.|^$/.test(text))).toEqual([]);
    expect(texts.length).toBeGreaterThan(100);
  });
});

test('I1: why a unit acts in 0, the lowest there is, when its value would be less', () => {
  const units = ['moloch/gauss-cannon 0,0 r2', 'outpost/saboteur 0,1', 'outpost/saboteur 1,0', 'outpost/medic 0,-2'];
  expect(why(units, [0, -2])).toContain(
    '    Gauss Cannon of Moloch acts at initiative 0: printed 1, −1 from Saboteur of The Outpost, −1 from Saboteur of The Outpost. [I1 C2]',
  );
});
