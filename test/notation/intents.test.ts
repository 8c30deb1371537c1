import { INTENT_KINDS, type Intent, type IntentKind, type IntentOf } from '@hexfall/shared/model/intent';
import { parseIntent } from '@hexfall/shared/protocol/intents';
import { changed, playedMatch, setupOf } from './examples.js';

/** One intent of every kind. */
const INTENTS: { readonly [K in IntentKind]: IntentOf<K> } = {
  'place-hq': { do: 'place-hq', at: [0, 0], rot: 5 },
  discard: { do: 'discard', tile: 'move' },
  redraw: { do: 'redraw' },
  place: { do: 'place', tile: 'mercenary:gunner', at: [-2, 2], rot: 0 },
  move: { do: 'move', by: 'mobility', from: [0, 0], to: [1, 0], rot: 1, then: { to: [2, 0], rot: 2 } },
  push: { do: 'push', from: [0, 0], target: [0, 1] },
  castle: { do: 'castle', from: [0, 0], with: [0, 1] },
  rotate: { do: 'rotate', at: [0, 0], rot: 3 },
  sniper: { do: 'sniper', at: [1, 1] },
  grenade: { do: 'grenade', at: [1, 1] },
  'air-strike': { do: 'air-strike', at: [0, 0] },
  'small-bomb': {
    do: 'small-bomb',
    at: [
      [0, 0],
      [0, 1],
      [1, 0],
    ],
  },
  battle: { do: 'battle' },
  'end-turn': { do: 'end-turn' },
  'take-back': { do: 'take-back' },
  resign: { do: 'resign' },
  'agree-draw': { do: 'agree-draw' },
  draw: { do: 'draw', mercenary: 'gunner' },
  'place-bomber-2': { do: 'place-bomber-2', discard: 'move', at: [0, 0], rot: 0 },
  choose: { do: 'choose', key: '0,1 saves 1,0 from 2,0/5' },
};

const refusal = (json: unknown): string => {
  const result = parseIntent(json);
  return result.ok ? 'accepted' : `${result.error.code} ${result.error.path}`;
};

describe('the shape of intents', () => {
  test.each(INTENT_KINDS)('%s is read as it is', (kind) => {
    const intent: Intent = INTENTS[kind];
    expect(parseIntent(JSON.parse(JSON.stringify(intent)))).toEqual({ ok: true, value: intent });
  });

  test.each(INTENT_KINDS)('%s with a field too many is refused', (kind) => {
    expect(refusal({ ...INTENTS[kind], why: 1 })).toBe('unknown-field /why');
    expect(refusal(changed({ ...INTENTS[kind] }, '/__proto__', {}))).toBe('unknown-field /__proto__');
  });

  test.each(INTENT_KINDS)('%s with a field too few is refused', (kind) => {
    const needed = Object.keys(INTENTS[kind]).filter((field) => field !== 'then');
    for (const field of needed) expect(refusal(changed({ ...INTENTS[kind] }, `/${field}`, undefined))).toBe(`malformed-intent /${field}`);
  });

  test('a second step may be missing', () => {
    expect(refusal(changed({ ...INTENTS.move }, '/then', undefined))).toBe('accepted');
  });

  test.each<[expected: string, kind: IntentKind, pointer: string, value: unknown]>([
    ['malformed-intent /do', 'battle', '/do', 'fight'],
    ['malformed-intent /do', 'battle', '/do', { toString: 'battle' }],
    ['malformed-intent /rot', 'place', '/rot', 6],
    ['malformed-intent /rot', 'place', '/rot', 1e9],
    ['malformed-intent /rot', 'place', '/rot', '1'],
    ['malformed-intent /rot', 'place', '/rot', Number.NaN],
    ['malformed-intent /at', 'place', '/at', '0,0'],
    ['out-of-range /at', 'place', '/at', [0, 0, 0]],
    ['out-of-range /at/1', 'place', '/at', [0, 1e9]],
    ['malformed-intent /at/0', 'place', '/at', [0.5, 0]],
    ['malformed-intent /at/0', 'small-bomb', '/at', [0, 0, 0]],
    ['malformed-intent /by', 'move', '/by', 'wish'],
    ['unknown-field /then/then', 'move', '/then/then', { to: [0, 0], rot: 0 }],
    ['malformed-intent /then', 'move', '/then', null],
    ['out-of-range /tile', 'discard', '/tile', 'x'.repeat(1000)],
    ['out-of-range /key', 'choose', '/key', 'x'.repeat(1000)],
  ])('%s (%#)', (expected, kind, pointer, value) => {
    expect(refusal(changed({ ...INTENTS[kind] }, pointer, value))).toBe(expected);
  });

  test.each([null, [], 'battle', 7, {}])('%j is none', (json) => {
    expect(refusal(json)).toMatch(/^malformed-intent/);
  });

  test('every intent of a match has it', () => {
    for (const { intent } of playedMatch(setupOf('shapes'), 5).intents) {
      expect(parseIntent(JSON.parse(JSON.stringify(intent)))).toEqual({ ok: true, value: intent });
    }
  });
});
