import express, { Router, type Request, type Response } from 'express';
import type { z } from 'zod';
import {
  InviteRequestSchema,
  NewsRequestSchema,
  PersonRequestSchema,
  ProfileFaceSchema,
  ProfileRequestSchema,
  RenewRequestSchema,
} from '@hexfall/shared/protocol/profileRequests';
import type { Invited, PeopleList, ProfileNews, ProfileView } from '@hexfall/shared/protocol/profiles';
import type { Result } from '@hexfall/shared/model/result';
import type { ProfileProblem, Profiles } from '../rooms/Profiles.js';
import type { SavedProfile } from '../store/ProfileStore.js';
import { readTableCode } from '../security/tableCode.js';
import { ApiProblem } from './ApiProblem.js';

const STATUSES: Readonly<Record<ProfileProblem['code'], number>> = {
  malformed: 400,
  'name-not-listed': 422,
  'unknown-person': 404,
  'too-soon': 409,
  'too-many-invitations': 409,
  'key-used': 409,
};

const valueOf = <T>(result: Result<T, ProfileProblem>): T => {
  if (result.ok) return result.value;
  throw new ApiProblem(STATUSES[result.error.code], result.error.code, result.error.message);
};

const read = <T>(schema: z.ZodType<T>, body: unknown): T => {
  const { success, data } = schema.safeParse(body);
  if (!success) throw new ApiProblem(400, 'malformed', 'The server does not understand this request.');
  return data;
};

const BEARER = /^Bearer ([\w-]{22})$/;

/** The key of a profile in a request; null if it has none. */
export const profileKeyOf = ({ headers }: Pick<Request, 'headers'>): string | null => BEARER.exec(headers.authorization ?? '')?.[1] ?? null;

/** The routes of profiles. Every one but the creation needs the key of a profile. */
export const profileRoutes = (profiles: Profiles): Router => {
  const routes = Router();
  const json = express.json();
  const prove = async (request: Request): Promise<SavedProfile> => {
    const key = profileKeyOf(request);
    const profile = key === null ? null : await profiles.prove(key);
    if (profile) return profile;
    throw new ApiProblem(401, 'unknown-profile', 'This player card is not valid: it was renewed or deleted, or has expired.');
  };
  const done = (response: Response): void => void response.status(204).end();
  routes.use(['/profile', '/profiles'], (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  routes.post('/profiles', json, async (request, response) => {
    response.json(valueOf(await profiles.add(read(ProfileRequestSchema, request.body))) satisfies ProfileView);
  });
  routes.get('/profile', async (request, response) => {
    response.json((await profiles.view(await prove(request))) satisfies ProfileView);
  });
  routes.put('/profile', json, async (request, response) => {
    const profile = await prove(request);
    response.json(valueOf(await profiles.change(profile, read(ProfileFaceSchema, request.body))) satisfies ProfileView);
  });
  routes.delete('/profile', async (request, response) => {
    await profiles.remove(await prove(request));
    done(response);
  });
  routes.post('/profile/renew', json, async (request, response) => {
    const profile = await prove(request);
    valueOf(await profiles.renew(profile, read(RenewRequestSchema, request.body).key));
    done(response);
  });
  routes.delete('/profile/tables/:code', async (request, response) => {
    const profile = await prove(request);
    const code = readTableCode(request.params.code);
    if (code !== null) await profiles.forgetTable(profile, code);
    done(response);
  });
  routes.get('/profile/people', async (request, response) => {
    response.json((await profiles.people(await prove(request))) satisfies PeopleList);
  });
  routes.post('/profile/people/:id', json, async (request, response) => {
    const profile = await prove(request);
    valueOf(await profiles.changePerson(profile, request.params.id, read(PersonRequestSchema, request.body)));
    done(response);
  });
  routes.delete('/profile/people/:id', async (request, response) => {
    await profiles.removePerson(await prove(request), request.params.id);
    done(response);
  });
  routes.post('/profile/news', json, async (request, response) => {
    const profile = await prove(request);
    response.json((await profiles.news(profile, read(NewsRequestSchema, request.body).place)) satisfies ProfileNews);
  });
  routes.post('/profile/invitations', json, async (request, response) => {
    const profile = await prove(request);
    response.json(valueOf(await profiles.invite(profile, read(InviteRequestSchema, request.body))) satisfies Invited);
  });
  routes.delete('/profile/invitations/:id', async (request, response) => {
    await profiles.dismiss(await prove(request), request.params.id);
    done(response);
  });
  return routes;
};
