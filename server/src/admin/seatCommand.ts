import { randomBytes } from 'node:crypto';
import { reseat } from '@hexfall/shared/lobby/seating';
import { isPerson } from '@hexfall/shared/lobby/seats';
import { fail, ok, type Result } from '@hexfall/shared/model/result';
import { hashSeatKey, readTableCode } from '../security/credentials.js';
import { writeReseated } from '../store/reseating.js';
import { readSetup } from '../store/savedRows.js';
import type { Command } from './Command.js';
import { serverAddress } from './movedMatches.js';
import type { AdminStore } from './openAdminStore.js';

const KEY_BYTES = 16;

const SEAT_NUMBER = /^[1-4]$/;

/** Gives a seat and everything that its key opened to a new key; returns the name of its player. */
const replaceKey = ({ db, traits }: AdminStore, code: string, seat: number, keyHash: string): Promise<Result<string, string>> =>
  db.transaction().execute(async (transaction) => {
    const match = await transaction
      .selectFrom('match')
      .select(['setup', 'moved'])
      .where('code', '=', code)
      .$if(traits.locksRows, (query) => query.forUpdate())
      .executeTakeFirst();
    if (!match) return fail(`There is no match ${code}.`);
    if (match.moved !== null) return fail(`Match ${code} has moved to ${match.moved}.`);
    const setup = readSetup(match.setup);
    const player = setup.seats[seat];
    const changed = reseat(setup, seat, keyHash, { by: 'operator' });
    if (!isPerson(player) || !changed.ok) return fail(`No person has seat ${seat + 1} of match ${code}.`);
    await writeReseated(transaction, code, changed.value, player.keyHash);
    return ok(player.name);
  });

export const seat: Command = {
  usage: 'CODE NUMBER [--address https://hexfall.example]',
  about: 'a link that gives its reader a seat, numbered from 1; the old key of the seat opens nothing any more',
  words: [2, 2],
  options: { address: 'value' },
  run: async (admin, { words: [word = '', number = ''], options: { address }, write }) => {
    const code = readTableCode(word);
    if (code === null) return fail(`There is no match ${word}.`);
    if (!SEAT_NUMBER.test(number)) return fail('A seat is a number from 1 to 4.');
    const server = typeof address === 'string' ? serverAddress(address) : '';
    if (server === null) return fail('--address must be the address of the server, such as https://hexfall.example.');
    const key = randomBytes(KEY_BYTES).toString('base64url');
    const given = await replaceKey(admin, code, Number(number) - 1, hashSeatKey(key));
    if (!given.ok) return given;
    write(`${server}/t/${code}#seat=${key}\n`);
    return ok(
      `The reader of this link${server === '' ? ', behind the address of the server,' : ''} plays for ${given.value}: send it to nobody else.`,
    );
  },
};
