import { fail, ok, type Result } from '@hexfall/shared/model/result';
import type { GameState, Pile } from '@hexfall/shared/model/state';
import type { NotationCode } from '@hexfall/shared/notation/error';
import { formatPosition, type Printable } from '@hexfall/shared/notation/formatPosition';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';

/** Why a text is no position. */
export interface PositionError {
  readonly code: NotationCode | 'too-long' | 'no-json' | 'broken-link';
  /** Where in the document, as a JSON pointer; empty for the whole. */
  readonly path: string;
}

/** Characters; a position written out with all that is possible takes less. */
export const MOST_TEXT = 50_000;

/** The JSON in a text of at most that many characters. */
export const parseJson = (text: string, most = MOST_TEXT): Result<unknown, PositionError> => {
  if (text.length > most) return fail({ code: 'too-long', path: '' });
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    return fail({ code: 'no-json', path: '' });
  }
};

/** The position that a text holds as JSON in the notation, or what is wrong with it. */
export const readPositionText = (text: string): Result<GameState, PositionError> => {
  const json = parseJson(text);
  if (!json.ok) return json;
  const parsed = parsePosition(json.value);
  return parsed.ok ? parsed : fail({ code: parsed.error.code, path: parsed.error.path });
};

/*
 * Loaded when it is needed only: the page of a table does without the notation.
 */

export const SANDBOX_PATH = '/sandbox';
const NAME = '#p=';
/** Where a document lies in an address: in the fragment, which stays in the browser, or in the query, which the server gets. */
const MARK = /[#?&]p=/;
/** Characters. The fullest position takes some two thousand. */
const MOST_LINK = 20_000;

const throughStream = (bytes: Uint8Array<ArrayBuffer>, transform: CompressionStream | DecompressionStream): ReadableStream<Uint8Array> =>
  new Blob([bytes]).stream().pipeThrough(transform);

/** Reads a stream, but no more than that many bytes: null if there are more. */
const readAll = async (stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer> | null> => {
  const chunks: number[] = [];
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    chunks.push(...read.value);
    if (chunks.length <= most) continue;
    await reader.cancel();
    return null;
  }
  return Uint8Array.from(chunks);
};

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

/** The part of an address that holds a document of the notation, with its `#`: JSON, compressed. */
export const fragmentOfJson = async (document: object): Promise<string> => {
  const json = new TextEncoder().encode(JSON.stringify(document));
  const squeezed = await readAll(throughStream(json, new CompressionStream('deflate-raw')), Infinity);
  return NAME + toBase64Url(squeezed ?? new Uint8Array());
};

/** The part of an address that holds a position, with its `#`. */
export const fragmentOf = (table: Printable, piles?: readonly Pile[]): Promise<string> => fragmentOfJson(formatPosition(table, piles));

/** The address of a position in the sandbox, without the server's name. */
export const sandboxPath = async (table: Printable, piles?: readonly Pile[]): Promise<string> =>
  SANDBOX_PATH + (await fragmentOf(table, piles));

/** The longest position that the server shows in previews, in characters: it accepts no longer addresses. */
const MOST_SHOWN = 900;

/** Returns the address that makes link previews show the position, by sending it to the server; null if it is too long. */
export const shownPath = (path: string): string | null =>
  path.length - SANDBOX_PATH.length - NAME.length > MOST_SHOWN ? null : path.replace(NAME, '?p=');

const unpack = async (packed: string): Promise<string | null> => {
  try {
    const bytes = await readAll(throughStream(fromBase64Url(packed), new DecompressionStream('deflate-raw')), MOST_TEXT);
    return bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null; // neither base64 nor deflate says more than that the text is none
  }
};

/** Whether a text holds a position as `fragmentOf` or `shownPath` writes it. */
export const hasFragment = (text: string): boolean => MARK.test(text);

/** The text of the document in an address, or in its fragment or query alone. */
export const textOfFragment = async (address: string): Promise<Result<string, PositionError>> => {
  const packed = address.slice(address.search(MARK) + NAME.length).trim();
  if (packed.length > MOST_LINK) return fail({ code: 'too-long', path: '' });
  const text = await unpack(packed);
  return text === null ? fail({ code: 'broken-link', path: '' }) : ok(text);
};

/** The position in an address, or in its fragment alone. */
export const readFragment = async (address: string): Promise<Result<GameState, PositionError>> => {
  const text = await textOfFragment(address);
  return text.ok ? readPositionText(text.value) : text;
};
