import '../client/store/support/browserGlobals.js';
import { type Intent, INTENT_KINDS, type IntentKind, type IntentOf } from '@hexfall/shared/model/intent';
import { parseIntent } from '@hexfall/shared/notation/intent';
import { playTo } from '@hexfall/shared/notation/moment';
import { formatRecord } from '@hexfall/shared/notation/record';
import { createMatch, type MatchSetup } from '@hexfall/shared/rules/createMatch';
import { openRecord } from '../../client/src/store/recordHistory.js';
import { plyAt, tableAt, timelineOf } from '../../client/src/store/timeline.js';
import { setupOf as modeSetup } from '../support/modeMatches.js';
import { changed, playedMatch, setupOf } from './examples.js';

/** One intent of every kind. */
const INTENTS: { readonly [K in IntentKind]: IntentOf<K> } = {
  'place-hq': { do: 'place-hq', at: [0, 0], rot: 5 },
  discard: { do: 'discard', tile: 'move' },
  redraw: { do: 'redraw', tiles: ['battle', 'move', 'move'] },
  place: { do: 'place', tile: 'mercenary:gunner', at: [-2, 2], rot: 0 },
  move: { do: 'move', by: 'mobility', from: [0, 0], to: [1, 0], rot: 1, then: { to: [2, 0], rot: 2 } },
  push: { do: 'push', from: [0, 0], target: [0, 1] },
  castle: { do: 'castle', from: [0, 0], with: [0, 1] },
  'rotate-turret': { do: 'rotate-turret', at: [0, 0], rot: 3 },
  attach: { do: 'attach', prize: 'mobility', at: [1, 0] },
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
    const needed = Object.keys(INTENTS[kind]).filter((field) => field !== 'then' && field !== 'tiles');
    for (const field of needed) expect(refusal(changed({ ...INTENTS[kind] }, `/${field}`, undefined))).toBe(`missing-field /${field}`);
  });

  test('the tiles of a bad draw may be missing', () => {
    expect(refusal(changed({ ...INTENTS.redraw }, '/tiles', undefined))).toBe('accepted');
  });

  test('a second step may be missing', () => {
    expect(refusal(changed({ ...INTENTS.move }, '/then', undefined))).toBe('accepted');
  });

  test.each<[expected: string, kind: IntentKind, pointer: string, value: unknown]>([
    ['unknown-value /do', 'battle', '/do', 'fight'],
    ['unknown-value /do', 'battle', '/do', { toString: 'battle' }],
    ['unknown-value /rot', 'place', '/rot', 6],
    ['unknown-value /rot', 'place', '/rot', 1e9],
    ['unknown-value /rot', 'place', '/rot', '1'],
    ['unknown-value /rot', 'place', '/rot', Number.NaN],
    ['wrong-type /at', 'place', '/at', '0,0'],
    ['out-of-range /at', 'place', '/at', [0, 0, 0]],
    ['wrong-type /at', 'place', '/at', [0]],
    ['out-of-range /at/1', 'place', '/at', [0, 1e9]],
    ['wrong-type /at/0', 'place', '/at', [0.5, 0]],
    ['wrong-type /at/0', 'small-bomb', '/at', [0, 0, 0]],
    ['wrong-type /tiles', 'redraw', '/tiles', ['move', 'move']],
    ['out-of-range /tiles', 'redraw', '/tiles', ['move', 'move', 'move', 'move']],
    ['wrong-type /tiles/1', 'redraw', '/tiles', ['move', null, 'move']],
    ['unknown-value /by', 'move', '/by', 'wish'],
    ['unknown-field /then/then', 'move', '/then/then', { to: [0, 0], rot: 0 }],
    ['wrong-type /then', 'move', '/then', null],
    ['out-of-range /tile', 'discard', '/tile', 'x'.repeat(1000)],
    ['out-of-range /key', 'choose', '/key', 'x'.repeat(1000)],
  ])('%s (%#)', (expected, kind, pointer, value) => {
    expect(refusal(changed({ ...INTENTS[kind] }, pointer, value))).toBe(expected);
  });

  test.each([null, [], 'battle', 7, {}])('%j is none', (json) => {
    expect(refusal(json)).toMatch(/^(wrong-type |missing-field \/do)$/);
  });

  test('every intent of a match has it', () => {
    for (const { intent } of playedMatch(setupOf('shapes'), 5).intents) {
      expect(parseIntent(JSON.parse(JSON.stringify(intent)))).toEqual({ ok: true, value: intent });
    }
  });
});

const MATCHES: readonly MatchSetup[] = [setupOf('pictured'), modeSetup(3), modeSetup(11)];

test.each(MATCHES.map((setup, number) => [number, setup] as const))(
  'a moment is the same in links of the page and for the server (match %i)',
  (number, setup) => {
    const { intents } = playedMatch(setup, number);
    const opened = openRecord(JSON.stringify(formatRecord({ setup, intents })));
    const created = createMatch(setup);
    if (!opened.ok || !created.ok) throw new Error('no match');
    const { history } = opened.value;
    const timeline = timelineOf(history);
    const last = timeline.at(-1)?.number ?? 0;
    for (let turn = 0; turn <= last + 1; turn++) {
      for (const step of [0, 1, 2, 3, 99]) {
        const played = playTo(created.value, intents, { turn, step });
        expect(played.ok && played.value.table).toEqual(tableAt(history, plyAt(timeline, { turn, step })));
      }
    }
    const whole = playTo(created.value, intents, null);
    expect(whole.ok && whole.value.table).toEqual(history.state.table);
  },
);
