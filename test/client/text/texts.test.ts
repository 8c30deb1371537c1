import ts from 'typescript';
import { BASE_ARMIES } from '@hexfall/shared/content/catalog';
import { HIT_KINDS } from '@hexfall/shared/model/attackKinds';
import { DECISION_KINDS } from '@hexfall/shared/model/decision';
import { INSTANT_ACTIONS } from '@hexfall/shared/model/intent';
import { REJECTION_CODES } from '@hexfall/shared/model/rejection';
import { OUTCOME_REASONS } from '@hexfall/shared/model/result';
import { EFFECT_KINDS } from '@hexfall/shared/model/tile';
import { REFUSAL_CODES } from '@hexfall/shared/protocol/messages';
import { PUSH_KINDS } from '@hexfall/shared/protocol/push';
import { parseSource, readProjectFile, sourceFiles, stringsIn } from '../../support/sources.js';
import { allOf, BLANK, singular } from './support/texts.js';

describe('English has a text', () => {
  const known = new Set(singular(allOf('en')));
  test.each([
    ['rejection', REJECTION_CODES, 'rejection.'],
    ['refusal', REFUSAL_CODES, 'app.refusal.'],
    ['reason of an outcome', OUTCOME_REASONS, 'table.result.reason.'],
    ['question', DECISION_KINDS, 'table.decision.'],
    ['question somebody else has to answer', DECISION_KINDS, 'table.waiting.'],
    ['kind of hit', HIT_KINDS, 'fact.how.'],
    ['effect', EFFECT_KINDS, 'words.effect.'],
    ['instant', INSTANT_ACTIONS, 'words.instantAction.'],
    ['army', BASE_ARMIES, 'armies.style.'],
  ] as const)('for every %s', (_kind, keys: readonly string[], start) => {
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => !known.has(start + key))).toEqual([]);
  });
});

test('every text is used somewhere', () => {
  const strings = sourceFiles('client/src').flatMap((path) => stringsIn(parseSource(path, readProjectFile(path))));
  const whole = new Set(strings);
  // `t(`rejection.${code}`)`: a part of the path that ends in a dot stands for everything below.
  const starts = [...whole].filter((string) => /^[a-z][\w.]*\.$/i.test(string));
  // The service worker looks its texts up by the kind of the message.
  for (const kind of [...PUSH_KINDS, 'other']) whole.add(`pushMessage.${kind}`);
  const isUsed = (path: string): boolean => whole.has(path) || starts.some((start) => path.startsWith(start));
  // The server reads those of link previews, the build those about the browser.
  expect(singular(allOf('en')).filter((path) => !/^(?:preview|browser)\./.test(path) && !isUsed(path))).toEqual([]);
});

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text.replace(BLANK, ''));

/** Attributes that are read or spoken. */
const SEEN_ATTRIBUTES = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'label', 'placeholder', 'title'];
/** Names that are the same in every language: licenses, addresses. */
const NAMES = ['game-icons.net', 'CC BY 3.0', 'https://'];

/** Words in the markup of a screen that are not taken from the texts. */
const wordsIn = (node: ts.Node): string[] => {
  const own = ((): string => {
    if (ts.isJsxText(node)) return node.text.trim();
    if (ts.isStringLiteralLike(node) && ts.isJsxExpression(node.parent) && !ts.isJsxAttribute(node.parent.parent)) return node.text;
    const isSeen = ts.isJsxAttribute(node) && SEEN_ATTRIBUTES.includes(node.name.getText());
    return isSeen && node.initializer && ts.isStringLiteral(node.initializer) ? node.initializer.text : '';
  })();
  const below: string[] = [];
  ts.forEachChild(node, (child) => void below.push(...wordsIn(child)));
  return hasWords(own) && !NAMES.includes(own) ? [own, ...below] : below;
};

describe('what is seen comes from the texts', () => {
  test('in every screen', () => {
    const files = sourceFiles('client/src').filter((path) => path.endsWith('.tsx'));
    const found = files.flatMap((path) => wordsIn(parseSource(path, readProjectFile(path))).map((words) => `${path}: ${words}`));
    expect(files.length).toBeGreaterThan(50);
    expect(found).toEqual([]);
  });

  test.each([
    ['<p>Hello</p>', ['Hello']],
    ['<p>{"Hello"}</p>', ['Hello']],
    ['<button aria-label="Close" class="button">×</button>', ['Close']],
    ['<input placeholder="Name" />', ['Name']],
    ['<p class="lead">{t("app.title")} · {count} × 2</p>', []],
    ['<a href="/rules" title={t("app.rules")}>CC BY 3.0</a>', []],
  ])('the search finds in %s', (markup, words) => {
    expect(wordsIn(parseSource('made-up.tsx', `const it = ${markup};`))).toEqual(words);
  });
});
