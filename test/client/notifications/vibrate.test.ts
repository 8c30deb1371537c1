import '../store/support/browserGlobals.js';
import { describeEvents } from '@hexfall/shared/inspect/describeEvents';
import { buildReplay } from '@hexfall/shared/picture/replay/buildReplay';
import { vibrate, vibrateForFrame } from '../../../client/src/notifications/vibrate.js';
import { settings } from '../../../client/src/platform/settings.js';
import { eventsOf, position } from '../../support/play.js';

const BATTLE = { do: 'battle', tile: 'battle' } as const;

const shaken: number[][] = [];
const device = { hasFingers: true, visibilityState: 'visible' };

const set = (on: object, name: string, value: unknown): unknown =>
  Object.defineProperty(on, name, { value, configurable: true, writable: true });

beforeAll(() => {
  set(navigator, 'vibrate', (pattern: number[]) => shaken.push(pattern));
  set(globalThis, 'matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' && device.hasFingers }));
});

beforeEach(() => {
  shaken.length = 0;
  device.hasFingers = true;
  set(document, 'visibilityState', 'visible');
  settings.vibration.value = true;
});

test('each thing that is felt has a pattern of its own', () => {
  for (const name of ['turn', 'hit', 'fallen', 'refused', 'ping'] as const) vibrate(name);
  expect(new Set(shaken.map((pattern) => pattern.join(' '))).size).toBe(5);
  for (const pattern of shaken) expect(pattern.length % 2).toBe(1);
});

test.each([
  ['the user does not want it', () => (settings.vibration.value = false)],
  ['nobody looks at the page', () => set(document, 'visibilityState', 'hidden')],
  ['the device is no phone', () => (device.hasFingers = false)],
])('nothing shakes where %s', (_why, arrange) => {
  arrange();
  vibrate('turn');
  expect(shaken).toEqual([]);
});

describe('what happens to an HQ is felt by its player', () => {
  /** Borgo's Mutant strikes the HQ beside it with 1. */
  const feel = (hq: number, mine: readonly number[]): number[][] => {
    const table = position({
      players: [
        { army: 'borgo', hand: ['battle'] },
        { army: 'outpost', hq },
      ],
      units: ['borgo/hq -2,0', 'borgo/mutant 1,0', 'borgo/claws -2,1', 'outpost/hq 1,-1', 'outpost/runner 2,0'],
    });
    const { frames } = buildReplay(describeEvents(table, eventsOf(table, 0, BATTLE)));
    for (const frame of frames) vibrateForFrame(frame, mine);
    return [...shaken];
  };

  test('a hit', () => {
    expect(feel(9, [1])).toEqual([[140]]);
  });

  test('its fall, instead of the hit', () => {
    expect(feel(1, [1])).toEqual([[90, 60, 90, 60, 320]]);
  });

  test('by nobody else', () => {
    expect(feel(1, [0])).toEqual([]);
    expect(feel(9, [])).toEqual([]);
  });
});
