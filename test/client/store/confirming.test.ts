import './support/browserGlobals.js';
import type { Intent } from '@hexfall/shared/model/intent';
import { type Confirmation, confirmationFor, Controls } from '../../../client/src/store/input/controls.js';
import { LocalStore } from '../../../client/src/store/LocalStore.js';
import { position } from '../../support/play.js';
import { stateOf } from '../../support/states.js';

/** A table of two at which the first is to move, with a question open, and what is done to the table meanwhile. */
const asking = async (asked: Confirmation, ...intents: readonly Intent[]): Promise<Confirmation | null> => {
  const table = position({
    players: [
      { army: 'borgo', hand: ['mutant', 'claws'] },
      { army: 'moloch', hand: ['blocker'] },
    ],
    units: ['borgo/hq -2,0', 'moloch/hq 2,0'],
  });
  const store = new LocalStore(stateOf(table), { heading: () => '', wantsReplay: () => false, onSegment: () => undefined });
  const controls = new Controls(store);
  const end = controls.syncWithTable();
  controls.confirming.value = asked;
  for (const intent of intents) await store.act(intent);
  end();
  return controls.confirming.value;
};

const RESIGN: Confirmation = { kind: 'resign', intent: { do: 'resign' } };
const END: Confirmation = { kind: 'end-turn', intent: { do: 'end-turn' } };
const PLACE: Intent = { do: 'place', tile: 'mutant', at: [0, 0], rot: 0 };

describe('a question before what cannot be taken back', () => {
  const ROTATE: Intent = { do: 'rotate', at: [0, 0], rot: 1 };

  test.each<[what: string, legal: readonly Intent[], asked: string | null]>([
    ['something else could be done', [END.intent, PLACE], 'end-turn'],
    ['nothing else could be done but discarding and turning one unit', [END.intent, { do: 'discard', tile: 'mutant' }, ROTATE], null],
  ])('at the end of a turn when %s', (_what, legal, asked) => {
    expect(confirmationFor(END.intent, legal)).toBe(asked);
  });

  test('about resigning stays open while the table goes on: one can resign at any time', async () => {
    expect(await asking(RESIGN)).toEqual(RESIGN);
    expect(await asking(RESIGN, PLACE)).toEqual(RESIGN);
    expect(await asking(RESIGN, { do: 'end-turn' })).toEqual(RESIGN);
  });

  test('about resigning is gone once the match is over', async () => {
    expect(await asking(RESIGN, { do: 'resign' })).toBeNull();
  });

  test('about anything else is gone as soon as something has happened', async () => {
    expect(await asking(END)).toEqual(END);
    expect(await asking(END, PLACE)).toBeNull();
  });
});
