import { BOARDS } from '@hexfall/shared/hex/boards';
import { hexOf, hexText } from '@hexfall/shared/hex/cells';
import { DIRECTIONS } from '@hexfall/shared/hex/direction';
import type { Mode } from '@hexfall/shared/model/options';
import { pick, randomFrom } from '@hexfall/shared/model/random';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { playOn } from '../support/modeMatches.js';
import { modePosition } from '../support/modePosition.js';
import { show, unitIdsOf } from '../support/play.js';

/*
 * L20: the battles of a player who is locked out are repeated until a hex is free for that player, or the game is over. Each match begins on
 * a board that is full but for one hex of a tight bunker, which one player holds.
 */

const SETUPS: readonly { readonly mode: Mode; readonly armies: readonly ArmyId[] }[] = [
  { mode: 'duel', armies: ['moloch', 'hegemony'] },
  { mode: 'deathmatch', armies: ['moloch', 'borgo', 'outpost'] },
  { mode: 'one-vs-two', armies: ['hegemony', 'moloch', 'outpost'] },
  { mode: 'team', armies: ['moloch', 'borgo', 'outpost', 'hegemony'] },
];
const MATCHES = 48;
const BUNKER = ['0,0', '1,0'];

const crowded = (number: number): Table => {
  const random = randomFrom(number);
  const { mode, armies } = SETUPS[number % SETUPS.length]!;
  const hexes = BOARDS.main.cells.map((cell) => hexText(hexOf(cell))).filter((at) => !BUNKER.includes(at));
  const hqs = armies.map((army) => `${army}/hq ${hexes.splice(Math.floor(random() * hexes.length), 1)[0]!}`);
  /** Mostly a Blocker, which attacks nothing and takes three wounds. */
  const someUnit = (at: string): string => {
    if (random() < 0.75) return `moloch/blocker ${at}`;
    const army = pick(armies, random);
    return `${army}/${pick(unitIdsOf(army), random)} ${at} r${pick(DIRECTIONS, random)}`;
  };
  return modePosition({
    mode,
    players: armies,
    terrain: [`bunker tight: ${BUNKER.join(' ')}`],
    units: [...hqs, ...hexes.map(someUnit), someUnit(BUNKER[0]!)],
  });
};

/** Whether a unit of one player alone stands in the bunker, all other hexes are taken, and the player is another. */
const isLockedOut = ({ board }: Table, seat: Seat): boolean => {
  const isBunker = (cell: number): boolean => BUNKER.includes(hexText(hexOf(cell)));
  const holders = new Set(board.flatMap((unit, cell) => (unit && isBunker(cell) ? [unit.owner] : [])));
  const isFree = (cell: number): boolean => !board[cell];
  return holders.size === 1 && !holders.has(seat) && BOARDS.main.cells.filter(isFree).every(isBunker);
};

test('L20 F2 nobody has a turn who is locked out of every free hex', () => {
  const battles = new Map<string, number>();
  const count = (what: string): void => void battles.set(what, (battles.get(what) ?? 0) + 1);
  for (let number = 0; number < MATCHES; number++) {
    const { steps, end } = playOn(`match ${number}`, crowded(number), number);
    for (const { events, after } of steps) {
      const locked = events.filter((event) => event.type === 'battle-started' && event.cause === 'locked').length;
      if (locked > 0) count(locked > 1 ? 'repeated' : 'once');
      const hasBegun = events.some(({ type }) => type === 'turn-started') && !after.battle && !after.outcome;
      if (hasBegun && isLockedOut(after, after.turn.player)) throw new Error(`match ${number}\n${show(after)}`);
    }
    if (end.outcome?.rule === 'F2') count('standstill');
  }
  expect([...battles.keys()].sort()).toEqual(['once', 'repeated', 'standstill']);
});
