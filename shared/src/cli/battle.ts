import type { Hex } from '../hex/cells.js';
import type { GameEvent, Phase } from '../model/event.js';
import type { Outcome } from '../model/result.js';
import type { Player, Seat, Table } from '../model/state.js';
import { armyName } from '../notation/armyNames.js';
import { formatPosition } from '../notation/formatPosition.js';
import { readPosition } from '../notation/parsePosition.js';
import { list, reading, refuse, text } from '../notation/readers.js';
import { seatOf } from '../notation/turn.js';
import { fightBattle, UnknownChoice, type FoughtBattle } from '../rules/battle/fightBattle.js';
import { isScoreMode } from '../rules/sides.js';
import type { Answer } from './answer.js';
import { positionAnd } from './documents.js';

const MAX_CHOICES = 10_000;
const MAX_KEY = 100;

/** Something about each player, by the name of the army. */
export const byArmy = <T>(players: readonly Player[], about: (player: Player, seat: Seat) => T): Record<string, T> =>
  Object.fromEntries(players.map((player, seat): [string, T] => [armyName(players, player, seat), about(player, seat)]));

/** How a match ended, as the command line prints it. */
export const shortOutcome = (outcome: Outcome | null): Pick<Outcome, 'winners' | 'reason'> | null =>
  outcome && { winners: outcome.winners, reason: outcome.reason };

const phasesOf = (events: readonly GameEvent[]): Phase[] => events.filter((event) => event.type === 'phase-fought');

const shortPhase = ({ initiative, acts, hits, saves, removed }: Phase): object => ({
  initiative,
  acts,
  hits: hits.filter(({ wounds }) => wounds > 0).map(({ from, direction, to, kind, wounds }) => ({ from, direction, to, kind, wounds })),
  saves: saves.map(({ medic, unit, source }) => ({ medic, unit, source })),
  removed,
});

/** G1: the units that left because their HQ fell; null where that cannot happen. */
const leftIn = (events: readonly GameEvent[], { options }: Table): Hex[] | null => {
  const left = events.flatMap((event) => (event.type === 'left' ? event.units : []));
  return left.length > 0 || options.mode === 'deathmatch' ? left : null;
};

const report = ({ table, events, decision }: FoughtBattle): object => {
  if (decision) return { done: false, decision, position: formatPosition(table) };
  const left = leftIn(events, table);
  return {
    done: true,
    phases: phasesOf(events)
      .filter(({ acts }) => acts.length > 0)
      .map(shortPhase),
    hq: byArmy(table.players, ({ hq }) => hq),
    ...(isScoreMode(table.options.mode) ? { score: byArmy(table.players, ({ score }) => score) } : {}),
    ...(left ? { left } : {}),
    position: formatPosition(table),
    outcome: shortOutcome(table.outcome),
  };
};

const fight = (table: Table, starter: Seat, choices: readonly string[], path: string): FoughtBattle => {
  try {
    return fightBattle(table, starter, choices);
  } catch (error) {
    if (!(error instanceof UnknownChoice)) throw error;
    return refuse(`${path}/${error.index}`, 'unknown-key', `Possible here: ${error.decision.keys.join(' · ')}.`);
  }
};

/** `battle`: one battle from its first to its last phase, or to the first choice that is not given. */
export const battle = (json: unknown): Answer =>
  reading(() => {
    const { position, at } = positionAnd(json, ['starter', 'choices']);
    const table = readPosition(position, '');
    const starter = at.get('starter', seatOf(table.players));
    const choices = at.find('choices', list(text(MAX_KEY), MAX_CHOICES), []);
    return report(fight(table, starter, choices, at.pathOf('choices')));
  });
