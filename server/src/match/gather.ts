import { randomInt } from 'node:crypto';
import type { Setup } from '../store/MatchStore.js';
import { fullSeats, turnSeats } from './beginning.js';
import { hiringSeat } from './hiring.js';
import { choosing, muster } from './mustering.js';

/** The set-up with what the lot decides when the last seat has been taken. */
export const gather = (setup: Setup): Setup => muster(setup.begins === 'random' ? turnSeats(setup, randomInt(setup.seats.length)) : setup);

/** Whether nothing is missing any more for the match to begin. */
export const isReady = (setup: Setup): boolean => fullSeats(setup) !== null && choosing(setup) === null && hiringSeat(setup) === null;
