import { pick, type Random } from '@hexfall/shared/ai/random';
import { pileOf } from '@hexfall/shared/content/catalog';
import { BOARDS, type BoardId } from '@hexfall/shared/hex/boards';
import { hexOf, hexText } from '@hexfall/shared/hex/cells';
import { DIRECTIONS } from '@hexfall/shared/hex/direction';
import type { Table } from '@hexfall/shared/model/state';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { armyNames } from '@hexfall/shared/notation/armyNames';
import type { MatchSetup } from '@hexfall/shared/rules/createMatch';
import { arena, type SeatDraft } from './arena.js';
import { unitIdsOf } from './play.js';

const idOf = (key: string): string => key.slice(key.indexOf('/') + 1);

/** Gives another free hex with some rotation every time. */
const placesOn = (board: BoardId, random: Random): (() => string) => {
  const free = [...BOARDS[board].cells];
  return () => {
    const [cell] = free.splice(Math.floor(random() * free.length), 1);
    return `${hexText(hexOf(cell!))} r${pick(DIRECTIONS, random)}`;
  };
};

/** The middle of a match with the options of a set-up, as nobody has played it. */
export const arenaOf = ({ options, armies, mercenaries = [] }: MatchSetup, random: Random): Table => {
  const scoring = options.mode.endsWith('score');
  const some = (army: ArmyId, count: number): string[] => Array.from({ length: count }, () => idOf(pick(pileOf(army), random)));
  const players = armies.map((army, seat): SeatDraft => {
    const value = 1 + Math.floor(random() * 5);
    return {
      army,
      ...(scoring ? { score: 19 - value } : { hq: value }),
      hand: some(army, 2),
      pile: some(army, 8),
      mercenaries: (mercenaries[seat] ?? []).map((id) => `mercenary:${id}`),
    };
  });
  const names = armyNames(armies.map((army) => ({ army })));
  const anywhere = placesOn(options.board, random);
  const units = armies.flatMap((army, seat) => [
    `${names[seat]!}/hq ${anywhere()}`,
    ...Array.from({ length: Math.ceil(12 / armies.length) }, () => `${names[seat]!}/${pick(unitIdsOf(army), random)} ${anywhere()}`),
  ]);
  const bombers = options.bomber === 'none' ? [] : [`${options.bomber === 'two' ? 'bomber-2' : 'bomber'} ${anywhere()}`];
  return arena({ mode: options.mode, options: { ...options }, players, units: [...units, ...bombers] });
};

/** A board crowded with entry/exit units (P5), on which shots branch, meet and run in circles. */
export const redirectingBoard = (random: Random): Table => {
  const anywhere = placesOn('main', random);
  const redirectors = ['fireblast', 'fireblast', 'doom-net-fighter', 'tripler', 'tripler'];
  const own = [...redirectors, ...redirectors, 'gauss-cannon', 'delta-shooter', 'omega-shooter', 'omega-shooter'];
  const enemies = ['hq', 'blocker', 'armored-hunter', 'medic', 'medic'];
  return arena({
    players: ['doomsday', 'moloch'],
    units: [...own.map((id) => `doomsday/${id} ${anywhere()}`), ...enemies.map((id) => `moloch/${id} ${anywhere()}`)],
  });
};
