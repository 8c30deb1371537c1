import { SECOND_BOMBER } from '@hexfall/shared/content/bombers';
import { tileOf, unitOf } from '@hexfall/shared/content/catalog';
import { cellOf } from '@hexfall/shared/hex/cells';
import type { InstantAction } from '@hexfall/shared/model/tile';
import type { PublicTable } from '@hexfall/shared/rules/view';
import type { Choice, Selection } from '../input/selection.js';
import { tileName } from './names.js';
import { t, type TextKey } from './translate.js';

/** What to point at, pick by pick. */
const AIMS: { readonly [A in InstantAction]: readonly TextKey[] } = {
  battle: [],
  move: ['table.aim.who', 'table.aim.whereTo'],
  push: ['table.aim.who', 'table.aim.target'],
  castle: ['table.aim.who', 'table.aim.with'],
  sniper: ['table.aim.target'],
  grenade: ['table.aim.target'],
  airStrike: ['table.aim.center'],
  smallBomb: ['table.aim.three', 'table.aim.three', 'table.aim.three'],
};

const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;

const movedUnit = ({ board }: PublicTable, { picks }: Selection): string => {
  const [first] = picks;
  const unit = first?.pick === 'hex' ? board[cellOf(first.at)] : null;
  return unit ? tileName(unitOf(unit.tile).key) : '';
};

const tileAim = (table: PublicTable, selection: Selection, choice: Choice): string => {
  if (selection.source.kind !== 'tile') return '';
  const tile = tileName(selection.source.tile);
  if (table.turn.mustDiscard) return t('table.aim.discardFirst', { tile });
  const compiled = tileOf(selection.source.tile);
  if (compiled.kind === 'instant' && compiled.action === 'battle' && choice.ready) return t('table.aim.battle');
  if (choice.lit.length === 0) return choice.ready ? t('table.aim.ready') : t('table.aim.unusable', { tile });
  if (compiled.kind !== 'instant') return t('table.aim.place', { tile });
  const aim = AIMS[compiled.action][selection.picks.length];
  return aim ? t(aim, { tile: movedUnit(table, selection) }) : t('table.aim.ready');
};

/** What the user has to point at next. */
export const aimText = (table: PublicTable, selection: Selection, choice: Choice): string => {
  if (choice.ability === 'rotate') return t('table.aim.rotate', { tile: movedUnit(table, selection) });
  if (choice.turning) return t(isTouched() ? 'table.aim.ghostTouch' : 'table.aim.ghost');
  switch (selection.source.kind) {
    case 'hq':
      return t('table.aim.place-hq');
    case 'tile':
      return tileAim(table, selection, choice);
    case 'bomber':
      return t('table.aim.place', { tile: tileName(SECOND_BOMBER) });
    case 'unit':
      return selection.picks.at(-1)?.pick === 'turn'
        ? t('table.aim.second')
        : t('table.aim.whereTo', { tile: movedUnit(table, selection) });
    case 'question':
      return choice.ready ? t('table.aim.ready') : '';
  }
};
