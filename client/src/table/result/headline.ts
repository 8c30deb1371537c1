import type { Outcome } from '@hexfall/shared/model/result';
import { winnerText } from '../../text/outcomeText.js';
import { t } from '../../text/translate.js';
import type { TableUi } from '../TableUi.js';

/** Who has won, as the reader of this page sees it. */
export const headline = ({ store, labels }: Pick<TableUi, 'store' | 'labels'>, outcome: Outcome): string => {
  const mine = store.mine.value;
  const won = outcome.winners.some((seat) => mine.includes(seat));
  // A player of both sides, or of none, is named; so are several people at one device.
  const isAllLocal = mine.length === store.names.value.length || (store.players?.isShared.value ?? false);
  if (outcome.winners.length === 0 || mine.length === 0 || isAllLocal) return winnerText(labels.value, outcome);
  return t(won ? 'table.result.youWon' : 'table.result.youLost');
};
