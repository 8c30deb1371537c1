import type { TerrainElement } from '@hexfall/shared/model/terrain';
import { formatPosition } from '@hexfall/shared/notation/formatPosition';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';

const BARE = { format: 1, options: { mode: 'duel' }, players: [{ army: 'new-york', pile: 0 }, { army: 'moloch', pile: 0 }], turn: { player: 0 }, units: [] }; // prettier-ignore

const read = (more: Readonly<Record<string, unknown>>): ReturnType<typeof parsePosition> => parsePosition({ ...BARE, ...more });

/** Why a position is refused, and where. */
const fault = (more: Readonly<Record<string, unknown>>): string => {
  const result = read(more);
  return result.ok ? 'none' : `${result.error.code} ${result.error.path}`;
};

const onTerrain = (...terrain: readonly unknown[]): string => fault({ terrain });
const rock = { type: 'rock', hexes: [[0, 0]] };

describe('L1: types and features', () => {
  test.each<readonly [TerrainElement['type'], readonly string[]]>([
    ['forest', ['dismal', 'high', 'jungle', 'poisonous', 'thick']],
    ['hill', ['fortress', 'high', 'rocky', 'watchtower']],
    ['water', ['deep', 'swamp', 'whirlpool']],
    ['wasteland', ['plain', 'radioactive']],
    ['base', ['closed', 'defense', 'fortress', 'high', 'panel']],
    ['bunker', ['fortress', 'tight']],
    ['warehouse', ['closed', 'high']],
    ['rock', ['closed', 'high']],
    ['hole', ['fatal']],
  ])('L1: %s may have %j and nothing else', (type, features) => {
    const every = ['closed', 'deep', 'defense', 'dismal', 'fatal', 'fortress', 'high', 'jungle', 'panel', 'plain', 'poisonous'];
    const all = [...every, 'radioactive', 'rocky', 'swamp', 'thick', 'tight', 'watchtower', 'whirlpool'];
    const accepted = all.filter((feature) => onTerrain({ type, features: [feature], hexes: [[0, 0]] }) === 'none');
    expect(accepted).toEqual(features);
    for (const feature of all.filter((other) => !features.includes(other)))
      expect(onTerrain({ type, features: [feature], hexes: [[0, 0]] })).toBe('bad-feature /terrain/0/features/0');
  });

  test('L1: single hexes have closed, panel and high in a base only', () => {
    const hexes = [[0, 0], [1, 0]]; // prettier-ignore
    for (const feature of ['closed', 'panel', 'high']) {
      expect(onTerrain({ type: 'base', hexes, [feature]: [[1, 0]] })).toBe('none');
      expect(onTerrain({ type: 'base', hexes, [feature]: [[2, 0]] })).toBe(`bad-terrain /terrain/0/${feature}/0`);
      expect(onTerrain({ type: 'hill', hexes, [feature]: [[1, 0]] })).toBe(`bad-feature /terrain/0/${feature}`);
    }
  });

  test('R1: prizes lie in warehouses only', () => {
    const prizes = [{ at: [0, 0], opens: 2, wounds: 0, markers: ['mobility'] }];
    expect(onTerrain({ type: 'warehouse', hexes: [[0, 0]], prizes })).toBe('none');
    expect(onTerrain({ ...rock, prizes })).toBe('bad-feature /terrain/0/prizes');
  });
});

describe('L2 L3: hexes', () => {
  test('L1: they are connected', () => {
    expect(onTerrain({ ...rock, hexes: [[0, 0], [2, 0]] })).toBe('bad-terrain /terrain/0/hexes'); // prettier-ignore
    expect(onTerrain({ ...rock, hexes: [] })).toBe('bad-terrain /terrain/0/hexes');
  });

  test('L3: they lie on the 37 hexes of the expanded board', () => {
    expect(onTerrain({ ...rock, hexes: [[3, 0]] })).toBe('none');
    expect(onTerrain({ ...rock, hexes: [[4, 0]] })).toBe('bad-terrain /terrain/0/hexes/0');
  });

  test('L2: one lies on another with all its hexes or not at all; elements may touch', () => {
    const hill = { type: 'hill', hexes: [[0, 0], [1, 0]] }; // prettier-ignore
    expect(onTerrain(hill, rock)).toBe('none');
    expect(onTerrain(rock, hill)).toBe('none');
    expect(onTerrain(hill, { ...rock, hexes: [[2, 0]] })).toBe('none');
    expect(onTerrain(hill, { ...rock, hexes: [[1, 0], [2, 0]] })).toBe('bad-terrain /terrain/1'); // prettier-ignore
  });
});

test('L17: a turret stands on a base or a bunker', () => {
  const turrets = [{ at: [0, 0], rot: 0, initiative: [3], ranged: { 0: 1 } }];
  expect(fault({ turrets, terrain: [{ type: 'base', hexes: [[0, 0]] }] })).toBe('none');
  expect(fault({ turrets, terrain: [{ type: 'hill', hexes: [[0, 0]] }] })).toBe('bad-terrain /turrets/0/at');
  expect(fault({ turrets })).toBe('bad-terrain /turrets/0/at');
});

describe('units and foundations', () => {
  const unit = (tile: string): unknown => ({ army: tile === 'mine' ? 'new-york' : 'moloch', tile, at: [0, 0], rot: 0 });

  test.each([
    [rock, 'scout', 'bad-place'],
    [{ type: 'hole', hexes: [[0, 0]] }, 'scout', 'bad-place'],
    [{ type: 'water', features: ['swamp'], hexes: [[0, 0]] }, 'blocker', 'bad-place'],
    [{ type: 'water', features: ['swamp'], hexes: [[0, 0]] }, 'scout', 'none'],
    [{ type: 'forest', features: ['jungle'], hexes: [[0, 0]] }, 'blocker', 'bad-place'],
    [{ type: 'base', panel: [[0, 0]], hexes: [[0, 0]] }, 'hq', 'bad-place'],
    [{ type: 'base', panel: [[0, 0]], hexes: [[0, 0]] }, 'blocker', 'none'],
  ])('L5 L6 L11 L18: %j %s: %s', (element, tile, code) => {
    expect(fault({ terrain: [element], units: [unit(tile)] }).split(' ')[0]).toBe(code);
  });

  test('L17: no unit stands where a turret does', () => {
    const base = { terrain: [{ type: 'base', hexes: [[0, 0]] }], turrets: [{ at: [0, 0], rot: 0, initiative: [3] }] };
    expect(fault({ ...base, units: [unit('scout')] })).toMatch(/^bad-place/);
  });

  test('L5 L6: no foundation lies on closed or fatal hexes', () => {
    const foundations = [{ army: 'new-york', tile: 'mine', at: [0, 0] }];
    expect(fault({ terrain: [rock], foundations })).not.toBe('none');
    expect(fault({ terrain: [{ type: 'hole', hexes: [[0, 0]] }], foundations })).not.toBe('none');
  });

  test('L14 R4: wounds are judged with the present toughness', () => {
    const hurt = { army: 'moloch', tile: 'scout', at: [0, 0], rot: 0, wounds: 1 };
    expect(fault({ units: [hurt] })).not.toBe('none');
    expect(fault({ units: [{ ...hurt, prizes: ['first-aid-kit'] }] })).toBe('none');
    expect(fault({ units: [hurt], terrain: [{ type: 'hill', features: ['fortress'], hexes: [[0, 0]] }] })).toBe('none');
  });

  test('R3: a unit carries two prizes at most, an HQ none', () => {
    const carrying = (tile: string, prizes: readonly string[]): string =>
      fault({ units: [{ army: 'moloch', tile, at: [0, 0], rot: 0, prizes }] });
    expect([carrying('scout', ['mobility', 'mobility']), carrying('scout', ['mobility', 'mobility', 'mobility']) === 'none']).toEqual(['none', false]); // prettier-ignore
    expect(carrying('hq', ['mobility'])).not.toBe('none');
    expect(carrying('scout', ['kit'])).not.toBe('none');
  });
});

test('L1 L17 R1 R3 a position with all of it goes there and back', () => {
  const position = {
    ...BARE,
    players: [{ army: 'new-york', hq: 20, pile: 0, prizes: ['accelerator', 'mobility'] }, { army: 'moloch', hq: 20, pile: 0 }],
    terrain: [
      { type: 'forest', features: ['high', 'thick'], hexes: [[0, 0], [1, 0]] },
      { type: 'base', features: ['defense'], hexes: [[2, -1], [2, 0], [1, 1]], closed: [[2, -1]], panel: [[2, 0]] },
      { type: 'warehouse', features: [], hexes: [[-2, 0]], prizes: [{ at: [-2, 0], opens: 3, wounds: 1, markers: ['accelerator'] }] },
    ],
    turrets: [{ at: [1, 1], rot: 0, initiative: [2], ranged: { 0: 1 }, spares: [0] }],
    units: [{ army: 'moloch', tile: 'scout', at: [0, 0], rot: 2, prizes: ['first-aid-kit', 'mobility'] }],
  }; // prettier-ignore
  const first = parsePosition(position);
  if (!first.ok) throw new Error(JSON.stringify(first.error));
  const text = formatPosition(first.value.table, first.value.piles);
  expect(JSON.parse(JSON.stringify(text))).toMatchObject({ terrain: position.terrain, turrets: position.turrets, units: position.units });
  expect(parsePosition(JSON.parse(JSON.stringify(text)))).toEqual(first);
});

test('O11: terrain and turrets that a position leaves out are those of the options', () => {
  const terrain = [{ type: 'base', features: [], hexes: [[0, 0]] }];
  const turrets = [{ at: [0, 0], rot: 0, initiative: [3], ranged: { 0: 1 }, spares: [] }];
  const options = { mode: 'duel', terrain, turrets };
  const missing = read({ options });
  expect(missing.ok && [missing.value.table.terrain, missing.value.table.turrets]).toEqual([terrain, turrets]);
  const half = read({ options, terrain });
  expect(half.ok && half.value.table.turrets).toEqual(turrets);
});
