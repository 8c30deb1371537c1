import type { Kysely } from 'kysely';
import { z } from 'zod';
import { type MatchStatistics, NO_STATISTICS, type Tally, withResult } from '@hexfall/shared/inspect/matchStatistics';
import type { ProfileStatistics } from '@hexfall/shared/protocol/profiles';
import type { MatchEnd } from '../table/savedMatch.js';
import type { DatabaseSchema } from './DatabaseSchema.js';
import type { DatabaseTraits } from './DatabaseTraits.js';
import { clearRatings, rateMatches } from './ratings.js';

type Db = Kysely<DatabaseSchema>;

/* The statistics of profiles, and when their ratings change. Statistics are stored in the profile's row, and counted matches in that of its seat, so both are deleted with the profile. */

const count = z.int().min(0);
/*
 * A later version of the same store may have counted more, in more detail, of more people with longer names, before its operator returned
 * to this version. So this limits nothing, and writes back unknown parts unchanged.
 */
const TallySchema = z.looseObject({ played: count, won: count, drawn: count }) satisfies z.ZodType<Tally>;
const TalliesSchema = z.record(z.string(), TallySchema);

const StatisticsSchema: z.ZodType<MatchStatistics> = z.looseObject({
  all: TallySchema,
  armies: TalliesSchema,
  modes: TalliesSchema,
  levels: TalliesSchema,
  friends: z.array(TallySchema.extend({ name: z.string() })),
  streak: z.looseObject({ now: count, best: count }),
  latest: count.exactOptional(),
});

/** Reads the statistics in a row. Malformed ones, which no version writes, count as none, so that a match can always end. */
const read = (text: string | null): MatchStatistics => {
  try {
    return StatisticsSchema.safeParse(JSON.parse(text ?? 'null')).data ?? NO_STATISTICS;
  } catch {
    return NO_STATISTICS;
  }
};

export const readStatistics = async (db: Db, profile: string): Promise<ProfileStatistics> => {
  const row = await db.selectFrom('profile').select(['since', 'statistics']).where('id', '=', profile).executeTakeFirst();
  return { since: Number(row?.since ?? 0), statistics: read(row?.statistics ?? null) };
};

/** Forgets the statistics and the ratings of a profile. */
export const clearStatistics = async (db: Db, profile: string, now: number): Promise<void> => {
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('profile').set({ statistics: null, since: now }).where('id', '=', profile).execute();
    await clearRatings(transaction, profile);
  });
};

/**
 * Counts matches once each for the profiles that have their seats, and rates these. Call this in the transaction that marks the matches as finished, after
 * that: until its end nobody else counts them.
 * @param ends by the code of the match.
 */
export const countMatches = async (
  transaction: Db,
  { locksRows }: DatabaseTraits,
  ends: ReadonlyMap<string, Pick<MatchEnd, 'results' | 'rated'>>,
  now: number,
): Promise<void> => {
  const codes = [...ends].flatMap(([code, { results, rated }]) => (results.length > 0 || rated ? [code] : []));
  if (codes.length === 0) return;
  const held = await transaction
    .selectFrom('profile_seat')
    .select(['profile', 'match', 'key'])
    .where('match', 'in', codes)
    .where('tallied', '=', 0)
    .orderBy('match')
    .execute();
  if (held.length === 0) return;
  const profiles = [...new Set(held.map(({ profile }) => profile))];
  // In one order everywhere: two processes that count at once do not wait for each other's rows.
  const rows = await transaction
    .selectFrom('profile')
    .select(['id', 'statistics'])
    .where('id', 'in', profiles)
    .orderBy('id')
    .$if(locksRows, (query) => query.forNoKeyUpdate())
    .execute();
  for (const { id, statistics } of rows) {
    const own = held.filter(({ profile }) => profile === id);
    const found = own.flatMap(({ match, key }) => ends.get(match)?.results.find(({ keyHash }) => keyHash === key)?.result ?? []);
    if (found.length === 0) continue;
    const counted = found.reduce((before, result) => withResult(before, result, now), read(statistics));
    await transaction
      .updateTable('profile')
      .set({ statistics: JSON.stringify(counted) })
      .where('id', '=', id)
      .execute();
  }
  const rated = [...ends].flatMap(([code, end]) => (end.rated ? [[code, end.rated] as const] : []));
  await rateMatches(transaction, new Map(rated), held);
  await transaction.updateTable('profile_seat').set({ tallied: 1 }).where('match', 'in', codes).execute();
};
