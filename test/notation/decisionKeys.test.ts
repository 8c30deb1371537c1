import fc from 'fast-check';
import { formatKey, parseKey } from '@hexfall/shared/model/decision';
import { randomFrom } from '@hexfall/shared/model/random';
import { fightBattle } from '@hexfall/shared/rules/battle/fightBattle';
import { hexesOfKey } from '../../client/src/store/input/decisionKeys.js';
import { boardOf } from '../support/battles.js';
import { playOf } from '../support/matches.js';
import { redirectingBoard } from '../support/modePositions.js';
import { randomBoard } from '../support/randomBoards.js';

const MEDIC = { kind: 'save', medic: [0, 1], unit: [-1, 0] } as const;

describe('the keys of decisions', () => {
  test.each([
    ['-1,2', { kind: 'hex', at: [-1, 2] }],
    ['3 ranged>melee', { kind: 'convert', direction: 3, to: 'melee' }],
    ['0 melee>ranged', { kind: 'convert', direction: 0, to: 'ranged' }],
    ['none', { kind: 'word', word: 'none' }],
    ['attack', { kind: 'word', word: 'attack' }],
    ['1', { kind: 'seat', seat: 1 }],
    ['shooter', { kind: 'word', word: 'shooter' }],
    ['0,1 saves -1,0 from 2,-2/4', { ...MEDIC, source: { kind: 'attack', from: [2, -2], direction: 4 } }],
    ['0,1 saves -1,0 from 2,-2/x', { ...MEDIC, source: { kind: 'explosion', from: [2, -2] } }],
    ['0,1 saves -1,0 from air-strike', { ...MEDIC, source: { kind: 'instant', instant: 'air-strike' } }],
  ] as const)('%s', (text, key) => {
    expect(parseKey(text)).toEqual(key);
    expect(formatKey(key)).toBe(text);
  });

  test('name the hexes they are about', () => {
    expect(hexesOfKey(parseKey('1,0'))).toEqual([[1, 0]]);
    expect(hexesOfKey(parseKey('0,1 saves -1,0 from grenade'))).toEqual([
      [0, 1],
      [-1, 0],
    ]);
    expect(hexesOfKey(parseKey('explode'))).toEqual([]);
  });

  const KINDS = {
    push: 'hex',
    'bomber-push': 'hex',
    explode: 'word',
    convert: 'convert',
    target: 'target',
    rocket: 'rocket',
    venom: 'hex',
    medic: 'save',
    order: 'seat',
    draw: 'word',
  } as const;

  test('law: every key of every decision has one meaning and keeps its text', () => {
    const random = randomFrom(4);
    const asked = new Set<string>();
    const check = (kind: keyof typeof KINDS, keys: readonly string[]): void => {
      for (const text of keys) {
        const key = parseKey(text);
        expect(formatKey(key)).toBe(text);
        expect(key.kind).toBe(text === 'none' ? 'word' : KINDS[kind]);
      }
      asked.add(kind);
    };
    const boards = [
      boardOf(['moloch#0/clown 0,0', 'moloch#1/clown 0,1']),
      ...Array.from({ length: 60 }, (_, number) => redirectingBoard(randomFrom(number))),
      ...fc.sample(randomBoard(3), { numRuns: 120, seed: 5 }).map((board) => boardOf(board.units, board)),
    ];
    for (const board of boards)
      fightBattle(board, 0, ({ kind, keys }) => {
        check(kind, keys);
        return keys[Math.floor(random() * keys.length)]!;
      });
    for (const place of [0, 1, 2, 3, 4])
      for (const { before } of playOf(place).steps) if (before.decision) check(before.decision.kind, before.decision.keys);
    expect([...asked]).toEqual(expect.arrayContaining(['explode', 'convert', 'medic', 'order', 'push']));
  });
});
