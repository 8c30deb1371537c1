import {
  type BrowserSubscription,
  ForgetRequestSchema,
  RenewSubscriptionRequestSchema,
  SubscribeRequestSchema,
} from '@hexfall/shared/protocol/httpRequests';
import type { PushKeyInfo, Subscribed } from '@hexfall/shared/protocol/push';
import type { PushService } from '../notify/PushService.js';
import { StoreFull, type StoreQuota } from '../store/StoreQuota.js';
import { bodyOf } from './bodies.js';
import { ApiProblem } from './problems.js';
import { profileKeyOf } from './profiles.js';
import type { Handlers, RouteName } from './routes.js';
import type { Profiles } from './services/Profiles.js';

export interface PushRouteServices {
  readonly push: PushService;
  readonly quota: StoreQuota;
  /** The profiles of players. */
  readonly profiles: Profiles;
}

/** Subscriptions to push messages. None reveals whether an endpoint is subscribed. */
export const pushHandlers = ({
  push,
  quota,
  profiles,
}: PushRouteServices): Handlers<Extract<RouteName, `${string} /api/push${string}`>> => {
  const check = (subscription: BrowserSubscription): void => {
    if (!push.isEnabled) throw new ApiProblem(404, 'no-push', 'This server sends no push messages.');
    if (!push.mayCall(subscription)) throw new ApiProblem(422, 'push-endpoint', 'The server may not send messages to that address.');
  };
  return {
    'GET /api/push': (_request, response) => {
      response.json({ key: push.key } satisfies PushKeyInfo);
    },
    'POST /api/push': async (request, response) => {
      const wish = bodyOf(request, SubscribeRequestSchema);
      check(wish.subscription);
      if (!(await quota.hasRoom())) throw new StoreFull();
      const key = profileKeyOf(request);
      const profile = key === null ? null : await profiles.prove(key);
      const codes = await push.subscribe(wish, request.get('origin') ?? '', profile?.id ?? null);
      response.json({ codes, profile: profile !== null } satisfies Subscribed);
    },
    'POST /api/push/renew': async (request, response) => {
      const wish = bodyOf(request, RenewSubscriptionRequestSchema);
      check(wish.subscription);
      await push.renew(wish);
      response.json({});
    },
    'POST /api/push/forget': async (request, response) => {
      await push.forget(bodyOf(request, ForgetRequestSchema));
      response.json({});
    },
  };
};
