import { useEffect, useState } from 'preact/hooks';
import { beforeLeaving, navigate } from '../platform/route.js';
import { search, searchTime } from '../store/duelSearch.js';
import type { MatchStore } from '../store/MatchStore.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';

const SECOND = 1000;

/** Shows how long "Find a duel" has waited for an opponent. Leaving, by the button or any link, frees the seat. */
export const SearchStatus = ({ store }: { readonly store: MatchStore }) => {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  useEffect(
    () =>
      beforeLeaving(() => {
        search.value = null;
        for (const seat of store.mine.peek()) void store.ask('leaveSeat', { seat });
      }),
    [store],
  );
  const searching = search.value;
  if (searching === null) return null;
  return (
    <div class="search">
      <p class="waiting">
        {/* Said once; the seconds are for the eye. */}
        <span role="status">{t('app.quick.searching')}</span> <span aria-hidden="true">{searchTime(searching, now)}</span>
      </p>
      <Button name="stop-search" text={t('app.quick.stop')} onClick={() => navigate('/')} />
    </div>
  );
};
