import type { MatchStore } from '../store/MatchStore.js';
import { useLoaded } from './useLoaded.js';

const loadField = async () => (await import('./WebhookField.js')).WebhookField;

/** The field for the address that is called in slow games: few people need it. */
export const LaterWebhookField = ({ store }: { readonly store: MatchStore }) => {
  const Field = useLoaded(loadField);
  return Field && Field !== 'failed' ? <Field store={store} /> : null;
};
