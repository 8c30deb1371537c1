import '../store/support/browserGlobals.js';
import ts from 'typescript';
import { ACT_REFUSALS } from '@hexfall/shared/competition/acts';
import { LANGUAGES } from '@hexfall/shared/model/languages';
import { failureOfCode } from '../../../client/src/net/api.js';
import { operatorProblem } from '../../../client/src/operator/operatorText.js';
import { personProblem } from '../../../client/src/people/playerCard.js';
import { settings } from '../../../client/src/platform/settings.js';
import { competitionProblem } from '../../../client/src/text/competitionText.js';
import { savedProblem } from '../../../client/src/text/recordText.js';
import { refusalText } from '../../../client/src/text/refusalText.js';
import { loadLanguage } from '../../../client/src/text/translate.js';
import { parseSource, readProjectFile, sourceFiles } from '../../support/sources.js';

const ENGLISH = 'One English sentence of the server.';

/** Codes that no page shows, and why. */
const NEVER_SHOWN: Readonly<Record<string, string>> = {
  'not-for-you': 'the metrics, for the operator',
  'store-away': '`/readyz`, for the operator',
  'store-read-only': '`/readyz`, for the operator',
  'no-pictures': 'pictures: the page leaves their place empty, link previews go without',
  'unknown-puzzle': 'pictures of link previews',
  'unknown-position': 'pictures of link previews',
  'not-over': 'the record of a match: the page offers it after the match only',
  'no-push': 'the page switches push messages off again, without the reason',
  'saved-game': 'what is wrong with the file is said by the code beside it',
  'bot-token-needed': 'bots, which are no pages',
  'bot-token-wrong': 'bots, which are no pages',
  'bot-refused': 'bots, which get the code of the table',
  'competition-refused': 'refusals of competitions, which have codes of their own',
  'no-season': 'the page of the ratings says so in words of its own',
  'rated-match': 'the game comes back to the list',
  'push-endpoint': 'the page switches push messages off again, without the reason',
};

/** What makes a refusal, and the place of its code among the arguments. */
const REFUSING: Readonly<Record<string, number>> = { ApiProblem: 1, fault: 0, problem: 0, refuse: 0 };

const isCode = (text: string): boolean => /^[a-z]+(-[a-z]+)*$/.test(text);

/** The codes that a part of the server's sources refuses something with. */
const codesIn = (node: ts.Node): string[] => {
  const below: string[] = [];
  ts.forEachChild(node, (child) => void below.push(...codesIn(child)));
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return below;
  const place = ts.isIdentifier(node.expression) ? REFUSING[node.expression.text] : undefined;
  const code = place === undefined ? undefined : node.arguments?.[place];
  return code && ts.isStringLiteral(code) && isCode(code.text) ? [code.text, ...below] : below;
};

const codesOf = (paths: readonly string[]): string[] =>
  [...new Set(paths.flatMap((path) => codesIn(parseSource(path, readProjectFile(path)))))].sort();

/** Codes that matchmaking names by its statuses. */
const MATCHMAKING = [...readProjectFile('server/src/http/matchmake.ts').matchAll(/\[JOIN_REFUSED\.\w+\]: '([a-z-]+)'/g)].map(
  ([, code]) => code!,
);

const SOURCES = sourceFiles('server/src').filter((path) => !path.startsWith('server/src/admin/'));
const CODES = [...new Set([...codesOf(SOURCES), ...MATCHMAKING])].sort();
const ROOM_CODES = codesOf(SOURCES.filter((path) => /^server\/src\/(lobby|match|notify|rooms)\//.test(path)));

/** What is in the way of every request, of those for tables as well. */
const JOINING = [
  ...codesOf(['guards', 'limits', 'problems', 'matchmake'].map((name) => `server/src/http/${name}.ts`)),
  ...MATCHMAKING,
  'unknown-match',
  'moved',
  'moving',
];

beforeAll(() => Promise.all(LANGUAGES.map(loadLanguage)));
afterAll(() => (settings.language.value = 'en'));

test('the codes are found', () => {
  expect(CODES.length).toBeGreaterThan(60);
  expect(CODES).toEqual(
    expect.arrayContaining(['site-split', 'stopping', 'key-used', 'foreign-origin', 'old-page', 'not-saved', 'not-creator', 'store-full']),
  );
  expect(Object.keys(NEVER_SHOWN).filter((code) => !CODES.includes(code))).toEqual([]);
});

test('every code of a request to join is a failure that the page knows', () => {
  expect(JOINING.filter((code) => failureOfCode(code) === null)).toEqual([]);
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeEach(() => (settings.language.value = language));

  test('every code of the server has words, or is never shown', () => {
    const sentencesOf = (code: string): string[] => {
      const problem = savedProblem({ code, message: ENGLISH });
      const operator = operatorProblem({ code, message: ENGLISH }, 'It cannot be done.');
      const competition = competitionProblem({ code, message: ENGLISH });
      return [competition, operator, personProblem({ code, message: ENGLISH }), problem.detail === '' ? problem.text : ENGLISH];
    };
    const isSaid = (text: string): boolean => !text.includes(ENGLISH) && !/\b[a-z]+\.[a-z]+\./.test(text) && /[.!]$/.test(text);
    expect(CODES.filter((code) => !(code in NEVER_SHOWN) && !sentencesOf(code).some(isSaid))).toEqual([]);
  });

  test('every refusal of an act has words', () => {
    const sentences = ACT_REFUSALS.map((code) => competitionProblem({ code, message: ENGLISH }));
    expect(sentences.filter((text) => text.includes(ENGLISH) || !text.endsWith('.'))).toEqual([]);
    expect(competitionProblem({ code: 'of-a-newer-server', message: ENGLISH })).toContain(ENGLISH);
    expect(competitionProblem(null)).not.toBe('');
  });

  test('every code of a room has words', () => {
    const unsaid = ROOM_CODES.filter((code) => !(code in NEVER_SHOWN)).filter((code) => {
      // The codes of saved games come by HTTP.
      const text = refusalText({ code: code as 'failed', message: ENGLISH });
      return text === ENGLISH || text.includes('refusal.');
    });
    expect(unsaid).toEqual(['from-position', 'not-saved']);
  });

  test('a code that this page does not know yet is told in the words of the server', () => {
    expect(refusalText({ code: 'of-a-newer-server' as 'failed', message: ENGLISH, rule: 'B4' })).toBe(`${ENGLISH} (B4)`);
    expect(personProblem({ code: 'of-a-newer-server', message: ENGLISH })).toContain(ENGLISH);
    expect(savedProblem({ code: 'of-a-newer-server', message: ENGLISH }).detail).toBe(ENGLISH);
  });
});
