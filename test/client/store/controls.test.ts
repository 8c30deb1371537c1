import './support/browserGlobals.js';
import type { Hex } from '@hexfall/shared/hex/cells';
import { boardGestures } from '../../../client/src/table/liveBoard.js';
import { Controls } from '../../../client/src/store/input/controls.js';
import { LocalStore } from '../../../client/src/store/LocalStore.js';
import { position } from '../../support/play.js';
import { stateOf } from '../../support/states.js';

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
