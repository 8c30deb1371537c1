import { NEW_STATUS, type SavedSeat, type Setup } from '@hexfall/shared/lobby/setup';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import { stoppedClock } from '../../server/src/match/storedMatch.js';
import { TableClock } from '../../server/src/match/TableClock.js';
import type { LogEntry, SavedMatch } from '../../server/src/table/savedMatch.js';
import { EMPTY_TABLE } from './support/table.js';

const DAY = 24 * 60 * 60 * 1000;
const HOUR = DAY / 24;
const START = 1_700_000_000_000;

const seat = (army: 'borgo' | 'moloch', keyHash: string | null): SavedSeat => ({ name: army, army, keyHash, mercenaries: [] });

const running = (clock: 'days:1' | 'game:600+5' | 'none', change: Partial<Setup> = {}): SavedMatch => {
  const limit = clock === 'days:1' ? DAY : 600_000;
  const reading = clock === 'none' ? null : { at: START, left: [limit, limit], strikes: [0, 1] };
  const setup: Setup = {
    ...EMPTY_TABLE,
    options: { ...EMPTY_TABLE.options, clock },
    seats: [seat('borgo', 'a'), seat('moloch', 'b')],
    seed: 'seed',
    status: { ...NEW_STATUS, clock: reading },
    ...change,
  };
  return { rules: RULES_VERSION, setup, log: [], finished: false };
};

describe('O10 the clocks of a match that leaves its server', () => {
  test('in days have run until then for the player to act', () => {
    expect(stoppedClock(running('days:1'), START + HOUR)).toEqual({
      at: START + HOUR,
      left: [DAY - HOUR, DAY],
      strikes: [0, 1],
      stopped: true,
    });
  });

  test('others are as they were at the last intent', () => {
    expect(stoppedClock(running('game:600+5'), START + HOUR)?.left).toEqual([600_000, 600_000]);
    expect(stoppedClock(running('none'), START + HOUR)).toBeNull();
    expect(stoppedClock(running('days:1', { seed: null }), START + HOUR)).toBeNull();
  });

  test('do not run while the match is paused, and not for computer players', () => {
    const { status } = running('days:1').setup;
    const still = [
      running('days:1', { status: { ...status, paused: true } }),
      running('days:1', { status: { ...status, substitutes: [0] } }),
      running('days:1', { seats: [seat('borgo', null), seat('moloch', 'b')] }),
    ];
    for (const match of still) expect(stoppedClock(match, START + HOUR)?.left).toEqual([DAY, DAY]);
  });

  test('stand until the table is opened, however long that takes', () => {
    const match = running('days:1');
    const { setup, log } = match;
    const clock = stoppedClock(match, START + HOUR);
    const arrived = { ...setup, status: { ...setup.status, clock } };
    const later = START + 40 * DAY;
    const resumed = TableClock.resume(arrived, log, later, () => START);
    expect(resumed?.view(0)).toEqual({ at: later, left: [DAY - HOUR, DAY], running: 0 });
    expect(resumed?.deadline(0)).toBe(later + DAY - HOUR);
    // A machine whose clock was ahead has played the last intent.
    const last = { at: START + 2 * HOUR, left: [DAY, DAY], strikes: [0, 0] };
    const ahead: LogEntry = { seq: 1, player: 0, intent: { do: 'end-turn' }, client: 'a', n: 1, clock: last };
    expect(TableClock.resume(arrived, [ahead], later, () => START)?.view(0)).toEqual(resumed?.view(0));
    expect(resumed?.read(0, later)).toEqual({ at: later, left: [DAY - HOUR, DAY], strikes: [0, 1] });
  });
});
