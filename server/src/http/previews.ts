import type { Request } from 'express';
import Negotiator from 'negotiator';
import { readTexts } from '@hexfall/shared/locales/readTexts';
import { type Language, LANGUAGES } from '@hexfall/shared/model/languages';
import { momentIn } from '@hexfall/shared/model/moment';
import { PICTURE_SIZE } from '@hexfall/shared/picture/frame';
import { escapeXml } from '@hexfall/shared/picture/svgPaint';
import { puzzleTitle } from '../pictures/puzzleDrawing.js';
import type { Preview, TablePreviews } from '../pictures/TablePreviews.js';
import { readTableCode } from '../security/credentials.js';

export interface PreviewServices {
  readonly previews: Pick<TablePreviews, 'of' | 'hasPosition'>;
  /** The path under which a proxy offers the page, as in `Config`. */
  readonly basePath: string;
  /** Origins of pages that are this server's, as in `Config`. */
  readonly origins: readonly string[];
}

/** What is said about an address, with the path of its picture. */
interface LinkPreview extends Preview {
  readonly picture: string;
  /** The part of the query that belongs to the address. */
  readonly query?: string;
}

const TABLE = /^\/t\/([^/]+)\/?$/;
const SANDBOX = /^\/sandbox\/?$/;
const PUZZLE = /^\/puzzles\/([^/]+)\/?$/;

/** Pages that have a text of their own beside the general picture. What is in a fragment no server gets. */
const PAGES = [
  [SANDBOX, 'sandbox'],
  [/^\/replay\/?$/, 'replay'],
  [/^\/learn(\/game)?\/?$/, 'learn'],
  [/^\/puzzles(\/[^/]+)?\/?$/, 'puzzles'],
] as const;

/** The first of the reader's languages that the page is in. */
export const previewLanguage = (request: Request): Language => {
  const wanted = new Negotiator(request).language([...LANGUAGES]);
  return LANGUAGES.find((language) => language === wanted) ?? 'en';
};

/** Of a puzzle of the collection; null for any other path. */
const puzzlePreview = async (path: string, language: Language): Promise<LinkPreview | null> => {
  const id = PUZZLE.exec(path)?.[1] ?? '';
  const title = await puzzleTitle(id, language);
  return title === null
    ? null
    : { title, description: readTexts(language, 'preview').puzzles, picture: `/api/puzzles/${id}/picture.png?language=${language}` };
};

const generalPreview = (path: string, language: Language): LinkPreview => {
  const words = readTexts(language, 'preview');
  const page = PAGES.find(([pattern]) => pattern.test(path))?.[1];
  return { title: words.title, description: words[page ?? 'description'], picture: `/api/picture.png?language=${language}` };
};

/** Of a position that a link of the sandbox holds in its query; null for any other address. */
const positionPreview = async (
  { path, query }: Request,
  previews: PreviewServices['previews'],
  language: Language,
): Promise<LinkPreview | null> => {
  const { p } = query;
  if (!SANDBOX.test(path) || typeof p !== 'string' || !(await previews.hasPosition(p))) return null;
  const { title, sandbox: description } = readTexts(language, 'preview');
  return { title, description, picture: `/api/sandbox/picture.png?p=${p}&language=${language}`, query: `?p=${p}` };
};

/** How long the document waits for the store. It is sent even if the store cannot be read. */
const PATIENCE_MS = 1000;

const inTime = async (asked: Promise<Preview | null>): Promise<Preview | null> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS, null)));
  try {
    return await Promise.race([asked.catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
};

const previewOf = async (request: Request, previews: PreviewServices['previews'], language: Language): Promise<LinkPreview> => {
  const code = readTableCode(TABLE.exec(request.path)?.[1] ?? '');
  const preview = code === null ? null : await inTime(previews.of(code, language));
  if (code === null || !preview) {
    const own = (await puzzlePreview(request.path, language)) ?? (await positionPreview(request, previews, language));
    return own ?? generalPreview(request.path, language);
  }
  const moment = momentIn(request.query['turn'], request.query['step']);
  const at = moment ? `turn=${moment.turn}&step=${moment.step}&` : '';
  return { ...preview, picture: `/api/tables/${code}/picture.png?${at}language=${language}` };
};

/** Returns the site as the reader reached it; behind a proxy that sends its own `Host`, as the operator has named it. */
const siteOf = (request: Request, { origins, basePath }: Pick<PreviewServices, 'origins' | 'basePath'>): string => {
  const host = request.headers.host ?? 'localhost';
  const named = origins.find((origin) => URL.canParse(origin) && new URL(origin).host === host) ?? origins[0];
  return (named ?? `${request.protocol}://${host}`) + basePath;
};

const tag = (name: 'name' | 'property', key: string, content: string): string =>
  `<meta ${name}="${key}" content="${escapeXml(content)}" />`;

/** The elements for the head of the document of an address that link previews are made from. */
export const previewTags =
  ({ previews, ...place }: PreviewServices) =>
  async (request: Request): Promise<string> => {
    const language = previewLanguage(request);
    const { title, description, picture, query = '' } = await previewOf(request, previews, language);
    const site = siteOf(request, place);
    return [
      tag('property', 'og:type', 'website'),
      tag('property', 'og:site_name', 'Hexfall'),
      tag('property', 'og:title', title),
      tag('property', 'og:description', description),
      tag('property', 'og:url', site + request.path + query),
      tag('property', 'og:image', site + picture),
      tag('property', 'og:image:type', 'image/png'),
      tag('property', 'og:image:width', String(PICTURE_SIZE.width)),
      tag('property', 'og:image:height', String(PICTURE_SIZE.height)),
      tag('property', 'og:image:alt', title),
      tag('name', 'twitter:card', 'summary_large_image'),
    ].join('');
  };
