import { unitOf } from '@hexfall/shared/content/catalog';
import { cellOf, hexText, type Hex } from '@hexfall/shared/hex/cells';
import { influenceOf } from '@hexfall/shared/rules/influence';
import { giftsTo, idleMedicsOf, nettersOf } from '@hexfall/shared/rules/inspectGifts';
import { unitAt } from './explain.js';
import { reason, type Reason } from './reasons.js';
import type { FilmStep } from './types.js';

const same = (a: Hex, b: Hex): boolean => hexText(a) === hexText(b);

/** Why a connected Medic that works did not help against this hit (D2, D3). */
const busyReason = ({ before, strike }: FilmStep, medic: Hex): Reason => {
  const unit = unitAt(before, medic);
  const save = strike.saves.find((one) => same(one.medic, medic));
  return save
    ? reason({ kind: 'medic-spent', medic: unit, saved: unitAt(before, save.unit) }, ['D2'])
    : reason({ kind: 'medic-lost', medic: unit }, ['D3']);
};

/** Why no Medic has kept wounds off a unit. Nothing where each of its hits was cancelled. */
export const medicReasons = (step: FilmStep, at: Hex): Reason[] => {
  const { before, hits } = step;
  const unit = before.board[cellOf(at)];
  const counted = hits.filter((hit) => same(hit.to, at) && hit.wounds > 0 && !hit.saved);
  if (!unit || counted.length === 0) return [];
  if (unitOf(unit.tile).explodesWhenHit) return [reason({ kind: 'beyond-help', unit: unitAt(before, at) }, ['P2', 'D5'])];
  const influence = influenceOf(before);
  const working = giftsTo(influence, cellOf(at)).filter(({ kind }) => kind === 'medic');
  const idle = idleMedicsOf(influence, cellOf(at));
  if (working.length + idle.length === 0) return [reason({ kind: 'no-medic' }, ['D1'])];
  return [
    ...working.map(({ from }) => busyReason(step, from)),
    ...idle.map(({ at: medic, why }) =>
      why === 'netted'
        ? reason(
            {
              kind: 'medic-netted',
              medic: unitAt(before, medic),
              by: nettersOf(influence, cellOf(medic)).map((from) => unitAt(before, from)),
            },
            ['N1'],
          )
        : reason({ kind: 'medic-scoped', medic: unitAt(before, medic) }, ['C5']),
    ),
  ];
};
