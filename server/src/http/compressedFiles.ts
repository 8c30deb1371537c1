import { extname } from 'node:path';
import express, { type Request, type RequestHandler, Router } from 'express';
import Negotiator from 'negotiator';

type StaticOptions = NonNullable<Parameters<typeof express.static>[1]>;

/** The codings in which the build of the page adds its files, the smallest first, and how the names of those files end. */
const ENDINGS = { br: '.br', gzip: '.gz' } as const;

/** How a text is compressed on the wire. */
export type Coding = keyof typeof ENDINGS;

const CODINGS = Object.keys(ENDINGS) as Coding[];

const isCoding = (name: string): name is Coding => name in ENDINGS;

const IDENTITY = 'identity';

/** The used part of the package. Its published types lack the second argument, which decides between equals. */
interface Negotiation {
  encodings(available: readonly string[], options: { readonly preferred: readonly string[] }): string[];
}

/** The headers of a file that must not go out with an error. */
const OF_FILE = ['Content-Encoding', 'Cache-Control', 'ETag', 'Last-Modified'];

/** `/a.js?x` with `.br` is `/a.js.br?x`. */
const withEnding = (url: string, ending: string): string => url.replace(/(?=\?|$)/, ending);

/** Serves the compressed file that belongs to the one asked for, if there is one. */
const codedFile = (folder: string, coding: Coding, options: StaticOptions): RequestHandler => {
  const ending = ENDINGS[coding];
  const serve = express.static(folder, {
    ...options,
    fallthrough: true,
    redirect: false,
    setHeaders: (response, path) => {
      response.type(extname(path.slice(0, -ending.length))).set('Content-Encoding', coding);
    },
  });
  return (request, response, next) => {
    const asked = request.url;
    request.url = withEnding(asked, ending);
    void serve(request, response, (error?: unknown) => {
      request.url = asked;
      if (error !== undefined) for (const name of OF_FILE) response.removeHeader(name);
      next(error);
    });
  };
};

/** Returns the codings that the client accepts and prefers to the plain file, the best first (RFC 9110, 12.5.3). */
export const codingsFor = (request: Request): Coding[] => {
  const negotiation: Negotiation = new Negotiator(request);
  const accepted = negotiation.encodings([...CODINGS, IDENTITY], { preferred: CODINGS });
  const better = accepted.includes(IDENTITY) ? accepted.slice(0, accepted.indexOf(IDENTITY)) : accepted;
  return better.filter(isCoding);
};

/** Serves the files of a folder, each in the existing coding that the client prefers, and in the smaller of two equal ones. */
export const compressedFiles = (folder: string, options: StaticOptions): Router => {
  const plain = express.static(folder, options);
  const coded = { br: codedFile(folder, 'br', options), gzip: codedFile(folder, 'gzip', options) };
  const routes = Router();
  routes.use((request, response, next) => {
    response.vary('Accept-Encoding');
    const handlers: RequestHandler[] = [...codingsFor(request).map((coding) => coded[coding]), plain];
    const serveNext = (error?: unknown): void => {
      const handler = error === undefined ? handlers.shift() : undefined;
      if (handler) void handler(request, response, serveNext);
      else next(error);
    };
    serveNext();
  });
  return routes;
};
