import type { Intent } from '@hexfall/shared/model/intent';
import type { Table } from '@hexfall/shared/model/state';
import { boardOf } from '@hexfall/shared/rules/landscape';
import { usableUnits } from '../store/input/source.js';
import { watchText } from '../store/clocks.js';
import type { PlayerLabels } from './PlayerLabels.js';
import { questionText } from './decisionText.js';
import { nameAt } from './eventText.js';
import { t } from './translate.js';

/** The open question, in words. */
export const openQuestion = (labels: PlayerLabels, table: Table): string =>
  table.decision ? questionText({ labels, board: boardOf(table), nameAt: (hex) => nameAt(labels, table, hex) }, table.decision) : '';

/** What the player of this page has to do now. */
export const ownStatusText = (labels: PlayerLabels, table: Table, legal: readonly Intent[], seat: number): string => {
  if (table.decision) return openQuestion(labels, table);
  if (table.turn.phase === 'setup') return t('table.todo.place-hq');
  const can = (kind: Intent['do']): boolean => legal.some((intent) => intent.do === kind);
  const isOfThree = legal.some((intent) => intent.do === 'redraw' && intent.tiles); // O6
  if (table.turn.mustDiscard) {
    const discard = t('table.todo.must-discard', { count: table.players[seat]?.hand.length ?? 0 });
    return can('redraw') ? `${discard} ${t(isOfThree ? 'acting.redraw.or' : 'table.todo.orRedraw')}` : discard;
  }
  if (can('redraw')) return t(isOfThree ? 'acting.redraw.todo' : 'table.todo.redraw');
  if (legal.every((intent) => intent.do === 'end-turn')) return t('table.todo.finish');
  if (!can('redraw') && legal.every((intent) => intent.do === 'end-turn' || intent.do === 'discard')) return t('table.todo.keep');
  if (usableUnits(legal).length === 0) return t('table.todo.play');
  return (table.players[seat]?.hand ?? []).length > 0 ? t('table.todo.playUnits') : t('table.todo.units');
};

/** What is known of the connection of a player the others wait for; `canReplace`: a computer player may be proposed for the seat. */
export interface Waited {
  readonly offline: boolean;
  readonly canReplace: boolean;
}

/** What can be done about an offline player, and in how many milliseconds. */
export const replaceableText = (labels: PlayerLabels, seat: number, ms: number): string =>
  t('table.waiting.replaceableIn', { player: labels.name(seat), time: watchText(ms) });

/** The player to act and the action, or what the others can do if that player is not connected. */
export const waitingStatusText = (
  labels: PlayerLabels,
  table: Table,
  seat: number,
  { offline, canReplace }: Waited = { offline: false, canReplace: false },
): string => {
  const values = { player: labels.name(seat) };
  if (offline) return t(canReplace ? 'table.waiting.replaceable' : 'table.waiting.offline', values);
  if (table.decision) return t(`table.waiting.${table.decision.kind}`, values);
  if (table.turn.phase === 'setup') return t('table.waiting.place-hq', values);
  return table.turn.mustDiscard ? t('table.waiting.must-discard', values) : t('table.waiting.play', values);
};
