import type { GameEvent } from '../model/event.js';
import { type Intent, INTENT_KINDS, type IntentKind } from '../model/intent.js';
import type { Rejection } from '../model/rejection.js';
import { fail, ok, type Result } from '../model/result.js';
import type { Seat } from '../model/seat.js';
import type { GameState, Table } from '../model/state.js';
import { type Action, reject } from './actions/action.js';
import { type ActionKind, ACTIONS } from './actions/index.js';
import { eliminateAll, eliminateIfPossible } from './actions/leaving.js';
import { resumeDraw } from './draw.js';
import { settle } from './settle.js';
import { continueBattle, endTurnWithBattle, isBoardFull, isLockedOut } from './turn.js';
import { beginWork, record, type Work } from './work.js';

export interface StepResult {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** What an intent does to a table. */
export interface StepPreview {
  readonly table: Table;
  readonly events: readonly GameEvent[];
}

/** Carries out one intent, or refuses it and changes nothing. `state` is never touched. */
export const step = (state: GameState, seat: Seat, sent: Intent): Result<StepResult, Rejection> => {
  const intent = asAnswer(state.table, sent);
  const rejection = check(state.table, seat, intent);
  if (rejection) return fail(rejection);
  const work = carryOut(state, seat, intent, IN_MATCH);
  return work.refusal ? fail(work.refusal) : ok({ state: work.state, events: work.events });
};

/**
 * What one intent would do, as far as everyone can know it: nothing is drawn from the piles. Refuses `take-back`, as the table does
 * not say what was before.
 */
export const preview = (table: Table, seat: Seat, sent: Intent): Result<StepPreview, Rejection> => foresee(table, seat, sent, IN_MATCH);

/** What an action or an answer does in the one turn of a puzzle: as `preview`, but a full board is no battle (Z1) and nobody else's turn follows. */
export const previewInPuzzle = (table: Table, seat: Seat, intent: Intent): Result<StepPreview, Rejection> =>
  foresee(table, seat, intent, IN_PUZZLE);

const foresee = (table: Table, seat: Seat, sent: Intent, consequences: Consequences): Result<StepPreview, Rejection> => {
  const intent = asAnswer(table, sent);
  const state: GameState = { table: { ...table, canTakeBack: false }, piles: [], previous: null };
  const rejection = check(state.table, seat, intent);
  if (rejection) return fail(rejection);
  const { table: after, refusal, events } = carryOut(state, seat, intent, consequences);
  // An answer that would draw (P1) stops at the unknown pile: it must not wait for the next question.
  return ok({ table: refusal ? { ...after, pending: null } : after, events });
};

/** Why an intent would be refused, or null. */
export const refusalOf = (table: Table, seat: Seat, intent: Intent): Rejection | null => check(table, seat, asAnswer(table, intent));

/** What follows an action when the board has settled, and an intent when it is carried out. */
interface Consequences {
  readonly ofAction: (work: Work<GameState>) => void;
  readonly ofIntent: (work: Work<GameState>) => void;
}

/** Carries a checked intent out on a copy. */
const carryOut = (state: GameState, seat: Seat, intent: Intent, consequences: Consequences): Work<GameState> => {
  const work = beginWork(state);
  apply(work, seat, intent, consequences);
  answerForResigned(work, consequences);
  consequences.ofIntent(work);
  return work;
};

/** P1: drawing a mercenary is the answer to the question where to draw from. */
const asAnswer = ({ decision }: Table, intent: Intent): Intent =>
  intent.do === 'draw' && decision?.kind === 'draw' ? { do: 'choose', key: intent.mercenary } : intent;

/** The rule of one kind; the cast says only that kind and intent belong together. */
const actionFor = (kind: ActionKind): Action<IntentKind> => ACTIONS[kind] as unknown as Action<IntentKind>;

const check = (table: Table, seat: Seat, intent: Intent): Rejection | null => {
  if (!INTENT_KINDS.includes(intent.do)) return reject('malformed', 'There is no such intent.');
  if (table.outcome) return reject('game-over', 'The match is over.', table.outcome.rule);
  if (!table.players[seat]) return reject('not-your-turn', 'There is no such seat.', 'T4');
  if (intent.do === 'choose') return checkChoice(table, seat, intent.key);
  const action = actionFor(intent.do);
  if (action.when === 'any') return action.check(table, seat, intent);
  if (table.decision) return reject('decision-open', 'A question has to be answered first.', 'T6');
  if (table.turn.player !== seat) return reject('not-your-turn', 'It is not your turn.', 'T4');
  if (table.turn.phase === 'setup' && intent.do !== 'place-hq') return reject('set-up', 'The HQs are placed first.', 'S3');
  if (table.turn.phase === 'turn' && intent.do === 'place-hq') return reject('not-set-up', 'The HQs stand already.', 'S3');
  if (table.turn.mustDiscard && !action.beforeDiscard)
    return reject('must-discard', 'One of the held tiles has to be discarded first.', 'T1');
  return action.check(table, seat, intent);
};

const checkChoice = ({ decision }: Table, seat: Seat, key: string): Rejection | null => {
  if (!decision) return reject('no-decision', 'Nothing is to be decided.', 'T4');
  if (decision.player !== seat) return reject('not-your-decision', 'Another player decides this.', 'T4');
  return decision.keys.includes(key) ? null : reject('unknown-key', 'That is not one of the possibilities.');
};

const apply = (work: Work<GameState>, seat: Seat, intent: Intent, consequences: Consequences): void => {
  if (intent.do === 'choose') return choose(work, seat, intent.key, consequences);
  const action = actionFor(intent.do);
  if (action.undoable && work.table.options.takeBack) record(work, { type: 'action-began', player: seat });
  action.apply(work, seat, intent);
  if (action.undoable) finishAction(work, intent, consequences);
};

/** T6, F1: the board settles after an action, and a full one starts a battle; a discard is no such action (L20). */
const finishAction = (work: Work<GameState>, intent: Intent, { ofAction }: Consequences): void => {
  settle(work);
  if (intent.do !== 'discard') ofAction(work);
};

/** Answers the open decision and resumes what has waited for it. Only an instant is an action, a battle or draw is none (L20). */
const choose = (work: Work<GameState>, seat: Seat, key: string, consequences: Consequences): void => {
  record(work, { type: 'chose', player: seat, key });
  const { pending, turn } = work.table;
  if (!pending) throw new Error('an answer that nothing waits for');
  if (pending.kind === 'phase') return continueBattle(work);
  if (pending.kind === 'draw') return resumeDraw(work, seat, key);
  const intent = pending.intent!;
  const { resume } = actionFor(intent.do as ActionKind);
  if (!resume) throw new Error(`${intent.do} waits for no answer`);
  resume(work, turn.player, intent, pending.answers);
  finishAction(work, intent, consequences);
};

/** F1, L20: an action that fills the board starts a battle, unless it removed a unit. */
const fightIfFull = (work: Work<GameState>): void => {
  const { table, events } = work;
  if (table.decision || table.outcome || table.turn.phase === 'setup') return;
  if (!isBoardFull(table) && !isLockedOut(table, table.turn.player)) return;
  if (events.some((event) => event.type === 'turn-ended' || (event.type === 'struck' && event.removed.length > 0))) return;
  endTurnWithBattle(work, table.turn.player, 'full');
};

/** E5: questions to a player who has resigned are answered by the first possibility. */
const answerForResigned = (work: Work<GameState>, consequences: Consequences): void => {
  for (;;) {
    const { decision, players } = work.table;
    if (!decision || !players[decision.player]!.resigned) return;
    choose(work, decision.player, decision.keys[0]!, consequences);
  }
};

const IN_MATCH: Consequences = { ofAction: fightIfFull, ofIntent: eliminateIfPossible };

/** Z1 */
const IN_PUZZLE: Consequences = { ofAction: () => undefined, ofIntent: eliminateAll };
