import operator from '@hexfall/shared/locales/en/operator.json';
import type { ApiError } from '@hexfall/shared/protocol/http';
import { addTexts, t } from '../text/translate.js';

addTexts({ operator });

/** Why the server has refused something of the operator. @param notDone what it means if it cannot be done. */
export const operatorProblem = (error: ApiError | null, notDone = ''): string => {
  switch (error?.code) {
    case 'admin-token-wrong':
    case 'admin-token-needed':
      return t('operator.token.wrong');
    case 'unknown-route':
      return t('operator.token.off');
    case 'rate-limited':
      return t('operator.problem.tooMany');
    case 'own-address':
      return t('operator.bans.own');
    case 'backup-running':
      return t('operator.backup.running');
    case 'not-done':
    case 'malformed':
      return notDone;
    default:
      return error?.message ?? t('app.connection.failure.unreachable');
  }
};
