import { z } from 'zod';
import { MineRequestSchema } from './mine.js';
import type { BrowserSubscription, ForgetRequest, RenewSubscriptionRequest, SubscribeRequest } from './push.js';

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
