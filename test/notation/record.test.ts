import { formatRecord, type MatchRecord, parseRecord, replay } from '@hexfall/shared/notation/record';
import { stateOf } from '../support/states.js';
import { changed, type Json, playedMatch, setupOf } from './examples.js';

const { tables, intents } = playedMatch(setupOf('record'), 11);
const RECORD: MatchRecord = { setup: setupOf('record'), intents };

const json = (record: MatchRecord): Json => JSON.parse(JSON.stringify(formatRecord(record))) as Json;

describe('a match record', () => {
  test('comes out as it went in', () => {
    expect(parseRecord(json(RECORD))).toEqual({ ok: true, value: RECORD });
  });

  test('with options and persons, too', () => {
    const record: MatchRecord = { setup: { ...setupOf('a', { reinforcement: true, takeBack: false }), persons: [1, 0] }, intents: [] };
    expect(json(record)).toMatchObject({ options: { mode: 'duel', reinforcement: true, takeBack: false }, persons: [1, 0] });
    expect(parseRecord(json(record))).toEqual({ ok: true, value: record });
  });

  test('P1 with the mercenaries that were hired', () => {
    const record: MatchRecord = { setup: { ...setupOf('a', { mercenaries: 1 }), mercenaries: [['gunner'], ['shooter']] }, intents: [] };
    expect(json(record)).toMatchObject({ mercenaries: [['gunner'], ['shooter']] });
    expect(parseRecord(json(record))).toEqual({ ok: true, value: record });
    expect(replay(record)).toMatchObject({
      ok: true,
      value: { state: { table: { players: [{ mercenaries: ['mercenary/gunner'] }, {}] } } },
    });
    const wrong = { ...json(record), mercenaries: 'gunner' };
    expect(parseRecord(wrong)).toMatchObject({ ok: false, error: { code: 'wrong-type', path: '/mercenaries' } });
  });

  test('with the names of the players, one for each army', () => {
    const record: MatchRecord = { ...RECORD, names: ['Ann', ''] };
    expect(json(record)).toMatchObject({ names: ['Ann', ''] });
    expect(parseRecord(json(record))).toEqual({ ok: true, value: record });
    const wrong = { ...json(record), names: ['Ann'] };
    expect(parseRecord(wrong)).toMatchObject({ ok: false, error: { code: 'wrong-number-of-players', path: '/names' } });
  });

  /** The match from its sixth table on, with its draw piles. */
  const POSITION: MatchRecord = (() => {
    const at = 6;
    const played = replay({ ...RECORD, intents: intents.slice(0, at) });
    if (!played.ok) throw new Error(played.error.message);
    const { table, piles } = played.value.state;
    return {
      setup: RECORD.setup,
      position: { table: { ...table, canTakeBack: false }, piles, previous: null },
      intents: intents.slice(at),
    };
  })();

  test('from a position, and is played on from there', () => {
    expect(parseRecord(json(POSITION))).toEqual({ ok: true, value: POSITION });
    const [whole, rest] = [replay(RECORD), replay(POSITION)];
    if (!whole.ok || !rest.ok) throw new Error('the record is refused');
    expect(rest.value.state.table).toEqual(whole.value.state.table);
    expect(rest.value.events.length).toBeLessThan(whole.value.events.length);
  });

  test.each<[what: string, pointer: string, value: unknown, code: string, path?: string]>([
    ['other options', '/options', { mode: 'duel', reinforcement: true }, 'unknown-value', '/position/options'],
    ['other armies', '/armies', ['borgo', 'moloch'], 'unknown-army', '/position/players'],
    ['a draw pile that is not known', '/position/players/1/pile', 12, 'wrong-type'],
    ['what is no position', '/position', [], 'wrong-type'],
    ['a proof of the draw', '/fair', {}, 'unknown-field'],
  ])('is refused from a position with %s', (_what, pointer, value, code, path = pointer) => {
    expect(parseRecord(changed(json(POSITION), pointer, value))).toMatchObject({ ok: false, error: { code, path } });
  });

  const SAVED: MatchRecord = {
    ...RECORD,
    saved: {
      seats: [{ name: 'Ann' }, { name: 'Computer', computer: 'scout' }],
      clock: { left: [1000, 0], strikes: [0, 2] },
      forecast: false,
    },
  };

  test('with what a running match needs to go on', () => {
    expect(json(SAVED)).toMatchObject({ saved: SAVED.saved });
    expect(parseRecord(json(SAVED))).toEqual({ ok: true, value: SAVED });
    const { clock: _, forecast: __, ...least } = SAVED.saved!;
    expect(parseRecord(json({ ...SAVED, saved: least }))).toEqual({ ok: true, value: { ...SAVED, saved: least } });
  });

  test.each<[code: string, pointer: string, value: unknown, path?: string]>([
    ['wrong-type', '/saved', []],
    ['unknown-field', '/saved/keys', []],
    ['missing-field', '/saved/seats', undefined],
    ['wrong-number-of-players', '/saved/seats', [{ name: 'Ann' }]],
    ['missing-field', '/saved/seats/0/name', undefined],
    ['out-of-range', '/saved/seats/0/name', 'x'.repeat(201)],
    ['unknown-value', '/saved/seats/1/computer', 'emperor'],
    ['wrong-number-of-players', '/saved/clock/left', [1]],
    ['out-of-range', '/saved/clock/left/0', -1],
    ['out-of-range', '/saved/clock/left/0', 1e12],
    ['wrong-type', '/saved/clock/strikes/0', 0.5],
    ['unknown-value', '/saved/forecast', true],
  ])('saved, with %s: %s (%#)', (code, pointer, value, path = pointer) => {
    expect(parseRecord(changed(json(SAVED), pointer, value))).toMatchObject({ ok: false, error: { code, path } });
  });

  test('gives the same match again', () => {
    const replayed = replay(RECORD);
    expect(replayed).toMatchObject({ ok: true, value: { state: stateOf(tables.at(-1)!) } });
  });

  test('of a running match gives the position it has reached', () => {
    expect(replay({ ...RECORD, intents: intents.slice(0, 20) })).toMatchObject({ ok: true, value: { state: stateOf(tables[20]!) } });
  });

  test('is refused at the intent the rules do not allow', () => {
    const wrong = intents.toSpliced(7, 0, { player: 0, intent: { do: 'choose', key: 'explode' } });
    expect(replay({ ...RECORD, intents: wrong })).toMatchObject({ ok: false, error: { index: 7 } });
  });

  test('S2: is refused with a set-up the rules do not allow', () => {
    const setup = { ...setupOf('x'), armies: ['borgo', 'borgo'] as const };
    expect(replay({ setup, intents: [] })).toMatchObject({ ok: false, error: { index: null, rule: 'S2' } });
  });

  test.each<[code: string, pointer: string, value: unknown, path?: string]>([
    ['wrong-format', '/format', 0],
    ['wrong-format', '/rules', 99],
    ['missing-field', '/rules', undefined],
    ['unknown-field', '/clock', {}],
    ['missing-field', '/seed', undefined],
    ['wrong-type', '/seed', 1],
    ['out-of-range', '/seed', 'x'.repeat(201)],
    ['unknown-value', '/options/mode', 'solo'],
    ['unknown-army', '/armies/1', 'vegas'],
    ['wrong-number-of-players', '/armies', ['borgo']],
    ['wrong-number-of-players', '/persons', [0]],
    ['wrong-number-of-players', '/persons', [0, 1, 1]],
    ['wrong-type', '/intents', {}],
    ['wrong-type', '/intents/3', null],
    ['missing-field', '/intents/3/player', undefined],
    ['out-of-range', '/intents/3/player', 2],
    ['unknown-field', '/intents/3/why', 1],
    ['unknown-value', '/intents/0/rot', 9],
    ['unknown-value', '/intents/0/do', 'place-HQ'],
  ])('%s: %s (%#)', (code, pointer, value, path = pointer) => {
    expect(parseRecord(changed(json(RECORD), pointer, value))).toMatchObject({ ok: false, error: { code, path } });
  });

  test('is nothing but an object', () => {
    expect(parseRecord([])).toMatchObject({ ok: false, error: { code: 'wrong-type', path: '' } });
  });
});
