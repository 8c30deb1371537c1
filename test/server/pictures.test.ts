import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import type { MatchPhase } from '@hexfall/shared/protocol/lobby';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import { ReadableTables } from '../../server/src/match/readableTables.js';
import { coverDrawing } from '../../server/src/pictures/cover.js';
import { PictureRenderer } from '../../server/src/pictures/PictureRenderer.js';
import { type Drawing, svgOf } from '../../server/src/pictures/renderWorker.js';
import { TablePictures } from '../../server/src/pictures/TablePictures.js';
import { InvitationPicture } from '../../server/src/rooms/InvitationPicture.js';
import type { SavedMatch } from '../../server/src/table/savedMatch.js';
import { resolveInProject } from '../support/sources.js';
import { FakeTime } from './support/FakeTime.js';
import { MemoryStore } from './support/MemoryStore.js';
import { Page } from './support/Page.js';
import { problemAt, saved, seat, statusFor } from './support/pictureRequests.js';
import { EMPTY_TABLE, NO_DEALS, playRandomly, startDuel } from './support/table.js';
import { PICTURE_WORKER, startTestApp, temporaryFolder, type TestApp } from './support/testApp.js';

const folder = temporaryFolder();
writeFileSync(join(folder.path, 'index.html'), '<html><head><title>Hexfall</title></head><body></body></html>');
const PLENTY = { windowMs: 1000, limit: 100_000 };
let app: TestApp | null = null;
let isUsual = false;

/** Starts a server; the one of the test before goes on if neither has options of its own: the thread takes a second to load. */
const start = async (options?: Parameters<typeof startTestApp>[0]): Promise<string> => {
  if (app && isUsual && !options) return app.url;
  await app?.stop();
  app = await startTestApp({ pages: folder.path, pictureWorker: PICTURE_WORKER, limits: { pictures: PLENTY }, ...options });
  isUsual = !options;
  return app.url;
};

afterAll(async () => {
  await app?.stop();
  folder.remove();
});

/** A document as the page puts it into a link. */
const packedOf = (document: object): string => deflateRawSync(JSON.stringify(document)).toString('base64url');

const EXAMPLE = JSON.parse(readFileSync(resolveInProject('docs/examples/position.json'), 'utf8')) as object;

const sizeOf = (png: Buffer): string => {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  return `${png.readUInt32BE(16)} × ${png.readUInt32BE(20)}`;
};

const pngAt = async (url: string): Promise<Buffer> => {
  const response = await fetch(url);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  return Buffer.from(await response.arrayBuffer());
};

const tagsAt = async (url: string, headers: Record<string, string> = {}): Promise<Record<string, string>> => {
  const html = await (await fetch(url, { headers })).text();
  expect(html.match(/<\/head>/g)).toHaveLength(1);
  return Object.fromEntries(
    [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)" \/>/g)].map(([, key = '', value = '']): [string, string] => [
      key,
      value,
    ]),
  );
};

describe('the pictures of link previews', () => {
  test('show a table before its match, during it and at a moment', async () => {
    const url = await start();
    const lobby = await Page.create(url);
    await lobby.sit({ army: 'borgo', name: 'Ann' });
    expect(sizeOf(await pngAt(`${url}/api/tables/${lobby.code}/picture.png`))).toBe('1200 × 630');
    const duel = await startDuel(url);
    await playRandomly(duel, 1, 12);
    const now = await pngAt(`${url}/api/tables/${duel.code}/picture.png`);
    const first = await pngAt(`${url}/api/tables/${duel.code}/picture.png?turn=0&step=0`);
    expect(sizeOf(now)).toBe('1200 × 630');
    expect(now.equals(first)).toBe(false);
    expect(sizeOf(await pngAt(`${url}/api/picture.png`))).toBe('1200 × 630');
  });

  test('are small enough for programs that refuse large ones, in every language', async () => {
    const url = await start();
    const duel = await startDuel(url);
    await playRandomly(duel, 1, 60);
    for (const path of [`/api/tables/${duel.code}/picture.png`, '/api/picture.png', '/api/puzzles/very-hard-2/picture.png'])
      expect((await pngAt(url + path)).length).toBeLessThanOrEqual(280_000);
  });

  test('are kept by browsers and shown by other sites', async () => {
    const url = await start();
    const first = await fetch(`${url}/api/picture.png?language=pl`);
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(first.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await statusFor(`${url}/api/picture.png?language=pl`, tag)).toBe(304);
    expect(await statusFor(`${url}/api/picture.png?language=pl`, '"other"')).toBe(200);
  });

  test('there are none of unknown tables', async () => {
    const url = await start();
    for (const code of ['ABCDEF', 'x', '%3Cb%3E'])
      expect(await problemAt(`${url}/api/tables/${code}/picture.png`)).toEqual([404, 'unknown-match']);
  });

  test('are of puzzles, too', async () => {
    const url = await start();
    const [first, second] = await Promise.all(['easy-1', 'very-hard-2'].map((id) => pngAt(`${url}/api/puzzles/${id}/picture.png`)));
    expect(sizeOf(first!)).toBe('1200 × 630');
    expect(first!.equals(second!)).toBe(false);
    for (const id of ['easy-9999', 'easy-0', 'x', '..%2feasy-1', 'easy-1%0a'])
      expect(await problemAt(`${url}/api/puzzles/${id}/picture.png`)).toEqual([404, 'unknown-puzzle']);
    expect(await tagsAt(`${url}/puzzles/very-hard-2`)).toMatchObject({
      'og:title': 'Hex Puzzle: very hard 2',
      'og:image': `${url}/api/puzzles/very-hard-2/picture.png?language=en`,
    });
    expect(await tagsAt(`${url}/puzzles/save-1`)).toMatchObject({ 'og:title': 'Hex Puzzle: save the HQ 1' });
    for (const path of ['/puzzles/easy-999', '/puzzles/hard-85', '/puzzles/save-999'])
      expect(await tagsAt(url + path)).toMatchObject({ 'og:image': `${url}/api/picture.png?language=en` });
  });

  test('are of positions in links of the sandbox, as long as they are positions', async () => {
    const url = await start();
    const packed = packedOf(EXAMPLE);
    const tags = await tagsAt(`${url}/sandbox?p=${packed}`);
    expect(tags).toMatchObject({
      'og:url': `${url}/sandbox?p=${packed}`,
      'og:image': `${url}/api/sandbox/picture.png?p=${packed}&amp;language=en`,
      'og:description': 'A position of Neuroshima Hex to look at, fight out and change.',
    });
    const picture = await pngAt((tags['og:image'] ?? '').replaceAll('&amp;', '&'));
    expect(sizeOf(picture)).toBe('1200 × 630');
    expect(picture.equals(await pngAt(`${url}/api/picture.png`))).toBe(false);
    const bomb = deflateRawSync(Buffer.alloc(500_000, ' ')).toString('base64url');
    for (const wrong of ['', 'x', bomb, packedOf({ format: 1 }), packed + '%22', 'A'.repeat(901), `${packed}&p=x`]) {
      expect(await problemAt(`${url}/api/sandbox/picture.png?p=${wrong}`)).toEqual([404, 'unknown-position']);
      expect(await tagsAt(`${url}/sandbox?p=${wrong}`)).toMatchObject({
        'og:url': `${url}/sandbox`,
        'og:image': `${url}/api/picture.png?language=en`,
      });
    }
  });

  test.each(['tables/ABCDEF', 'puzzles/easy-999', 'sandbox'])('are limited for each address: %s', async (path) => {
    const url = await start({ limits: { pictures: { windowMs: 60_000, limit: 2 } } });
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push((await fetch(`${url}/api/${path}/picture.png`)).status);
    expect(statuses).toEqual([404, 404, 429, 429]);
    expect((await fetch(`${url}/api/version`)).status).toBe(200);
  });

  test('a server that cannot make any says so, logs it once and goes on', async () => {
    const url = await start({ pictureWorker: join(folder.path, 'missing.js') });
    for (let i = 0; i < 3; i++) expect(await problemAt(`${url}/api/picture.png`)).toEqual([503, 'no-pictures']);
    expect(app?.log().split('pictures cannot be made')).toHaveLength(2);
    expect((await fetch(`${url}/api/version`)).status).toBe(200);
  });
});

describe('the document of an address', () => {
  test('names its picture, title and text', async () => {
    const url = await start();
    const duel = await startDuel(url);
    const tags = await tagsAt(`${url}/t/${duel.code}?turn=3&step=1`);
    expect(tags).toMatchObject({
      'og:title': 'Ann (Borgo) – Bob (Moloch) · Hexfall',
      'og:description': 'Duel. The match is being played: open the link to watch.',
      'og:url': `${url}/t/${duel.code}`,
      'og:image': `${url}/api/tables/${duel.code}/picture.png?turn=3&amp;step=1&amp;language=en`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    expect(sizeOf(await pngAt((tags['og:image'] ?? '').replaceAll('&amp;', '&')))).toBe('1200 × 630');
    const polish = await tagsAt(`${url}/t/${duel.code}`, { 'accept-language': 'pl-PL,pl;q=0.9,en;q=0.8' });
    expect(polish['og:description']).toMatch(/^Pojedynek\./);
  });

  test.each([
    ['game:720+10', 'Duel, 12 min + 10 sec a turn.', 'Pojedynek, 12 min + 10 sek. na turę.'],
    ['game:5400+0', 'Duel, 1 hour 30 min for the match.', 'Pojedynek, 1 godzina 30 min na partię.'],
    ['days:2', 'Duel, 2 days a turn.', 'Pojedynek, 2 dni na turę.'],
  ] as const)('says by which clock it is played: %s', async (clock, english, polish) => {
    const url = await start();
    const { code } = await startDuel(url, { clock });
    expect((await tagsAt(`${url}/t/${code}`))['og:description']).toContain(english);
    expect((await tagsAt(`${url}/t/${code}`, { 'accept-language': 'pl' }))['og:description']).toContain(polish);
  });

  test('is general for unknown tables, other pages and when the store is lost', async () => {
    const url = await start();
    const general = { 'og:title': 'Hexfall: Neuroshima Hex online', 'og:image': `${url}/api/picture.png?language=en` };
    for (const path of ['/', '/t/ABCDEF', '/t/%2e%2e', '/sandbox', '/learn', '/puzzles', '/puzzles/easy-x'])
      expect(await tagsAt(url + path)).toMatchObject(general);
    class Lost extends MemoryStore {
      override stamps(): Promise<never> {
        return Promise.reject(new Error('lost'));
      }
    }
    const lost = await start({ store: await Lost.open() });
    expect((await tagsAt(`${lost}/t/ABCDEF`))['og:title']).toBe(general['og:title']);
  });

  test('invites to a table with a free seat, in the language of the reader', async () => {
    const url = await start();
    const page = await Page.create(url);
    await page.sit({ army: 'borgo', name: 'Ann' });
    expect(await tagsAt(`${url}/t/${page.code}`)).toMatchObject({
      'og:title': 'Ann invites you to Neuroshima Hex',
      'og:description': 'Ann (Borgo). Duel. Waiting for players: open the link to sit down.',
    });
    expect((await tagsAt(`${url}/t/${page.code}`, { 'accept-language': 'de' }))['og:title']).toBe('Ann lädt dich zu Neuroshima Hex ein');
  });

  test('invites as a friend where the host has given no name, in whatever language that is said', async () => {
    const url = await start();
    for (const name of ['Player', 'Spieler', 'Гравець 2']) {
      const page = await Page.create(url);
      await page.sit({ army: 'borgo', name });
      expect((await tagsAt(`${url}/t/${page.code}`))['og:title']).toBe('Your friend invites you to Neuroshima Hex');
    }
  });

  test('the names of players are no markup', async () => {
    const url = await start();
    const page = await Page.create(url);
    await page.sit({ army: 'borgo', name: `"><script>$&'` });
    const html = await (await fetch(`${url}/t/${page.code}`)).text();
    expect(html).not.toContain('<script');
    expect(html).toContain('&quot;&gt;&lt;script&gt;$&amp;&#39; (Borgo)');
  });

  test('below a path of a proxy it names addresses there', async () => {
    const url = await start({ basePath: '/games/hexfall' });
    expect((await tagsAt(`${url}/games/hexfall/`))['og:image']).toBe(`${url}/games/hexfall/api/picture.png?language=en`);
  });
});

test('the address of a picture is that of the site, whatever name the proxy sends', async () => {
  const origins = ['https://hexfall.example', 'https://other.example'];
  const url = await start({ origins });
  expect((await tagsAt(`${url}/`))['og:image']).toBe('https://hexfall.example/api/picture.png?language=en');
});

const picturesOf = (match: SavedMatch | null, cacheBytes?: number) => {
  const state = { match, stamp: '1', isIdle: true };
  const store = {
    stamps: jest.fn(() => Promise.resolve(new Map(state.match ? [['ABCDEF', state.stamp]] : []))),
    load: jest.fn(() => Promise.resolve(state.match)),
  };
  const render = jest.fn((drawing: Drawing) => Promise.resolve<Uint8Array | 'busy'>(Buffer.from(svgOf(drawing))));
  const drawBoard = (): Promise<'busy'> => Promise.resolve('busy');
  const renderer = {
    render,
    drawBoard,
    hasRoom: true,
    get isIdle() {
      return state.isIdle;
    },
  };
  const tables = new ReadableTables({ ...store, loadTable: () => Promise.resolve(state.match), deals: NO_DEALS });
  return { pictures: new TablePictures(tables, store, renderer, true, cacheBytes), store, render, state };
};

const textOf = async (match: SavedMatch): Promise<string> => {
  const picture = await picturesOf(match).pictures.ofTable('ABCDEF', null, 'en');
  return typeof picture === 'string' ? picture : Buffer.from(picture.png).toString();
};

/** A table whose set-up changes, and what its picture is prepared for. */
const invitation = () => {
  const time = new FakeTime();
  const table = { code: 'ABCDEF', phase: 'lobby' as MatchPhase, setup: EMPTY_TABLE };
  const prepare = jest.fn(() => Promise.resolve());
  const context = { table, services: { time, tablePictures: { prepare } } } as unknown as ConstructorParameters<
    typeof InvitationPicture
  >[0];
  return { time, table, prepare, picture: new InvitationPicture(context) };
};

describe('the picture of an invitation', () => {
  test('is made a second after the last change in the lobby, once, and not any more when the match has started', () => {
    const { time, table, prepare, picture } = invitation();
    picture.schedule();
    time.pass(999);
    table.setup = { ...EMPTY_TABLE };
    picture.schedule();
    time.pass(999);
    expect(prepare).not.toHaveBeenCalled();
    time.pass(1);
    picture.schedule();
    time.pass(5000);
    expect(prepare.mock.calls).toEqual([['ABCDEF']]);
    table.setup = { ...EMPTY_TABLE };
    picture.schedule();
    table.phase = 'playing';
    table.setup = { ...EMPTY_TABLE };
    picture.schedule();
    time.pass(5000);
    expect(prepare).toHaveBeenCalledTimes(1);
  });

  test('is not made any more when the table is gone', () => {
    const { time, prepare, picture } = invitation();
    picture.schedule();
    picture.stop();
    time.pass(5000);
    expect(prepare).not.toHaveBeenCalled();
  });

  test('is there when it is asked for, unless others wait for theirs or many are made', async () => {
    const { pictures, render } = picturesOf(saved('a'));
    await pictures.prepare('ABCDEF');
    await pictures.ofTable('ABCDEF', null, 'en');
    expect(render).toHaveBeenCalledTimes(1);
    const busy = picturesOf(saved('a'));
    busy.state.isIdle = false;
    await busy.pictures.prepare('ABCDEF');
    expect(busy.render).not.toHaveBeenCalled();
    const many = picturesOf(saved('a'), 0);
    for (let i = 0; i < 50; i++) await many.pictures.prepare('ABCDEF');
    expect(many.render.mock.calls.length).toBeLessThan(15);
  });

  test('says who invites to what, as long as a seat is free', async () => {
    const { setup } = saved(null);
    const waiting = { ...saved(null), setup: { ...setup, seats: [seat('Ann', 'borgo'), null] } };
    expect(await textOf(waiting)).toContain('Ann invites you to Neuroshima Hex');
    const unnamed = { ...waiting, setup: { ...setup, seats: [seat('Jugador', 'borgo'), null] } };
    expect(await textOf(unnamed)).toContain('Your friend invites you to Neuroshima Hex');
    expect(await textOf(saved(null))).not.toContain('invites');
  });
});

describe('making pictures', () => {
  test('happens once, until the table changes', async () => {
    const { pictures, store, render, state } = picturesOf(saved('a'));
    const both = await Promise.all([pictures.ofTable('ABCDEF', null, 'en'), pictures.ofTable('ABCDEF', null, 'en')]);
    expect(both[0]).toBe(both[1]);
    expect(await pictures.ofTable('ABCDEF', null, 'en')).toBe(both[0]);
    expect([store.load.mock.calls.length, render.mock.calls.length]).toEqual([1, 1]);
    await pictures.ofTable('ABCDEF', null, 'pl');
    await pictures.ofTable('ABCDEF', { turn: 1, step: 0 }, 'en');
    state.stamp = '2';
    await pictures.ofTable('ABCDEF', null, 'en');
    expect(render.mock.calls).toHaveLength(4);
  });

  test('a failure is not kept', async () => {
    const { pictures, render } = picturesOf(saved('a'));
    render.mockResolvedValueOnce('busy');
    expect(await pictures.ofTable('ABCDEF', null, 'en')).toBe('busy');
    expect(await pictures.ofTable('ABCDEF', null, 'en')).toHaveProperty('tag');
  });

  test('the seed of a running match is not in its picture', async () => {
    const picture = await textOf(saved('one seed'));
    expect(picture).toMatch(/^<svg/);
    expect(picture).toContain('Placing the HQs');
    expect(await textOf(saved('another seed'))).toBe(picture);
    expect(picture).not.toMatch(/seed|secret/);
    const { pictures, render } = picturesOf(saved('one seed'));
    await pictures.ofTable('ABCDEF', null, 'en');
    expect(JSON.stringify(render.mock.calls)).not.toMatch(/seed|secret|piles/);
  });

  test('a match by other rules is shown as a table', async () => {
    expect(await textOf({ ...saved('a'), rules: RULES_VERSION + 1 })).toContain('About to start');
  });

  test('no more wait for the thread than fit', async () => {
    const renderer = new PictureRenderer({ worker: PICTURE_WORKER, queue: 2, limitMs: 120_000, nice: 0 });
    const drawing = coverDrawing('en');
    const made = await Promise.all([renderer.render(drawing), renderer.render(drawing), renderer.render(drawing)]);
    expect(made.map((one) => (typeof one === 'string' ? one : sizeOf(Buffer.from(one))))).toEqual(['1200 × 630', '1200 × 630', 'busy']);
    await renderer.stop();
  });

  test('ends with the server, which is no fault', async () => {
    const onFault = jest.fn();
    const renderer = new PictureRenderer({ worker: PICTURE_WORKER, limitMs: 120_000, onFault });
    const underWay = renderer.render(coverDrawing('en'));
    await renderer.stop();
    expect([await underWay, await renderer.render(coverDrawing('en'))]).toEqual(['unavailable', 'unavailable']);
    expect(onFault).not.toHaveBeenCalled();
  });
});
