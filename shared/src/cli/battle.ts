import type { Hex } from '../hex/cells.js';
import { ATTACKS } from '../model/attackKinds.js';
import { type GameEvent, type Phase, VENOM_STEP } from '../model/event.js';
import type { Outcome } from '../model/result.js';
import type { Seat } from '../model/seat.js';
import type { Pile, Player, Table } from '../model/state.js';
import { fightChosen, positionAnd } from '../notation/battle.js';
import { formatPosition } from '../notation/formatPosition.js';
import { readPosition } from '../notation/parsePosition.js';
import { armyLabel } from '../notation/players.js';
import { reading } from '../notation/readers.js';
import { seatReader } from '../notation/turn.js';
import type { FoughtBattle } from '../rules/battle/fightBattle.js';
import { isScoreMode } from '../rules/sides.js';
import type { CliAnswer } from './call.js';
import { whyOf } from './why.js';

/** Something about each player, by the name of the army. */
export const byArmy = <T>(players: readonly Player[], about: (player: Player, seat: Seat) => T): Record<string, T> =>
  Object.fromEntries(players.map((player, seat): [string, T] => [armyLabel(players, player, seat), about(player, seat)]));

/** How a match ended, as the command line prints it. */
export const shortOutcome = (outcome: Outcome | null): Pick<Outcome, 'winners' | 'reason'> | null =>
  outcome && { winners: outcome.winners, reason: outcome.reason };

const phasesOf = (events: readonly GameEvent[]): Phase[] => events.filter((event) => event.type === 'phase-fought');

const shortPhase = ({ initiative, acts, hits, saves, removed, poisoned = [], warehouses = [] }: Phase) => ({
  initiative: initiative === VENOM_STEP ? 'venom' : initiative,
  acts,
  hits: hits
    .filter(({ wounds }) => wounds > 0)
    .map(({ from, direction, to, kind, wounds }) => ({
      from,
      direction: ATTACKS[kind].origin === 'none' ? null : direction,
      to,
      kind,
      wounds,
    })),
  saves: saves.map(({ medic, unit, source }) => ({ medic, unit, source })),
  removed,
  ...(poisoned.length > 0 && { poisoned: poisoned.map(({ at }) => at) }),
  ...(warehouses.length > 0 && { warehouses: warehouses.map(({ at, wounds, to }) => ({ at, wounds, ...(to !== undefined && { to }) })) }),
});

/** G1: the units that left because their HQ fell; null where that cannot happen. */
const leftIn = (events: readonly GameEvent[], { options }: Table): Hex[] | null => {
  const left = events.flatMap((event) => (event.type === 'left' ? event.units : []));
  return left.length > 0 || options.mode === 'deathmatch' ? left : null;
};

/** What is printed of a battle. */
export const battleReport = ({ table, events, decision }: FoughtBattle, piles: readonly Pile[], why: object[][] | null): object => {
  if (decision) return { done: false, decision, position: formatPosition(table, piles) };
  const left = leftIn(events, table);
  const phases = phasesOf(events).map((phase, index) => ({ ...shortPhase(phase), ...(why ? { why: why[index] } : {}) }));
  return {
    done: true,
    phases: phases.filter(({ acts, hits, initiative }) => acts.length + hits.length > 0 || initiative === 'venom'),
    hq: byArmy(table.players, ({ hq }) => hq),
    ...(isScoreMode(table.options.mode) ? { score: byArmy(table.players, ({ score }) => score) } : {}),
    ...(left ? { left } : {}),
    position: formatPosition(table, piles),
    outcome: shortOutcome(table.outcome),
  };
};

const battleAnswer = (json: unknown, withReasons: boolean): CliAnswer =>
  reading(() => {
    const { position, at } = positionAnd(json, ['starter', 'choices']);
    const { table, piles } = readPosition(position, '');
    const starter = at.get('starter', seatReader(table.players));
    const fought = fightChosen(table, starter, at);
    return battleReport(fought, piles, withReasons ? whyOf(table, fought.events) : null);
  });

/** `battle`: one battle from its first to its last phase, or to the first choice that is not given. */
export const foughtBattle = (json: unknown): CliAnswer => battleAnswer(json, false);

/** `battle --why`: the same with the reasons for what happened to each unit. */
export const explainedBattle = (json: unknown): CliAnswer => battleAnswer(json, true);
