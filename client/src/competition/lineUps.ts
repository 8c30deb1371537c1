import type { CompetitionView } from '@hexfall/shared/protocol/competitions';
import type { OwnTeam } from './ownTeam.js';

/** The persons of the own team as they played last, then as they have joined: what counts without a line-up, but for who is not here. */
export const usualOrder = ({ rounds, you }: CompetitionView, { entrant, persons }: OwnTeam): readonly number[] => {
  const played = rounds.findLast(({ begun, pairings }) => begun !== null && pairings.some(({ entrants }) => entrants.includes(entrant)));
  const pairing = played?.pairings.find(({ entrants }) => entrants.includes(entrant));
  const side = pairing?.entrants[0] === entrant ? 0 : 1;
  const last = you.lineUp ?? (pairing?.result?.boards ?? []).map((board) => board.persons[side]);
  const all = [...last.filter((person) => person !== null), ...persons.map(({ person }) => person)];
  return [...new Set(all)].filter((one) => persons.some(({ person }) => person === one));
};

/** The order with a person on another board: who was there comes to the board of that person. */
export const exchanged = (order: readonly number[], board: number, person: number): readonly number[] =>
  order.map((one, index) => (index === board ? person : one === person ? (order[board] ?? one) : one));
