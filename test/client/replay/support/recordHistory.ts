import { type ReadonlySignal, signal } from '@preact/signals';
import type { RecordedIntent } from '@hexfall/shared/notation/intent';
import { formatRecord } from '@hexfall/shared/notation/record';
import type { MatchSetup } from '@hexfall/shared/rules/createMatch';
import type { History } from '../../../../client/src/store/history.js';
import { MatchReplay } from '../../../../client/src/store/MatchReplay.js';
import { openRecord } from '../../../../client/src/store/recordHistory.js';
import { playedMatch } from '../../../notation/examples.js';

/** The text of a match file. */
export const recordText = (setup: MatchSetup, intents: readonly RecordedIntent[]): string =>
  JSON.stringify(formatRecord({ setup, intents }));

/** The text of the file of a match that is played at random. */
export const randomRecord = (setup: MatchSetup, random: number): string => recordText(setup, playedMatch(setup, random).intents);

/** What the page knows of a match whose file it opens. */
export const historyOf = (text: string): History => {
  const opened = openRecord(text);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value.history;
};

/** The replay of a match in which nobody of this page plays. @param films whether battles are shown as films. */
export const replayOf = (history: ReadonlySignal<History | null>, films = false): MatchReplay =>
  new MatchReplay(
    {
      history,
      names: signal(['', '']),
      mine: signal([]),
      heading: () => 'Replay',
      wantsReplay: () => films,
      onSegment: () => undefined,
    },
    signal(1),
  );
