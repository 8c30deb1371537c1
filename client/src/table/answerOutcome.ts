import { type Hex, sameHex } from '@hexfall/shared/hex/cells';
import { describeEvents } from '@hexfall/shared/inspect/describeEvents';
import { parseKey } from '@hexfall/shared/model/decision';
import type { GameEvent } from '@hexfall/shared/model/event';
import type { Table } from '@hexfall/shared/model/state';
import type { BoardNote } from '@hexfall/shared/picture/model';
import { buildReplay } from '@hexfall/shared/picture/replay/buildReplay';
import { fightOn, type FoughtBattle } from '@hexfall/shared/rules/battle/fightBattle';
import type { BoardModel } from '../board/types.js';

/** What an answer leads to, as drawn on the board: the attacks of its phase, who falls and who is saved. */
export type AnswerOutcome = Required<Pick<BoardModel, 'shots' | 'notes'>>;

/** A phase has hardly ever more questions than this. */
const MOST_QUESTIONS = 12;

const isFought = (events: readonly GameEvent[]): boolean => events.some(({ type }) => type === 'phase-fought');

/** Plays on to the end of the phase. Earlier questions get an arbitrary answer, so part of the outcome may be uncertain. */
const phaseAfter = (table: Table, key: string): { readonly events: readonly GameEvent[]; readonly isCertain: boolean } => {
  let fought: FoughtBattle = fightOn(table, key);
  const events = [...fought.events];
  let asked = 0;
  while (!isFought(events) && fought.decision && asked < MOST_QUESTIONS) {
    asked++;
    fought = fightOn(fought.table, fought.decision.keys[0] ?? '');
    events.push(...fought.events);
  }
  return { events, isCertain: asked === 0 };
};

const note =
  (kind: BoardNote['kind']) =>
  (at: Hex): BoardNote => ({ at, kind });

/**
 * Returns what an answer to a question of a battle leads to in its phase. Null for questions outside battles, and if nothing attacks. While
 * other questions are open, the units show only what the answer itself says.
 */
export const answerOutcome = (table: Table, key: string): AnswerOutcome | null => {
  const { decision, battle } = table;
  if (!decision?.keys.includes(key) || battle === null || decision.kind === 'draw') return null;
  const { events, isCertain } = phaseAfter(table, key);
  const { frames } = buildReplay(describeEvents(table, events));
  const step = frames.find((frame) => frame.step)?.step;
  if (!step) return null;
  const own = frames.filter((frame) => frame.step === step);
  const answer = parseKey(key);
  const saved = own.flatMap(({ saves }) => saves);
  const mine = answer.kind === 'save' ? saved.filter(({ unit }) => sameHex(unit, answer.unit)) : [];
  const rescues = isCertain ? saved : mine;
  const removed = isCertain ? own.flatMap((frame) => frame.removed) : answer.kind === 'save' ? [answer.medic] : [];
  const shots = own.find(({ kind }) => kind === 'hits')?.model.shots ?? [];
  const isRescued = (hex: Hex): boolean => rescues.some(({ unit }) => sameHex(unit, hex));
  return {
    shots: shots.map((shot) => ({ ...shot, saved: shot.saved && shot.path.slice(-1).some(isRescued) })),
    notes: [
      ...rescues.map(({ unit }) => unit).map(note('saves')),
      ...removed.map(note('destroyed')),
      ...(isCertain ? own.flatMap(({ wounds, damage }) => [...wounds, ...damage]) : []).flatMap(({ at, wounds }): BoardNote[] =>
        at ? [{ at, kind: 'wounds', value: wounds }] : [],
      ),
    ],
  };
};
