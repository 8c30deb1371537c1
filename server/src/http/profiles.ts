import type { Request, Response } from 'express';
import type { Result } from '@hexfall/shared/model/result';
import {
  InviteRequestSchema,
  NewsRequestSchema,
  PersonRequestSchema,
  ProfileFaceSchema,
  ProfileRequestSchema,
  RenewRequestSchema,
} from '@hexfall/shared/protocol/httpRequests';
import type { Invited, PeopleList, ProfileNews, ProfileStatistics, ProfileView } from '@hexfall/shared/protocol/profiles';
import type { RatingList } from '@hexfall/shared/protocol/ratingList';
import { RATED_MODES, ratedModeOf } from '@hexfall/shared/rating/rating';
import { readTableCode } from '../security/credentials.js';
import type { SavedProfile } from '../store/ProfileStore.js';
import { bodyOf } from './bodies.js';
import { ApiProblem } from './problems.js';
import type { Handlers, RouteName } from './routes.js';
import type { ProfileProblem, Profiles } from './services/Profiles.js';

const STATUSES: Readonly<Record<ProfileProblem['code'], number>> = {
  malformed: 400,
  'name-not-listed': 422,
  'unknown-person': 404,
  'too-soon': 409,
  'too-many-invitations': 409,
  'key-used': 409,
  'rated-match': 409,
};

const valueOf = <T>(result: Result<T, ProfileProblem>): T => {
  if (result.ok) return result.value;
  throw new ApiProblem(STATUSES[result.error.code], result.error.code, result.error.message);
};

const BEARER = /^Bearer ([\w-]{22})$/;

/** The key of a profile in a request; null if it has none. */
export const profileKeyOf = ({ headers }: Pick<Request, 'headers'>): string | null => BEARER.exec(headers.authorization ?? '')?.[1] ?? null;

/** Profiles and their ratings. Everything but the creation and the list of ratings needs the key of a profile. */
export const profileHandlers = (
  profiles: Profiles,
): Handlers<Extract<RouteName, `${string} /api/profile${string}` | 'GET /api/ratings'>> => {
  const find = async (request: Pick<Request, 'headers'>): Promise<SavedProfile | null> => {
    const key = profileKeyOf(request);
    return key === null ? null : profiles.prove(key);
  };
  const prove = async (request: Pick<Request, 'headers'>): Promise<SavedProfile> => {
    const profile = await find(request);
    if (profile) return profile;
    throw new ApiProblem(401, 'unknown-profile', 'This player card is not valid: it was renewed or deleted, or has expired.');
  };
  const done = (response: Response): void => void response.status(204).end();
  return {
    'POST /api/profiles': async (request, response) => {
      response.json(valueOf(await profiles.add(bodyOf(request, ProfileRequestSchema))) satisfies ProfileView);
    },
    'GET /api/profile': async (request, response) => {
      response.json((await profiles.view(await prove(request))) satisfies ProfileView);
    },
    'PUT /api/profile': async (request, response) => {
      const profile = await prove(request);
      response.json(valueOf(await profiles.change(profile, bodyOf(request, ProfileFaceSchema))) satisfies ProfileView);
    },
    'DELETE /api/profile': async (request, response) => {
      await profiles.remove(await prove(request));
      done(response);
    },
    'POST /api/profile/renew': async (request, response) => {
      const profile = await prove(request);
      valueOf(await profiles.renew(profile, bodyOf(request, RenewRequestSchema).key));
      done(response);
    },
    'DELETE /api/profile/tables/:code': async (request, response) => {
      const profile = await prove(request);
      const code = readTableCode(request.params.code);
      if (code !== null) valueOf(await profiles.forgetTable(profile, code));
      done(response);
    },
    'GET /api/profile/statistics': async (request, response) => {
      response.json((await profiles.statistics(await prove(request))) satisfies ProfileStatistics);
    },
    'DELETE /api/profile/statistics': async (request, response) => {
      await profiles.forgetStatistics(await prove(request));
      done(response);
    },
    'GET /api/profile/people': async (request, response) => {
      response.json((await profiles.people(await prove(request))) satisfies PeopleList);
    },
    'POST /api/profile/people/:id': async (request, response) => {
      const profile = await prove(request);
      valueOf(await profiles.changePerson(profile, request.params.id, bodyOf(request, PersonRequestSchema)));
      done(response);
    },
    'DELETE /api/profile/people/:id': async (request, response) => {
      await profiles.removePerson(await prove(request), request.params.id);
      done(response);
    },
    'POST /api/profile/news': async (request, response) => {
      const profile = await prove(request);
      response.json((await profiles.news(profile, bodyOf(request, NewsRequestSchema).place)) satisfies ProfileNews);
    },
    'POST /api/profile/invitations': async (request, response) => {
      const profile = await prove(request);
      response.json(valueOf(await profiles.invite(profile, bodyOf(request, InviteRequestSchema))) satisfies Invited);
    },
    'DELETE /api/profile/invitations/:id': async (request, response) => {
      await profiles.dismiss(await prove(request), request.params.id);
      done(response);
    },
    'GET /api/ratings': async (request, response) => {
      const { mode: asked = RATED_MODES[0] } = request.query;
      const mode = typeof asked === 'string' ? ratedModeOf(asked) : null;
      if (mode === null) throw new ApiProblem(400, 'malformed', 'That is no mode in which matches are rated.');
      const list = await profiles.ratingList(mode, await find(request));
      if (!list) throw new ApiProblem(404, 'no-season', 'This server does not rate matches.');
      response.json(list satisfies RatingList);
    },
  };
};
