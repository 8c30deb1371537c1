import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { MAPS } from '@hexfall/shared/content/maps';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { ReadableTables } from '../../server/src/match/readableTables.js';
import { type BoardDrawing, svgOfBoard } from '../../server/src/pictures/renderWorker.js';
import { TablePictures } from '../../server/src/pictures/TablePictures.js';
import type { SavedMatch } from '../../server/src/table/savedMatch.js';
import { Page } from './support/Page.js';
import { problemAt, saved, statusFor } from './support/pictureRequests.js';
import { EMPTY_TABLE, NO_DEALS, playRandomly, startDuel } from './support/table.js';
import { PICTURE_WORKER, startTestApp, type TestApp } from './support/testApp.js';

let app: TestApp | null = null;

const start = async (options: Parameters<typeof startTestApp>[0] = {}): Promise<string> => {
  app = await startTestApp({ pictureWorker: PICTURE_WORKER, ...options });
  return app.url;
};

afterEach(async () => {
  await app?.stop();
  app = null;
});

interface RawAnswer {
  readonly headers: IncomingHttpHeaders;
  /** As it came over the wire. */
  readonly body: Buffer;
}

const rawOf = (url: string, accepted: string): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': accepted } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
    }).on('error', reject);
  });

const picturesOf = (match: SavedMatch) => {
  const state = { stamp: '1', hasRoom: true };
  const store = { stamps: () => Promise.resolve(new Map([['ABCDEF', state.stamp]])), load: jest.fn(() => Promise.resolve(match)) };
  const drawBoard = jest.fn((drawing: BoardDrawing) =>
    Promise.resolve<{ br: Uint8Array; gzip: Uint8Array } | 'busy'>({ br: Buffer.from(svgOfBoard(drawing)), gzip: Buffer.from('') }),
  );
  const render = (): Promise<'busy'> => Promise.resolve('busy');
  const renderer = {
    render,
    drawBoard,
    isIdle: true,
    get hasRoom() {
      return state.hasRoom;
    },
  };
  const tables = new ReadableTables({ ...store, loadTable: () => Promise.resolve(match), deals: NO_DEALS });
  return { pictures: new TablePictures(tables, store, renderer), drawBoard, load: store.load, state };
};

test('a match is not read while the thread has no room for its board', async () => {
  const { pictures, load, state } = picturesOf(saved('a'));
  state.hasRoom = false;
  expect([await pictures.board('ABCDEF', null), await pictures.ofTable('ABCDEF', null, 'en')]).toEqual(['busy', 'busy']);
  expect(load).not.toHaveBeenCalled();
  state.hasRoom = true;
  expect(await pictures.board('ABCDEF', null)).toHaveProperty('svg');
});

describe('the board of a table', () => {
  test('is an SVG that browsers keep if its address has the number of intents', async () => {
    const url = await start();
    const duel = await startDuel(url);
    await playRandomly(duel, 1, 12);
    const board = `${url}/api/tables/${duel.code}/board.svg`;
    const kept = await fetch(`${board}?seq=1`);
    expect([kept.status, kept.headers.get('content-type'), kept.headers.get('cache-control'), kept.headers.get('vary')]).toEqual([
      200,
      'image/svg+xml',
      'public, max-age=2592000, immutable',
      expect.stringContaining('Accept-Encoding'),
    ]);
    const before = await kept.text();
    expect(before).toMatch(/^<svg .*<\/svg>$/s);
    await playRandomly(duel, 2, 1);
    expect(await (await fetch(`${board}?seq=1`)).text()).toBe(before);
    const now = await fetch(board);
    expect(now.headers.get('cache-control')).toBe('no-cache');
    expect(await now.text()).not.toBe(before);
    // Not played yet, and no number: as it is now.
    for (const seq of ['900', 'x', '-1', '5e3']) {
      const other = await fetch(`${board}?seq=${seq}`);
      expect([other.headers.get('etag'), other.headers.get('cache-control')]).toEqual([now.headers.get('etag'), 'no-cache']);
    }
    expect(await statusFor(board, 'W/"other"')).toBe(200);
    const plain = (await rawOf(board, 'identity')).headers.etag ?? '';
    expect(await statusFor(board, plain)).toBe(304);
  });

  test('is compressed as the client likes it', async () => {
    const url = await start();
    const duel = await startDuel(url);
    await playRandomly(duel, 1, 12);
    const board = `${url}/api/tables/${duel.code}/board.svg?seq=12`;
    const [br, gzip, plain] = [await rawOf(board, 'gzip, br'), await rawOf(board, 'gzip'), await rawOf(board, 'identity')];
    expect([br, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(br.body.length).toBeLessThan(30_000);
    expect(plain.body.length).toBeGreaterThan(100_000);
    expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  test('is empty before the match, and there is none of unknown tables', async () => {
    const url = await start();
    const lobby = await Page.create(url);
    const board = await fetch(`${url}/api/tables/${lobby.code}/board.svg?seq=0`);
    expect([board.status, board.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    for (const code of ['ABCDEF', 'x', '%3Cb%3E'])
      expect(await problemAt(`${url}/api/tables/${code}/board.svg`)).toEqual([404, 'unknown-match']);
  });

  test('is limited for each address', async () => {
    const url = await start({ limits: { boards: { windowMs: 60_000, limit: 2 } } });
    const statuses: number[] = [];
    for (let i = 0; i < 3; i++) statuses.push((await fetch(`${url}/api/tables/ABCDEF/board.svg?seq=${i}`)).status);
    expect(statuses).toEqual([404, 404, 429]);
  });

  test('does not depend on what is hidden', async () => {
    const boardOf = async (seed: string): Promise<string> => {
      const { pictures, drawBoard } = picturesOf(saved(seed));
      const board = await pictures.board('ABCDEF', null);
      expect(JSON.stringify(drawBoard.mock.calls)).not.toMatch(/seed|secret|piles/);
      return typeof board === 'string' ? board : Buffer.from(board.svg.br).toString();
    };
    const board = await boardOf('one seed');
    expect(board).toContain('<title>Hexfall · ABCDEF</title>');
    expect(await boardOf('another seed')).toBe(board);
    expect(board).not.toMatch(/seed|secret|Ann/);
  });

  test('is as wide as the board needs', async () => {
    for (const [options, size] of [
      [{ board: 'main' }, 'width="232" height="250"'],
      [{ board: 'expanded', terrain: MAPS[0]!.terrain }, 'width="228" height="250"'],
    ] as const) {
      const { pictures } = picturesOf({ ...saved(null), setup: { ...EMPTY_TABLE, options: { ...DEFAULT_OPTIONS, ...options } } });
      const board = await pictures.board('ABCDEF', 0);
      expect(typeof board === 'string' ? board : Buffer.from(board.svg.br).toString()).toContain(size);
    }
  });

  test('is drawn once for each state, and a failure is not kept', async () => {
    const { pictures, drawBoard, state } = picturesOf(saved('a'));
    drawBoard.mockResolvedValueOnce('busy');
    expect(await pictures.board('ABCDEF', null)).toBe('busy');
    const both = await Promise.all([pictures.board('ABCDEF', null), pictures.board('ABCDEF', null)]);
    expect(both[0]).toBe(both[1]);
    state.stamp = '2';
    await pictures.board('ABCDEF', null);
    expect(drawBoard.mock.calls).toHaveLength(3);
  });
});
