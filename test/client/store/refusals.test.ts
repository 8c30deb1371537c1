import './support/browserGlobals.js';
import { Controls } from '../../../client/src/store/input/controls.js';
import { LocalStore } from '../../../client/src/store/LocalStore.js';
import { settings } from '../../../client/src/platform/settings.js';
import { position } from '../../support/play.js';
import { stateOf } from '../../support/states.js';

beforeEach(() => (settings.language.value = 'en'));

/** A player who holds a Sniper and a unit, an enemy HQ and an enemy unit. */
const controls = (): Controls => {
  const table = position({
    players: [{ army: 'outpost', hand: ['sniper', 'commando'] }, 'moloch'],
    units: ['outpost/hq 0,0', 'moloch/hq 2,-2', 'moloch/blocker 0,1'],
  });
  return new Controls(new LocalStore(stateOf(table), { heading: () => '', wantsReplay: () => false, onSegment: () => undefined }));
};

describe('a hex that cannot be chosen', () => {
  test('X1: an instant says why, with the number of the rule', () => {
    const taken = controls();
    taken.takeSlot(0);
    taken.point([2, -2]);
    expect(taken.store.notice.value).toMatchObject({ isBad: true, message: { rule: 'X1' } });
    expect(taken.inspection.shown.value).toBeNull();
  });

  test('T5: where a tile is to stand, the unit there is read', () => {
    const taken = controls();
    taken.takeSlot(1);
    taken.point([0, 1]);
    expect(taken.store.notice.value).toBeNull();
    expect(taken.inspection.shown.value).toEqual({ kind: 'unit', at: [0, 1] });
  });
});
