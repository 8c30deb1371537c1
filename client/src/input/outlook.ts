import type { Intent } from '@hexfall/shared/model/intent';
import type { Table } from '@hexfall/shared/model/state';
import { forecastBattle, type Forecast } from '@hexfall/shared/rules/forecast';
import { step } from '@hexfall/shared/rules/step';
import { tableFromPublic } from '@hexfall/shared/rules/view';
import type { Note } from '../board/types.js';
import type { Pointing } from './marks.js';
import { sameHex } from './picks.js';

/** What a battle would bring as things stand, and what it would bring if the user did what is being pointed at. */
export interface Outlook {
  readonly now: Forecast;
  /** Null while nothing is pointed at, or if a battle follows from it anyway. */
  readonly then: Forecast | null;
}

/** Intents after which the same player could still start a battle. */
const QUIET: readonly Intent['do'][] = [
  'place',
  'move',
  'rotate',
  'push',
  'castle',
  'sniper',
  'grenade',
  'air-strike',
  'small-bomb',
  'place-bomber-2',
];

const canFight = ({ turn, battle, decision, outcome }: Table): boolean =>
  turn.phase === 'turn' && battle === null && decision === null && outcome === null;

const after = (table: Table, { me, choice, aimed }: Pointing): Table | null => {
  const intent = choice?.ready ?? aimed;
  if (me === null || !intent || !QUIET.includes(intent.do)) return null;
  const result = step(table, me, intent);
  return result.ok && canFight(result.value.table) ? result.value.table : null;
};

/** The outlook of whoever is on turn; null while nobody could start a battle. */
export const outlookOf = (pointing: Pointing): Outlook | null => {
  const table = tableFromPublic(pointing.table);
  if (!canFight(table)) return null;
  const { player } = table.turn;
  const then = after(table, pointing);
  return { now: forecastBattle(table, player), then: then && forecastBattle(then, player) };
};

/** The remarks on the board for units that a battle would remove. A unit that is only pointed at has none on its hex yet. */
export const outlookNotes = ({ now, then }: Outlook): Note[] =>
  (then ?? now).losses.map(({ at, certain, phase }) => ({ at, kind: certain ? 'doomed' : 'endangered', value: phase ?? 0 }));

/** Losses of the second forecast that the first one has not: the same unit on the same hex. */
export const newLosses = (before: Forecast, now: Forecast): Forecast['losses'] =>
  now.losses.filter(
    (loss) => !before.losses.some(({ at, tile, owner }) => sameHex(at, loss.at) && tile === loss.tile && owner === loss.owner),
  );
