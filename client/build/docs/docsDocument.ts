import { ELEMENT_PATH } from '../element/elementPlugin.js';
import { type DocsGroup, type DocsPage, escapeHtml } from './docsOf.js';

/** The files that every page names, below the folder of the page. */
export interface DocsFiles {
  readonly script: string;
  readonly style: string;
}

/** From a page of the documentation to the folder that the page of the game is in. */
const upFrom = (path: string): string => '../'.repeat(path.split('/').length);

const navigation = (groups: readonly DocsGroup[], current: string, up: string): string =>
  groups
    .map(({ title, pages }) => {
      const items = pages.map(({ path, title: name }) => {
        const isCurrent = path === current ? ' aria-current="page"' : '';
        return `<li><a href="${up}docs/${path}"${isCurrent}>${escapeHtml(name)}</a></li>`;
      });
      return `<h2>${title}</h2>\n<ul>${items.join('\n')}</ul>`;
    })
    .join('\n');

const contentsOf = ({ sections }: Pick<DocsPage, 'sections'>): string =>
  sections.length < 2
    ? ''
    : `<nav class="contents" aria-label="On this page"><h2>On this page</h2><ul>${sections
        .map(({ id, title }) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`)
        .join('')}</ul></nav>`;

/** The first page: every document with its first sentence. */
export const firstPage = (groups: readonly DocsGroup[]): DocsPage => ({
  path: '',
  title: 'Documentation',
  sections: [],
  about: '',
  html: `<h1>Documentation</h1>\n${groups
    .map(
      ({ title, pages }) =>
        `<h2>${title}</h2>\n<dl>${pages
          .map(
            ({ path, title: name, about }) => `<div><dt><a href="${path}">${escapeHtml(name)}</a></dt><dd>${escapeHtml(about)}</dd></div>`,
          )
          .join('\n')}</dl>`,
    )
    .join('\n')}`,
});

/** The script of the boards on a page; nothing for a page without one. */
const boardScript = ({ html }: Pick<DocsPage, 'html'>, up: string): string =>
  html.includes('<hexfall-board') ? `\n    <script type="module" src="${up}${ELEMENT_PATH}"></script>` : '';

/** A whole HTML document. All its addresses are relative, so that the page may lie anywhere. */
export const docsDocument = (groups: readonly DocsGroup[], page: DocsPage, { script, style }: DocsFiles): string => {
  const up = upFrom(page.path);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(page.title)} · Hexfall</title>
    <meta name="description" content="${escapeHtml(page.about)}" />
    <link rel="icon" href="${up}favicon.svg" />
    <link rel="stylesheet" href="${up}${style}" />
    <script type="module" src="${up}${script}" data-up="${up}"></script>${boardScript(page, up)}
  </head>
  <body>
    <a class="skip" href="#content">Skip to the text</a>
    <header>
      <a class="brand" href="${up}">HEXFALL</a>
      <a href="${up}docs/">Documentation</a>
      <form role="search" hidden>
        <label for="search">Search</label>
        <input id="search" type="search" autocomplete="off" aria-controls="results" />
      </form>
    </header>
    <section id="results" aria-label="Results" aria-live="polite" hidden></section>
    <div class="columns">
      <details class="pages"><summary>All pages</summary><nav aria-label="All pages">
${navigation(groups, page.path, up)}
      </nav></details>
      <main id="content" tabindex="-1">
${page.html}
      </main>
      ${contentsOf(page)}
    </div>
  </body>
</html>
`;
};
