import { unitOf } from '../content/catalog.js';
import { cellOf, type Hex, includesHex, sameHex } from '../hex/cells.js';
import type { Save } from '../model/event.js';
import type { Seat } from '../model/seat.js';
import { influenceOf } from '../rules/influence.js';
import { isScoreMode } from '../rules/sides.js';
import { toughnessLeft, woundsLeft } from '../rules/toughness.js';
import { connectedBonuses, idleMedicsOf, nettersOf } from './bonuses.js';
import { type DescribedStep, type UnitRef, unitRef } from './fact.js';
import { actionReasons, explosionRule, hitReason, lostActionReason } from './hitReasons.js';
import { type Reason, reason } from './reason.js';
import { exploded, lostActions } from './stepFacts.js';

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

/** What hit a unit, strongest first, and why no Medic helped. */
const blame = (step: DescribedStep, at: Hex): Reason[] => [
  ...step.hits
    .filter(({ to }) => sameHex(to, at))
    .sort((a, b) => b.wounds - a.wounds)
    .map((hit) => hitReason(step, hit)),
  ...medicReasons(step, at),
];

/** What happened to an HQ (U2, B8, G3). */
const hqFate = (step: DescribedStep, at: Hex, player: Seat): Reason[] => {
  const { before, strike } = step;
  const causes = blame(step, at);
  if (causes.length === 0) return [];
  const left = before.players[player]?.hq ?? 0;
  if (isScoreMode(before.options.mode)) {
    const wounds = step.hits.filter(({ to, saved }) => sameHex(to, at) && !saved).reduce((sum, hit) => sum + hit.wounds, 0);
    return [reason({ kind: 'hq-points', player, wounds }, ['G3'], causes)];
  }
  const wounds = strike.damage.find((lost) => lost.player === player)?.wounds ?? 0;
  if (wounds === 0) return [reason({ kind: 'unharmed', unit: unitRef(before, at) }, [], causes)];
  return wounds >= left
    ? [reason({ kind: 'hq-destroyed', player, wounds, left }, ['B8', 'E1'], causes)]
    : [reason({ kind: 'hq-damaged', player, wounds, left: left - wounds }, ['U2'], causes)];
};

const woundFate = (step: DescribedStep, at: Hex, unit: UnitRef): Reason[] => {
  const { before, strike } = step;
  const had = before.board[cellOf(at)]?.wounds ?? 0;
  const earlier = had > 0 ? [reason({ kind: 'earlier-wounds', wounds: had }, ['U3'])] : [];
  const wounds = strike.wounds.find((one) => sameHex(one.at, at))?.wounds ?? 0;
  const influence = influenceOf(before);
  const left = toughnessLeft(before, influence, cellOf(at));
  const brittle = woundsLeft(before, influence, cellOf(at)) < left;
  const causes = blame(step, at);
  if (wounds > 0 && brittle) return [reason({ kind: 'destroyed', unit, wounds, left: 1 }, ['L12', 'B4'], causes)];
  if (wounds > 0 && wounds >= left) return [reason({ kind: 'destroyed', unit, wounds, left }, ['U3', 'B4'], [...causes, ...earlier])];
  if (includesHex(strike.removed, at)) return [reason({ kind: 'lost-toughness', unit }, ['P10', 'T6'], [...causes, ...earlier])];
  if (wounds > 0) return [reason({ kind: 'wounded', unit, wounds, left: left - wounds }, ['U3'], [...causes, ...earlier])];
  return causes.length > 0 ? [reason({ kind: 'unharmed', unit }, [], causes)] : [];
};

/** Whether the Medic that dies is connected to the unit itself; otherwise it dies for another Medic (D4). */
const serves = ({ before }: DescribedStep, { medic, unit }: Save): boolean =>
  influenceOf(before).medics[cellOf(unit)]?.includes(cellOf(medic)) ?? false;

/** What happened to a unit in a step, and why. */
const fateOf = (step: DescribedStep, at: Hex, unit: UnitRef): Reason[] => {
  const { before, strike } = step;
  if (unitOf(unit.tile).isHq) return hqFate(step, at, unit.owner);
  const save = strike.saves.find(({ medic }) => sameHex(medic, at));
  if (save)
    return [
      reason({ kind: 'gave-itself', unit, saved: unitRef(before, save.unit) }, serves(step, save) ? ['D1'] : ['D1', 'D4'], blame(step, at)),
    ];
  const leaves = includesHex(strike.removed, at);
  if (leaves && exploded(step, at))
    return [
      reason(
        { kind: 'exploded', unit },
        [explosionRule(unit.tile), 'D5'],
        blame(step, at).filter(({ cause }) => cause.kind !== 'no-medic'),
      ),
    ];
  return woundFate(step, at, unit);
};

/**
 * Explains what a step of a battle or an instant did to a unit and what the unit did in it, each with its chain of causes and their
 * clauses.
 * @param at where the unit stood before the step.
 * @returns an empty list for an empty hex, and for a unit that was not involved.
 */
export const explainUnit = (step: DescribedStep, at: Hex): Reason[] => {
  if (!step.before.board[cellOf(at)]) return [];
  const unit = unitRef(step.before, at);
  const lost = step.phase !== null && lostActions(step.before, step.phase).some((loser) => sameHex(loser, at));
  return [...fateOf(step, at, unit), ...actionReasons(step, at), ...(lost ? [lostActionReason(step, at)] : [])];
};
