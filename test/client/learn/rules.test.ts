import { parseRules } from '../../../client/build/rulesPlugin.js';
import { findClauses } from '../../../client/src/learn/rules/rulesText.js';
import { readProjectFile } from '../../support/sources.js';

const MARKDOWN = readProjectFile('docs/rules.md');
const rules = parseRules(MARKDOWN);
const ids = rules.sections.flatMap(({ clauses }) => clauses.map(({ id }) => id));

test('the page has every clause of docs/rules.md, in its order and once', () => {
  const written = [...MARKDOWN.matchAll(/^- \*\*([A-Z]\d+)\*\* /gm)].map(([, id]) => id!);
  expect(written.length).toBeGreaterThan(80);
  expect(ids).toEqual(written);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every word of a clause is on the page', () => {
  const plain = (text: string): string => text.replace(/[*_`]/g, '').replace(/\s+/g, ' ').trim();
  for (const { clauses } of rules.sections) {
    for (const { id, spans } of clauses) {
      const written = new RegExp(`^- \\*\\*${id}\\*\\* (.*)$`, 'm').exec(MARKDOWN)![1]!;
      expect(plain(spans.map(({ text }) => text).join(''))).toBe(plain(written));
    }
  }
});

test('a clause leads to the clauses it speaks of, and to none that there is not', () => {
  const clause = rules.sections.flatMap(({ clauses }) => clauses).find(({ id }) => id === 'C3')!;
  expect(clause.spans.filter(({ kind }) => kind === 'clause').map(({ text }) => text)).toEqual(['I5']);
  const targets = rules.sections.flatMap(({ clauses }) =>
    clauses.flatMap(({ spans }) => spans.filter(({ kind }) => kind === 'clause').map(({ text }) => text)),
  );
  expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
});

test('what the page could not show is an error when it is built', () => {
  expect(() => parseRules('# R\n\n## A. One\n\n- no number\n')).toThrow('a clause without a number');
  expect(() => parseRules('# R\n\n## A. One\n\n<div>html</div>\n')).toThrow('the rules page knows no html');
});

const idsFound = (wanted: string): string[] => findClauses(rules, wanted).flatMap(({ clauses }) => clauses.map(({ id }) => id));

test('a search by number finds that clause alone, by letter its section, by words all that have them', () => {
  expect(idsFound('b4')).toEqual(['B4']);
  expect(idsFound('I')).toEqual(['I1', 'I2', 'I3', 'I4', 'I5', 'I6']);
  expect(idsFound('o1')).toEqual(['O1']);
  expect(idsFound('medic grenade')).toEqual(['D5', 'P7', 'L8']);
  expect(idsFound('dragon')).toEqual([]);
});
