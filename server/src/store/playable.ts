import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import type { DatabaseSchema } from './DatabaseSchema.js';

/** Whether a match is of the present rules, or of older ones and has a position from which it can go on by the present ones. */
export const isPlayable = (eb: ExpressionBuilder<DatabaseSchema, 'match'>): ExpressionWrapper<DatabaseSchema, 'match', SqlBool> =>
  eb.or([
    eb('match.rules', '=', RULES_VERSION),
    eb.and([
      eb('match.rules', '<', RULES_VERSION),
      eb.exists(eb.selectFrom('position').select('position.match').whereRef('position.match', '=', 'match.code')),
    ]),
  ]);
