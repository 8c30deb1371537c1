import fc from 'fast-check';
import { NOTATION_CODES } from '@hexfall/shared/notation/error';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import { changed, example } from './examples.js';

const refusal = (json: unknown): string => {
  const result = parsePosition(json);
  return result.ok ? 'accepted' : `${result.error.code} ${result.error.path}`;
};

const UNIT = { army: 'outpost', tile: 'commando', at: [0, 1], rot: 0 };

describe('a position is refused with the place of the mistake', () => {
  test.each([
    ['wrong-type', '', null],
    ['wrong-type', '', []],
    ['wrong-type', '', 'position'],
    ['wrong-type', '', 1],
    ['missing-field', '/format', {}],
  ])('%s at "%s" for %j', (code, path, json) => {
    expect(refusal(json)).toBe(`${code} ${path}`);
  });

  test.each<[code: string, pointer: string, value: unknown, path?: string]>([
    ['wrong-format', '/format', 2],
    ['wrong-format', '/format', '1'],
    ['unknown-field', '/starter', 0],
    ['unknown-field', '/__proto__', {}],
    ['unknown-field', '/constructor', 1],
    ['unknown-field', '/players/0/__proto__', { hq: 3 }],
    ['unknown-field', '/units/1/owner', 1],
    ['unknown-field', '/turn/phases', 1],
    ['unknown-field', '/options/seed', 'a'],
    ['missing-field', '/options', undefined],
    ['missing-field', '/options/mode', undefined],
    ['unknown-value', '/options/mode', 'Duel'],
    ['unknown-value', '/options/board', 'big'],
    ['unknown-value', '/options/start', null],
    ['wrong-type', '/options/reinforcement', 1],
    ['unknown-value', '/options/teamHq', 16],
    ['unknown-value', '/options/mercenaries', 3],
    ['unknown-value', '/options/bomber', 'one'],
    ['wrong-type', '/options/clock', { perTurn: 30 }],
    ['unknown-value', '/options/clock', 'turn:4'],
    ['unknown-value', '/options/clock', 'days:15'],
    ['unknown-value', '/options/clock', 'game:900'],
    ['unknown-value', '/options/clock', 'turn:060000'],
    ['missing-field', '/players', undefined],
    ['wrong-type', '/players', {}],
    ['wrong-number-of-players', '/players', []],
    ['wrong-number-of-players', '/players', [{ army: 'borgo' }]],
    ['wrong-number-of-players', '/players', [{ army: 'borgo' }, { army: 'moloch' }, { army: 'outpost' }]],
    ['wrong-number-of-players', '/options/mode', 'deathmatch', '/players'],
    ['wrong-number-of-players', '/options/mode', 'one-vs-two', '/players'],
    ['wrong-number-of-players', '/options/mode', 'team', '/players'],
    ['missing-field', '/players/1/army', undefined],
    ['unknown-army', '/players/1/army', 'Hegemony'],
    ['unknown-army', '/players/1/army', '__proto__'],
    ['wrong-type', '/players/1/army', 3],
    ['out-of-range', '/players/1/army', 'x'.repeat(1000)],
    ['out-of-range', '/players/0/hq', 21],
    ['out-of-range', '/players/0/hq', -1],
    ['wrong-type', '/players/0/hq', 1.5],
    ['wrong-type', '/players/0/hq', Number.NaN],
    ['wrong-type', '/players/0/hq', Number.POSITIVE_INFINITY],
    ['wrong-type', '/players/0/hq', '20'],
    ['unknown-field', '/players/0/score', 3],
    ['unknown-tile', '/players/0/hand', ['mutant'], '/players/0/hand/0'],
    ['unknown-tile', '/players/0/hand', ['battle', 'toString'], '/players/0/hand/1'],
    ['unknown-tile', '/players/0/hand', ['mercenary:guard'], '/players/0/hand/0'],
    ['hq-in-hand', '/players/0/hand', ['hq'], '/players/0/hand/0'],
    ['hq-in-hand', '/players/0/pile', ['battle', 'hq'], '/players/0/pile/1'],
    ['wrong-type', '/players/0/hand', 'battle'],
    ['wrong-type', '/players/0/hand', [1], '/players/0/hand/0'],
    ['out-of-range', '/players/0/hand', new Array(1000).fill('battle')],
    ['out-of-range', '/players/0/pile', 1e9],
    ['wrong-type', '/players/0/pile', 0.5],
    ['wrong-type', '/players/0/pile', '11'],
    ['unknown-tile', '/players/0/mercenaries', ['gunner'], '/players/0/mercenaries/0'],
    [
      'two-teams',
      '/players',
      [
        { army: 'borgo', person: 1 },
        { army: 'moloch', person: 1 },
      ],
      '/players/1/person',
    ],
    ['out-of-range', '/players/1/person', 4],
    ['wrong-type', '/players/1/resigned', 'yes'],
    ['missing-field', '/turn', undefined],
    ['missing-field', '/turn/player', undefined],
    ['out-of-range', '/turn/player', 2],
    ['wrong-type', '/turn/player', null],
    ['out-of-range', '/turn/number', 0],
    ['out-of-range', '/turn/number', 1e9],
    ['unknown-value', '/turn/slot', 1],
    ['out-of-range', '/turn/slot', 2],
    ['unknown-value', '/turn/phase', 'turn'],
    ['unknown-field', '/turn', { player: 1, phase: 'setup', number: 1 }, '/turn/number'],
    ['hq-placed', '/turn', { player: 0, phase: 'setup' }, '/turn/player'],
    ['nothing-to-discard', '/turn', { player: 1, mustDiscard: true }, '/turn/mustDiscard'],
    ['wrong-type', '/turn/fresh', 0],
    ['out-of-range', '/turn/lastDrawnBy', 2],
    ['wrong-type', '/turn/additional', [1]],
    ['no-unit-there', '/turn/used', [{ at: [2, 0], by: 'mobility' }], '/turn/used/0/at'],
    ['off-board', '/turn/used', [{ at: [3, 0], by: 'mobility' }], '/turn/used/0/at'],
    ['unknown-value', '/turn/used', [{ at: [0, 0], by: 'move' }], '/turn/used/0/by'],
    ['missing-field', '/units', undefined],
    ['missing-field', '/units/0/army', undefined],
    ['missing-field', '/units/0/tile', undefined],
    ['missing-field', '/units/0/at', undefined],
    ['missing-field', '/units/0/rot', undefined],
    ['unknown-army', '/units/0/army', 'borgo'],
    ['unknown-army', '/units/0/army', 'outpost#0'],
    ['unknown-tile', '/units/0/tile', 'guard'],
    ['unknown-tile', '/units/0/tile', ''],
    ['unknown-tile', '/units/0/tile', '__proto__'],
    ['not-a-unit', '/units/0/tile', 'battle'],
    ['off-board', '/units/0/at', [3, 0]],
    ['off-board', '/units/0/at', [2, 1]],
    ['off-board', '/units/0/at', [-1e9, 1e9]],
    ['wrong-type', '/units/0/at', [0]],
    ['out-of-range', '/units/0/at', [0, 0, 0]],
    ['wrong-type', '/units/0/at', [0.5, 0], '/units/0/at/0'],
    ['wrong-type', '/units/0/at', '0,0'],
    ['wrong-type', '/units/0/at', { q: 0, r: 0 }],
    ['unknown-value', '/units/0/rot', 6],
    ['unknown-value', '/units/0/rot', -1],
    ['unknown-value', '/units/0/rot', 1e9],
    ['unknown-value', '/units/0/rot', '0'],
    ['unknown-value', '/units/0/rot', Number.NaN],
    ['hex-taken', '/units/1/at', [0, 0]],
    ['too-many-wounds', '/units/1/wounds', 2],
    ['too-many-wounds', '/units/1/wounds', 1e15],
    ['too-many-wounds', '/units/0/wounds', 1],
    ['out-of-range', '/units/1/wounds', -1],
    ['hq-destroyed', '/players/0/hq', 0, '/units/0'],
    ['second-hq', '/units/1', { ...UNIT, tile: 'hq' }, '/units/1/tile'],
    ['out-of-range', '/units', new Array(100).fill(UNIT)],
  ])('%s: %s (%#)', (code, pointer, value, path = pointer) => {
    expect(refusal(changed(example(), pointer, value))).toBe(`${code} ${path}`);
  });

  test('O7: with the same army twice, units say whose they are', () => {
    const twice = changed(changed(example(), '/players/1/army', 'outpost'), '/players/1/pile', 34);
    expect(refusal(twice)).toBe('unknown-army /units/0/army');
    expect(refusal(changed(changed(twice, '/units/0/army', 'outpost#1'), '/units/1', { ...UNIT, army: 'outpost#2' }))).toBe(
      'unknown-army /units/1/army',
    );
  });

  test('G3: no toughness in the score modes', () => {
    const players = [{ army: 'borgo', score: 2 }, { army: 'moloch', hq: 20 }, { army: 'outpost' }];
    const json = { ...example(), options: { mode: 'deathmatch-score' }, players, units: [] };
    expect(refusal(json)).toBe('unknown-field /players/1/hq');
  });

  test('a field with / and ~ in its name has them escaped in the path', () => {
    expect(refusal({ ...example(), 'a/b~c': 1 })).toBe('unknown-field /a~1b~0c');
  });
});

test('whatever JSON comes, it is read or refused with a code, a sentence and a path', () => {
  const spoiled = fc
    .tuple(
      fc.constantFrom('/options', '/players', '/players/0', '/players/1/hand', '/turn', '/units', '/units/0', '/units/1/at'),
      fc.jsonValue(),
    )
    .map(([pointer, value]) => changed(example(), pointer, value));
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), spoiled), (json) => {
      const result = parsePosition(json);
      if (result.ok) return;
      expect(NOTATION_CODES).toContain(result.error.code);
      expect(result.error.message).toMatch(/\.$/);
      expect(result.error.path).toMatch(/^(\/[^/]*)*$/);
    }),
    { numRuns: 500 },
  );
});
