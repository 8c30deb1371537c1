import '../store/support/browserGlobals.js';
import { BOARDS } from '@hexfall/shared/hex/boards';
import type { UnitRef } from '@hexfall/shared/inspect/fact';
import { settings } from '../../../client/src/platform/settings.js';
import type { LogLine } from '../../../client/src/store/history.js';
import { factText, factTexts } from '../../../client/src/text/factText.js';
import { hexesOfLine, logText } from '../../../client/src/text/logText.js';
import { playerLabels } from '../../../client/src/text/playerLabels.js';
import { position } from '../../support/play.js';

const { players } = position({ players: ['borgo', 'moloch'] });
const labels = playerLabels(players, [{ name: 'Ann' }, { name: 'Bob' }]);
const mutant: UnitRef = { at: [0, 0], tile: 'borgo/mutant', owner: 0 };
const hybrid: UnitRef = { at: [0, 2], tile: 'moloch/hybrid', owner: 1 };
const hit = { kind: 'hit', attacker: hybrid, target: mutant, how: 'ranged', wounds: 1, armor: 0, saved: false } as const;
const damage = { kind: 'hq-damaged', player: 0, at: null, wounds: 2, left: 18 } as const;

beforeEach(() => (settings.language.value = 'en'));

describe('a line of the log', () => {
  test('distinguishes units of one name by their hexes', () => {
    expect(logText(labels, { what: 'fact', fact: hit }, BOARDS.main)).toBe(
      'Hybrid of Moloch on C5 hits Mutant of Borgo on C3: 1 wound (ranged).',
    );
    expect(logText(labels, { what: 'phase', initiative: 3, acts: [{ kind: 'acts', unit: hybrid, choice: null }] }, BOARDS.main)).toBe(
      'Initiative 3: Hybrid of Moloch on C5.',
    );
  });

  test('in a film, which shows the units, does without', () => {
    expect(factText(labels, hit)).toBe('Hybrid of Moloch hits Mutant of Borgo: 1 wound (ranged).');
  });

  test('in a film tells several hits on one target in one sentence', () => {
    const twice = { ...hit, attacker: { ...hybrid, tile: 'moloch/gauss-cannon' }, wounds: 2 } as const;
    expect(factTexts(labels, [hit, twice, damage])).toEqual([
      'Mutant of Borgo −3: Hybrid 1 and Gauss Cannon 2.',
      'HQ of Borgo: −2, 18 left.',
    ]);
    expect(factTexts(labels, [hit, { ...twice, saved: true }])).toHaveLength(2);
  });

  test('names an HQ by its army, as it does units', () => {
    expect(logText(labels, { what: 'fact', fact: damage }, BOARDS.main)).toBe('HQ of Borgo: −2, 18 left.');
  });

  test.each<readonly [string, LogLine, readonly (readonly [number, number])[]]>([
    [
      'of a hit: who hits and who is hit',
      { what: 'fact', fact: hit },
      [
        [0, 2],
        [0, 0],
      ],
    ],
    ['of a phase: all who act', { what: 'phase', initiative: 3, acts: [{ kind: 'acts', unit: hybrid, choice: null }] }, [[0, 2]]],
    ['of damage to an HQ: the HQ', { what: 'fact', fact: { ...damage, at: [1, -1] } }, [[1, -1]]],
    ['of no unit: none', { what: 'fact', fact: { kind: 'battle-ended', changed: true } }, []],
  ])('marks the hexes %s', (_, line, hexes) => {
    expect(hexesOfLine(line)).toEqual(hexes);
  });
});
