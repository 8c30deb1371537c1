import './support/browserGlobals.js';
import { Controls } from '../../../client/src/store/input/controls.js';
import { nearestSelectable } from '../../../client/src/store/input/keyFocus.js';
import { LocalStore } from '../../../client/src/store/LocalStore.js';
import { position } from '../../support/play.js';
import { stateOf } from '../../support/states.js';

/** The controls of a page whose player holds three tiles. */
const controlsOf = (mustDiscard: boolean): Controls => {
  const table = position({
    players: [{ army: 'borgo', hand: ['mutant', 'claws', 'battle'] }, 'moloch'],
    units: ['borgo/hq 0,0', 'moloch/hq 2,-2'],
    turn: { mustDiscard },
  });
  return new Controls(new LocalStore(stateOf(table), { heading: () => '', wantsReplay: () => false, onSegment: () => undefined }));
};

const handOf = ({ store }: Controls) => store.playback.shown.value?.players[0]?.hand;

describe('T1: a tile that has to be discarded', () => {
  test('is known to the whole page, until one is', () => {
    const controls = controlsOf(true);
    expect(controls.mustDiscard.value).toBe(true);
    controls.discard('borgo/mutant');
    expect(controls.mustDiscard.value).toBe(false);
    expect(controlsOf(false).mustDiscard.value).toBe(false);
  });

  test('is discarded by taking it and confirming', () => {
    const controls = controlsOf(true);
    controls.takeSlot(1);
    controls.confirm();
    expect(handOf(controls)).toEqual(['borgo/mutant', 'borgo/battle']);
  });

  test('is not discarded by confirming where nothing has to be', () => {
    const controls = controlsOf(false);
    controls.takeSlot(1);
    controls.confirm();
    expect(handOf(controls)).toHaveLength(3);
  });
});

describe('the cursor of the keyboard, once a tile has been taken', () => {
  test('stays where it is if the tile can go there', () => {
    expect(
      nearestSelectable(
        [1, 0],
        [
          [0, 0],
          [1, 0],
        ],
      ),
    ).toEqual([1, 0]);
  });

  test('goes to the nearest hex otherwise, of equally near ones to the first', () => {
    expect(
      nearestSelectable(
        [0, 0],
        [
          [2, 0],
          [0, 1],
          [-2, 1],
        ],
      ),
    ).toEqual([0, 1]);
    expect(
      nearestSelectable(
        [0, 0],
        [
          [2, -2],
          [0, 1],
          [-1, 0],
        ],
      ),
    ).toEqual(
      nearestSelectable(
        [0, 0],
        [
          [-1, 0],
          [0, 1],
        ],
      ),
    );
  });

  test('goes nowhere where no hex is lit', () => {
    expect(nearestSelectable([0, 0], [])).toBeNull();
  });
});
