import '../store/support/browserGlobals.js';
import { signal } from '@preact/signals';
import { isReplayed } from '@hexfall/shared/inspect/battleSpan';
import type { Moment } from '@hexfall/shared/model/moment';
import type { StudyAct } from '@hexfall/shared/protocol/requests';
import { settings } from '../../../client/src/platform/settings.js';
import { StudyStore } from '../../../client/src/replay/study/StudyStore.js';
import type { MatchStore } from '../../../client/src/store/MatchStore.js';
import { momentAt, tableAt, timelineOf } from '../../../client/src/store/timeline.js';
import { setupOf } from '../../notation/examples.js';
import { historyOf, randomRecord, replayOf } from './support/recordHistory.js';

const history = historyOf(randomRecord(setupOf('replayed'), 0));
const [BATTLE = 0, SECOND = 0] = history.steps.flatMap(({ events }, index) => (events.some(isReplayed) ? [index] : []));
const momentOf = (place: number): Moment => momentAt(timelineOf(history), place);

/** A page that takes part where another leads, who goes where the test says; the page itself leads where that is its own mark. */
const following = ({
  films,
  from,
  refusesNames = false,
  leader = 'other',
  wantsLead = false,
}: {
  readonly films: boolean;
  readonly from: number;
  readonly refusesNames?: boolean;
  readonly leader?: string;
  readonly wantsLead?: boolean;
}) => {
  const asked: StudyAct[] = [];
  const replay = replayOf(signal(history), films);
  const view = signal('null');
  const table = {
    study: { view, attendees: signal('null'), drawings: signal('[]') },
    connection: signal({ phase: 'live' }),
    request: (_: string, { act }: { readonly act: StudyAct }) => {
      asked.push(act);
      return Promise.resolve(
        refusesNames && 'name' in act ? { ok: false, error: { code: 'name-not-listed', message: '' } } : { ok: true, value: { by: 'me' } },
      );
    },
  } as unknown as MatchStore;
  const study = new StudyStore(table, replay);
  const lead = (place: number): void => {
    view.value = JSON.stringify({ leader: { by: leader, name: 'Ala', seat: null }, moment: momentOf(place), everyone: false });
  };
  lead(from);
  study.begin();
  study.join(wantsLead);
  return { replay, study, lead, asked };
};

describe('who leads', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is not asked for the lead by who comes later and would lead', async () => {
    const { asked } = following({ films: false, from: BATTLE, wantsLead: true });
    await jest.advanceTimersByTimeAsync(0);
    expect(asked.map((act) => act.do)).toEqual(['attend']);
  });

  test('shows the others the last of several quick steps, too', async () => {
    const { replay, asked } = following({ films: false, from: BATTLE, leader: 'me' });
    await jest.advanceTimersByTimeAsync(0);
    for (const place of [BATTLE + 1, BATTLE + 2]) {
      replay.goTo(place);
      await jest.advanceTimersByTimeAsync(150);
    }
    await jest.advanceTimersByTimeAsync(1000);
    const shown = asked.flatMap((act) => (act.do === 'show' ? [act.moment] : []));
    expect(shown).toEqual([momentOf(BATTLE + 1), momentOf(BATTLE + 2)]);
  });
});

describe('who follows', () => {
  test('sees a battle begin when the leader goes on to it', () => {
    const { replay, study, lead } = following({ films: true, from: BATTLE });
    lead(BATTLE + 1);
    expect(replay.playback.playing.value).toMatchObject({ why: 'now', segments: [{ seq: history.steps[BATTLE]!.seq }] });
    expect(replay.playback.shown.value).toEqual(tableAt(history, BATTLE));
    expect([study.follows.value, study.isThere.value]).toEqual([true, true]);
    replay.playback.finish();
    expect(replay.playback.shown.value).toEqual(tableAt(history, BATTLE + 1));
    expect(study.follows.value).toBe(true);
  });

  test('sees its result at once where films are off', () => {
    const { replay, study, lead } = following({ films: false, from: BATTLE });
    lead(BATTLE + 1);
    expect([replay.playback.busy.value, study.follows.value]).toEqual([false, true]);
    expect(replay.playback.shown.value).toEqual(tableAt(history, BATTLE + 1));
  });

  test('goes on with the leader in the middle of a battle', () => {
    const { replay, study, lead } = following({ films: true, from: BATTLE });
    lead(BATTLE + 1);
    lead(BATTLE + 2);
    expect([replay.ply.value, study.follows.value]).toEqual([BATTLE + 2, true]);
    expect(replay.playback.shown.value).toEqual(tableAt(history, BATTLE + 2));
    lead(BATTLE + 1);
    expect([replay.playback.busy.value, replay.ply.value]).toEqual([false, BATTLE + 1]);
  });

  test('sees no film of what the leader jumps to, or where the leader is when it comes', () => {
    const { replay, study, lead } = following({ films: true, from: BATTLE });
    lead(SECOND + 1);
    expect([replay.playback.busy.value, replay.ply.value]).toEqual([false, SECOND + 1]);
    study.lookAround();
    replay.goTo(SECOND);
    study.follow();
    expect([replay.playback.busy.value, replay.ply.value, study.follows.value]).toEqual([false, SECOND + 1, true]);
  });

  test('takes part without a name where the server does not allow it', async () => {
    settings.name.value = 'Bob';
    const { replay, study } = following({ films: false, from: BATTLE, refusesNames: true });
    await new Promise(setImmediate);
    settings.name.value = '';
    expect(study.own.value).toBe('me');
    expect(replay.notice.value?.message).toMatchObject({ code: 'name-not-listed' });
  });

  test('looks around as soon as its user goes elsewhere', () => {
    const { replay, study, lead } = following({ films: true, from: BATTLE });
    lead(BATTLE + 1);
    // Straight to the result is no other place.
    replay.forward();
    expect(study.follows.value).toBe(true);
    replay.forward();
    expect(study.follows.value).toBe(false);
  });
});
