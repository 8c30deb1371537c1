import { unitOf } from '../content/catalog.js';
import { cellOf, sameHex, type Hex } from '../hex/cells.js';
import { influenceOf } from '../rules/influence.js';
import { connectedBonuses, idleMedicsOf, nettersOf } from './bonuses.js';
import { unitRef, type DescribedStep } from './fact.js';
import { reason, type Reason } from './reason.js';

/** Why a connected Medic that works did not help against this hit (D2, D3). */
const busyReason = ({ before, strike }: DescribedStep, medic: Hex): Reason => {
  const unit = unitRef(before, medic);
  const save = strike.saves.find((one) => sameHex(one.medic, medic));
  return save
    ? reason({ kind: 'medic-spent', medic: unit, saved: unitRef(before, save.unit) }, ['D2'])
    : reason({ kind: 'medic-lost', medic: unit }, ['D3']);
};

/** Why no Medic canceled the hits on a unit; empty if all of them were canceled. */
export const medicReasons = (step: DescribedStep, at: Hex): Reason[] => {
  const { before, hits } = step;
  const unit = before.board[cellOf(at)];
  const counted = hits.filter((hit) => sameHex(hit.to, at) && hit.wounds > 0 && !hit.saved);
  if (!unit || counted.length === 0) return [];
  if (unitOf(unit.tile).explodesWhenHit) return [reason({ kind: 'beyond-help', unit: unitRef(before, at) }, ['P2', 'D5'])];
  const influence = influenceOf(before);
  const working = connectedBonuses(influence, cellOf(at)).filter(({ kind }) => kind === 'medic');
  const idle = idleMedicsOf(influence, cellOf(at));
  if (working.length + idle.length === 0) return [reason({ kind: 'no-medic' }, ['D1'])];
  return [
    ...working.map(({ from }) => busyReason(step, from)),
    ...idle.map(({ at: medic, why }) =>
      why === 'netted'
        ? reason(
            {
              kind: 'medic-netted',
              medic: unitRef(before, medic),
              by: nettersOf(influence, cellOf(medic)).map((from) => unitRef(before, from)),
            },
            ['N1'],
          )
        : reason({ kind: 'medic-scoped', medic: unitRef(before, medic) }, ['C5']),
    ),
  ];
};
