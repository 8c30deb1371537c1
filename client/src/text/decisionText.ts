import { mercenaryKey } from '@hexfall/shared/content/mercenaries';
import { BOARDS, neighborOf, type BoardId } from '@hexfall/shared/hex/boards';
import { cellOf, type Hex } from '@hexfall/shared/hex/cells';
import { DIRECTIONS } from '@hexfall/shared/hex/direction';
import type { Decision } from '@hexfall/shared/model/decision';
import { readAnswer, type Answer } from '../input/answers.js';
import type { Cast } from './cast.js';
import { directionName, hexName, tileName } from './names.js';
import { t } from './translate.js';

/** What a decision's texts are told: who plays, on which board, and what a hex holds. */
export interface DecisionScene {
  readonly cast: Cast;
  readonly board: BoardId;
  /** The unit asked about, where an answer can be told by the direction from there. */
  readonly about?: Hex;
  /** The unit on a hex by name, or the hex's own name. */
  readonly nameAt: (hex: Hex) => string;
}

const sourceText = ({ nameAt }: DecisionScene, { source, isExplosion }: Extract<Answer, { says: 'save' }>): string => {
  if (!source) return t('table.decision.key.instant');
  const unit = nameAt(source);
  return isExplosion ? t('table.decision.key.explosionOf', { unit }) : unit;
};

/** A hex beside the unit asked about, by the direction it lies in; null for others. */
const towardsText = ({ about, board }: DecisionScene, at: Hex): string | null => {
  const direction = about && DIRECTIONS.find((known) => neighborOf(BOARDS[board], cellOf(about), known) === cellOf(at));
  return direction === undefined ? null : t('acting.towards', { direction: directionName(direction), hex: hexName(at, board) });
};

const wordText = (kind: Decision['kind'], word: string): string => {
  if (kind === 'explode') return word === 'explode' ? t('table.decision.key.explode') : t('table.decision.key.attack');
  if (kind === 'convert') return t('table.decision.key.none');
  return word === 'pile' ? t('table.decision.key.pile') : tileName(mercenaryKey(word));
};

/** An answer to a decision in words. */
export const keyText = (scene: DecisionScene, kind: Decision['kind'], key: string): string => {
  const answer = readAnswer(kind, key);
  switch (answer.says) {
    case 'hex':
      return towardsText(scene, answer.at) ?? t('table.decision.key.hex', { hex: hexName(answer.at, scene.board) });
    case 'convert': {
      const values = { direction: directionName(answer.direction) };
      return answer.to === 'ranged' ? t('table.decision.key.toRanged', values) : t('table.decision.key.toMelee', values);
    }
    case 'save': {
      const units = { medic: scene.nameAt(answer.medic), unit: scene.nameAt(answer.unit) };
      return t('table.decision.key.save', { ...units, source: sourceText(scene, answer) });
    }
    case 'seat':
      return t('table.decision.key.seat', { player: scene.cast.name(answer.seat) });
    case 'word':
      return wordText(kind, answer.word);
  }
};

/** The question of a decision. */
export const questionText = (scene: DecisionScene, { kind, about }: Decision): string =>
  t(`table.decision.${kind}`, { unit: scene.nameAt(about) });
