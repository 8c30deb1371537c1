import { useEffect } from 'preact/hooks';
import { settings } from '../platform/settings.js';
import type { MatchStore } from '../store/MatchStore.js';
import { hasAgreed } from '../store/nameAgreement.js';

/** Takes back the agreement at a table that its record may have the name, if the setting is off now or was switched off since the seat was taken. */
export const useNameAgreement = (store: MatchStore): void => {
  const withholds = hasAgreed.value && !settings.named.value && store.connection.value.phase === 'live';
  const mine = store.mine.value;
  useEffect(() => {
    if (withholds) for (const seat of mine) void store.request('withholdName', { seat });
  }, [withholds, mine.join()]);
};
