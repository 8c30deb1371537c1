import type { Crest, PeopleList, ProfileNews } from '@hexfall/shared/protocol/profiles';
import type { CreateOptions } from '@hexfall/shared/protocol/requests';
import { PATIENCE_MS } from '../../support/eventually.js';
import { newKey, Page, type Pages } from './Page.js';

export interface Asked {
  /** The key of a profile. */
  readonly key?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request to the API of a server. */
export const askApi = (url: string, method: string, path: string, { key, body, headers = {} }: Asked = {}): Promise<Response> =>
  fetch(url + path, {
    method,
    headers: {
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

/** The status and the code of a refused request. */
export const problem = async (answer: Promise<Response>): Promise<string> => {
  const response = await answer;
  const { code } = (await response.json()) as { readonly code: string };
  return `${response.status} ${code}`;
};

export const CREST: Crest = { shape: 'bolt', color: 'blue' };

/** What tests ask in the name of profiles. @param server where its address is, and what closes its pages. */
export const profileRequests = (server: () => { readonly url: string; readonly pages: Pages }) => {
  const ask = (method: string, path: string, asked?: Asked): Promise<Response> => askApi(server().url, method, path, asked);

  /** A profile of that name; gives its key. */
  const profile = async (name: string, crest = CREST, headers: Readonly<Record<string, string>> = {}): Promise<string> => {
    const key = newKey();
    const made = await ask('POST', '/api/profiles', { body: { key, name, crest }, headers });
    expect(made.status).toBe(200);
    return key;
  };

  const people = async (key: string): Promise<PeopleList> =>
    (await (await ask('GET', '/api/profile/people', { key })).json()) as PeopleList;
  const news = async (key: string, place: 'here' | 'table' = 'here'): Promise<ProfileNews> =>
    (await (await ask('POST', '/api/profile/news', { key, body: { place } })).json()) as ProfileNews;
  const say = async (key: string, id: string, body: object): Promise<number> =>
    (await ask('POST', `/api/profile/people/${id}`, { key, body })).status;
  const invite = (key: string, to: string): Promise<Response> =>
    ask('POST', '/api/profile/invitations', { key, body: { to, key: newKey() } });

  /** A duel of two profiles, which has begun. @param wish how its table is made. */
  const duel = async (
    ann: string,
    bob: string,
    wish: Omit<CreateOptions, 'protocol'> = {},
  ): Promise<{ readonly a: Page; readonly b: Page; readonly code: string }> => {
    const a = await server().pages.add(Page.createAs(server().url, wish));
    await a.sit({ army: 'borgo', name: 'Ann', profile: ann });
    const b = await server().pages.add(Page.join(server().url, a.code));
    await b.sit({ army: 'moloch', name: 'Bob', profile: bob });
    await a.until(() => a.state.phase === 'playing');
    return { a, b, code: a.code };
  };

  /** The id under which the first person of a list is known. */
  const idOf = async (key: string): Promise<string> => {
    for (const end = performance.now() + PATIENCE_MS; performance.now() < end;) {
      const [person] = (await people(key)).people;
      if (person) return person.id;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error('nobody was met');
  };

  /** Two profiles that have played a match. */
  const met = async () => {
    const [ann, bob] = [await profile('Ann'), await profile('Bob', { shape: 'star', color: 'red' })];
    const { code } = await duel(ann, bob);
    return { ann, bob, code, bobId: await idOf(ann), annId: await idOf(bob) };
  };

  /** The same, who show each other when they are here. */
  const friends = async () => {
    const both = await met();
    await say(both.ann, both.bobId, { shows: true });
    await say(both.bob, both.annId, { shows: true });
    return both;
  };

  return { ask, profile, people, news, say, invite, duel, idOf, met, friends };
};
