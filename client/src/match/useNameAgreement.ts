import { useEffect } from 'preact/hooks';
import { settings } from '../platform/settings.js';
import type { MatchStore } from '../store/MatchStore.js';
import { hasAgreed } from '../store/nameAgreement.js';

/** Takes back, at a table, that its record may have the name, when the setting is switched off or was since the seat was taken. */
export const useNameAgreement = (store: MatchStore): void => {
  const withholds = hasAgreed.value && !settings.named.value && store.connection.value.phase === 'live';
  const mine = store.mine.value;
  useEffect(() => {
    if (withholds) for (const seat of mine) void store.request('withholdName', { seat });
  }, [withholds, mine.join()]);
};
