import './support/browserGlobals.js';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { playerLabels } from '../../../client/src/text/playerLabels.js';
import { ownedTile } from '../../../client/src/text/unitText.js';

const players = (...armies: ArmyId[]) => armies.map((army) => ({ army, hq: 20, score: 0 }));
const seats = ['Ala', ''].map((name) => ({
  taken: true,
  name,
  army: 'borgo' as const,
  computer: false,
  level: '',
  mercenaries: [],
  connected: 1,
  substitute: false,
  absent: false,
  awayAt: 0,
}));

describe('how players and their units are called', () => {
  test('players by their name, and by their army without one', () => {
    const labels = playerLabels(players('borgo', 'moloch'), seats);
    expect([labels.name(0), labels.name(1)]).toEqual(['Ala', 'Moloch']);
  });

  test('units by their army', () => {
    expect(ownedTile(playerLabels(players('borgo', 'moloch'), seats), { tile: 'borgo/mutant', owner: 0 })).toBe('Mutant of Borgo');
  });

  test('units by their player where two command the same army (O7)', () => {
    const labels = playerLabels(players('borgo', 'borgo'), [seats[0]!, { ...seats[0]!, name: 'Ola' }]);
    expect(ownedTile(labels, { tile: 'borgo/mutant', owner: 1 })).toBe('Mutant of Ola');
    expect([labels.duplicate(0), labels.duplicate(1)]).toEqual([0, 1]);
  });

  test('a unit without an owner by its name alone (P2)', () => {
    expect(ownedTile(playerLabels(players('borgo', 'moloch'), seats), { tile: 'bomber/bomber', owner: -1 })).not.toContain(' of ');
  });
});
