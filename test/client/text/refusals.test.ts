import '../store/support/browserGlobals.js';
import { LANGUAGES } from '@hexfall/shared/model/languages';
import { personProblem } from '../../../client/src/people/playerCard.js';
import { settings } from '../../../client/src/platform/settings.js';
import { Controls } from '../../../client/src/store/input/controls.js';
import { LocalStore } from '../../../client/src/store/LocalStore.js';
import { reasonText } from '../../../client/src/text/refusalText.js';
import { loadLanguage } from '../../../client/src/text/translate.js';
import { position } from '../../support/play.js';
import { stateOf } from '../../support/states.js';

const ENGLISH = 'One English sentence of the server.';

/** What the server may answer to a page that asks about people, besides that all went well. */
const CODES = [
  'malformed',
  'unknown-profile',
  'unknown-person',
  'too-soon',
  'too-many-invitations',
  'name-not-listed',
  'rate-limited',
  'overloaded',
  'store-full',
  'failed',
  'banned',
  'invitation-needed',
];

beforeAll(() => Promise.all(LANGUAGES.map(loadLanguage)));
afterAll(() => (settings.language.value = 'en'));

describe.each(LANGUAGES)('why the server refuses something about people, in %s', (language) => {
  beforeEach(() => (settings.language.value = language));

  test.each(CODES)('%s', (code) => {
    const text = personProblem({ code, message: ENGLISH });
    expect(text).not.toContain(ENGLISH);
    expect(text).toMatch(/^\p{Lu}.*[.!]$/u);
    expect(text).not.toMatch(/^[a-z]+\./);
  });

  test('a code that this page does not know yet is told with the sentence of the server', () => {
    expect(reasonText({ code: 'of-a-newer-server' })).toBeNull();
    expect(personProblem({ code: 'of-a-newer-server', message: ENGLISH })).toContain(ENGLISH);
  });
});

test('no answer is told apart from a refusal', () => {
  settings.language.value = 'en';
  expect(personProblem(null)).toBe('The server does not answer. Try again.');
});

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
