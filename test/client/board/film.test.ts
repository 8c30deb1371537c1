import '../store/support/browserGlobals.js';
import { createPlayer } from '@hexfall/shared/ai/players';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { randomFrom } from '@hexfall/shared/model/random';
import { filmSvg } from '@hexfall/shared/picture/replay/battleFilm';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { step } from '@hexfall/shared/rules/step';
import { startBattleSvg } from '../../../client/src/board/startBattle.js';
import { continueHistory, type History } from '../../../client/src/store/history.js';
import { lastFilm } from '../../../client/src/table/savePicture.js';

/** The shares of the film at which something is seen for sure, by its `<animate>`. */
const seenIn = (animate: string): readonly [from: number, to: number] => {
  const [values, times] = ['values', 'keyTimes'].map((name) =>
    (new RegExp(` ${name}="([\\d.;]+)"`).exec(animate)?.[1] ?? '').split(';').map(Number),
  );
  expect(values!.length).toBe(times!.length);
  expect(times![0]).toBe(0);
  expect(times!.at(-1)).toBe(1);
  expect(times).toEqual(times!.toSorted((a, b) => a - b));
  return [times![values!.indexOf(1)]!, times![values!.lastIndexOf(1)]!];
};

describe('a battle as a picture that plays by itself', () => {
  const still = startBattleSvg();
  const film = filmSvg(still);

  test('everything that not all frames show is seen while its frames are, over and over', () => {
    const groups = still.match(/<g data-kind/g)!;
    const animated = film.match(/<animate [^>]*>/g)!;
    expect(animated).toHaveLength(groups.length);
    const times = /data-times="([\d ]+)"/.exec(still)![1]!.split(' ').map(Number);
    const whole = times.reduce((sum, ms) => sum + ms, 0);
    const frames = [...still.matchAll(/data-from="(\d+)" data-to="(\d+)"/g)].map(([, from, to]) => [Number(from), Number(to)] as const);
    animated.forEach((animate, index) => {
      expect(animate).toContain(`dur="${whole}ms" repeatCount="indefinite"`);
      const [from, to] = seenIn(animate);
      const [first, after] = frames[index]!.map((frame) => times.slice(0, frame).reduce((sum, ms) => sum + ms, 0) / whole);
      expect(from).toBeGreaterThanOrEqual(first! - 1e-4);
      expect(from).toBeLessThan(first! + 0.05);
      expect(to).toBeCloseTo(after!, 3);
    });
  });

  test('where nothing moves, the first frame is seen', () => {
    expect(film).not.toMatch(/display="none"|data-kind/);
    expect(film.match(/<g opacity="0">/g)!.length).toBe(still.match(/ display="none"/g)!.length);
  });
});

test('the last battle of a match becomes a film, and a match without one none', () => {
  const created = createMatch({ options: DEFAULT_OPTIONS, armies: ['borgo', 'outpost'], seed: 'film' });
  if (!created.ok) throw new Error(created.error.message);
  let state = created.value;
  let history: History = { seq: 0, state: { table: state.table, previous: null }, entries: [], steps: [] };
  expect(lastFilm(history, 'Hexfall')).toBeNull();
  const players = [0, 1].map((seat) => createPlayer('scout', randomFrom(seat)));
  let battles = 0;
  for (let seat = actingSeat(state.table); seat !== null && battles === 0; seat = actingSeat(state.table)) {
    const intent = players[seat]!.choose(state.table, seat);
    const next = step(state, seat, intent);
    if (!next.ok) throw new Error(next.error.message);
    state = next.value.state;
    battles += next.value.events.filter(({ type }) => type === 'battle-ended').length;
    history = continueHistory(history, { seq: history.seq + 1, player: seat, intent, events: next.value.events })!;
  }
  const film = lastFilm(history, 'Ann & Bob');
  expect(film).toContain('<title>Ann &amp; Bob</title>');
  expect(film).toMatch(/<animate /);
  expect(film!.length).toBeLessThan(600_000);
});
