import { unitOf } from '../content/catalog.js';
import { cellOf, type Hex, hexText, includesHex, sameHex } from '../hex/cells.js';
import { ATTACKS } from '../model/attackKinds.js';
import { influenceOf } from '../rules/influence.js';
import { connectedBonuses, nettersOf } from './bonuses.js';
import { type DescribedHit, type DescribedStep, isByUnit, unitRef } from './fact.js';
import { type Reason, reason, type Share } from './reason.js';
import { instantRule } from './targeting.js';

const sharesOf = ({ before }: DescribedStep, bonuses: readonly { readonly from: Hex; readonly amount: number }[]): Share[] =>
  bonuses.map(({ from, amount }) => ({ unit: unitRef(before, from), amount }));

/** Returns why a unit acts in this phase instead of that of its printed value: bonuses, or an extra action (I1, I5, C2). */
const actReasons = (step: DescribedStep, at: Hex): Reason[] => {
  const { before, phase } = step;
  const unit = before.board[cellOf(at)];
  if (!unit || !phase || !includesHex(phase.acts, at)) return [];
  const { initiative } = phase;
  const bonuses = connectedBonuses(influenceOf(before), cellOf(at));
  const changes = bonuses.filter(({ kind }) => kind === 'initiative');
  const change = changes.reduce((sum, { amount }) => sum + amount, 0);
  const printed = unitOf(unit.tile).initiative.find((value) => Math.max(0, value + change) === initiative);
  const ref = unitRef(before, at);
  if (printed === undefined) {
    const givers = bonuses.filter(({ kind }) => kind === 'extraAction').map(({ from }) => unitRef(before, from));
    return [reason({ kind: 'acts-again', unit: ref, initiative, givers }, ['I5'])];
  }
  if (changes.length === 0) return [];
  return [reason({ kind: 'acts', unit: ref, initiative, printed, bonuses: sharesOf(step, changes) }, ['I1', 'C2'])];
};

/** B4 (3): a unit that falls in a phase still acts in it. */
const fallsToo = ({ before, strike }: DescribedStep, at: Hex): Reason[] =>
  includesHex(strike.removed, at) ? [reason({ kind: 'falls-too', unit: unitRef(before, at) }, ['B4'])] : [];

const canceled = ({ before }: DescribedStep, { medic, to }: DescribedHit): Reason[] => {
  if (!medic) return [];
  const direct = influenceOf(before).medics[cellOf(to)]?.includes(cellOf(medic));
  return [reason({ kind: 'canceled', medic: unitRef(before, medic), unit: unitRef(before, to) }, direct ? ['D1'] : ['D1', 'D4'])];
};

/** The hits that made a Trap or bomber explode (P2, P5); empty for a unit that exploded by choice. */
const setOff = ({ before, hits, phase }: DescribedStep, at: Hex): Reason[] => {
  const unit = unitRef(before, at);
  const chosen = phase?.choices.some((choice) => choice.key === 'explode' && sameHex(choice.at, at));
  const causes = hits.filter(({ to, wounds }) => wounds > 0 && sameHex(to, at));
  if (chosen || causes.length === 0) return [];
  const by = [...new Map(causes.filter(isByUnit).map(({ from }) => [hexText(from), from])).values()];
  return [reason({ kind: 'set-off', unit, by: by.map((from) => unitRef(before, from)) }, [explosionRule(unit.tile)])];
};

/** Which clause lets a unit explode. */
export const explosionRule = (tile: Parameters<typeof unitOf>[0]): string => {
  const { explodesWhenHit, isTrap } = unitOf(tile);
  if (isTrap) return 'P5';
  return explodesWhenHit ? 'P2' : 'U6';
};

/** An attack with everything its strength comes from. */
const attackReason = (step: DescribedStep, hit: DescribedHit, kind: 'hit' | 'dealt', causes: readonly Reason[]): Reason => {
  const { before } = step;
  const { wounds, breakdown, path, armor } = hit;
  const { printed, bonuses, converted } = breakdown ?? { printed: wounds, bonuses: [], converted: null };
  // A rocket turns on any hex; nothing redirects it.
  const via = hit.kind === 'rocket' ? [] : path.slice(1, -1).map((corner) => unitRef(before, corner));
  const rules = [
    ATTACKS[hit.kind].rule,
    ...(bonuses.length > 0 ? ['C2'] : []),
    ...(converted ? ['C4'] : []),
    ...(armor > 0 ? ['U4'] : []),
    ...(via.length > 0 ? ['P5'] : []),
  ];
  const units = { attacker: unitRef(before, hit.from), target: unitRef(before, hit.to) };
  return reason({ kind, ...units, how: hit.kind, wounds, printed, bonuses: sharesOf(step, bonuses), armor, converted, via }, rules, causes);
};

/** L10, L13, L16: what the element of terrain behind a hit is. */
const terrainReason = ({ before }: DescribedStep, { index = 0, to, wounds }: DescribedHit, saved: readonly Reason[]): Reason => {
  const element = before.terrain[index];
  if (!element) throw new Error(`there is no terrain ${index}`);
  const rule = element.type === 'base' ? 'L16' : element.type === 'water' ? 'L13' : 'L10';
  return reason({ kind: 'terrain', target: unitRef(before, to), terrain: element.type, wounds }, [rule, 'L21'], saved);
};

/** A hit with everything it comes from, and whether it was canceled. */
export const hitReason = (step: DescribedStep, hit: DescribedHit): Reason => {
  const { before, source } = step;
  const { from, to, kind, wounds } = hit;
  const target = unitRef(before, to);
  const saved = canceled(step, hit);
  if (kind === 'venom') return reason({ kind: 'venom', target, owner: hit.by ?? target.owner, wounds }, [ATTACKS.venom.rule], saved);
  if (kind === 'terrain') return terrainReason(step, hit, saved);
  if (hit.index !== undefined) return reason({ kind: 'turret', target, how: kind, wounds, armor: hit.armor }, ['L17'], saved);
  if (ATTACKS[kind].origin === 'none') {
    const name = source ?? '';
    return reason({ kind: 'instant', target, source: name, wounds }, [instantRule(name) ?? ATTACKS[kind].rule], saved);
  }
  if (ATTACKS[kind].origin === 'explosion') {
    const exploding = unitRef(before, from);
    return reason({ kind: 'blast', from: exploding, target, wounds }, [explosionRule(exploding.tile)], [...setOff(step, from), ...saved]);
  }
  return attackReason(step, hit, 'hit', [...actReasons(step, from), ...fallsToo(step, from), ...saved]);
};

/** What a unit did with its action in this phase; empty for a unit that did not act. */
export const actionReasons = (step: DescribedStep, at: Hex): Reason[] => {
  const { phase, before, hits } = step;
  if (!phase || !includesHex(phase.acts, at)) return [];
  const dealt = hits.filter((hit) => isByUnit(hit) && sameHex(hit.from, at));
  const why = actReasons(step, at);
  if (dealt.length === 0) return [reason({ kind: 'no-target', unit: unitRef(before, at) }, ['U1'], why)];
  return [...why, ...dealt.map((hit) => attackReason(step, hit, 'dealt', canceled(step, hit)))];
};

/** I3: the nets to which a unit loses its action. */
export const lostActionReason = ({ before }: DescribedStep, at: Hex): Reason => {
  const by = nettersOf(influenceOf(before), cellOf(at)).map((from) => unitRef(before, from));
  return reason({ kind: 'loses-action', unit: unitRef(before, at), by }, ['I3', 'N1']);
};
