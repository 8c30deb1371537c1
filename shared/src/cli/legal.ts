import { readPosition } from '../notation/parsePosition.js';
import { reading } from '../notation/readers.js';
import { actingSeat, legalIntents } from '../rules/legal.js';
import type { CliAnswer } from './answer.js';

/** `legal`: what the player to act can do. */
export const legal = (json: unknown): CliAnswer =>
  reading(() => {
    const { table } = readPosition(json, '');
    const player = actingSeat(table);
    return { player, intents: player === null ? [] : legalIntents(table, player) };
  });
