import { tileOf, unitOf } from '@hexfall/shared/content/catalog';
import { SECOND_BOMBER } from '@hexfall/shared/content/neutralTiles';
import { cellOf } from '@hexfall/shared/hex/cells';
import { TARGETING } from '@hexfall/shared/inspect/targeting';
import type { PlanGoal } from '@hexfall/shared/model/computer';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { boardOf } from '@hexfall/shared/rules/landscape';
import { watchText } from '../store/clocks.js';
import { type Choice, isToBeTurned, type Selection } from '../store/input/selection.js';
import { usableUnits } from '../store/input/source.js';
import { questionText } from './decisionText.js';
import { nameAt } from './eventText.js';
import { tileName } from './names.js';
import type { PlayerLabels } from './playerLabels.js';
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
  if (can('redraw')) {
    if (isOfThree) return t('acting.redraw.todo');
    return t(table.players[seat]?.hand.length === 1 ? 'table.todo.redrawOne' : 'table.todo.redraw');
  }
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

/** What a computer player is after. @param mine the reader's seats. */
export const computerAimText = (aim: PlanGoal, mine: readonly Seat[], nameOf: (seat: Seat) => string): string => {
  if (aim.kind === 'guard') return t('computer.aim.guard');
  const [isMine, player] = [mine.includes(aim.owner), nameOf(aim.owner)];
  if (aim.kind === 'hq') return isMine ? t('computer.aim.myHq') : t('computer.aim.hq', { player });
  const tile = tileName(aim.tile);
  return isMine ? t('computer.aim.mine', { tile }) : t('computer.aim.unit', { tile, player });
};

const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;

const movedUnit = ({ board }: Table, { picks }: Selection): string => {
  const [first] = picks;
  const unit = first?.pick === 'hex' ? board[cellOf(first.at)] : null;
  return unit ? tileName(unitOf(unit.tile).key) : '';
};

const tileAim = (table: Table, selection: Selection, choice: Choice): string => {
  if (selection.source.kind !== 'tile') return '';
  const tile = tileName(selection.source.tile);
  if (table.turn.mustDiscard) return t('table.aim.discardFirst', { tile });
  const compiled = tileOf(selection.source.tile);
  if (compiled.kind === 'instant' && compiled.action === 'battle' && choice.ready) return t('table.aim.battle');
  if (choice.selectable.length === 0) return choice.ready ? t('table.aim.ready') : t('table.aim.unusable', { tile });
  if (compiled.kind !== 'instant') return t('table.aim.place', { tile });
  const aim = TARGETING[compiled.action].aims[selection.picks.length];
  return aim ? t(`table.aim.${aim}`, { tile: movedUnit(table, selection) }) : t('table.aim.ready');
};

/** What the user has to point at next. */
export const aimText = (table: Table, selection: Selection, choice: Choice): string => {
  if (choice.shared.length > 0) return t('table.aim.instead');
  if (choice.ability === 'push') return t('table.aim.target');
  if (choice.ability === 'rotate') return t('table.aim.rotate', { tile: movedUnit(table, selection) });
  if (isToBeTurned(choice)) return t(isTouched() ? 'table.aim.ghostTouch' : 'table.aim.ghost');
  switch (selection.source.kind) {
    case 'hq':
      return t(choice.ready ? 'table.aim.ready' : 'table.aim.place-hq');
    case 'tile':
      return tileAim(table, selection, choice);
    case 'bomber':
      return choice.ready ? t('table.aim.ready') : t('table.aim.place', { tile: tileName(SECOND_BOMBER) });
    case 'unit':
      return selection.picks.at(-1)?.pick === 'turn'
        ? t('table.aim.second')
        : t('table.aim.whereTo', { tile: movedUnit(table, selection) });
    case 'turret':
      return '';
    case 'prize':
      return t('terrain.aimPrize', { prize: t(`words.prize.${selection.source.prize}`) });
    case 'question':
      return choice.ready ? t('table.aim.ready') : '';
  }
};
