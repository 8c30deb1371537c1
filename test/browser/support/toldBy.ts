import '../../client/app/support/browserGlobals.js';
import { parseIntent } from '@hexfall/shared/protocol/intents';
import { parseRecord } from '@hexfall/shared/notation/record';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { publicTable } from '@hexfall/shared/rules/view';
import { step } from '@hexfall/shared/rules/step';
import { castOf } from '../../../client/src/hud/castOf.js';
import { beginHistory, continueHistory } from '../../../client/src/store/history.js';
import { settings, type Language } from '../../../client/src/store/settings.js';
import { logText } from '../../../client/src/text/logText.js';

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
  const record = parseRecord(await answer.json(), parseIntent);
  if (!record.ok) throw new Error(record.error.message);
  const { setup, intents } = record.value;
  const created = createMatch(setup);
  if (!created.ok) throw new Error(created.error.message);
  let table = created.value;
  let history = beginHistory(publicTable(table), []);
  intents.forEach(({ player, intent }, place) => {
    const done = step(table, player, intent);
    if (!done.ok) throw new Error(done.error.message);
    table = done.value.table;
    history = continueHistory(history, { seq: place + 1, player, intent, events: done.value.events }) ?? history;
  });
  settings.language.value = language;
  const cast = castOf(
    publicTable(table).players,
    names.map((name) => ({ name })),
  );
  return history.pages
    .filter(({ seq }) => seq >= from)
    .flatMap(({ lines }) => lines.map((line) => logText(cast, line)))
    .filter((text) => text !== '');
};
