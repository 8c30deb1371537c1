import { signal } from '@preact/signals';
import type { ProfileNews } from '@hexfall/shared/protocol/profiles';

/** What the server has last said is new for the player card of this browser; null before its first answer. */
export const profileNews = signal<ProfileNews | 'failed' | null>(null);

let asker = '';

/** Notes the answer of the server, null if there is none: what it has said before to the same player card stays. */
export const recordNews = (key: string, news: ProfileNews | null): void => {
  const isKnown = asker === key && profileNews.peek() !== null;
  asker = key;
  if (news !== null || !isKnown) profileNews.value = news ?? 'failed';
};
