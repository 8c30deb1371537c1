import type { Request } from 'express';
import type { Moment } from '@hexfall/shared/notation/moment';

const NUMBER = /^\d{1,4}$/;

/** The moment of a match in the query of an address; null if it names none. */
export const momentIn = ({ turn, step }: Request['query']): Moment | null => {
  if (typeof turn !== 'string' || !NUMBER.test(turn)) return null;
  return { turn: Number(turn), step: typeof step === 'string' && NUMBER.test(step) ? Number(step) : 0 };
};
