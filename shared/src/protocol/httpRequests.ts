import { z } from 'zod';
import { MOST_MINE } from './http.js';
import { MOST_KEYS_BROUGHT, SEAT_KEY } from './lobby.js';
import { MAX_NETWORK_LENGTH, MAX_REASON_LENGTH } from './operator.js';
import { type Crest, CREST_COLORS, CREST_SHAPES, PRESENCES, type ProfileFace } from './profiles.js';

/*
 * What a page sends by HTTP. Unknown fields are refused, never ignored.
 * Of this file a page imports types only, so that it does not load the library.
 */

/** More keys than people play with one browser at one table. */
const MOST_KEYS = 8;

const key = z.string().regex(SEAT_KEY);
/** Longer than a name may be: what is too long is cut, not refused. */
const name = z.string().max(200);
const code = z.string().max(16);

/** The tables that a page has keys for. */
const tables = z
  .array(z.strictObject({ code, keys: z.array(key).max(MOST_KEYS).readonly() }).readonly())
  .max(MOST_MINE)
  .readonly();

/** What `POST /api/mine` is asked. */
export const MineRequestSchema = z.strictObject({ tables }).readonly();
export type MineRequest = z.infer<typeof MineRequestSchema>;

/** The form of `POST /api/saved`; the notation reads the record, which has the field `saved`. */
export const SavedRequestSchema = z
  .strictObject({
    record: z.unknown(),
    /** Keys of the page's own for its seats; null for computer players. One person has one key (O5). */
    keys: z.array(key.nullable()).min(1).max(4).readonly(),
  })
  .readonly();
export type SavedRequest = z.infer<typeof SavedRequestSchema>;

/** Longer than those of all push services. */
const MAX_ENDPOINT = 600;

/** The address where the push service takes messages for the browser. It is a secret: anyone who knows it can use it. */
const endpoint = z.string().max(MAX_ENDPOINT);

/** An uncompressed point of P-256: 65 bytes of which the first is 4. */
const point = z.string().regex(/^B[\w-]{86}$/);

/** 16 random bytes. */
const secret = z.string().regex(/^[\w-]{22}$/);

/** A subscription of a browser, as its `PushSubscription.toJSON()` gives it; with what messages are encrypted with, in base64url. */
const subscription = z.strictObject({ endpoint, keys: z.strictObject({ p256dh: point, auth: secret }).readonly() }).readonly();
export type BrowserSubscription = z.infer<typeof subscription>;

/** Like `en`. */
const language = z.string().regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/);

/** The most competitions of a browser in one request. */
const MOST_OWN_COMPETITIONS = 50;

/**
 * `POST /api/push`: subscribes the seats that the keys open, and the profile whose key is in the header `Authorization`: it gets calls at
 * all its tables, and for invitations. A repetition renews it; without that header the browser gets calls for no profile.
 */
export const SubscribeRequestSchema = z
  .strictObject({
    tables,
    /** With the keys that one has entered with: one is called for their rounds. */
    competitions: z.array(z.strictObject({ code, key }).readonly()).max(MOST_OWN_COMPETITIONS).readonly().exactOptional(),
    subscription,
    language,
  })
  .readonly();
export type SubscribeRequest = z.infer<typeof SubscribeRequestSchema>;

/** `POST /api/push/renew`: replaces the subscription with that endpoint everywhere by the browser's new one. */
export const RenewSubscriptionRequestSchema = z.strictObject({ endpoint, subscription }).readonly();
export type RenewSubscriptionRequest = z.infer<typeof RenewSubscriptionRequestSchema>;

/** `POST /api/push/forget`: ends the subscription at all tables and for the profile. */
export const ForgetRequestSchema = z.strictObject({ endpoint }).readonly();
export type ForgetRequest = z.infer<typeof ForgetRequestSchema>;

const CrestSchema: z.ZodType<Crest> = z.strictObject({ shape: z.enum(CREST_SHAPES), color: z.enum(CREST_COLORS) });

export const ProfileFaceSchema: z.ZodType<ProfileFace> = z.strictObject({ name, crest: CrestSchema });

/** A seat that a key holds. */
export const SeatProofSchema = z.strictObject({ code, key }).readonly();
export type SeatProof = z.infer<typeof SeatProofSchema>;

/** `POST /api/profiles`: makes a profile. The same key again changes nothing. */
export const ProfileRequestSchema = z
  .strictObject({
    key,
    name,
    crest: CrestSchema,
    /** Instead of an invitation code, where the operator asks for one: a seat of who makes the profile. */
    seat: SeatProofSchema.exactOptional(),
  })
  .readonly();
export type ProfileRequest = z.infer<typeof ProfileRequestSchema>;

/** `POST /api/profile/renew`: from now on only this key proves the profile. */
export const RenewRequestSchema = z.strictObject({ key }).readonly();

/** `POST /api/profile/people/ID`; what is left out does not change. */
export const PersonRequestSchema = z.strictObject({ shows: z.boolean().exactOptional(), blocked: z.boolean().exactOptional() }).readonly();
export type PersonRequest = z.infer<typeof PersonRequestSchema>;

/** `POST /api/profile/invitations`: makes a table like that of the last match with a person, by its id, whom it invites. `key` is that of the table's creator. */
export const InviteRequestSchema = z.strictObject({ to: z.string().max(64), key }).readonly();
export type InviteRequest = z.infer<typeof InviteRequestSchema>;

/** `POST /api/profile/news`: says where the profile is, and asks what is new. */
export const NewsRequestSchema = z.strictObject({ place: z.enum(PRESENCES).exclude(['away']) }).readonly();
export type NewsRequest = z.infer<typeof NewsRequestSchema>;

const network = z.string().max(MAX_NETWORK_LENGTH);

/** `PUT /api/admin/notice`; null removes it. */
export const NoticeRequestSchema = z.strictObject({ text: z.string().max(2000).nullable() }).readonly();
export type NoticeRequest = z.infer<typeof NoticeRequestSchema>;

/** `POST /api/admin/bans` */
export const AddressBanRequestSchema = z.strictObject({ network, reason: z.string().max(MAX_REASON_LENGTH) }).readonly();
export type AddressBanRequest = z.infer<typeof AddressBanRequestSchema>;

/** `POST /api/admin/bans/remove` */
export const UnbanRequestSchema = z.strictObject({ network }).readonly();
export type UnbanRequest = z.infer<typeof UnbanRequestSchema>;

/** What shows that a browser has a seat at a table, in requests to open it and to join it. */
export const BroughtKeysSchema = z.object({
  keys: z.array(z.string().max(64)).max(MOST_KEYS_BROUGHT).optional(),
  profile: z.string().max(64).optional(),
});
