import { cleanName } from '@hexfall/shared/lobby/userText';
import { fail, ok, type Result } from '@hexfall/shared/model/result';
import { hashSeatKey, newBotToken, newSeatKey } from '../security/credentials.js';
import { deleteBot, insertBot, readBots } from '../store/bots.js';
import type { Command } from './Command.js';
import type { AdminStore } from './openAdminStore.js';

const addNamed = async ({ db }: AdminStore, name: string): Promise<Result<string, string>> => {
  // It is the name that players see.
  if (name === '' || cleanName(name) !== name)
    return fail('A bot has the name of a player: up to 24 characters, at least one letter or digit.');
  const token = newBotToken();
  const isNew = await insertBot(db, { id: newSeatKey(), name, tokenHash: hashSeatKey(token) });
  return isNew
    ? ok(`${token}\nis the token of ${name}. It is shown only now; whoever has it plays as ${name}.`)
    : fail(`There is a bot named ${name}.`);
};

const listAll = async ({ db }: AdminStore, write: (text: string) => void): Promise<Result<string, string>> => {
  const rows = await readBots(db);
  for (const { name, since, seats } of rows) write(`${name}  ${new Date(since).toISOString().slice(0, 16)}  ${seats} tables\n`);
  return ok(`${rows.length} bots`);
};

export const bot: Command = {
  usage: 'add NAME | list | remove NAME',
  about: 'programs that play with a token (docs/bots.md): gives one a token, lists them, or takes the token away',
  words: [1, 2],
  options: {},
  run: async (admin, { words: [what, name], write }) => {
    if (what === 'add' && name !== undefined) return addNamed(admin, name);
    if (what === 'list' && name === undefined) return listAll(admin, write);
    if (what !== 'remove' || name === undefined) return fail('Usage: hexfall admin bot add NAME | list | remove NAME');
    return (await deleteBot(admin.db, name))
      ? ok(`${name} is removed; its seats stay without a player`)
      : fail(`There is no bot named ${name}.`);
  },
};
