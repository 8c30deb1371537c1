import './support/browserGlobals.js';
import type { Hex } from '@hexfall/shared/hex/cells';
import type { Intent } from '@hexfall/shared/model/intent';
import type { GameState } from '@hexfall/shared/model/state';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import { settings } from '../../../client/src/platform/settings.js';
import { Controls } from '../../../client/src/store/input/controls.js';
import { type PointerState, turretsTurned } from '../../../client/src/store/input/marks.js';
import { usableUnits } from '../../../client/src/store/input/source.js';
import { LocalStore } from '../../../client/src/store/LocalStore.js';

const BASE = {
  type: 'base',
  features: [],
  hexes: [
    [0, 0],
    [1, 0],
    [1, -1],
  ],
  panel: [[0, 0]],
};

const stateOf = (more: object): GameState => {
  const parsed = parsePosition({
    format: 1,
    options: { mode: 'duel' },
    players: [{ army: 'outpost', prizes: ['mobility', 'accelerator'] }, { army: 'moloch' }],
    turn: { player: 0 },
    ...more,
  });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

const HQS = [
  { army: 'outpost', tile: 'hq', at: [-2, 0], rot: 0 },
  { army: 'moloch', tile: 'hq', at: [2, 0], rot: 0 },
];

const open = (more: object) => {
  const store = new LocalStore(stateOf(more), { heading: () => '', wantsReplay: () => false, onSegment: () => undefined });
  const sent: Intent[] = [];
  const act = store.act.bind(store);
  store.act = (intent) => {
    sent.push(intent);
    return act(intent);
  };
  const controls = new Controls(store);
  controls.syncWithTable();
  return { store, controls, sent };
};

const unit = (tile: string, at: Hex) => ({ army: 'outpost', tile, at, rot: 0 });

beforeEach(() => (settings.confirm.value = false));

test('R3: a prize is taken and then the unit that gets it', () => {
  const { controls, sent, store } = open({ units: [...HQS, unit('runner', [0, 0])] });
  controls.takePrize('accelerator');
  expect(controls.choice.value?.selectable).toEqual([[0, 0]]);
  controls.point([0, 0]);
  expect(sent).toEqual([{ do: 'attach', prize: 'accelerator', at: [0, 0] }]);
  expect(store.playback.shown.value?.players[0]?.prizes).toEqual(['mobility']);
});

test('R3: a prize is put back with Escape, and a hex that does not go is explained', () => {
  const { controls, store } = open({ units: [...HQS, unit('runner', [0, 0])] });
  controls.takePrize('mobility');
  controls.point([1, 1]);
  expect(store.notice.value).not.toBeNull();
  controls.cancel();
  expect(controls.selection.value).toBeNull();
});

describe('L18: a turret', () => {
  const more = {
    units: [...HQS, unit('runner', [0, 0])],
    terrain: [BASE],
    turrets: [{ at: [1, 0], rot: 2, initiative: [1], ranged: { 0: 1 }, spares: [] }],
  };

  test('is among what can be used, and is chosen, turned and confirmed', () => {
    const { controls, sent, store } = open(more);
    expect(usableUnits(store.legal.value)).toContainEqual([1, 0]);
    controls.point([1, 0]);
    expect(controls.selection.value?.source).toEqual({ kind: 'turret', at: [1, 0] });
    controls.turn(1);
    const pointing = { selection: controls.selection.value, choice: controls.choice.value } as PointerState;
    const rot = controls.choice.value?.turning?.rot;
    expect(turretsTurned(store.playback.shown.value?.turrets ?? [], pointing)).toMatchObject([{ at: [1, 0], rot }]);
    expect(rot).not.toBe(2);
    controls.confirm();
    expect(sent).toEqual([{ do: 'rotate-turret', at: [1, 0], rot }]);
  });

  test('without a unit on the panel is only looked at', () => {
    const { controls } = open({ ...more, units: HQS });
    controls.point([1, 0]);
    expect(controls.selection.value).toBeNull();
    expect(controls.inspection.shown.value).toEqual({ kind: 'unit', at: [1, 0] });
    controls.point([1, 0]);
    expect(controls.inspection.shown.value).toBeNull();
  });
});

test('L9: a unit in a dismal forest goes through it', () => {
  const wood = (...hexes: Hex[]) => ({ type: 'forest', features: ['dismal'], hexes });
  const { controls, sent } = open({ units: [...HQS, unit('hmg', [0, -1])], terrain: [wood([0, -1], [0, 0], [0, 1])] });
  controls.point([0, -1]);
  expect(controls.choice.value?.ability).toBe('dismal');
  expect(controls.choice.value?.selectable).toContainEqual([0, 1]);
  controls.point([0, 1]);
  controls.turn(1);
  controls.confirm();
  expect(sent).toMatchObject([{ do: 'move', by: 'dismal', from: [0, -1], to: [0, 1] }]);
});
