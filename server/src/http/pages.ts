import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import compression from 'compression';
import { type Request, type RequestHandler, Router } from 'express';
import { codeInPath } from '@hexfall/shared/protocol/messages';
import { compressedFiles } from './compressedFiles.js';
import { previewLanguage } from './previews.js';

/** Vite puts files here whose names change with their content. */
const HASHED = '/assets/';

const YEAR = '365d';

/** The files by which a browser notices a new version: it asks the server before it uses a copy. */
const CHECKED = ['/sw.js', /^\/manifest(?:-[a-z]{2})?\.webmanifest$/];

/** The board element, which pages of others load. */
const EMBED = '/embed';

/** Lets pages of every origin load a file, which they ask for again at each visit: its address stays the same. */
const forOthers: RequestHandler = (_request, response, next) => {
  response.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin', 'Cache-Control': 'no-cache' });
  next();
};

/** A path without a dot in its last part is an address of the page, not a file. */
const PAGE = /^\/(?:[^.]*\/)?[^./]*$/;

/** What no address of the page has: other characters, a letter in another spelling, or an empty part. */
const STRANGE = /[^\w/-]|\/\//;

/** Where the document names the path below which it lies, and its files. */
const BASE = /(?<=<meta name="base-path" content=")\/(?=")|(?<= (?:href|src)=")\.\/(?=[^"]*")/g;

/** The link that was meant by a path; null where the path is right as it is, or means nothing. */
const linkMeantBy = (path: string): string | null => {
  const code = codeInPath(path);
  return code === null || path.replace(/\/$/, '') === `/t/${code}` ? null : `/t/${code}`;
};

const HEAD_END = '</head>';

const DOCUMENT = 'index.html';

/** The build puts the document here with the start page in it, once for each language. */
const START = 'start';

/** With it a service worker asks for the document that it keeps for every address. */
const PLAIN = 'offline';

/** Returns the document for an address. The start page is rendered before its scripts; all others are rendered by them. */
const documentFor = (request: Request): string =>
  request.path === '/' && !(PLAIN in request.query) ? join(START, `${previewLanguage(request)}.html`) : DOCUMENT;

const readText = (path: string): Promise<string | null> => readFile(path, 'utf8').catch(() => null);

/** Where the documents of the project are, and their folder in the build. */
const DOCS = '/docs';

/** Serves the documentation, whose files are asked for without their ending. */
const documents = (folder: string): RequestHandler => {
  const files = compressedFiles(folder, { index: false, maxAge: 0, redirect: false });
  return (request, response, next) => {
    const asked = request.url;
    request.url = asked.replace(/^[^?]*/, (path) =>
      path.endsWith('/') ? `${path}index.html` : path.includes('.') ? path : `${path}.html`,
    );
    void files(request, response, (error?: unknown) => {
      request.url = asked;
      next(error);
    });
  };
};

/**
 * Serves the built client: its files, the documentation, and its one page under every route of the page.
 * @param base the path under which a proxy offers it, as in `Config`.
 * @param tagsFor returns the head elements that link previews of an address read.
 */
export const pageRoutes = (folder: string, base: string, tagsFor: (request: Request) => Promise<string>): Router => {
  const routes = Router();
  routes.get(/^\/+t\//, (request, response, next) => {
    const meant = linkMeantBy(request.path);
    if (meant === null) next();
    else response.redirect(302, base + meant + request.url.slice(request.path.length));
  });
  routes.use(HASHED, compressedFiles(join(folder, HASHED), { immutable: true, maxAge: YEAR, index: false, fallthrough: false }));
  routes.use(EMBED, forOthers, compressedFiles(join(folder, EMBED), { index: false, maxAge: 0, fallthrough: false }));
  routes.get(CHECKED, (_request, response, next) => {
    response.set('Cache-Control', 'no-cache');
    next();
  });
  // Its pages name each other by relative addresses.
  routes.get(/^\/docs$/, (_request, response) => response.redirect(302, `${base}${DOCS}/`));
  routes.use(DOCS, documents(join(folder, DOCS)));
  routes.use(compressedFiles(folder, { index: false, maxAge: 0 }));
  // Not compressed beforehand: it depends on the path.
  routes.get(PAGE, compression(), async (request, response) => {
    // A new version of the page names other files: never an old copy of it.
    response.set('Cache-Control', 'no-cache');
    const built = (await readText(join(folder, documentFor(request)))) ?? (await readText(join(folder, DOCUMENT)));
    if (built === null) {
      response.status(503).type('text').send('The page is not built yet. Run: npm run build');
      return;
    }
    const document = built.replace(BASE, `${base}/`);
    const tags = await tagsFor(request);
    if (STRANGE.test(request.path)) response.status(404);
    // A function: the names of players may hold what a replacement text gives a meaning to.
    response
      .vary('Accept-Language')
      .type('html')
      .send(document.replace(HEAD_END, () => `${tags}</head>`));
  });
  return routes;
};
