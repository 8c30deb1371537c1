import { cellOf, type Hex, sameHex } from '@hexfall/shared/hex/cells';
import { type Decision, parseKey } from '@hexfall/shared/model/decision';
import type { Table } from '@hexfall/shared/model/state';
import { boardOf } from '@hexfall/shared/rules/landscape';
import { preview } from '@hexfall/shared/rules/step';
import { sourceHex } from '../store/input/decisionKeys.js';
import { type DecisionContext, keyText } from './decisionText.js';
import { nameAt } from './eventText.js';
import { directionName, hexName, tileName } from './names.js';
import type { PlayerLabels } from './playerLabels.js';
import { listOf, t } from './translate.js';

/** An answer to a question: what it is in a few words, and reasons for or against it. */
interface AnswerText {
  readonly label: string;
  /** A line for each thing. */
  readonly reasons: readonly string[];
}

/** The units that leave the board in the phase an answer settles; null while another question comes before. */
export const lossesOf = (table: Table, { player }: Decision, key: string): readonly Hex[] | null => {
  const result = preview(table, player, { do: 'choose', key });
  if (!result.ok) return null;
  const [phase] = result.value.events.flatMap((event) => (event.type === 'phase-fought' ? [event] : []));
  return phase ? phase.removed : null;
};

/** The units that fall by this answer and not by every other one; empty while another question comes before. */
const ownLosses = (table: Table, decision: Decision, key: string): readonly Hex[] => {
  const others = decision.keys.filter((other) => other !== key).map((other) => lossesOf(table, decision, other));
  const isCommon = (at: Hex): boolean => others.every((lost) => lost?.some((other) => sameHex(other, at)) ?? true);
  return (lossesOf(table, decision, key) ?? []).filter((at) => !isCommon(at));
};

/** An answer as a button says it: a short label, and the reason below. */
const answerText = (labels: PlayerLabels, table: Table, decision: Decision, key: string): AnswerText => {
  const board = boardOf(table);
  const tileAt = (at: Hex): string => {
    const unit = table.board[cellOf(at)];
    return unit ? tileName(unit.tile) : hexName(at, board);
  };
  const named = (at: Hex): string => t('words.unit.on', { unit: tileAt(at), hex: hexName(at, board) });
  const lost = ownLosses(table, decision, key);
  const losses = lost.length > 0 ? [t('acting.answer.losses', { units: listOf(lost.map(named)) })] : [];
  const answer = parseKey(key);
  if (answer.kind === 'save') {
    const from = sourceHex(answer.source);
    const source = from ? named(from) : t(answer.source.kind === 'venom' ? 'table.decision.key.venomSource' : 'table.decision.key.instant');
    const attack = answer.source.kind === 'explosion' ? t('table.decision.key.explosionOf', { unit: source }) : source;
    return {
      label: t('acting.answer.save', { unit: tileAt(answer.unit) }),
      reasons: [t('acting.answer.saveReason', { medic: named(answer.medic), source: attack }), ...losses],
    };
  }
  if (answer.kind === 'convert') {
    const label = t(`acting.answer.${answer.to}`, { direction: directionName(answer.direction) });
    return { label, reasons: [t(answer.to === 'ranged' ? 'acting.answer.toRanged' : 'acting.answer.toMelee'), ...losses] };
  }
  if (answer.kind === 'word' && decision.kind === 'explode') {
    const word = answer.word === 'explode' ? 'explode' : 'attack';
    return { label: t(`acting.answer.${word}`), reasons: [t(`acting.answer.${word}Reason`), ...losses] };
  }
  const context: DecisionContext = { labels, board, about: decision.about, nameAt: (at) => nameAt(labels, table, at) };
  return { label: keyText(context, decision.kind, key), reasons: losses };
};

/** All answers to a question, in the order of their keys. Where two would be called the same, the hex of the unit tells them apart. */
export const answerTexts = (labels: PlayerLabels, table: Table, decision: Decision): readonly (AnswerText & { readonly key: string })[] => {
  const texts = decision.keys.map((key) => ({ key, ...answerText(labels, table, decision, key) }));
  return texts.map((text) => {
    const answer = parseKey(text.key);
    const isShared = texts.some((other) => other !== text && other.label === text.label);
    if (!isShared || answer.kind !== 'save') return text;
    return { ...text, label: t('words.unit.on', { unit: text.label, hex: hexName(answer.unit, boardOf(table)) }) };
  });
};
