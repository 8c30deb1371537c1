import { hexesOfAnswer, readAnswer } from '../../../client/src/input/answers.js';

describe('the keys of decisions', () => {
  test.each([
    ['push', '-1,2', { says: 'hex', at: [-1, 2] }],
    ['convert', '3 ranged>melee', { says: 'convert', direction: 3, to: 'melee' }],
    ['convert', '0 melee>ranged', { says: 'convert', direction: 0, to: 'ranged' }],
    ['convert', 'none', { says: 'word', word: 'none' }],
    ['explode', 'attack', { says: 'word', word: 'attack' }],
    ['order', '1', { says: 'seat', seat: 1 }],
    ['draw', 'shooter', { says: 'word', word: 'shooter' }],
    ['medic', '0,1 saves -1,0 from 2,-2/4', { says: 'save', medic: [0, 1], unit: [-1, 0], source: [2, -2], isExplosion: false }],
    ['medic', '0,1 saves -1,0 from 2,-2/x', { says: 'save', medic: [0, 1], unit: [-1, 0], source: [2, -2], isExplosion: true }],
    ['medic', '0,1 saves -1,0 from air-strike', { says: 'save', medic: [0, 1], unit: [-1, 0], source: null, isExplosion: false }],
  ] as const)('%s: %s', (kind, key, answer) => {
    expect(readAnswer(kind, key)).toEqual(answer);
  });

  test('light up the hexes they speak of', () => {
    expect(hexesOfAnswer(readAnswer('push', '1,0'))).toEqual([[1, 0]]);
    expect(hexesOfAnswer(readAnswer('medic', '0,1 saves -1,0 from grenade'))).toEqual([
      [0, 1],
      [-1, 0],
    ]);
    expect(hexesOfAnswer(readAnswer('explode', 'explode'))).toEqual([]);
  });
});
