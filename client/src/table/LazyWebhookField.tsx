import { lazy } from '../ui/lazy.js';

/** The field for the address that is called in slow games: few people need it. */
export const LazyWebhookField = lazy(async () => (await import('./WebhookField.js')).WebhookField);
