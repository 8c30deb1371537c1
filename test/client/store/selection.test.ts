import './support/browserGlobals.js';
import type { Hex } from '@hexfall/shared/hex/cells';
import { hexPick } from '@hexfall/shared/inspect/targeting';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Table } from '@hexfall/shared/model/state';
import type { TileKey } from '@hexfall/shared/model/tile';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { Controls } from '../../../client/src/store/input/controls.js';
import { marksOf } from '../../../client/src/store/input/marks.js';
import { choiceOf, isUsable, select, type Selection } from '../../../client/src/store/input/selection.js';
import { type Source, usableUnits } from '../../../client/src/store/input/source.js';
import { goFurther, pickHex, rotated, stepBack } from '../../../client/src/store/input/steps.js';
import { LocalStore } from '../../../client/src/store/LocalStore.js';
import { boardGestures } from '../../../client/src/table/liveBoard.js';
import { position } from '../../support/play.js';
import { stateOf } from '../../support/states.js';

const tile = (key: TileKey): Source => ({ kind: 'tile', tile: key, slot: 0 });
const unit = (at: Hex): Source => ({ kind: 'unit', at });

/** Points at hexes one after the other; the last outcome. */
const point = (legal: readonly Intent[], source: Source, hexes: readonly Hex[], ask = true) => {
  let selection: Selection = select(source, 0);
  let outcome = pickHex(legal, selection, hexes[0]!, ask);
  for (const hex of hexes.slice(1)) {
    if (outcome.leads !== 'on') break;
    selection = outcome.selection;
    outcome = pickHex(legal, selection, hex, ask);
  }
  return outcome;
};

const legalOf = (table: Table): Intent[] => legalIntents(table, 0);

const borgo = (hand: readonly string[], units: readonly string[]): Table =>
  position({ players: [{ army: 'borgo', hand }, 'moloch'], units });

describe('placing a tile', () => {
  const legal = legalOf(borgo(['mutant'], ['borgo/hq 0,0']));
  const source = tile('borgo/mutant');

  test('lights up every free hex', () => {
    expect(choiceOf(legal, select(source, 0)).selectable).toHaveLength(18);
  });

  test('takes a hex, a rotation and a confirmation', () => {
    const first = point(legal, source, [[1, 0]]);
    if (first.leads !== 'on') throw new Error(first.leads);
    const choice = choiceOf(legal, first.selection);
    expect(choice.turning).toMatchObject({ at: [1, 0], rot: 0 });
    expect(rotated(choice, 1)).toBe(1);
    expect(rotated(choice, -1)).toBe(5);
    const turned = { ...first.selection, rot: 4 } as const;
    expect(choiceOf(legal, turned).ready).toEqual({ do: 'place', tile: 'mutant', at: [1, 0], rot: 4 });
    expect(pickHex(legal, turned, [1, 0], false)).toEqual({ leads: 'send', intent: { do: 'place', tile: 'mutant', at: [1, 0], rot: 4 } });
  });

  test('can move to another hex before it is confirmed', () => {
    const moved = point(legal, source, [
      [1, 0],
      [0, 1],
    ]);
    expect(moved).toMatchObject({ leads: 'on', selection: { picks: [{ pick: 'hex', at: [0, 1] }] } });
  });

  test('leads nowhere on a taken hex', () => {
    expect(point(legal, source, [[0, 0]])).toEqual({ leads: 'nowhere' });
  });

  test('goes back pick by pick', () => {
    const first = point(legal, source, [[1, 0]]);
    if (first.leads !== 'on') throw new Error(first.leads);
    expect(stepBack(first.selection)).toEqual(select(source, 0));
    expect(stepBack(select(source, 0))).toBeNull();
  });
});

describe('instants', () => {
  test('a battle is ready at once', () => {
    const legal = legalOf(borgo(['battle'], []));
    expect(choiceOf(legal, select(tile('borgo/battle'), 0)).ready).toEqual({ do: 'battle' });
  });

  test('a grenade needs one hex, and is thrown at once by those who do not want to be asked', () => {
    const legal = legalOf(borgo(['grenade'], ['borgo/hq 0,0', 'moloch/hybrid 1,0']));
    const source = tile('borgo/grenade');
    expect(choiceOf(legal, select(source, 0)).selectable).toEqual([[1, 0]]);
    expect(point(legal, source, [[1, 0]], false)).toEqual({ leads: 'send', intent: { do: 'grenade', at: [1, 0] } });
    expect(point(legal, source, [[1, 0]], true)).toMatchObject({ leads: 'on' });
    expect(
      point(
        legal,
        source,
        [
          [1, 0],
          [1, 0],
        ],
        true,
      ),
    ).toEqual({ leads: 'send', intent: { do: 'grenade', at: [1, 0] } });
  });

  test('a push needs a pusher and a target', () => {
    const table = position({
      players: [{ army: 'moloch', hand: ['push-back'] }, 'borgo'],
      units: ['moloch/hybrid 0,0', 'borgo/mutant 1,0'],
    });
    const legal = legalOf(table);
    const source = tile('moloch/push-back');
    expect(choiceOf(legal, select(source, 0)).selectable).toEqual([[0, 0]]);
    expect(
      point(
        legal,
        source,
        [
          [0, 0],
          [1, 0],
        ],
        false,
      ),
    ).toEqual({ leads: 'send', intent: { do: 'push', from: [0, 0], target: [1, 0] } });
  });

  test('a move may turn the unit where it stands, but not leave it as it is', () => {
    const legal = legalOf(borgo(['move'], ['borgo/mutant 0,0 r2']));
    const turned = point(legal, tile('borgo/move'), [
      [0, 0],
      [0, 0],
    ]);
    if (turned.leads !== 'on') throw new Error(turned.leads);
    expect(choiceOf(legal, turned.selection).turning?.rotations).toEqual([0, 1, 3, 4, 5]);
  });

  test('without a use has none', () => {
    const legal = legalOf(borgo(['grenade'], ['borgo/hq 0,0']));
    expect(isUsable(legal, tile('borgo/grenade'))).toBe(false);
  });
});

describe('units that move by themselves', () => {
  test('go where the rules let them', () => {
    const legal = legalOf(borgo([], ['borgo/assassin 0,0']));
    expect(choiceOf(legal, select(unit([0, 0]), 0)).selectable).toHaveLength(7);
    const moved = point(legal, unit([0, 0]), [[1, 0]]);
    if (moved.leads !== 'on') throw new Error(moved.leads);
    expect(choiceOf(legal, moved.selection).ready).toEqual({ do: 'move', by: 'mobility', from: [0, 0], to: [1, 0], rot: 0 });
  });

  test('have a second step where one is given (M6)', () => {
    const table = position({ players: [{ army: 'outpost' }, 'borgo'], units: ['outpost/runner 0,0', 'outpost/recon-center 2,0'] });
    const legal = legalOf(table);
    const first = point(legal, unit([0, 0]), [[0, 1]]);
    if (first.leads !== 'on') throw new Error(first.leads);
    const choice = choiceOf(legal, first.selection);
    expect(choice).toMatchObject({ further: true, ready: { do: 'move', to: [0, 1] } });
    const second = pickHex(legal, goFurther(first.selection, choice)!, [0, 2], true);
    if (second.leads !== 'on') throw new Error(second.leads);
    expect(choiceOf(legal, second.selection).ready).toMatchObject({ do: 'move', from: [0, 0], to: [0, 1], then: { to: [0, 2] } });
  });

  test('are those that stand out while nothing is chosen', () => {
    const table = position({
      players: [{ army: 'doomsday' }, 'borgo'],
      units: ['doomsday/hq 0,0', 'doomsday/trap 1,0', 'borgo/mutant 0,1', 'borgo/hq -1,0'],
    });
    expect(usableUnits(legalOf(table))).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(usableUnits(legalOf(borgo([], ['borgo/mutant 0,0'])))).toEqual([]);
  });

  test('are turned by an HQ in place (P5)', () => {
    const table = position({ players: [{ army: 'doomsday' }, 'borgo'], units: ['doomsday/hq 0,0', 'doomsday/trap 1,0 r2'] });
    const choice = choiceOf(legalOf(table), select(unit([1, 0]), 2));
    expect(choice).toMatchObject({ ability: 'rotate', selectable: [], turning: { at: [1, 0], rotations: [0, 1, 3, 4, 5], rot: 3 } });
    expect(choice.ready).toEqual({ do: 'rotate', at: [1, 0], rot: 3 });
  });

  test('choose between abilities', () => {
    const table = position({ players: [{ army: 'hegemony' }, 'borgo'], units: ['hegemony/runner 0,0', 'hegemony/transport 0,1'] });
    const legal = legalOf(table);
    const choice = choiceOf(legal, select(unit([0, 0]), 0));
    expect(choice).toMatchObject({ ability: 'mobility', abilities: ['mobility', 'transport'] });
    const carried = choiceOf(legal, {
      ...select(unit([0, 0]), 0),
      ability: 'transport',
      picks: [
        { pick: 'hex', at: [0, 0] },
        { pick: 'hex', at: [1, 0] },
      ],
    });
    expect(carried.ready).toMatchObject({ do: 'move', by: 'transport', to: [1, 0] });
  });
});

test('every legal intent can be pointed at', () => {
  const table = position({
    players: [{ army: 'moloch', hand: ['air-strike', 'move', 'push-back'] }, 'borgo'],
    units: ['moloch/hq 0,0', 'moloch/hybrid 0,1', 'borgo/mutant 1,0', 'borgo/hq 2,-2'],
  });
  const legal = legalOf(table).filter((intent) => intent.do === 'air-strike' || intent.do === 'push' || intent.do === 'move');
  expect(legal.length).toBeGreaterThan(20);
  for (const intent of legal) {
    const key = intent.do === 'air-strike' ? 'moloch/air-strike' : intent.do === 'push' ? 'moloch/push-back' : 'moloch/move';
    const { rot, ...rest } = { rot: 0 as const, ...intent };
    const hexes = Object.values(rest).filter((value): value is Hex => Array.isArray(value));
    const last = point(legal, tile(key), hexes);
    if (last.leads !== 'on') throw new Error(JSON.stringify(intent));
    expect(choiceOf(legal, { ...last.selection, rot }).ready).toEqual(intent);
  }
});

test('the bomber beside the board is placed for the tile that was taken (P4)', () => {
  const at = [1, 0] as const;
  const placing = (discard: string, rot: 0 | 1): Intent => ({ do: 'place-bomber-2', discard, at, rot });
  const legal = [placing('mutant', 0), placing('mutant', 1), placing('brawler', 0)];
  const taken = select({ kind: 'bomber', discard: 'borgo/mutant' }, 1);
  expect(choiceOf(legal, taken).selectable).toEqual([at]);
  expect(choiceOf(legal, { ...taken, picks: [hexPick(at)] }).ready).toEqual(placing('mutant', 1));
});

const table = position({ players: ['borgo', 'moloch'], units: ['borgo/mutant 0,0', 'moloch/blocker 1,0'] });

const marked = (me: number | null): string[] => {
  const selectable: Hex[] = [
    [0, 0],
    [1, 0],
    [0, 1],
  ];
  const choice = { selectable, alternatives: [], ready: null, turning: null };
  const pointing = { table, me, selection: null, choice, legal: [], hoverIntent: null, hoverAnswer: null, latest: [] };
  return marksOf(pointing as unknown as Parameters<typeof marksOf>[0]).map(({ at, kind }) => `${at.join(',')} ${kind}`);
};

test('hexes one may choose: an enemy there is a target, an own unit and a free hex are not', () => {
  expect(marked(0)).toEqual(['0,0 legal', '1,0 target', '0,1 legal']);
  expect(marked(1)).toEqual(['0,0 target', '1,0 legal', '0,1 legal']);
});

test('a click on a tile that is being placed turns it and sends nothing; a key on its hex confirms', () => {
  const table = position({ players: [{ army: 'borgo', hand: ['mutant'] }, 'moloch'], units: ['borgo/hq -2,0', 'moloch/hq 2,0'] });
  const store = new LocalStore(stateOf(table), { heading: () => '', wantsReplay: () => false, onSegment: () => undefined });
  const controls = new Controls(store);
  const end = controls.syncWithTable();
  const gestures = boardGestures(controls);
  const click = (hex: Hex): unknown => gestures.onHex?.({ hex, x: 0, y: 0 } as never, 0);
  controls.takeSlot(0);
  click([0, 0]);
  click([0, 0]);
  click([0, 0]);
  expect(controls.choice.value?.ready).toMatchObject({ do: 'place', at: [0, 0], rot: 2 });
  click([0, 1]);
  expect(controls.choice.value?.ready).toMatchObject({ do: 'place', at: [0, 1], rot: 2 });
  controls.point([0, 1]);
  expect(controls.selection.value).toBeNull();
  end();
});

test('an HQ that is the same in all rotations is not turned: a click chooses its hex, a second one there places it', () => {
  const table = position({ players: ['borgo', 'moloch'], turn: { phase: 'setup' } });
  const store = new LocalStore(stateOf(table), { heading: () => '', wantsReplay: () => false, onSegment: () => undefined });
  const controls = new Controls(store);
  const end = controls.syncWithTable();
  const gestures = boardGestures(controls);
  const click = (hex: Hex): unknown => gestures.onHex?.({ hex, x: 0, y: 0 } as never, 0);
  click([0, 2]);
  expect(controls.choice.value?.turning).toEqual({ at: [0, 2], rot: 0, rotations: [0] });
  expect(controls.choice.value?.ready).toEqual({ do: 'place-hq', at: [0, 2], rot: 0 });
  expect(gestures.turns?.([0, 2])).toBe(false);
  controls.turn(1);
  click([0, 1]);
  expect(controls.choice.value?.ready).toEqual({ do: 'place-hq', at: [0, 1], rot: 0 });
  click([0, 1]);
  expect(store.table.board.filter((unit) => unit?.tile === 'borgo/hq')).toHaveLength(1);
  end();
});

test('without a confirmation it is placed by one click', () => {
  const table = position({ players: ['borgo', 'moloch'], turn: { phase: 'setup' } });
  const legal = legalOf(table);
  expect(pickHex(legal, select({ kind: 'hq' }, 3, true), [0, 1], false)).toEqual({
    leads: 'send',
    intent: { do: 'place-hq', at: [0, 1], rot: 0 },
  });
  expect(pickHex(legal, select({ kind: 'hq' }, 3), [0, 1], false).leads).toBe('on');
});

test('a tile is taken turned as the last one was, a unit as it stands', () => {
  const table = position({ players: [{ army: 'borgo', hand: ['mutant', 'claws'] }, 'moloch'], units: ['borgo/hq -2,0', 'moloch/hq 2,0'] });
  const store = new LocalStore(stateOf(table), { heading: () => '', wantsReplay: () => false, onSegment: () => undefined });
  const controls = new Controls(store);
  const end = controls.syncWithTable();
  controls.takeSlot(0);
  controls.point([0, 0]);
  controls.turn(1);
  controls.turn(1);
  expect(controls.choice.value?.ready).toMatchObject({ do: 'place', at: [0, 0], rot: 2 });
  controls.cancelAll();
  controls.takeSlot(1);
  controls.point([0, 1]);
  expect(controls.choice.value?.ready).toMatchObject({ do: 'place', at: [0, 1], rot: 2 });
  end();
});
