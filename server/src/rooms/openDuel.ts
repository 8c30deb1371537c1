import type { OpenDuel } from '../cluster/NoticeBoard.js';
import type { LiveTable } from './LiveTables.js';

/** How full a duel is that everybody may join; null for every other table. */
export const openDuel = ({ table: { phase, setup } }: LiveTable): OpenDuel | null =>
  phase === 'lobby' && setup.listed && setup.options.mode === 'duel'
    ? { taken: setup.seats.filter((seat) => seat !== null).length, seats: setup.seats.length }
    : null;
