import { BASE_ARMIES } from '@hexfall/shared/content/catalog';
import { hexText, type Hex } from '@hexfall/shared/hex/cells';
import type { Decision } from '@hexfall/shared/model/decision';
import type { Hit, Phase, Strike } from '@hexfall/shared/model/event';
import type { Seat, Table } from '@hexfall/shared/model/state';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { armyNames } from '@hexfall/shared/notation/armyNames';
import { fightBattle, type FoughtBattle } from '@hexfall/shared/rules/battle/fightBattle';
import { inspectUnits } from '@hexfall/shared/rules/inspect';
import { picture } from './picture.js';
import { deepFreeze, position, type PlayerDraft, type PositionDraft } from './play.js';

/** What a battle needs besides the units. */
export interface BattleSetup extends Omit<PositionDraft, 'players' | 'units'> {
  /** Left out: the armies of the units in the order in which they first appear, and one more if there is only one. */
  readonly players?: readonly PlayerDraft[];
  /** Left out: player 0. */
  readonly starter?: Seat;
  readonly answers?: readonly string[];
}

const armiesOf = (units: readonly string[]): ArmyId[] => {
  const names = [...new Set(units.map((unit) => unit.slice(0, unit.indexOf('/'))))].sort((a, b) => numberIn(a) - numberIn(b));
  const armies = names.map((name) => name.replace(/#\d$/, '') as ArmyId);
  const other = BASE_ARMIES.find((army) => !armies.includes(army));
  return armies.length === 1 && other ? [...armies, other] : armies;
};

/** The seat in `outpost#1` (O7); armies without a number stay as they are. */
const numberIn = (name: string): number => Number(/#(\d)$/.exec(name)?.[1] ?? 0);

/** The table on which these units stand and nothing else; with more than two armies it is every player alone against all. */
export const boardOf = (units: readonly string[], setup: BattleSetup = {}): Table => {
  const players = setup.players ?? armiesOf(units);
  const options = { mode: players.length > 2 ? 'deathmatch' : 'duel', ...setup.options };
  return position({ players, options, units, ...(setup.turn && { turn: setup.turn }) });
};

const byHex = ([q, r]: Hex, [p, s]: Hex): number => q - p || r - s;

const hitText = ({ from, to, kind, wounds }: Hit): string => `${hexText(from)}>${hexText(to)} ${kind} ${wounds}`;

const byHit = (a: Hit, b: Hit): number => byHex(a.from, b.from) || a.direction - b.direction || byHex(a.to, b.to);

/** What a strike did, as text: hits, Medics that died, HQ toughness lost, units that left the board. */
const strikeText = (armies: readonly string[], strike: Strike, idle: readonly Hex[] = []): string =>
  [
    ...strike.hits.toSorted(byHit).map(hitText),
    ...(idle.length > 0 ? [`idle ${idle.map(hexText).join(' ')}`] : []),
    ...strike.saves
      .toSorted((a, b) => byHex(a.medic, b.medic))
      .map(({ medic, unit, source }) => `${hexText(medic)} saves ${hexText(unit)} from ${source}`),
    ...strike.damage.toSorted((a, b) => a.player - b.player).map(({ player, wounds }) => `${armies[player]!} -${wounds}`),
    ...(strike.removed.length > 0 ? [`† ${strike.removed.map(hexText).join(' ')}`] : []),
  ].join('; ');

const phaseText = (armies: readonly string[], phase: Phase): string => {
  const hitting = new Set(phase.hits.map(({ from }) => hexText(from)));
  const idle = phase.acts.filter((at) => !hitting.has(hexText(at)));
  return strikeText(armies, phase, idle);
};

const questionText = (armies: readonly string[], { player, kind, about, keys }: Decision): string => {
  const where = kind === 'explode' || kind === 'convert' ? ` ${hexText(about)}` : '';
  return `? ${armies[player]!} ${kind}${where}: ${keys.join(' | ')}`;
};

/**
 * A battle as text, a line per phase in which something happens, and the question that is open at the end:
 * `"3: 0,0>0,-1 melee 2; idle 1,0; 0,-2 saves 0,-1 from 0,0/0; moloch -1; † 0,-2"`. Units that act and hit nobody are idle.
 */
export const filmOf = (table: Table, { events, decision }: FoughtBattle): string[] => {
  const armies = armyNames(table.players);
  const phases = events.flatMap((event) => (event.type === 'phase-fought' ? [event] : []));
  const lines = phases.flatMap((phase) => {
    const text = phaseText(armies, phase);
    return text ? [`${phase.initiative}: ${text}`] : [];
  });
  return decision ? [...lines, questionText(armies, decision)] : lines;
};

/** Runs a check; if it fails, the message shows the position, and the trace begins in the test. */
const showing = <T>(table: Table, check: () => T): T => {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof Error) || error.stack === undefined) throw error;
    const trace = error.stack.split('\n').filter((line) => !line.includes('/test/support/'));
    error.stack = trace.join('\n').replace(error.message, (message) => `${message}\n\n${picture(table)}`);
    throw error;
  }
};

/** Fights on a table and compares the film; gives the table after the battle. */
export const expectBattleOn = (table: Table, film: readonly string[], { starter = 0, answers = [] }: BattleSetup = {}): Table =>
  showing(table, () => {
    const fought = fightBattle(table, starter, answers);
    expect(filmOf(table, fought)).toEqual(film);
    return deepFreeze(fought.table);
  });

/** Lets units fight and compares the film of the battle; gives the table after it. */
export const expectBattle = (units: readonly string[], film: readonly string[], setup: BattleSetup = {}): Table =>
  expectBattleOn(boardOf(units, setup), film, setup);

/** Compares which units are netted (N1–N3), as hexes by q and then r. */
export const expectNetted = (units: readonly string[], netted: readonly string[], setup: BattleSetup = {}): void => {
  const table = boardOf(units, setup);
  showing(table, () => expect(inspectUnits(table).flatMap((unit) => (unit.netted ? [hexText(unit.at)] : []))).toEqual(netted));
};
