import './support/browserGlobals.js';
import { type Clock, isClock } from '@hexfall/shared/model/clock';
import { settings } from '../../../client/src/platform/settings.js';
import {
  CLOCK_KINDS,
  clockOf,
  type CustomClock,
  customOf,
  isWithin,
  MORE_RANGE,
  timeRange,
  unitsOf,
  withUnit,
} from '../../../client/src/store/customClock.js';
import { clockText } from '../../../client/src/text/clockText.js';
import { loadLanguage } from '../../../client/src/text/translate.js';

const USUAL: CustomClock = { kind: 'game', time: '12', unit: 'minute', more: '10' };

describe('O10 a clock of one’s own', () => {
  test.each<[Partial<CustomClock>, string | null]>([
    [{}, 'game:720+10'],
    [{ more: '0' }, 'game:720+0'],
    [{ time: '30', unit: 'second' }, 'game:30+10'],
    [{ time: '10', unit: 'hour', more: '600' }, 'game:36000+600'],
    [{ kind: 'turn', time: '90', unit: 'second' }, 'turn:90'],
    [{ kind: 'turn', time: '60' }, 'turn:3600'],
    [{ kind: 'turn', time: '12', unit: 'hour' }, 'hours:12'],
    [{ kind: 'turn', time: '2', unit: 'day' }, 'days:2'],
    [{ kind: 'turn', time: '2', unit: 'day', more: 'nonsense' }, 'days:2'],
    [{ time: '29', unit: 'second' }, null],
    [{ time: '0' }, null],
    [{ time: '601' }, null],
    [{ time: '-12' }, null],
    [{ time: '1.5' }, null],
    [{ time: '' }, null],
    [{ time: '1e2' }, null],
    [{ time: '99999999999' }, null],
    [{ more: '601' }, null],
    [{ more: '' }, null],
    [{ kind: 'turn', time: '4', unit: 'second' }, null],
    [{ kind: 'turn', time: '15', unit: 'day' }, null],
  ])('typed in as %j is %s', (change, clock) => {
    expect(clockOf({ ...USUAL, ...change })).toBe(clock);
  });

  test('whatever a field takes is a clock, down to the smallest and up to the largest', () => {
    for (const kind of CLOCK_KINDS)
      for (const unit of unitsOf(kind)) {
        const custom = { ...USUAL, kind, unit };
        for (const end of timeRange(custom)) {
          const clock = clockOf({ ...custom, time: String(end) });
          expect([kind, unit, end, clock !== null && isClock(clock)]).toEqual([kind, unit, end, true]);
        }
      }
    for (const end of MORE_RANGE) expect(isWithin(String(end), MORE_RANGE)).toBe(true);
  });

  test.each<Clock>(['game:900+10', 'game:45+0', 'game:7200+30', 'turn:90', 'turn:180', 'turn:3600', 'hours:36', 'days:14'])(
    '%s is shown in the fields and comes out of them',
    (clock) => {
      expect(clockOf(customOf(clock))).toBe(clock);
    },
  );

  test('stays a clock when its kind or unit changes', () => {
    expect(withUnit({ ...USUAL, time: '45' }, { unit: 'hour' })).toMatchObject({ time: '10', unit: 'hour' });
    expect(withUnit({ ...USUAL, kind: 'turn', time: '2', unit: 'day' }, { kind: 'game' })).toMatchObject({ time: '2', unit: 'hour' });
    expect(withUnit({ ...USUAL, time: '' }, { unit: 'hour' }).time).toBe('');
  });
});

test('clocks in words, in every form of the plural', async () => {
  const clocks: readonly Clock[] = ['game:720+10', 'game:5400+0', 'turn:90', 'hours:1', 'hours:5', 'days:1', 'days:2', 'hours:36'];
  expect(clocks.map(clockText)).toEqual([
    '12 min + 10 sec a turn',
    '1 hour 30 min for the match',
    '1 min 30 sec a turn',
    '1 hour a turn',
    '5 hours a turn',
    '1 day a turn',
    '2 days a turn',
    '1 day 12 hours a turn',
  ]);
  settings.language.value = 'pl';
  await loadLanguage('pl');
  expect(clocks.map(clockText)).toEqual([
    '12 min + 10 sek. na turę',
    '1 godzina 30 min na partię',
    '1 min 30 sek. na turę',
    '1 godzina na turę',
    '5 godzin na turę',
    '1 dzień na turę',
    '2 dni na turę',
    '1 dzień 12 godzin na turę',
  ]);
  settings.language.value = 'en';
});
