import { fail, ok, type Result } from '@hexfall/shared/model/result';
import type { ApiError } from '@hexfall/shared/protocol/http';
import type { InviteRequest, NewsRequest, PersonRequest, ProfileRequest } from '@hexfall/shared/protocol/httpRequests';
import type { Invited, PeopleList, ProfileFace, ProfileNews, ProfileStatistics, ProfileView } from '@hexfall/shared/protocol/profiles';
import { addressOf } from './address.js';
import { askPatiently, readProblem } from './api.js';
import { request } from './request.js';

/** What the server has answered about a profile; null if it has not answered. */
export type ProfileAnswer<T> = Promise<Result<T, ApiError | null>>;

interface Asked {
  /** Whether the request is sent periodically. If so it is not repeated while the server is busy. */
  readonly isPoll?: boolean;
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks in the name of a profile: its key is in a header and never in an address. */
const ask = async <T>(
  path: string,
  key: string | null,
  { isPoll = false, method = 'GET', body, headers }: Asked = {},
): ProfileAnswer<T> => {
  try {
    const answer = await (isPoll ? request : askPatiently)(addressOf(path), {
      method,
      // A removal is sent even if the page is closed at once.
      keepalive: method === 'DELETE',
      headers: {
        ...(key !== null && { authorization: `Bearer ${key}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) return fail(await readProblem(answer));
    return ok((answer.status === 204 ? null : await answer.json()) as T);
  } catch {
    return fail(null);
  }
};

/** @param headers those of an invitation code. */
export const addProfile = (profile: ProfileRequest, headers: Readonly<Record<string, string>>): ProfileAnswer<ProfileView> =>
  ask('/api/profiles', null, { method: 'POST', body: profile, headers });

export const fetchProfile = (key: string): ProfileAnswer<ProfileView> => ask('/api/profile', key);

export const changeProfile = (key: string, face: ProfileFace): ProfileAnswer<ProfileView> =>
  ask('/api/profile', key, { method: 'PUT', body: face });

export const renewProfile = (key: string, next: string): ProfileAnswer<null> =>
  ask('/api/profile/renew', key, { method: 'POST', body: { key: next } });

export const deleteProfile = (key: string): ProfileAnswer<null> => ask('/api/profile', key, { method: 'DELETE' });

export const fetchStatistics = (key: string): ProfileAnswer<ProfileStatistics> => ask('/api/profile/statistics', key);

/** The server forgets what it has counted for the profile. */
export const deleteStatistics = (key: string): ProfileAnswer<null> => ask('/api/profile/statistics', key, { method: 'DELETE' });

export const fetchPeople = (key: string): ProfileAnswer<PeopleList> => ask('/api/profile/people', key, { isPoll: true });

export const requestPersonChange = (key: string, id: string, body: PersonRequest): ProfileAnswer<null> =>
  ask(`/api/profile/people/${id}`, key, { method: 'POST', body });

export const requestPersonRemoval = (key: string, id: string): ProfileAnswer<null> =>
  ask(`/api/profile/people/${id}`, key, { method: 'DELETE' });

export const fetchNews = (key: string, body: NewsRequest): ProfileAnswer<ProfileNews> =>
  ask('/api/profile/news', key, { isPoll: true, method: 'POST', body });

export const invite = (key: string, body: InviteRequest, headers: Readonly<Record<string, string>>): ProfileAnswer<Invited> =>
  ask('/api/profile/invitations', key, { method: 'POST', body, headers });

/** Declines an invitation, or takes note that one was declined. */
export const dismissInvitation = (key: string, id: string): ProfileAnswer<null> =>
  ask(`/api/profile/invitations/${id}`, key, { method: 'DELETE' });

/** The profile has a seat at that table no longer. */
export const forgetProfileTable = (key: string, code: string): ProfileAnswer<null> =>
  ask(`/api/profile/tables/${code}`, key, { method: 'DELETE' });
