import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { type Advice, isDuty, type Subject, SUBJECTS } from './Advice.js';
import {
  finalBattleAdvice,
  hqAdvice,
  hqHitAdvice,
  hqOpenAdvice,
  initiativeAdvice,
  lastTilesAdvice,
  mobilityAdvice,
} from './boardAdvice.js';
import { aimAdvice, battleAdvice, discardAdvice, firstTurnAdvice, keepAdvice, moduleAdvice, redrawAdvice } from './handAdvice.js';
import { type Situation, situationOf } from './Situation.js';
import { threatAdvice } from './threatAdvice.js';

/** Up to this turn of the learner the coach speaks of everything unasked. */
const COACHED_TURNS = 6;

/** The coach mentions these later, too. */
const LATE: readonly Subject[] = ['final-battle', 'last-tiles', 'threat'];

/** How many turns a seat has begun, the present one included. */
const turnsOf = ({ turn, players }: Table): number => Math.ceil(turn.number / players.length);

const isQuiet = (table: Table): boolean => turnsOf(table) > COACHED_TURNS;

/** What there is to say of each subject; null where it is none of this position. */
const FINDERS: { readonly [S in Subject]: (situation: Situation) => Advice | null } = {
  'final-battle': finalBattleAdvice,
  'last-tiles': lastTilesAdvice,
  hq: hqAdvice,
  redraw: redrawAdvice,
  'discard-battle': discardAdvice,
  'discard-module': discardAdvice,
  'discard-unused': discardAdvice,
  'discard-twice': discardAdvice,
  'discard-weakest': discardAdvice,
  'battle-now': battleAdvice,
  'hq-hit': hqHitAdvice,
  aim: aimAdvice,
  initiative: initiativeAdvice,
  module: moduleAdvice,
  'first-turn': firstTurnAdvice,
  'hq-open': hqOpenAdvice,
  mobility: mobilityAdvice,
  'battle-later': battleAdvice,
  keep: keepAdvice,
  threat: threatAdvice,
};

/** Returns the subjects possible at this moment: placing the HQ, or discarding a tile, or else everything. */
const isTimely = ({ turn }: Table, subject: Subject): boolean => {
  if (turn.phase === 'setup') return subject === 'hq';
  return !turn.mustDiscard || isDuty(subject) || LATE.includes(subject);
};

/**
 * Returns what a learner should look at now, from the position alone; null if there is nothing new, or another seat acts.
 * @param said subjects not to repeat.
 * @param isAsked the learner asked: then there is advice late in the match too.
 */
export const findAdvice = (table: Table, seat: Seat, said: ReadonlySet<Subject>, isAsked = false): Advice | null => {
  if (actingSeat(table) !== seat || table.decision || table.battle) return null;
  const situation = situationOf(table, seat);
  if (!situation) return null;
  const isOpen = (subject: Subject): boolean => isAsked || !isQuiet(table) || LATE.includes(subject);
  for (const subject of SUBJECTS) {
    if (said.has(subject) || !isTimely(table, subject) || !isOpen(subject)) continue;
    const found = FINDERS[subject](situation);
    if (found?.key === subject) return found;
  }
  return null;
};
