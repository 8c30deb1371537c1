import result from '@hexfall/shared/locales/en/result.json';
import type { DecidingHit } from '../store/decidingHit.js';
import type { BattleFact, MatchFact } from '../store/matchFacts.js';
import { tileName } from './names.js';
import type { PlayerLabels } from './playerLabels.js';
import { addTexts, listOf, t } from './translate.js';

addTexts({ result });

/** A fact about a finished match. */
export const matchFactText = (fact: MatchFact, { name }: PlayerLabels): string => {
  switch (fact.kind) {
    case 'best-unit':
      return t('result.bestUnit', { tile: tileName(fact.tile), player: name(fact.seat), value: fact.dealt });
    case 'best-saver':
      return t('result.bestSaver', { tile: tileName(fact.tile), player: name(fact.seat), value: fact.saved });
    case 'lead-changes':
      return t('result.leadChanges', { count: fact.count });
    case 'deadliest':
      return t('result.deadliest', { turn: fact.turn, value: fact.lost });
    case 'lead-held':
      return t('result.leadHeld', { players: listOf(fact.seats.map(name)), turn: fact.turn });
    case 'most-placed':
      return t('result.mostPlaced', { players: listOf(fact.seats.map(name)), value: fact.placed });
    case 'most-turns':
      return t('result.mostTurns', { tile: tileName(fact.tile), player: name(fact.seat), value: fact.turns });
    case 'totals':
      return t('result.totals', { turns: fact.turns, battles: fact.battles, lost: fact.lost });
  }
};

/** What an HQ lost, or the points that were won as a number below 0: "−7", "+2". */
export const lossText = (value: number): string => `${value > 0 ? '−' : '+'}${Math.abs(value)}`;

/** What a battle took from HQs, or who won how many points in it: "Anna −7, Jan −2". */
export const battleLossText = ({ lost }: BattleFact, { name }: PlayerLabels): string =>
  lost
    .flatMap((value, seat) =>
      value === 0 ? [] : [t(value > 0 ? 'result.lost' : 'result.won', { player: name(seat), value: Math.abs(value) })],
    )
    .join(', ');

/** What ended a match: "Hybrid: the last wound on the HQ of Borgo". */
export const decidingHitText = ({ by, loser }: DecidingHit, { name }: PlayerLabels): string =>
  by ? t('result.decidingHit', { tile: tileName(by.tile), player: name(loser) }) : t('fact.hq-destroyed', { player: name(loser) });
