import { z } from 'zod';
import { MOST_MINE } from './http.js';
import { MOST_KEYS_BROUGHT } from './messages.js';
import { SEAT_KEY } from './lobby.js';
import { MAX_NETWORK_LENGTH, MAX_REASON_LENGTH, type AddressBanRequest, type NoticeRequest, type UnbanRequest } from './operator.js';
import type { BrowserSubscription, ForgetRequest, RenewSubscriptionRequest, SubscribeRequest } from './push.js';
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
  type SeatProof,
} from './profiles.js';

/** More keys than people play with one browser at one table. */
const MOST_KEYS = 8;

/** The shape of what a page asks about its own tables. Only the server reads this file. */
export const MineRequestSchema = z.strictObject({
  tables: z.array(z.strictObject({ code: z.string().max(16), keys: z.array(z.string().regex(SEAT_KEY)).max(MOST_KEYS) })).max(MOST_MINE),
});

/*
 * The shapes of what a page asks below `/api/push`. Only the server reads this file.
 */

/** Longer than those of all push services. */
const MAX_ENDPOINT = 600;

const endpoint = z.string().max(MAX_ENDPOINT);

/** An uncompressed point of P-256: 65 bytes of which the first is 4. */
const point = z.string().regex(/^B[\w-]{86}$/);

/** 16 random bytes. */
const secret = z.string().regex(/^[\w-]{22}$/);

const SubscriptionSchema: z.ZodType<BrowserSubscription> = z.strictObject({
  endpoint,
  keys: z.strictObject({ p256dh: point, auth: secret }),
});

const language = z.string().regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/);

export const SubscribeRequestSchema: z.ZodType<SubscribeRequest> = MineRequestSchema.extend({
  subscription: SubscriptionSchema,
  language,
});

export const RenewSubscriptionRequestSchema: z.ZodType<RenewSubscriptionRequest> = z.strictObject({
  endpoint,
  subscription: SubscriptionSchema,
});

export const ForgetRequestSchema: z.ZodType<ForgetRequest> = z.strictObject({ endpoint });

/*
 * The shapes of what a page sends about its profile. Only the server reads this file.
 */

const key = z.string().regex(SEAT_KEY);
/** Longer than a name may be: what is too long is cut, not refused. */
const name = z.string().max(200);

export const CrestSchema: z.ZodType<Crest> = z.strictObject({ shape: z.enum(CREST_SHAPES), color: z.enum(CREST_COLORS) });

export const ProfileFaceSchema: z.ZodType<ProfileFace> = z.strictObject({ name, crest: CrestSchema });

export const SeatProofSchema: z.ZodType<SeatProof> = z.strictObject({ code: z.string().max(16), key });

export const ProfileRequestSchema: z.ZodType<ProfileRequest> = z.strictObject({
  key,
  name,
  crest: CrestSchema,
  seat: SeatProofSchema.exactOptional(),
});

export const RenewRequestSchema: z.ZodType<RenewRequest> = z.strictObject({ key });

export const PersonRequestSchema: z.ZodType<PersonRequest> = z.strictObject({
  shows: z.boolean().exactOptional(),
  blocked: z.boolean().exactOptional(),
});

export const InviteRequestSchema: z.ZodType<InviteRequest> = z.strictObject({ to: z.string().max(64), key });

export const NewsRequestSchema: z.ZodType<NewsRequest> = z.strictObject({ place: z.enum(['here', 'table']) });

/*
 * The shapes of what the page of the operator sends.
 */

const network = z.string().max(MAX_NETWORK_LENGTH);

export const NoticeRequestSchema: z.ZodType<NoticeRequest> = z.strictObject({ text: z.string().max(2000).nullable() });

export const AddressBanRequestSchema: z.ZodType<AddressBanRequest> = z.strictObject({ network, reason: z.string().max(MAX_REASON_LENGTH) });

export const UnbanRequestSchema: z.ZodType<UnbanRequest> = z.strictObject({ network });

/** What shows that a browser has a seat at a table, in requests to open it and to join it. */
export const BroughtKeysSchema = z.object({
  keys: z.array(z.string().max(64)).max(MOST_KEYS_BROUGHT).optional(),
  profile: z.string().max(64).optional(),
});
