import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { marked, Renderer, type Tokens } from 'marked';
import { unescapeHtml } from '../rulesPlugin.js';

/** A document of the project as a page. */
export interface DocsPage {
  /** Below `/docs/`; empty for the first page. */
  readonly path: string;
  readonly title: string;
  readonly html: string;
  /** The headings of its sections, with what a link to each has after `#`. */
  readonly sections: readonly DocsSection[];
  /** Its first sentence as plain text. */
  readonly about: string;
}

export interface DocsSection {
  readonly id: string;
  readonly title: string;
  /** Plain text up to the next section, for the search. */
  readonly text: string;
}

/** Documents of one kind of reader. */
export interface DocsGroup {
  readonly title: string;
  readonly pages: readonly DocsPage[];
}

/** The documents by their readers, as files of the project. `docs/screens.md` has pictures that no page needs. */
const GROUPS: readonly (readonly [title: string, files: readonly string[]])[] = [
  [
    'Players',
    ['rules', 'competitions', 'ratings', 'puzzles', 'review', 'ai', 'balance', 'browsers', 'credits'].map((name) => `docs/${name}.md`),
  ],
  ['Operators', ['docs/self-hosting.md', 'docs/upgrading.md', 'docs/scaling.md', 'docs/performance.md', 'SECURITY.md', 'CHANGELOG.md']],
  [
    'Programs',
    [
      'docs/notation.md',
      'docs/engine.md',
      'docs/embedding.md',
      'docs/protocol.md',
      'docs/bots.md',
      ...['rules', 'notation', 'ai', 'picture'].map((name) => `docs/api/${name}.md`),
    ],
  ],
  [
    'The project',
    [
      'ARCHITECTURE.md',
      ...['shared', 'server', 'client', 'test', 'glossary', 'features'].map((name) => `docs/architecture/${name}.md`),
      'docs/testing.md',
      'docs/translating.md',
      'CONTRIBUTING.md',
      'STYLE.md',
    ],
  ],
];

/** Files that no page is made of: an index of pages beside it, and pictures of the screens. */
const LEFT_OUT = ['docs/api/README.md', 'docs/screens.md'];

const FILES = GROUPS.flatMap(([, files]) => files);

/** The path of a page below `/docs/`. */
const pathOf = (file: string): string =>
  file
    .replace(/^docs\//, '')
    .replace(/\.md$/, '')
    .toLowerCase();

/** The title of a file's page: its heading, or what a program imports. */
const titleOf = (file: string, heading: string): string => (file.startsWith('docs/api/') ? heading.replace(/^/, 'hexfall/') : heading);

/** Where a link leads from a page: to another page, or nowhere, as other files of the project are not served. */
const linkFrom = (file: string, href: string): string | null => {
  if (/^(?:https?:|mailto:)/.test(href) || href.startsWith('#')) return href;
  const [path = '', ...fragment] = href.split('#');
  const target = posix.normalize(posix.join(posix.dirname(file), path));
  if (!FILES.includes(target)) return null;
  const relative = posix.relative(posix.dirname(`/${pathOf(file)}`), `/${pathOf(target)}`);
  return [relative, ...fragment].join('#');
};

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** HTML as plain text. */
const plain = (html: string): string =>
  unescapeHtml(html.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();

/** What a link to a heading has after `#`, as GitHub makes it. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

/** Renders the Markdown of a file. */
const pageOf = (file: string, markdown: string, titles: ReadonlyMap<string, string>): DocsPage => {
  const headings: { readonly id: string; readonly title: string; readonly depth: number }[] = [];
  const taken = new Map<string, number>();
  const renderer = new (class extends Renderer {
    override heading({ tokens, depth }: Tokens.Heading): string {
      const inner = this.parser.parseInline(tokens);
      const slug = slugOf(plain(inner));
      const count = taken.get(slug) ?? 0;
      taken.set(slug, count + 1);
      const id = count === 0 ? slug : `${slug}-${count}`;
      headings.push({ id, title: plain(inner), depth });
      const link = depth === 1 ? '' : ` <a class="anchor" href="#${id}" aria-label="Link to this section">#</a>`;
      return `<h${depth} id="${id}">${depth === 1 ? escapeHtml(titleOf(file, plain(inner))) : inner}${link}</h${depth}>\n`;
    }
    override link({ href, tokens }: Tokens.Link): string {
      const inner = this.parser.parseInline(tokens);
      const target = linkFrom(file, href);
      // A link by the name of a file has the title of its page.
      const text = titles.get(inner.toLowerCase()) ?? inner;
      return target === null ? inner : `<a href="${escapeHtml(target)}">${text}</a>`;
    }
    override table(token: Tokens.Table): string {
      return `<div class="wide" tabindex="0">${super.table(token)}</div>\n`;
    }
    override image({ text }: Tokens.Image): string {
      return escapeHtml(text);
    }
  })();
  // The clauses of the rules are linked to by their numbers.
  const html = marked
    .parse(markdown, { renderer, async: false })
    .replace(/<li>(?:<p>)?<strong>([A-Z]\d{1,2})<\/strong>/g, (all, clause: string) => all.replace('<li>', `<li id="${clause}">`));
  const parts = html.split(/(?=<h[23] id=")/);
  const sections = headings
    .filter(({ depth }) => depth === 2 || depth === 3)
    .map(({ id, title, depth }) => {
      const part = parts.find((text) => text.startsWith(`<h${depth} id="${id}">`)) ?? '';
      return { id, title, depth, text: plain(part.replace(/^<h.*<\/h.>/, '')) };
    });
  const [title] = headings;
  if (title?.depth !== 1) throw new Error(`${file} has no title`);
  const [, first = ''] = /<p>([^]*?)<\/p>/.exec(html) ?? [];
  const [sentence = ''] = /^.*?[.:](?= |$)/.exec(plain(first)) ?? [];
  return { path: pathOf(file), title: titleOf(file, title.title), html, sections, about: sentence.replace(/:$/, '.') };
};

/** Reads the documents of the project. Throws if a document is in no group. @param root the folder of the project. */
export const docsOf = (root: string): readonly DocsGroup[] => {
  const found = ['docs', 'docs/api', 'docs/architecture'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  );
  const unknown = found.find((file) => !FILES.includes(file) && !LEFT_OUT.includes(file));
  if (unknown !== undefined) throw new Error(`${unknown} is in no group of documents`);
  const texts = new Map(FILES.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const titles = new Map([...texts].map(([file, text]) => [posix.basename(file).toLowerCase(), /^# (.+)$/m.exec(text)?.[1] ?? '']));
  return GROUPS.map(([title, files]) => ({ title, pages: files.map((file) => pageOf(file, texts.get(file) ?? '', titles)) }));
};
