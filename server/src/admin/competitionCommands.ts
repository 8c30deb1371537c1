import { fail, ok } from '@hexfall/shared/model/result';
import { competitionTableOf } from '../competition/competitionView.js';
import { currentOf } from '../competition/currentCompetition.js';
import { readTableCode } from '../security/credentials.js';
import { deleteCompetition, readCompetitions } from '../store/competitions.js';
import type { Command } from './Command.js';

export const competitions: Command = {
  usage: '',
  about: 'the competitions, those that have changed last first',
  words: [0, 0],
  options: {},
  run: async ({ db }, { write }) => {
    const rows = await readCompetitions(db);
    for (const { code, phase, round, changed, name } of rows)
      write(`${code}  ${phase.padEnd(7)}  round ${round}  ${new Date(changed).toISOString().slice(0, 16)}  ${name}\n`);
    return ok(`${rows.length} competitions`);
  },
};

export const competition: Command = {
  usage: 'CODE show|delete',
  about: 'a competition: shows its table, or deletes it with its log and its entrants; its tables stay',
  words: [2, 2],
  options: {},
  run: async ({ db, store }, { words: [text = '', what], write }) => {
    const code = readTableCode(text);
    if (what !== 'show' && what !== 'delete') return fail('Usage: hexfall admin competition CODE show|delete');
    if (what === 'delete')
      return code !== null && (await deleteCompetition(db, code)) ? ok(`${code} is deleted`) : fail(`There is no competition ${text}.`);
    const stored = code === null ? null : await store.competitions.load(code);
    if (!stored || code === null) return fail(`There is no competition ${text}.`);
    const current = currentOf(code, stored);
    for (const { place, name, points, buchholz, hq } of competitionTableOf(current).table)
      write(`${place}  ${name}  ${points} points  Buchholz ${buchholz}  HQ ${hq}\n`);
    return ok(`${stored.name}: ${current.state.phase}, round ${current.state.rounds.length}, ${stored.acts.length} acts`);
  },
};
