import '../client/store/support/browserGlobals.js';
import { playTo } from '@hexfall/shared/notation/moment';
import { formatRecord } from '@hexfall/shared/notation/record';
import { createMatch, type MatchSetup } from '@hexfall/shared/rules/createMatch';
import { openRecord } from '../../client/src/store/recordHistory.js';
import { plyAt, tableAt, timelineOf } from '../../client/src/store/timeline.js';
import { setupOf as modeSetup } from '../support/modeMatches.js';
import { playedMatch, setupOf } from './examples.js';

const MATCHES: readonly MatchSetup[] = [setupOf('pictured'), modeSetup(3), modeSetup(11)];

test.each(MATCHES.map((setup, number) => [number, setup] as const))(
  'a moment is the same in links of the page and for the server (match %i)',
  (number, setup) => {
    const { intents } = playedMatch(setup, number);
    const opened = openRecord(JSON.stringify(formatRecord({ setup, intents })));
    const created = createMatch(setup);
    if (!opened.ok || !created.ok) throw new Error('no match');
    const { history } = opened.value;
    const timeline = timelineOf(history);
    const last = timeline.at(-1)?.number ?? 0;
    for (let turn = 0; turn <= last + 1; turn++) {
      for (const step of [0, 1, 2, 3, 99]) {
        const played = playTo(created.value, intents, { turn, step });
        expect(played.ok && played.value.table).toEqual(tableAt(history, plyAt(timeline, { turn, step })));
      }
    }
    const whole = playTo(created.value, intents, null);
    expect(whole.ok && whole.value.table).toEqual(history.state.table);
  },
);
