import { signal } from '@preact/signals';
import type { ProfileNews } from '@hexfall/shared/protocol/profiles';

/** What the server has last said is new for the player card of this browser; null before its first answer. */
export const profileNews = signal<ProfileNews | 'failed' | null>(null);
