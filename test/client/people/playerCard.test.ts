import '../store/support/browserGlobals.js';
import type { ApiError } from '@hexfall/shared/protocol/http';
import type { Crest } from '@hexfall/shared/protocol/profiles';
import { profileNews, recordNews, refreshCard, removeCard, renewCard, saveCard } from '../../../client/src/people/playerCard.js';
import { ownProfile } from '../../../client/src/platform/ownProfile.js';
import { newKey } from '../../../client/src/platform/seatKeys.js';
import { settings } from '../../../client/src/platform/settings.js';

const CREST: Crest = { shape: 'moon', color: 'teal' };

/** What happens to a request on its way; `answer` sends it to the server. */
type Way = (answer: () => Response) => Response;

const LOST: Way = () => {
  throw new TypeError('Failed to fetch');
};

const ANSWER_LOST: Way = (answer) => {
  answer();
  throw new TypeError('Failed to fetch');
};

const refusal = (status: number, code: string): Response =>
  Response.json({ code, message: code } satisfies Pick<ApiError, 'code' | 'message'>, { status });

const refused =
  (status: number, code: string): Way =>
  () =>
    refusal(status, code);

/** A server with one player card, and the way to it. */
class CardServer {
  /** The key that proves the card; null if it is deleted. */
  key: string | null;
  /** The keys that the card was to be renewed with. */
  readonly renewals: string[] = [];
  /** How the next requests fare; afterwards all are answered. */
  readonly ways: Way[] = [];

  constructor(key: string) {
    this.key = key;
  }

  readonly fetch = (_address: unknown, { method = 'GET', headers = {}, body }: RequestInit = {}): Promise<Response> => {
    const sent = JSON.parse(typeof body === 'string' ? body : 'null') as { readonly key?: string } | null;
    const proof = (headers as Readonly<Record<string, string>>)['authorization']?.replace('Bearer ', '') ?? '';
    if (sent?.key !== undefined) this.renewals.push(sent.key);
    const way = this.ways.shift() ?? ((answer) => answer());
    return new Promise((resolve) => resolve(way(() => this.#answer(proof, method, sent?.key))));
  };

  #answer(proof: string, method: string, renewal?: string): Response {
    if (proof !== this.key) return refusal(401, 'unknown-profile');
    if (method === 'DELETE') this.key = null;
    if (renewal === undefined && method !== 'DELETE') return Response.json({ name: 'Ann', crest: CREST, tables: 1, people: 0 });
    if (renewal !== undefined) this.key = renewal;
    return new Response(null, { status: 204 });
  }
}

describe('renewing a player card never loses it', () => {
  const realFetch = globalThis.fetch;
  let server: CardServer;
  let first: string;

  beforeEach(() => {
    first = newKey();
    server = new CardServer(first);
    globalThis.fetch = server.fetch;
    settings.name.value = 'Ann';
    ownProfile.value = { key: first, next: null, crest: CREST, isRevoked: false };
  });

  afterEach(() => {
    globalThis.fetch = realFetch;
  });

  /** The browser and the server agree on the key of the card. */
  const expectCard = (): void => expect(ownProfile.value).toMatchObject({ key: server.key, isRevoked: false });

  test('where the answer is lost: the next question finds out that the new key holds', async () => {
    server.ways.push(ANSWER_LOST);
    expect((await renewCard()).ok).toBe(false);
    expect(server.key).not.toBe(first);
    expect((await refreshCard()).ok).toBe(true);
    expectCard();
    expect(ownProfile.value?.next).toBeNull();
  });

  test.each<[what: string, way: Way]>([
    ['the request', LOST],
    ['the answer', ANSWER_LOST],
  ])('where %s is lost: renewing it again sends the same key', async (_what, way) => {
    server.ways.push(way);
    await renewCard();
    expect((await renewCard()).ok).toBe(true);
    expect(new Set(server.renewals).size).toBe(1);
    expectCard();
  });

  test.each<[what: string, way: Way]>([
    ['refuses because of too many questions', refused(429, 'rate-limited')],
    ['has failed', refused(500, 'failed')],
    ['is out of reach', LOST],
  ])('where the server that is asked next %s', async (_what, way) => {
    server.ways.push(ANSWER_LOST);
    await renewCard();
    server.ways.push(way);
    await refreshCard();
    expect((await refreshCard()).ok).toBe(true);
    expectCard();
  });

  test('where the request arrives after the server was asked', async () => {
    let arrive = (): void => undefined;
    server.ways.push((answer) => {
      arrive = () => void answer();
      throw new TypeError('Failed to fetch');
    });
    await renewCard();
    expect((await refreshCard()).ok).toBe(true);
    expectCard();
    expect((await saveCard({ shape: 'star', color: 'red' })).ok).toBe(true);
    arrive();
    expect(server.key).not.toBe(first);
    expect((await refreshCard()).ok).toBe(true);
    expectCard();
  });

  test('where it is changed next: the change is made with the key that holds', async () => {
    server.ways.push(ANSWER_LOST);
    await renewCard();
    expect((await saveCard({ shape: 'star', color: 'red' })).ok).toBe(true);
    expectCard();
  });

  test('where it is deleted next: it is deleted with the key that holds', async () => {
    server.ways.push(ANSWER_LOST);
    await renewCard();
    expect((await removeCard()).ok).toBe(true);
    expect(server.key).toBeNull();
    expect(ownProfile.value).toBeNull();
  });

  test('a key that the server refuses is not sent again', async () => {
    server.ways.push(refused(409, 'key-used'));
    expect((await renewCard()).ok).toBe(false);
    expectCard();
    expect((await renewCard()).ok).toBe(true);
    expect(new Set(server.renewals).size).toBe(2);
    expectCard();
  });

  test('a card that another device has renewed is revoked here', async () => {
    server.key = newKey();
    expect((await renewCard()).ok).toBe(false);
    expect(ownProfile.value).toMatchObject({ key: first, isRevoked: true });
  });
});

describe('what is new for a player card', () => {
  const NEWS = { invitations: [], present: [], lately: [], declined: [] };

  test('stays where the server cannot be asked, and is forgotten with the card that it is of', () => {
    recordNews('first', NEWS);
    expect(profileNews.value).toBe(NEWS);
    recordNews('first', null);
    expect(profileNews.value).toBe(NEWS);
    recordNews('second', null);
    expect(profileNews.value).toBe('failed');
    recordNews('second', { ...NEWS });
    expect(profileNews.value).toEqual(NEWS);
  });
});
