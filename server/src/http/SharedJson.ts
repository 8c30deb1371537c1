import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import type { Request, Response } from 'express';

const compress = promisify(deflateRaw);

/** RFC 1952: deflated, without a time or a name, made on any system. */
const GZIP_HEADER = Buffer.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff);

/** RFC 1951: the last block, of bytes as they are. */
const LAST_STORED = 1;
const MOST_STORED = 0xffff;

/** The end of a gzip file: a block of its last bytes, its checksum and its length. */
const gzipEnd = (last: Buffer, checksum: number, length: number): Buffer => {
  if (last.length > MOST_STORED) throw new Error('what readers do not share is too long');
  const head = Buffer.allocUnsafe(5);
  head.writeUInt8(LAST_STORED);
  head.writeUInt16LE(last.length, 1);
  head.writeUInt16LE(last.length ^ MOST_STORED, 3);
  const tail = Buffer.allocUnsafe(8);
  tail.writeUInt32LE(checksum);
  tail.writeUInt32LE(length, 4);
  return Buffer.concat([head, last, tail]);
};

/** A JSON object for many readers: what they share is written and compressed once, and each gets some fields more. */
export class SharedJson {
  /** Without the brace that ends the object. */
  readonly #start: Buffer;
  readonly #checksum: number;
  #compressed: Promise<Buffer> | null = null;

  /** @param shared has fields, and none of those that each reader gets. */
  constructor(shared: object) {
    this.#start = Buffer.from(JSON.stringify(shared).slice(0, -1));
    this.#checksum = crc32(this.#start);
  }

  /** Answers a request with the shared fields and those of its sender, compressed if it reads that. */
  async send(request: Request, response: Response, own: object): Promise<void> {
    const end = Buffer.from(`,${JSON.stringify(own).slice(1)}`);
    response.type('json').vary('Accept-Encoding');
    if (request.acceptsEncodings('gzip') === false) return void response.end(Buffer.concat([this.#start, end]));
    const compressed = await this.#compress();
    const last = gzipEnd(end, crc32(end, this.#checksum), this.#start.length + end.length);
    response.set('Content-Encoding', 'gzip').end(Buffer.concat([GZIP_HEADER, compressed, last]));
  }

  /** Full blocks that end with a whole byte, so that others can follow them. */
  #compress(): Promise<Buffer> {
    return (this.#compressed ??= compress(this.#start, { finishFlush: constants.Z_FULL_FLUSH }));
  }
}
