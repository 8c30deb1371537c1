import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import type { Table } from '@hexfall/shared/model/state';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';

/**
 * The longest position in a link, in characters, so that the address of its picture is not too long for the server. A board of 25 units
 * takes some 500.
 */
export const MOST_PACKED = 900;
/** Bytes of what they say. */
const MOST_BYTES = 50_000;

const PACKED = /^[\w-]+$/;

const unpack = promisify(inflateRaw);

/** Returns the table of a position in the query of a sandbox link, as the page writes it: JSON, compressed, in base64url. Null for anything else. */
export const linkedPosition = async (packed: unknown): Promise<Table | null> => {
  if (typeof packed !== 'string' || packed.length > MOST_PACKED || !PACKED.test(packed)) return null;
  try {
    const bytes = await unpack(Buffer.from(packed, 'base64url'), { maxOutputLength: MOST_BYTES });
    const position = parsePosition(JSON.parse(bytes.toString('utf8')));
    return position.ok ? position.value.table : null;
  } catch {
    return null; // neither deflate nor JSON says more than that the text is none
  }
};
