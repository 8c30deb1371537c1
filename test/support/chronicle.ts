import { cellOf, type Hex, hexText } from '@hexfall/shared/hex/cells';
import type { Direction } from '@hexfall/shared/hex/direction';
import { inspectUnits } from '@hexfall/shared/inspect/units';
import { type GameEvent, type Hit, type Phase, VENOM_STEP } from '@hexfall/shared/model/event';
import { NOBODY, type Table } from '@hexfall/shared/model/state';
import { armyNames } from '@hexfall/shared/notation/players';
import type { FoughtBattle } from '@hexfall/shared/rules/battle/fightBattle';
import { isScoreMode } from '@hexfall/shared/rules/sides';
import { picture } from './picture.js';
import { foldOn } from './states.js';

const COMPASS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

const line = (word: string, text: string): string => `  ${word.padEnd(7)} ${text}`;

/** A unit by its owner, tile and hex. */
const nameAt = ({ players, board }: Table, at: Hex): string => {
  const unit = board[cellOf(at)];
  if (!unit) return hexText(at);
  const tile = unit.tile.slice(unit.tile.indexOf('/') + 1);
  return unit.owner === NOBODY ? `${tile} ${hexText(at)}` : `${armyNames(players)[unit.owner]!} ${tile} ${hexText(at)}`;
};

const namesAt = (table: Table, hexes: readonly Hex[]): string => hexes.map((at) => nameAt(table, at)).join(' · ');

/** What every unit can do at the moment, by its name: the values it acts at, and whether it is netted. */
const statesOn = (table: Table): Map<string, string> =>
  new Map(
    inspectUnits(table).map(({ at, netted, initiative }) => {
      const values = initiative.length > 0 ? `acts in ${initiative.join(' ')}` : 'never acts';
      return [nameAt(table, at), netted ? `${values}, netted` : values];
    }),
  );

const hitText = (table: Table, { from, direction, to, arrival, kind, by, wounds, index }: Hit): string => {
  if (kind === 'terrain') return `${table.terrain[index!]!.type} ${hexText(from)} → ${nameAt(table, to)}: ${wounds}`;
  if (index !== undefined) return `turret ${hexText(from)} → ${COMPASS[direction]} → ${nameAt(table, to)}: ${kind} ${wounds}`;
  if (by !== undefined) return `venom of ${armyNames(table.players)[by]!} → ${nameAt(table, to)}: ${kind} ${wounds}`;
  const way: Direction[] = arrival === direction ? [direction] : [direction, arrival];
  return `${nameAt(table, from)} → ${way.map((one) => COMPASS[one]).join(' … ')} → ${nameAt(table, to)}: ${kind} ${wounds}`;
};

/** The lines of a phase; `before` is the table on which it is fought. */
const phaseLines = (before: Table, phase: Phase, asked: readonly string[]): string[] => {
  const armies = armyNames(before.players);
  const after = foldOn(before, [{ type: 'phase-fought', ...phase }]);
  const states = statesOn(before);
  const changed = [...statesOn(after)].filter(([name, state]) => states.get(name) !== state);
  return [
    phase.initiative === VENOM_STEP ? 'venom' : `phase ${phase.initiative}`,
    ...(phase.acts.length > 0 ? [line('acts', namesAt(before, phase.acts))] : ['  nobody acts']),
    ...asked,
    ...phase.choices.map(({ at, key }) => line('choice', `${nameAt(before, at)}: ${key}`)),
    ...phase.hits.map((hit) => line('hit', hitText(before, hit))),
    ...phase.saves.map(({ medic, unit, source }) =>
      line('saved', `${nameAt(before, unit)} from ${source}: ${nameAt(before, medic)} dies for it`),
    ),
    ...phase.wounds.map(({ at, wounds }) => line('wounds', `${nameAt(before, at)}: ${wounds}`)),
    ...phase.damage.map(({ player, wounds }) => line('HQ', `${armies[player]!} −${wounds}, ${after.players[player]!.hq} left`)),
    ...phase.points.map(({ player, points }) => line('points', `${armies[player]!} +${points}`)),
    ...(phase.warehouses ?? []).map(({ at, hits, wounds, to }) => {
      const fate = to === undefined ? '' : to === null ? ': its prizes are lost' : `: its prizes go to ${armies[to]!}`;
      return line(
        'opens',
        `warehouse ${hexText(at)} by ${namesAt(
          before,
          hits.map(({ from }) => from),
        )}, ${wounds} in all${fate}`,
      );
    }),
    ...(phase.poisoned ?? []).map(({ at, by }) => line('venom', `${nameAt(before, at)} by ${armies[by]!}`)),
    ...(phase.removed.length > 0 ? [line('removed', namesAt(before, phase.removed))] : []),
    ...phase.travels.map(({ at, to }) =>
      line('travels', `${nameAt(before, at)} to ${to === null ? 'nobody: out of the game' : `the pile of ${armies[to]!}`}`),
    ),
    ...changed.map(([name, state]) => line('now', `${name} ${state}`)),
    '',
  ];
};

/** The lines of an event that is not a phase. */
const otherLines = (before: Table, event: GameEvent): string[] => {
  const armies = armyNames(before.players);
  switch (event.type) {
    case 'battle-started':
      return [`${armies[event.starter]!} starts the battle`, ''];
    case 'battle-ended':
      return [event.changed ? 'the battle is over' : 'the battle is over and has changed nothing'];
    case 'prize-won':
      return [`${armies[event.player]!} holds ${event.prizes.join(' and ')}`];
    case 'prize-lost':
      return [`${event.prizes.join(' and ')} are lost`];
    case 'hq-fell':
      return [`the HQ of ${armies[event.player]!} has fallen`];
    case 'left':
      return [`${armies[event.player]!} is out and leaves: ${namesAt(before, event.units)}`];
    case 'ended': {
      const { winners, reason, rule } = event.outcome;
      return [
        `the match is over: ${winners.length > 0 ? `${winners.map((seat) => armies[seat]!).join(' and ')} won` : 'a draw'} (${reason}, ${rule})`,
      ];
    }
    default:
      throw new Error(`${event.type} in a battle`);
  }
};

const standing = ({ options, players }: Table): string => {
  const armies = armyNames(players);
  return players.map(({ hq, score }, seat) => `${armies[seat]!} ${isScoreMode(options.mode) ? `${score} points` : hq}`).join(' · ');
};

/** A battle as text, event by event: the board, what every unit is at the beginning, phase after phase, and the HQs at the end. */
export const chronicle = (table: Table, { events, table: end, decision }: FoughtBattle): string => {
  if (decision) throw new Error(`nobody answers ${decision.kind}: ${decision.keys.join(' | ')}`);
  const ground = [...table.terrain, ...table.turrets].map((one) => JSON.stringify(one));
  const lines = [picture(table), '', ...(ground.length > 0 ? [...ground, ''] : []), `${table.options.mode}: ${standing(table)}`];
  for (const [name, state] of statesOn(table)) lines.push(`  ${name} ${state}`);
  lines.push('');
  let now = table;
  let asked: string[] = [];
  for (const event of events) {
    if (event.type === 'asked') {
      const { player, kind, about, keys } = event.decision;
      asked.push(line('asked', `${armyNames(table.players)[player]!}: ${kind} for ${nameAt(now, about)}: ${keys.join(' | ')}`));
    } else if (event.type === 'chose') {
      asked.push(line('answer', `${armyNames(table.players)[event.player]!}: ${event.key}`));
    } else if (event.type === 'phase-fought') {
      lines.push(...phaseLines(now, event, asked));
      asked = [];
    } else {
      lines.push(...otherLines(now, event));
    }
    now = foldOn(now, [event]);
  }
  return [...lines, standing(end), ''].join('\n');
};
