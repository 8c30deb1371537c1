import type { Intent } from '@hexfall/shared/model/intent';
import type { PublicTable } from '@hexfall/shared/rules/view';
import { usableUnits } from '../input/source.js';
import type { Cast } from './cast.js';
import { questionText } from './decisionText.js';
import { nameAt } from './eventText.js';
import { t } from './translate.js';

/** The open question, in words. */
export const openQuestion = (cast: Cast, table: PublicTable): string =>
  table.decision ? questionText({ cast, board: table.options.board, nameAt: (hex) => nameAt(cast, table, hex) }, table.decision) : '';

/** What the player of this page has to do now. */
export const todoText = (cast: Cast, table: PublicTable, legal: readonly Intent[], seat: number): string => {
  if (table.decision) return openQuestion(cast, table);
  if (table.turn.phase === 'setup') return t('table.todo.place-hq');
  const can = (kind: Intent['do']): boolean => legal.some((intent) => intent.do === kind);
  if (table.turn.mustDiscard) {
    const discard = t('table.todo.must-discard', { count: table.players[seat]?.hand.length ?? 0 });
    return can('redraw') ? `${discard} ${t('table.todo.orRedraw')}` : discard;
  }
  if (can('redraw')) return t('table.todo.redraw');
  if (legal.every((intent) => intent.do === 'end-turn')) return t('table.todo.finish');
  if (!can('redraw') && legal.every((intent) => intent.do === 'end-turn' || intent.do === 'discard')) return t('table.todo.keep');
  if (usableUnits(legal).length === 0) return t('table.todo.play');
  return (table.players[seat]?.hand ?? []).length > 0 ? t('table.todo.playUnits') : t('table.todo.units');
};

/** Whom everybody waits for, and what for. */
export const waitingText = (cast: Cast, table: PublicTable, seat: number): string => {
  const values = { player: cast.name(seat) };
  if (table.decision) return t(`table.waiting.${table.decision.kind}`, values);
  if (table.turn.phase === 'setup') return t('table.waiting.place-hq', values);
  return table.turn.mustDiscard ? t('table.waiting.must-discard', values) : t('table.waiting.play', values);
};
