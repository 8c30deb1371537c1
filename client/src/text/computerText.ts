import type { PlanGoal } from '@hexfall/shared/model/computer';
import type { Seat } from '@hexfall/shared/model/seat';
import { tileName } from './names.js';
import { t } from './translate.js';

/** What a computer player is after. @param mine the reader's seats. */
export const computerAimText = (aim: PlanGoal, mine: readonly Seat[], nameOf: (seat: Seat) => string): string => {
  if (aim.kind === 'guard') return t('computer.aim.guard');
  const [isMine, player] = [mine.includes(aim.owner), nameOf(aim.owner)];
  if (aim.kind === 'hq') return isMine ? t('computer.aim.myHq') : t('computer.aim.hq', { player });
  const tile = tileName(aim.tile);
  return isMine ? t('computer.aim.mine', { tile }) : t('computer.aim.unit', { tile, player });
};
