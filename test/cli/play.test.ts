import { formatPosition } from '@hexfall/shared/notation/formatPosition';
import { formatRecord, parseRecord } from '@hexfall/shared/notation/record';
import { changed, example, type Json, playedMatch, setupOf } from '../notation/examples.js';
import { stateOf } from '../support/states.js';
import { answer, positionOf } from './support.js';

const STEP = { player: 0, do: 'move', by: 'tile', from: [0, 0], to: [0, 1], rot: 1 };

describe('play', () => {
  test('carries out intents and prints what happened', async () => {
    const printed = await answer('play', { ...example(), intents: [STEP, { player: 0, do: 'end-turn' }] });
    expect(Object.keys(printed)).toEqual(['accepted', 'error', 'decision', 'outcome', 'events', 'position']);
    expect(printed).toMatchObject({
      accepted: 2,
      error: null,
      decision: null,
      outcome: null,
      position: {
        players: [
          { hand: ['battle'], discard: ['runner', 'move'] },
          { hand: ['ganger', 'scout'], pile: [] },
        ],
        turn: { player: 1, number: 6, fresh: true, lastDrawnBy: 1 },
      },
    });
    expect((printed['events'] as Json[]).map(({ type }) => type)).toContain('moved');
  });

  test('stops at the first intent that is refused, and says by which rule', async () => {
    const intents = [STEP, { ...STEP, player: 1 }, { player: 0, do: 'end-turn' }];
    const printed = await answer('play', { ...example(), intents });
    expect(printed).toMatchObject({
      accepted: 1,
      error: { index: 1, code: 'not-your-turn', rule: 'T4' },
      position: { turn: { player: 0 } },
    });
    expect(Object.keys(printed['error'] as Json)).toEqual(['index', 'code', 'message', 'rule']);
  });

  test('does not draw what the position does not know', async () => {
    const printed = await answer('play', { ...changed(example(), '/players/1/pile', 9), intents: [{ player: 0, do: 'end-turn' }] });
    expect(printed).toMatchObject({
      accepted: 0,
      error: { index: 0, code: 'unknown-pile' },
      events: [],
      position: { turn: { player: 0 } },
    });
  });

  test('M4: leaves an open decision to be seen and answered', async () => {
    const pusher = positionOf(
      [{ army: 'hegemony', hand: ['push-back'] }, { army: 'borgo' }],
      [
        { army: 'hegemony', tile: 'ganger', at: [0, 0], rot: 0 },
        { army: 'borgo', tile: 'mutant', at: [0, 1], rot: 0 },
      ],
    );
    const push = { player: 0, do: 'push', from: [0, 0], target: [0, 1] };
    const open = await answer('play', { ...pusher, intents: [push] });
    expect(open).toMatchObject({ accepted: 1, decision: { player: 1, kind: 'push', keys: ['-1,2', '0,2', '1,1'] } });
    const done = await answer('play', { ...pusher, intents: [push, { player: 1, do: 'choose', key: '0,2' }] });
    expect(done).toMatchObject({ accepted: 2, decision: null, position: { units: [{ at: [0, 0] }, { at: [0, 2] }] } });
  });

  test('E5: prints the winner', async () => {
    const printed = await answer('play', { ...example(), intents: [{ player: 0, do: 'resign' }, STEP] });
    expect(printed).toMatchObject({ accepted: 1, error: { code: 'game-over' }, outcome: { winners: [1], reason: 'resigned' } });
    expect(Object.keys(printed['outcome'] as Json)).toEqual(['winners', 'reason']);
  });

  test.each<[expected: string, intents: unknown]>([
    ['missing-field /intents', undefined],
    ['wrong-type /intents', {}],
    ['wrong-type /intents/0', [3]],
    ['missing-field /intents/0/player', [{ do: 'end-turn' }]],
    ['out-of-range /intents/0/player', [{ player: 2, do: 'end-turn' }]],
    ['unknown-value /intents/1/do', [STEP, { player: 0, do: 'dance' }]],
    ['unknown-value /intents/0/rot', [{ ...STEP, rot: 1e9 }]],
    ['unknown-field /intents/0/why', [{ ...STEP, why: 1 }]],
  ])('%s', async (expected, intents) => {
    const { error } = (await answer('play', { ...example(), intents })) as { error: { code: string; path: string } };
    expect(`${error.code} ${error.path}`).toBe(expected);
  });
});

describe('legal', () => {
  test('lists what the player to act can do, without resigning and taking back', async () => {
    const { player, intents } = (await answer('legal', example())) as { player: number; intents: Json[] };
    expect(player).toBe(0);
    expect([...new Set(intents.map((intent) => intent['do']))].sort()).toEqual(['battle', 'discard', 'end-turn', 'move']);
    expect(intents).toContainEqual({ do: 'move', by: 'tile', from: [0, 0], to: [0, 1], rot: 1 });
  });

  test('E1: no one can do anything when the match is over', async () => {
    const over = changed(changed(example(), '/players/0/hq', 0), '/units', []);
    expect(await answer('legal', over)).toEqual({ player: null, intents: [] });
  });

  test('every intent listed is accepted by play', async () => {
    const { player, intents } = (await answer('legal', example())) as { player: number; intents: Json[] };
    for (const intent of intents) {
      expect(await answer('play', { ...example(), intents: [{ player, ...intent }] })).toMatchObject({ accepted: 1, error: null });
    }
  });
});

describe('record', () => {
  const { tables, intents } = playedMatch(setupOf('cli'), 2);
  const json = formatRecord({ setup: setupOf('cli'), intents });
  const last = tables.at(-1)!;

  test('plays a match again to its last position', async () => {
    expect(parseRecord(json).ok).toBe(true);
    const { winners, reason } = last.outcome!;
    const printed = await answer('record', json);
    expect(printed).toEqual({
      accepted: intents.length,
      decision: null,
      outcome: { winners, reason },
      position: expect.anything() as unknown,
    });
    expect(printed['position']).toEqual(JSON.parse(JSON.stringify(formatPosition(last, stateOf(last).piles))));
  });

  test('fails at an intent that is refused, or has no shape', async () => {
    const twice = { ...json, intents: [json.intents[0], json.intents[0]] };
    expect(await answer('record', twice)).toEqual({ error: expect.objectContaining({ path: '/intents/1' }) as unknown });
    expect(await answer('record', { ...json, intents: [{ player: 0 }] })).toMatchObject({
      error: { code: 'missing-field', path: '/intents/0/do' },
    });
    expect(await answer('record', { ...json, armies: ['borgo', 'borgo'] })).toMatchObject({ error: { path: '' } });
  });
});
