import { type Connection, type ConnectionEvent, delayBefore, reduceConnection } from '../../../client/src/net/connection.js';

const NOW = 1_000_000;

const after = (start: Connection, ...happenings: readonly ConnectionEvent[]): Connection =>
  happenings.reduce((connection, happening) => reduceConnection(connection, happening, { now: NOW, random: 0.5 }), start);

const opening: Connection = { phase: 'opening', attempt: 0 };
const unreachable: ConnectionEvent = { type: 'failed', why: 'unreachable' };

describe('the connection of a page', () => {
  test('opens the table, joins it and is live', () => {
    expect(after(opening, { type: 'opened' })).toEqual({ phase: 'joining', attempt: 0 });
    expect(after(opening, { type: 'opened' }, { type: 'joined' })).toEqual({ phase: 'live', again: false });
  });

  test('is live at once after creating a table', () => {
    expect(after({ phase: 'creating', attempt: 0 }, { type: 'joined' })).toEqual({ phase: 'live', again: false });
  });

  test('waits after a failure, longer each time but not for ever longer', () => {
    const first = after(opening, unreachable);
    expect(first).toEqual({ phase: 'waiting', attempt: 1, until: NOW + 1_000 });
    const second = after(first, { type: 'retry' }, { type: 'opened' }, unreachable);
    expect(second).toEqual({ phase: 'waiting', attempt: 2, until: NOW + 2_000 });
    expect([3, 4, 5, 50].map((attempt) => delayBefore(attempt, 0.5))).toEqual([4_000, 8_000, 10_000, 10_000]);
  });

  test('waits for a time drawn by lot, so that pages do not come all at once', () => {
    expect([0, 0.25, 1].map((chance) => delayBefore(1, chance))).toEqual([500, 750, 1_500]);
  });

  test('comes back after a loss and says that it did', () => {
    const lost = after({ phase: 'live', again: false }, { type: 'lost' });
    expect(lost).toMatchObject({ phase: 'waiting', attempt: 1 });
    expect(after(lost, { type: 'retry' }, { type: 'opened' }, { type: 'joined' })).toEqual({ phase: 'live', again: true });
  });

  test.each([
    'not-found',
    'old-page',
    'not-supported',
    'shut-out',
    'foreign-origin',
    'unknown-host',
    'other-rules',
    'full',
    'crowded',
    'malformed',
    'too-large',
  ] as const)('gives up on %s', (why) => {
    const closed = after(opening, { type: 'failed', why });
    expect(closed).toEqual({ phase: 'closed', why });
    expect(after(closed, { type: 'retry' }, { type: 'opened' }, { type: 'joined' })).toBe(closed);
  });

  test.each(['unreachable', 'no-socket', 'too-many', 'not-now', 'failed'] as const)('tries again after %s', (why) => {
    expect(after(opening, { type: 'failed', why })).toMatchObject({ phase: 'waiting', attempt: 1 });
  });

  test('says while it waits that live connections are blocked, and nothing that passes by itself', () => {
    expect(after(opening, { type: 'failed', why: 'no-socket' })).toMatchObject({ phase: 'waiting', why: 'no-socket' });
    expect(after(opening, { type: 'failed', why: 'too-many' })).not.toHaveProperty('why');
  });

  test('gives up on a table that could not be created: it has no code to come back to', () => {
    expect(after({ phase: 'creating', attempt: 0 }, unreachable)).toEqual({ phase: 'closed', why: 'unreachable' });
  });

  test('asks a busy server again for a new table, three times: it has made none', () => {
    const busy: ConnectionEvent = { type: 'failed', why: 'not-now' };
    const creating: Connection = { phase: 'creating', attempt: 0 };
    expect(after(creating, busy)).toEqual({ phase: 'creating', attempt: 1 });
    expect(after(creating, busy, { type: 'joined' })).toEqual({ phase: 'live', again: false });
    expect(after(creating, busy, busy, busy)).toEqual({ phase: 'creating', attempt: 3 });
    expect(after(creating, busy, busy, busy, busy)).toEqual({ phase: 'closed', why: 'not-now' });
  });

  test('does not mind what comes too late', () => {
    const live: Connection = { phase: 'live', again: false };
    for (const late of [unreachable, { type: 'retry' }, { type: 'opened' }, { type: 'joined' }] as const)
      expect(after(live, late)).toBe(live);
    expect(after(opening, { type: 'lost' })).toBe(opening);
  });

  test('can be left at any time', () => {
    expect(after(opening, { type: 'leave' })).toEqual({ phase: 'closed', why: 'left' });
  });
});
