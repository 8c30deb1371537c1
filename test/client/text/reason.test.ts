import { LANGUAGES } from '@hexfall/shared/model/languages';
import '../store/support/browserGlobals.js';
import { personProblem } from '../../../client/src/people/playerCard.js';
import { settings } from '../../../client/src/platform/settings.js';
import { reasonText } from '../../../client/src/text/refusalText.js';
import { loadLanguage } from '../../../client/src/text/translate.js';

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
    const said = personProblem({ code, message: ENGLISH });
    expect(said).not.toContain(ENGLISH);
    expect(said).toMatch(/^\p{Lu}.*[.!]$/u);
    expect(said).not.toMatch(/^[a-z]+\./);
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
