import { unitOf } from '@hexfall/shared/content/catalog';
import { cellOf, hexText, type Hex } from '@hexfall/shared/hex/cells';
import type { HitKind } from '@hexfall/shared/model/event';
import { influenceOf } from '@hexfall/shared/rules/influence';
import { giftsTo, nettersOf } from '@hexfall/shared/rules/inspectGifts';
import { unitAt } from './explain.js';
import { reason, type Reason, type Share } from './reasons.js';
import type { FilmHit, FilmStep } from './types.js';

const RULE_OF: { readonly [K in HitKind]: string } = {
  melee: 'U1',
  ranged: 'U1',
  gauss: 'U5',
  universal: 'U7',
  explosion: 'U6',
  trap: 'P5',
  instant: 'X6',
};

/** The clause of each instant that wounds, by the name of its intent. */
const INSTANTS: Readonly<Record<string, string>> = { sniper: 'X1', grenade: 'X2', 'air-strike': 'X3', 'small-bomb': 'X4' };

const sharesOf = ({ before }: FilmStep, gifts: readonly { readonly from: Hex; readonly amount: number }[]): Share[] =>
  gifts.map(({ from, amount }) => ({ unit: unitAt(before, from), amount }));

/** Why a unit acts in this phase rather than in that of its printed value: bonuses, or an extra action (I1, I5, C2). */
const actReasons = (step: FilmStep, at: Hex): Reason[] => {
  const { before, phase } = step;
  const unit = before.board[cellOf(at)];
  if (!unit || !phase || !phase.acts.some((acting) => hexText(acting) === hexText(at))) return [];
  const { initiative } = phase;
  const gifts = giftsTo(influenceOf(before), cellOf(at));
  const changes = gifts.filter(({ kind }) => kind === 'initiative');
  const change = changes.reduce((sum, { amount }) => sum + amount, 0);
  const printed = unitOf(unit.tile).initiative.find((value) => Math.max(0, value + change) === initiative);
  const ref = unitAt(before, at);
  if (printed === undefined) {
    const givers = gifts.filter(({ kind }) => kind === 'extraAction').map(({ from }) => unitAt(before, from));
    return [reason({ kind: 'acts-again', unit: ref, initiative, givers }, ['I5'])];
  }
  if (changes.length === 0) return [];
  return [reason({ kind: 'acts', unit: ref, initiative, printed, gifts: sharesOf(step, changes) }, ['I1', 'C2'])];
};

/** B4 (3): whoever falls in a phase still acts in it. */
const fallsToo = ({ before, strike }: FilmStep, at: Hex): Reason[] =>
  strike.removed.some((removed) => hexText(removed) === hexText(at))
    ? [reason({ kind: 'falls-too', unit: unitAt(before, at) }, ['B4'])]
    : [];

const cancelled = ({ before }: FilmStep, { medic, to }: FilmHit): Reason[] => {
  if (!medic) return [];
  const direct = influenceOf(before).medics[cellOf(to)]?.includes(cellOf(medic));
  return [reason({ kind: 'cancelled', medic: unitAt(before, medic), unit: unitAt(before, to) }, direct ? ['D1'] : ['D1', 'D4'])];
};

/** What has made a Trap or bomber explode (P2, P5); nothing for a unit that did so by choice. */
const setOff = ({ before, hits, phase }: FilmStep, at: Hex): Reason[] => {
  const unit = unitAt(before, at);
  const chosen = phase?.choices.some((choice) => choice.key === 'explode' && hexText(choice.at) === hexText(at));
  const causes = hits.filter(({ to, wounds }) => wounds > 0 && hexText(to) === hexText(at));
  if (chosen || causes.length === 0) return [];
  const by = [...new Map(causes.filter(({ kind }) => kind !== 'instant').map(({ from }) => [hexText(from), from])).values()];
  return [reason({ kind: 'set-off', unit, by: by.map((from) => unitAt(before, from)) }, [explosionRule(unit.tile)])];
};

/** Which clause lets a unit explode. */
export const explosionRule = (tile: Parameters<typeof unitOf>[0]): string => {
  const { explodesWhenHit, isTrap } = unitOf(tile);
  if (isTrap) return 'P5';
  return explodesWhenHit ? 'P2' : 'U6';
};

/** An attack with all that its strength comes from. */
const attackReason = (step: FilmStep, hit: FilmHit, kind: 'hit' | 'dealt', because: readonly Reason[]): Reason => {
  const { before } = step;
  const { wounds, blow, path, armor } = hit;
  const { printed, gifts, converted } = blow ?? { printed: wounds, gifts: [], converted: null };
  const via = path.slice(1, -1).map((corner) => unitAt(before, corner));
  const rules = [
    RULE_OF[hit.kind],
    ...(gifts.length > 0 ? ['C2'] : []),
    ...(converted ? ['C4'] : []),
    ...(armor > 0 ? ['U4'] : []),
    ...(via.length > 0 ? ['P5'] : []),
  ];
  const units = { attacker: unitAt(before, hit.from), target: unitAt(before, hit.to) };
  return reason({ kind, ...units, how: hit.kind, wounds, printed, gifts: sharesOf(step, gifts), armor, converted, via }, rules, because);
};

/** One hit with all that it comes from and what became of it. */
export const hitReason = (step: FilmStep, hit: FilmHit): Reason => {
  const { before, source } = step;
  const { from, to, kind, wounds } = hit;
  const target = unitAt(before, to);
  const saved = cancelled(step, hit);
  if (kind === 'instant') {
    const name = source ?? '';
    return reason({ kind: 'instant', target, source: name, wounds }, [INSTANTS[name] ?? RULE_OF.instant], saved);
  }
  if (kind === 'explosion' || kind === 'trap') {
    const exploding = unitAt(before, from);
    return reason({ kind: 'blast', from: exploding, target, wounds }, [explosionRule(exploding.tile)], [...setOff(step, from), ...saved]);
  }
  return attackReason(step, hit, 'hit', [...actReasons(step, from), ...fallsToo(step, from), ...saved]);
};

/** What a unit did with its action in this phase; nothing for one that has none. */
export const deedReasons = (step: FilmStep, at: Hex): Reason[] => {
  const { phase, before, hits } = step;
  if (!phase?.acts.some((acting) => hexText(acting) === hexText(at))) return [];
  const dealt = hits.filter(({ from, kind }) => kind !== 'instant' && hexText(from) === hexText(at));
  const why = actReasons(step, at);
  if (dealt.length === 0) return [reason({ kind: 'hits-nobody', unit: unitAt(before, at) }, ['U1'], why)];
  return [...why, ...dealt.map((hit) => attackReason(step, hit, 'dealt', cancelled(step, hit)))];
};

/** I3: whose nets a unit loses its action to. */
export const lostActionReason = ({ before }: FilmStep, at: Hex): Reason => {
  const by = nettersOf(influenceOf(before), cellOf(at)).map((from) => unitAt(before, from));
  return reason({ kind: 'loses-action', unit: unitAt(before, at), by }, ['I3', 'N1']);
};
