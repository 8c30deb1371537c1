import { cleanText } from '@hexfall/shared/lobby/userText';
import { fail, ok } from '@hexfall/shared/model/result';
import { MAX_NOTICE_LENGTH } from '@hexfall/shared/protocol/operator';
import { isAddressRange } from '../security/networks.js';
import { addBan, readBans, removeBan, writeNotice } from '../store/moderation.js';
import type { Command } from './Command.js';

/** When running servers have looked. */
const SOON = 'servers know within five seconds';

export const ban: Command = {
  usage: 'ADDRESS|RANGE [--reason TEXT]',
  about: 'bans addresses, like 203.0.113.7 or 2001:db8::/56, and closes their connections',
  words: [1, 1],
  options: { reason: 'value' },
  run: async ({ db }, { words: [network = ''], options: { reason } }) => {
    if (!isAddressRange(network)) return fail(`${network} is no address and no range of them like 203.0.113.0/24.`);
    await addBan(db, network, typeof reason === 'string' ? reason : '');
    return ok(`${network} is banned; ${SOON}`);
  },
};

export const unban: Command = {
  usage: 'ADDRESS|RANGE',
  about: 'removes a ban, as `bans` lists it',
  words: [1, 1],
  options: {},
  run: async ({ db }, { words: [network = ''] }) =>
    (await removeBan(db, network)) ? ok(`${network} is no longer banned; ${SOON}`) : fail(`${network} is not banned.`),
};

export const bans: Command = {
  usage: '',
  about: 'the banned addresses, since when and why',
  words: [0, 0],
  options: {},
  run: async ({ db }, { write }) => {
    const rows = await readBans(db);
    for (const { network, since, reason } of rows) write(`${network}  ${new Date(since).toISOString().slice(0, 16)}  ${reason}\n`);
    return ok(`${rows.length} banned`);
  },
};

export const message: Command = {
  usage: '[TEXT | --clear]',
  about: 'the notice on every page: sets, removes or prints it',
  words: [0, 1],
  options: { clear: 'flag' },
  run: async ({ db, store }, { words: [text], options: { clear } }) => {
    if (clear === true && text !== undefined) return fail('Either TEXT or --clear, not both.');
    if (clear === true) {
      await writeNotice(db, null);
      return ok(`there is no message any more; ${SOON}`);
    }
    if (text === undefined) return ok((await store.moderation()).notice?.text ?? 'there is no message');
    const clean = cleanText(text);
    if (clean === '' || clean.length > MAX_NOTICE_LENGTH) return fail(`A message has 1 to ${MAX_NOTICE_LENGTH} characters.`);
    await writeNotice(db, clean);
    return ok(`the message is set; ${SOON}`);
  },
};
