import '../store/support/browserGlobals.js';
import { Controls } from '../../../client/src/store/input/controls.js';
import { previewForecast } from '../../../client/src/store/input/forecastPreview.js';
import { LocalStore } from '../../../client/src/store/LocalStore.js';
import { placingText } from '../../../client/src/text/placingText.js';
import { playerLabels } from '../../../client/src/text/playerLabels.js';
import { position } from '../../support/play.js';
import { stateOf } from '../../support/states.js';

/** What is said of the first tile of the hand on C3, turned so often. */
const said = (units: readonly string[], hand: readonly string[], turns = 0, hasForecast = true): string => {
  const table = position({ players: [{ army: 'moloch', hand: [...hand] }, 'borgo'], units: [...units] });
  const store = new LocalStore(stateOf(table), { heading: () => '', wantsReplay: () => false, onSegment: () => undefined });
  const controls = new Controls(store);
  const end = controls.syncWithTable();
  controls.takeSlot(0);
  controls.point([0, 0]);
  for (let turn = 0; turn < turns; turn++) controls.turn(1);
  const pointing = {
    table,
    me: 0,
    selection: controls.selection.value,
    choice: controls.choice.value,
    legal: controls.legal.value,
    hoverIntent: null,
    hoverAnswer: null,
    latest: [],
  };
  end();
  return placingText(
    playerLabels(table.players, [{ name: 'Ann' }, { name: 'Bob' }]),
    pointing,
    hasForecast ? previewForecast(pointing) : null,
  );
};

const HQS = ['moloch/hq -2,0', 'borgo/hq 0,-1'];

describe('a tile that is being placed, read aloud', () => {
  test('U1 says at each turn where it faces, whom it hits and what a battle would bring', () => {
    expect(said(HQS, ['hybrid'])).toBe(
      'Hybrid, facing north. Hits HQ of Borgo (C2, north): 1 wound. If you start a battle after this: You lose Hybrid. Bob: HQ 20 to 19.',
    );
    expect(said(HQS, ['hybrid'], 1)).toBe('Hybrid, facing north-east. If you start a battle after this: You lose Hybrid.');
  });

  test('says nothing of a battle where the table has no forecast', () => {
    expect(said(HQS, ['hybrid'], 0, false)).toBe('Hybrid, facing north. Hits HQ of Borgo (C2, north): 1 wound.');
  });

  test('C1 says what a module gives to whom', () => {
    const units = ['moloch/hq -2,0', 'borgo/hq 2,0', 'moloch/hybrid 0,-1 r0'];
    expect(said(units, ['officer'], 1, false)).toBe('Officer, facing north-east. Gives +1 ranged strength to Hybrid.');
  });

  test('says nothing while nothing is laid out', () => {
    expect(said(HQS, [])).toBe('');
  });
});
