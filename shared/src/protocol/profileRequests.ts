import { z } from 'zod';
import { SEAT_KEY } from './lobby.js';
import {
  CREST_COLORS,
  CREST_SHAPES,
  type Crest,
  type InviteRequest,
  type NewsRequest,
  type PersonRequest,
  type ProfileFace,
  type ProfileRequest,
  type RenewRequest,
} from './profiles.js';

/*
 * The shapes of what a page sends about its profile. Only the server reads this file.
 */

const key = z.string().regex(SEAT_KEY);
/** Longer than a name may be: what is too long is cut, not refused. */
const name = z.string().max(200);

export const CrestSchema: z.ZodType<Crest> = z.strictObject({ shape: z.enum(CREST_SHAPES), color: z.enum(CREST_COLORS) });

export const ProfileFaceSchema: z.ZodType<ProfileFace> = z.strictObject({ name, crest: CrestSchema });

export const ProfileRequestSchema: z.ZodType<ProfileRequest> = z.strictObject({ key, name, crest: CrestSchema });

export const RenewRequestSchema: z.ZodType<RenewRequest> = z.strictObject({ key });

export const PersonRequestSchema: z.ZodType<PersonRequest> = z.strictObject({
  shows: z.boolean().exactOptional(),
  blocked: z.boolean().exactOptional(),
});

export const InviteRequestSchema: z.ZodType<InviteRequest> = z.strictObject({ to: z.string().max(64), key });

export const NewsRequestSchema: z.ZodType<NewsRequest> = z.strictObject({ place: z.enum(['here', 'table']) });
