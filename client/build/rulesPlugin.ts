import { readFileSync } from 'node:fs';
import { lexer, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import type { Clause, RulesSection, RulesText, Span } from '../src/learn/rules/rulesText.js';

const CLAUSE = /\b([A-Z]\d{1,2})\b/;

/** Text with the numbers of other clauses set apart. */
const withClauses = (text: string, known: ReadonlySet<string>): Span[] =>
  text
    .split(CLAUSE)
    .filter((part) => part !== '')
    .map((part) => ({ kind: known.has(part) ? 'clause' : 'text', text: part }));

const isKind = (kind: string): kind is 'strong' | 'em' => kind === 'strong' || kind === 'em';

/** marked leaves characters that mean something in HTML escaped. */
export const unescapeHtml = (text: string): string =>
  text.replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => ({ lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' })[name] ?? '');

const spansOf = (tokens: readonly Token[], known: ReadonlySet<string>): Span[] =>
  tokens.flatMap((token): Span[] => {
    if ('tokens' in token && token.type === 'text') return spansOf(token.tokens ?? [], known);
    if (token.type === 'codespan') return [{ kind: 'code', text: unescapeHtml((token as Tokens.Codespan).text) }];
    if (isKind(token.type)) return [{ kind: token.type, text: unescapeHtml((token as Tokens.Strong).text) }];
    if (token.type === 'link') return [{ kind: 'code', text: unescapeHtml((token as Tokens.Link).text) }];
    if (token.type === 'text' || token.type === 'escape') return withClauses(unescapeHtml((token as Tokens.Text).text), known);
    throw new Error(`the rules page knows no ${token.type}: ${token.raw}`);
  });

/** The inline tokens of a list item: marked puts them into a block of their own. */
const inlineOf = ({ tokens }: Tokens.ListItem): readonly Token[] =>
  tokens.flatMap((token) => ('tokens' in token ? (token.tokens ?? []) : []));

/** "**B4** In a phase: …" */
const clauseOf = (item: Tokens.ListItem, known: ReadonlySet<string>): Clause => {
  const [number, ...rest] = inlineOf(item);
  if (number?.type !== 'strong') throw new Error(`a clause without a number: ${item.raw}`);
  const [first, ...others] = spansOf(rest, known);
  return { id: (number as Tokens.Strong).text, spans: first ? [{ ...first, text: first.text.trimStart() }, ...others] : [] };
};

const isHeading = (token: Token, depth: number): token is Tokens.Heading =>
  token.type === 'heading' && (token as Tokens.Heading).depth === depth;

const sectionOf = (heading: Tokens.Heading): { readonly id: string; readonly title: string } => {
  const found = /^([A-Z])\. (.*)$/.exec(unescapeHtml(heading.text));
  if (!found?.[1] || !found[2]) throw new Error(`a section without a letter: ${heading.text}`);
  return { id: found[1], title: found[2] };
};

/**
 * Takes docs/rules.md apart: sections, numbered clauses, and in them emphasis and references to other clauses. Throws for
 * anything the rules page could not show.
 */
export const parseRules = (markdown: string): RulesText => {
  const known = new Set([...markdown.matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map(([, id]) => id ?? ''));
  const intro: (readonly Span[])[] = [];
  const sections: RulesSection[] = [];
  for (const token of lexer(markdown)) {
    const section = sections.at(-1);
    if (token.type === 'space' || isHeading(token, 1)) continue;
    if (isHeading(token, 2)) sections.push({ ...sectionOf(token), clauses: [] });
    else if (token.type === 'paragraph' && !section) intro.push(spansOf((token as Tokens.Paragraph).tokens, known));
    else if (token.type === 'list' && section) {
      const clauses = (token as Tokens.List).items.map((item) => clauseOf(item, known));
      sections[sections.length - 1] = { ...section, clauses: [...section.clauses, ...clauses] };
    } else throw new Error(`the rules page knows no ${token.type}: ${token.raw}`);
  }
  return { intro, sections };
};

const NAME = 'hexfall:rules';
/** The form of names that Vite expects for modules without a file. */
const ID = `\0${NAME}`;

/**
 * Offers the rules, taken apart, as the module `hexfall:rules`: the page has nothing to parse and no HTML to trust.
 * @param file where docs/rules.md is.
 */
export const rulesPlugin = (file: string): Plugin => ({
  name: 'hexfall-rules',
  resolveId: (id) => (id === NAME ? ID : null),
  load(id) {
    if (id !== ID) return null;
    this.addWatchFile(file);
    return `export const rules = ${JSON.stringify(parseRules(readFileSync(file, 'utf8')))};`;
  },
});
