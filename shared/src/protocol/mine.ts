import { z } from 'zod';
import { MOST_MINE } from './http.js';
import { SEAT_KEY } from './lobby.js';

/** More keys than people play with one browser at one table. */
const MOST_KEYS = 8;

/** The shape of what a page asks about its own tables. Only the server reads this file. */
export const MineRequestSchema = z.strictObject({
  tables: z.array(z.strictObject({ code: z.string().max(16), keys: z.array(z.string().regex(SEAT_KEY)).max(MOST_KEYS) })).max(MOST_MINE),
});
