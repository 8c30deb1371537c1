import { fail, ok } from '@hexfall/shared/model/result';
import type { PruningHold } from '@hexfall/shared/protocol/operator';
import { prunePass } from '../store/prunePass.js';
import type { Command } from './Command.js';

const REASONS: Readonly<Record<PruningHold, string>> = {
  time: 'everything in the store is from more than a month before this time',
  many: 'this is more than a small part of what there is',
};

const listed = (counts: readonly (readonly [string, number])[]): string =>
  counts.map(([kind, count]) => `${kind}: ${count}`).join(', ') || 'nothing';

export const prune: Command = {
  usage: '[--force]',
  about: 'deletes what is past its retention (KEEP_…_DAYS); with --force also when the clock may be wrong',
  words: [0, 0],
  options: { force: 'flag' },
  run: async ({ store }, { options: { force }, retention = {} }) => {
    const now = Date.now();
    const { held, due, deleted } = await prunePass(
      store,
      retention,
      { now, runningMs: 0, sinceLastMs: 0, isContinuous: false },
      force === true,
    );
    if (held !== null)
      return fail(
        `Nothing has been deleted (${listed(Object.entries(due))}): ${REASONS[held]}. This machine's clock shows ${new Date(now).toISOString()}; if that is right, --force deletes it.`,
      );
    return ok(`deleted ${listed(Object.entries(deleted).map(([kind, ids]) => [kind, ids.length]))}`);
  },
};
