import '../../client/store/support/browserGlobals.js';
import { parseRecord } from '@hexfall/shared/notation/record';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { boardOf } from '@hexfall/shared/rules/landscape';
import { playerLabels } from '../../../client/src/text/playerLabels.js';
import { beginHistory, continueHistory } from '../../../client/src/store/history.js';
import type { Language } from '@hexfall/shared/model/languages';
import { settings } from '../../../client/src/platform/settings.js';
import { logText } from '../../../client/src/text/logText.js';
import { loadLanguage } from '../../../client/src/text/translate.js';
import { stepOn, tableOf } from '../../support/states.js';

/**
 * What the log has to say about a finished match, worked out from the server's record.
 * @param names of the players, by seat.
 * @param from the number of the first intent that counts.
 */
export const toldBy = async (
  url: string,
  code: string,
  { names, language, from }: { readonly names: readonly string[]; readonly language: Language; readonly from: number },
): Promise<readonly string[]> => {
  const answer = await fetch(`${url}/api/matches/${code}/record`);
  const record = parseRecord(await answer.json());
  if (!record.ok) throw new Error(record.error.message);
  const { setup, intents } = record.value;
  const created = createMatch(setup);
  if (!created.ok) throw new Error(created.error.message);
  let table = tableOf(created.value);
  let history = beginHistory(table, []);
  intents.forEach(({ player, intent }, place) => {
    const done = stepOn(table, player, intent);
    if (!done.ok) throw new Error(done.error.message);
    table = done.value.table;
    history = continueHistory(history, { seq: place + 1, player, intent, events: done.value.events }) ?? history;
  });
  await loadLanguage(language);
  settings.language.value = language;
  const cast = playerLabels(
    table.players,
    names.map((name) => ({ name })),
  );
  return history.entries
    .filter(({ seq }) => seq >= from)
    .flatMap(({ lines }) => lines.map((line) => logText(cast, line, boardOf(table))))
    .filter((text) => text !== '');
};
