import { mercenaryKey } from '@hexfall/shared/content/neutralTiles';
import { type Board, neighborOf } from '@hexfall/shared/hex/boards';
import { cellOf, type Hex } from '@hexfall/shared/hex/cells';
import { DIRECTIONS, opposite } from '@hexfall/shared/hex/direction';
import { type Decision, type HitSource, parseKey } from '@hexfall/shared/model/decision';
import { sourceHex } from '../store/input/decisionKeys.js';
import { directionName, hexName, tileName } from './names.js';
import type { PlayerLabels } from './playerLabels.js';
import { t } from './translate.js';

/** What a decision's texts need: who plays, on which board, and what a hex holds. */
export interface DecisionContext {
  readonly labels: PlayerLabels;
  readonly board: Board;
  /** The unit of the question, if an answer can be named by the direction from it. */
  readonly about?: Hex;
  /** The unit on a hex by name, or the hex's own name. */
  readonly nameAt: (hex: Hex) => string;
}

const sourceText = ({ nameAt }: DecisionContext, source: HitSource): string => {
  const from = sourceHex(source);
  if (!from) return t(source.kind === 'venom' ? 'table.decision.key.venomSource' : 'table.decision.key.instant');
  const unit = nameAt(from);
  return source.kind === 'explosion' ? t('table.decision.key.explosionOf', { unit }) : unit;
};

/** A hex beside the unit asked about, by the direction it lies in; null for others. */
const towardsText = ({ about, board }: DecisionContext, at: Hex): string | null => {
  const direction = about && DIRECTIONS.find((known) => neighborOf(board, cellOf(about), known) === cellOf(at));
  return direction === undefined ? null : t('acting.towards', { direction: directionName(direction), hex: hexName(at, board) });
};

const wordText = (kind: Decision['kind'], word: string): string => {
  if (kind === 'explode') return word === 'explode' ? t('table.decision.key.explode') : t('table.decision.key.attack');
  if (kind === 'convert') return t('table.decision.key.none');
  if (kind === 'rocket') return t('table.decision.key.miss');
  return word === 'pile' ? t('table.decision.key.pile') : tileName(mercenaryKey(word));
};

const unitAndHex = ({ nameAt, board }: DecisionContext, at: Hex) => ({ unit: nameAt(at), hex: hexName(at, board) });

/** An answer to a decision in words. */
export const keyText = (context: DecisionContext, kind: Decision['kind'], key: string): string => {
  const answer = parseKey(key);
  switch (answer.kind) {
    case 'hex':
      if (kind === 'venom') return t('table.decision.key.venom', unitAndHex(context, answer.at));
      return towardsText(context, answer.at) ?? t('table.decision.key.hex', { hex: hexName(answer.at, context.board) });
    case 'convert': {
      const values = { direction: directionName(answer.direction) };
      return answer.to === 'ranged' ? t('table.decision.key.toRanged', values) : t('table.decision.key.toMelee', values);
    }
    case 'target':
      return t('table.decision.key.target', unitAndHex(context, answer.at));
    case 'rocket':
      return t('table.decision.key.rocket', { ...unitAndHex(context, answer.at), direction: directionName(opposite(answer.arrival)) });
    case 'save': {
      const units = { medic: context.nameAt(answer.medic), unit: context.nameAt(answer.unit) };
      return t('table.decision.key.save', { ...units, source: sourceText(context, answer.source) });
    }
    case 'seat':
      return t('table.decision.key.seat', { player: context.labels.name(answer.seat) });
    case 'word':
      return wordText(kind, answer.word);
  }
};

/** The question of a decision. */
export const questionText = (context: DecisionContext, { kind, about }: Decision): string =>
  t(`table.decision.${kind}`, { unit: context.nameAt(about) });
