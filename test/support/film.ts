import { type Hex, hexText } from '@hexfall/shared/hex/cells';
import type { Decision, DecisionKind } from '@hexfall/shared/model/decision';
import { type Hit, type Phase, VENOM_STEP } from '@hexfall/shared/model/event';
import type { Table } from '@hexfall/shared/model/state';
import { armyNames } from '@hexfall/shared/notation/players';
import type { FoughtBattle } from '@hexfall/shared/rules/battle/fightBattle';

/** What is shown of a hit and of a phase. */
export type ShownHit = Pick<Hit, 'from' | 'direction' | 'to' | 'kind' | 'wounds'>;
export interface ShownPhase extends Pick<Phase, 'initiative' | 'acts' | 'saves' | 'damage' | 'removed' | 'poisoned' | 'warehouses'> {
  readonly hits: readonly ShownHit[];
}

const byHex = ([q, r]: Hex, [p, s]: Hex): number => q - p || r - s;

const byHit = (a: ShownHit, b: ShownHit): number => byHex(a.from, b.from) || a.direction - b.direction || byHex(a.to, b.to);

const hexList = (word: string, hexes: readonly Hex[]): string[] => (hexes.length > 0 ? [`${word} ${hexes.map(hexText).join(' ')}`] : []);

const phaseText = (
  armies: readonly string[],
  { acts, hits, saves, damage, removed, poisoned = [], warehouses = [] }: ShownPhase,
): string => {
  const hitting = new Set([...hits, ...warehouses.flatMap((one) => one.hits)].map(({ from }) => hexText(from)));
  const idle = acts.filter((at) => !hitting.has(hexText(at)));
  return [
    ...hits.toSorted(byHit).map(({ from, to, kind, wounds }) => `${hexText(from)}>${hexText(to)} ${kind} ${wounds}`),
    ...hexList('idle', idle),
    ...saves
      .toSorted((a, b) => byHex(a.medic, b.medic))
      .map(({ medic, unit, source }) => `${hexText(medic)} saves ${hexText(unit)} from ${source}`),
    ...damage.toSorted((a, b) => a.player - b.player).map(({ player, wounds }) => `${armies[player]!} -${wounds}`),
    ...hexList(
      'venom',
      poisoned.map(({ at }) => at),
    ),
    ...warehouses.map(({ at, wounds, to }) => {
      const what = to === undefined ? 'has' : to === null ? 'lost at' : `${armies[to]!} opens at`;
      return `warehouse ${hexText(at)} ${what} ${wounds}`;
    }),
    ...hexList('†', removed),
  ].join('; ');
};

/** The questions about one acting unit (B4 (2)). */
const CHOICES: readonly DecisionKind[] = ['explode', 'convert', 'target', 'rocket'];

const questionText = (armies: readonly string[], { player, kind, about, keys }: Decision): string => {
  const where = CHOICES.includes(kind) ? ` ${hexText(about)}` : '';
  return `? ${armies[player]!} ${kind}${where}: ${keys.join(' | ')}`;
};

/**
 * Phases as text, a line for each in which something happens:
 * `"3: 0,0>0,-1 melee 2; idle 1,0; 0,-2 saves 0,-1 from 0,0/0; moloch -1; venom 0,-1; † 0,-2"`. Units that act and hit no one are idle;
 * `warehouse 0,0 has 2`: its wounds (R1), `lost at 2`, `borgo opens at 2`: what came of its prizes (R2).
 * `venom` before hexes: a marker is put there; before a colon: the step of P17.
 */
const phasesText = (table: Table, phases: readonly ShownPhase[]): string[] =>
  phases.flatMap((phase) => {
    const text = phaseText(armyNames(table.players), phase);
    return text ? [`${phase.initiative === VENOM_STEP ? 'venom' : phase.initiative}: ${text}`] : [];
  });

/** A battle as text: its phases, and the question that is open at the end. */
export const filmOf = (table: Table, { events, decision }: FoughtBattle): string[] => {
  const phases = events.flatMap((event) => (event.type === 'phase-fought' ? [event] : []));
  return [...phasesText(table, phases), ...(decision ? [questionText(armyNames(table.players), decision)] : [])];
};
