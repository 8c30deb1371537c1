import type { Table } from '@hexfall/shared/model/state';
import { position, type PlayerDraft } from '../../../support/play.js';

interface Draft {
  readonly hand?: readonly string[];
  readonly units?: readonly string[];
  readonly turn?: Readonly<Record<string, unknown>>;
  /** Tiles left to draw, of the learner and of the computer. */
  readonly piles?: readonly [number, number];
}

const HQS = ['outpost/hq 0,2', 'hegemony/hq 0,-2'];

/** A position of a coached game in the learner's third turn. */
export const coachedPosition = ({ hand = [], units = [], turn, piles }: Draft): Table => {
  const players: PlayerDraft[] = [
    { army: 'outpost', hand, ...(piles && { pile: piles[0] }) },
    { army: 'hegemony', ...(piles && { pile: piles[1] }) },
  ];
  return position({ players, units: [...HQS, ...units], turn: { number: 5, ...turn } });
};
