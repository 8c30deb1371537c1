import './support/browserGlobals.js';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { castOf } from '../../../client/src/hud/castOf.js';
import { ownedTile } from '../../../client/src/text/unitText.js';

const players = (...armies: ArmyId[]) => armies.map((army) => ({ army, hq: 20, score: 0 }));
const seats = ['Ala', ''].map((name) => ({
  taken: true,
  name,
  army: 'borgo' as const,
  computer: false,
  mercenaries: [],
  connected: 1,
  standIn: false,
  absent: false,
}));

describe('how players and their units are called', () => {
  test('players by their name, and by their army without one', () => {
    const cast = castOf(players('borgo', 'moloch'), seats);
    expect([cast.name(0), cast.name(1)]).toEqual(['Ala', 'Moloch']);
  });

  test('units by their army', () => {
    expect(ownedTile(castOf(players('borgo', 'moloch'), seats), { tile: 'borgo/mutant', owner: 0 })).toBe('Mutant of Borgo');
  });

  test('units by their player where two command the same army (O7)', () => {
    const cast = castOf(players('borgo', 'borgo'), [seats[0]!, { ...seats[0]!, name: 'Ola' }]);
    expect(ownedTile(cast, { tile: 'borgo/mutant', owner: 1 })).toBe('Mutant of Ola');
    expect([cast.twin(0), cast.twin(1)]).toEqual([0, 1]);
  });

  test('what belongs to nobody by its name alone (P2)', () => {
    expect(ownedTile(castOf(players('borgo', 'moloch'), seats), { tile: 'bomber/bomber', owner: -1 })).not.toContain(' of ');
  });
});
