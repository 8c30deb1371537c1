import { SECOND_BOMBER } from '@hexfall/shared/content/neutralTiles';
import { tileOf, unitOf } from '@hexfall/shared/content/catalog';
import { cellOf } from '@hexfall/shared/hex/cells';
import { TARGETING } from '@hexfall/shared/inspect/targeting';
import type { Table } from '@hexfall/shared/model/state';
import type { Choice, Selection } from '../store/input/selection.js';
import { tileName } from './names.js';
import { t } from './translate.js';

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
    case 'turret':
      return '';
    case 'prize':
      return t('terrain.aimPrize', { prize: t(`words.prize.${selection.source.prize}`) });
    case 'question':
      return choice.ready ? t('table.aim.ready') : '';
  }
};
