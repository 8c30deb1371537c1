import type { InviteRequest, NewsRequest, PersonRequest, ProfileRequest } from '@hexfall/shared/protocol/httpRequests';
import type { Invited, PeopleList, ProfileFace, ProfileNews, ProfileStatistics, ProfileView } from '@hexfall/shared/protocol/profiles';
import type { RatingList } from '@hexfall/shared/protocol/ratingList';
import type { RatedMode } from '@hexfall/shared/rating/rating';
import { askWithKey, type KeyedAnswer } from './keyedRequest.js';

/** What the server has answered about a profile. */
export type ProfileAnswer<T> = KeyedAnswer<T>;

/** @param headers those of an invitation code. */
export const addProfile = (profile: ProfileRequest, headers: Readonly<Record<string, string>>): ProfileAnswer<ProfileView> =>
  askWithKey('/api/profiles', null, { method: 'POST', body: profile, headers });

export const fetchProfile = (key: string): ProfileAnswer<ProfileView> => askWithKey('/api/profile', key);

export const changeProfile = (key: string, face: ProfileFace): ProfileAnswer<ProfileView> =>
  askWithKey('/api/profile', key, { method: 'PUT', body: face });

export const renewProfile = (key: string, next: string): ProfileAnswer<null> =>
  askWithKey('/api/profile/renew', key, { method: 'POST', body: { key: next } });

export const deleteProfile = (key: string): ProfileAnswer<null> => askWithKey('/api/profile', key, { method: 'DELETE' });

export const fetchStatistics = (key: string): ProfileAnswer<ProfileStatistics> => askWithKey('/api/profile/statistics', key);

/** The server forgets what it has counted for the profile. */
export const deleteStatistics = (key: string): ProfileAnswer<null> => askWithKey('/api/profile/statistics', key, { method: 'DELETE' });

/** The ratings of a mode; those of the profile are marked. @param key null without a profile. */
export const fetchRatings = (key: string | null, mode: RatedMode): ProfileAnswer<RatingList> =>
  askWithKey(`/api/ratings?mode=${mode}`, key, { isPoll: true });

export const fetchPeople = (key: string): ProfileAnswer<PeopleList> => askWithKey('/api/profile/people', key, { isPoll: true });

export const requestPersonChange = (key: string, id: string, body: PersonRequest): ProfileAnswer<null> =>
  askWithKey(`/api/profile/people/${id}`, key, { method: 'POST', body });

export const requestPersonRemoval = (key: string, id: string): ProfileAnswer<null> =>
  askWithKey(`/api/profile/people/${id}`, key, { method: 'DELETE' });

export const fetchNews = (key: string, body: NewsRequest): ProfileAnswer<ProfileNews> =>
  askWithKey('/api/profile/news', key, { isPoll: true, method: 'POST', body });

export const invite = (key: string, body: InviteRequest, headers: Readonly<Record<string, string>>): ProfileAnswer<Invited> =>
  askWithKey('/api/profile/invitations', key, { method: 'POST', body, headers });

/** Declines an invitation, or takes note that one was declined. */
export const dismissInvitation = (key: string, id: string): ProfileAnswer<null> =>
  askWithKey(`/api/profile/invitations/${id}`, key, { method: 'DELETE' });

/** The profile has a seat at that table no longer. */
export const forgetProfileTable = (key: string, code: string): ProfileAnswer<null> =>
  askWithKey(`/api/profile/tables/${code}`, key, { method: 'DELETE' });
