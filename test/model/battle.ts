import { cellOf, hexOf, type Cell } from '@hexfall/shared/hex/cells';
import type { Seat, Table } from '@hexfall/shared/model/state';
import type { ShownPhase } from '../support/film.js';
import { attackHits, conversionsOf, explosionHits } from './attacks.js';
import { influenceOn, type Influence } from './influence.js';
import { dropMissed, spendActions } from './initiative.js';
import { rescueFrom } from './medics.js';
import { piecesOf, type Piece, type Pieces } from './pieces.js';
import type { Question } from './question.js';

/** Higher than any initiative value can be. */
const HIGHEST = 12;

/** B4 (2), B5: the explosions and conversions the players choose, by cell: `explode`, a conversion, or nothing. */
function* choicesOf({ givers }: Influence, acting: readonly Piece[], starter: Seat): Generator<Question, Map<Cell, string>, string> {
  const chosen = new Map<Cell, string>();
  const questions = acting.flatMap((piece): { piece: Piece; question: Question }[] => {
    if (piece.spec.explodes) return [{ piece, question: { player: piece.owner, kind: 'explode', keys: ['attack', 'explode'] } }];
    const keys = conversionsOf(piece);
    if (piece.converted || keys.length === 0 || givers('convertAttack', piece).length === 0) return [];
    return [{ piece, question: { player: piece.owner, kind: 'convert', keys: [...keys, 'none'] } }];
  });
  let waiting = [0, 1].filter((seat) => questions.some(({ question }) => question.player === seat));
  while (waiting.length > 0) {
    const next = waiting.length === 1 ? waiting[0]! : Number(yield { player: starter, kind: 'order', keys: waiting.map(String) });
    for (const { piece, question } of questions) {
      if (question.player !== next) continue;
      const answer = yield question;
      chosen.set(piece.cell, answer);
      if (question.kind === 'convert' && answer !== 'none') piece.converted = true;
    }
    waiting = waiting.filter((seat) => seat !== next);
  }
  return chosen;
}

/** B4: one phase. Changes the pieces; gives what happened. */
function* fightPhase(pieces: Pieces, initiative: number, starter: Seat): Generator<Question, ShownPhase, string> {
  const influence = influenceOn(pieces);
  const due = [...pieces.values()].filter((piece) => spendActions(influence, piece, initiative));
  const acting = due.filter(({ cell }) => !influence.netted.has(cell));
  const choices = yield* choicesOf(influence, acting, starter);
  const exploding = new Set(acting.flatMap(({ cell }) => (choices.get(cell) === 'explode' ? [cell] : [])));
  const hits = acting.flatMap((piece) =>
    exploding.has(piece.cell) ? explosionHits(pieces, piece) : attackHits(influence, piece, choices.get(piece.cell) ?? 'none'),
  );
  const { wounds, saves } = yield* rescueFrom(influence, hits, exploding, starter);
  const spent = new Set(saves.map(({ medic }) => cellOf(medic)));
  const damage: { player: Seat; wounds: number }[] = [];
  for (const [cell, count] of wounds) {
    const piece = pieces.get(cell)!;
    if (piece.spec.kind === 'hq') damage.push({ player: piece.owner, wounds: Math.min(count, piece.left) });
    piece.left -= count;
  }
  const removed = [...pieces.values()].filter(({ cell, left }) => left <= 0 || spent.has(cell) || exploding.has(cell));
  return { initiative, acts: acting.map(({ cell }) => hexOf(cell)), hits, saves, damage, removed: removed.map(({ cell }) => hexOf(cell)) };
}

/** B3: a battle from the highest phase to the last; yields the questions, gives the phases in which something happened. */
export function* modelBattle(table: Table, starter: Seat): Generator<Question, ShownPhase[], string> {
  const phases: ShownPhase[] = [];
  let pieces = piecesOf(table);
  for (let initiative = HIGHEST; initiative >= 0; initiative--) {
    const phase = yield* fightPhase(pieces, initiative, starter);
    const gone = new Set(phase.removed.map(cellOf));
    pieces = new Map([...pieces].filter(([cell]) => !gone.has(cell)));
    dropMissed(influenceOn(pieces), initiative);
    if (phase.acts.length > 0) phases.push(phase);
  }
  return phases;
}
