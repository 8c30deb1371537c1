import { unitOf } from '@hexfall/shared/content/catalog';
import { cellOf, hexText, type Hex } from '@hexfall/shared/hex/cells';
import type { Save } from '@hexfall/shared/model/event';
import type { Seat } from '@hexfall/shared/model/state';
import { influenceOf } from '@hexfall/shared/rules/influence';
import { isScoreMode } from '@hexfall/shared/rules/sides';
import { exploded, lostActions, unitAt } from './explain.js';
import { deedReasons, explosionRule, hitReason, lostActionReason } from './hitReasons.js';
import { medicReasons } from './medicReasons.js';
import { reason, type Reason } from './reasons.js';
import type { FilmStep, UnitRef } from './types.js';

const same = (a: Hex, b: Hex): boolean => hexText(a) === hexText(b);

/** What hit a unit, strongest first, and why no Medic helped. */
const blame = (step: FilmStep, at: Hex): Reason[] => [
  ...step.hits
    .filter(({ to }) => same(to, at))
    .toSorted((a, b) => b.wounds - a.wounds)
    .map((hit) => hitReason(step, hit)),
  ...medicReasons(step, at),
];

/** What became of an HQ (U2, B8, G3). */
const hqFate = (step: FilmStep, at: Hex, player: Seat): Reason[] => {
  const { before, strike } = step;
  const because = blame(step, at);
  if (because.length === 0) return [];
  const left = before.players[player]?.hq ?? 0;
  if (isScoreMode(before.options.mode)) {
    const wounds = step.hits.filter(({ to, saved }) => same(to, at) && !saved).reduce((sum, hit) => sum + hit.wounds, 0);
    return [reason({ kind: 'hq-points', player, wounds }, ['G3'], because)];
  }
  const wounds = strike.damage.find((lost) => lost.player === player)?.wounds ?? 0;
  if (wounds === 0) return [reason({ kind: 'unharmed', unit: unitAt(before, at) }, [], because)];
  return wounds >= left
    ? [reason({ kind: 'hq-destroyed', player, wounds, left }, ['B8', 'E1'], because)]
    : [reason({ kind: 'hq-damaged', player, wounds, left: left - wounds }, ['U2'], because)];
};

const woundFate = (step: FilmStep, at: Hex, unit: UnitRef): Reason[] => {
  const { before, strike } = step;
  const had = before.board[cellOf(at)]?.wounds ?? 0;
  const earlier = had > 0 ? [reason({ kind: 'earlier-wounds', wounds: had }, ['U3'])] : [];
  const wounds = strike.wounds.find((one) => same(one.at, at))?.wounds ?? 0;
  const left = unitOf(unit.tile).toughness - had;
  const because = blame(step, at);
  if (wounds > 0 && wounds >= left) return [reason({ kind: 'destroyed', unit, wounds, left }, ['U3', 'B4'], [...because, ...earlier])];
  if (wounds > 0) return [reason({ kind: 'wounded', unit, wounds, left: left - wounds }, ['U3'], [...because, ...earlier])];
  return because.length > 0 ? [reason({ kind: 'unharmed', unit }, [], because)] : [];
};

/** Whether the Medic that dies is the one connected to the unit, and not one that stands in for that (D4). */
const serves = ({ before }: FilmStep, { medic, unit }: Save): boolean =>
  influenceOf(before).medics[cellOf(unit)]?.includes(cellOf(medic)) ?? false;

/** What became of a unit in a step, and why. */
const fateOf = (step: FilmStep, at: Hex, unit: UnitRef): Reason[] => {
  const { before, strike, phase } = step;
  if (unitOf(unit.tile).isHq) return hqFate(step, at, unit.owner);
  const save = strike.saves.find(({ medic }) => same(medic, at));
  if (save)
    return [
      reason({ kind: 'gave-itself', unit, saved: unitAt(before, save.unit) }, serves(step, save) ? ['D1'] : ['D1', 'D4'], blame(step, at)),
    ];
  const leaves = strike.removed.some((removed) => same(removed, at));
  if (leaves && exploded(strike, phase?.choices ?? [], at))
    return [
      reason(
        { kind: 'exploded', unit },
        [explosionRule(unit.tile), 'D5'],
        blame(step, at).filter(({ matter }) => matter.kind !== 'no-medic'),
      ),
    ];
  return woundFate(step, at, unit);
};

/**
 * Everything there is to say about a unit in one step of a battle, or in an instant: what became of it and what it did, each with
 * the chain of causes and the clauses they follow from.
 * @param at where the unit stood before the step.
 * @returns nothing for an empty hex, and for a unit that had no part in the step.
 */
export const causesOf = (step: FilmStep, at: Hex): Reason[] => {
  if (!step.before.board[cellOf(at)]) return [];
  const unit = unitAt(step.before, at);
  const lost = step.phase !== null && lostActions(step.before, step.phase).some((loser) => same(loser, at));
  return [...fateOf(step, at, unit), ...deedReasons(step, at), ...(lost ? [lostActionReason(step, at)] : [])];
};
