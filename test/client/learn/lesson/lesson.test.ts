import '../../store/support/browserGlobals.js';
import type { Intent } from '@hexfall/shared/model/intent';
import { Lesson, placeToGoOn, progress } from '../../../../client/src/learn/lesson/Lesson.js';
import { STEPS } from '../../../../client/src/learn/lesson/steps.js';
import { loadLanguage } from '../../../../client/src/text/translate.js';
import { SOLUTIONS } from './solutions.js';

const open = (place = 0, wantsFilm = false): Lesson => new Lesson(place, { wantsReplay: () => wantsFilm, onSegment: () => undefined });

const placeOf = (id: string): number => STEPS.findIndex((step) => step.id === id);

const intentsOf = (id: string): readonly Intent[] => SOLUTIONS[id]?.intents ?? [];

const solve = async (lesson: Lesson): Promise<void> => {
  for (const intent of intentsOf(lesson.step.value.id)) await lesson.store.act(intent);
};

beforeEach(() => {
  progress.value = { at: STEPS[0]!.id, done: [] };
});

describe('the lesson', () => {
  test('is gone through from the first step to the last by doing what it asks', async () => {
    const lesson = open();
    const messages: string[] = [];
    for (const { id } of STEPS) {
      expect(lesson.step.value.id).toBe(id);
      expect(lesson.line.value).toBe(lesson.task.value.say);
      await solve(lesson);
      expect([id, lesson.status.value]).toEqual([id, { is: 'done' }]);
      messages.push(lesson.line.value);
      lesson.next();
    }
    expect(messages).toEqual(STEPS.map(({ done }) => done));
    expect(progress.value.done).toEqual(STEPS.map(({ id }) => id));
    expect(lesson.isLast.value).toBe(true);
  });

  test('asks the second thing only when the first is done', async () => {
    const lesson = open(placeOf('armor'));
    const [place, battle] = intentsOf('armor');
    await lesson.store.act(battle!);
    expect(lesson.store.notice.value).toMatchObject({ message: 'One thing at a time: that comes later.', isBad: true });
    expect(lesson.line.value).toBe('lesson.armor.act');
    await lesson.store.act(place!);
    expect(lesson.line.value).toBe('lesson.armor.fight');
    expect(lesson.store.legal.value).toEqual([{ do: 'battle' }]);
  });

  test('has a friendly word for something else, lets nothing more be done, and asks again', async () => {
    const lesson = open(placeOf('armor'));
    const before = lesson.store.table;
    await lesson.store.act({ do: 'place', tile: 'blocker', at: [0, 0], rot: 0 });
    expect(lesson.status.value).toEqual({ is: 'astray', word: 'lesson.armor.bare' });
    expect(lesson.store.legal.value).toEqual([]);
    expect(progress.value.done).toEqual([]);
    lesson.again();
    expect(lesson.store.table).toBe(before);
    expect(lesson.line.value).toBe('lesson.armor.act');
  });

  test('asks again for the last thing only, and repeats a step as a whole', async () => {
    const lesson = open(placeOf('end'));
    const [discard, place] = intentsOf('end');
    await lesson.store.act(discard!);
    await lesson.store.act({ do: 'place', tile: 'hornet', at: [2, 0], rot: 0 });
    expect(lesson.line.value).toBe('lesson.end.miss');
    lesson.again();
    expect(lesson.line.value).toBe('lesson.end.act');
    await lesson.store.act(place!);
    expect(lesson.line.value).toBe('lesson.end.fight');
    lesson.repeat();
    expect(lesson.line.value).toBe('lesson.end.discard');
  });

  test('answers for the opponent', async () => {
    const lesson = open(placeOf('push'));
    await lesson.store.act({ do: 'push', from: [-1, 0], target: [-1, 1] });
    expect(lesson.store.table.decision).toBeNull();
    expect(lesson.line.value).toBe('lesson.push.wrong');
  });

  test('says nothing of a battle before its film is over', async () => {
    const lesson = open(placeOf('battle'), true);
    await solve(lesson);
    expect(lesson.line.value).toBe('lesson.watch');
    lesson.store.playback.finish();
    expect(lesson.line.value).toBe('lesson.battle.done');
  });

  test('leaves a tile in hand when texts arrive: what is legal stays the same', async () => {
    const { store } = open();
    const legal = store.legal.value;
    await loadLanguage('en');
    expect(store.legal.value).toBe(legal);
  });

  test('gives a hint until something is done', async () => {
    const lesson = open();
    lesson.hinted.value = true;
    expect(lesson.line.value).toBe('lesson.placing.hint');
    await solve(lesson);
    lesson.repeat();
    expect(lesson.line.value).toBe('lesson.placing.act');
  });

  test('remembers how far it went: it goes on with the first step that is not done', async () => {
    const lesson = open();
    await solve(lesson);
    lesson.next();
    expect(placeToGoOn()).toBe(1);
    lesson.next();
    expect(progress.value).toEqual({ at: STEPS[2]!.id, done: [STEPS[0]!.id] });
    expect(placeToGoOn()).toBe(2);
    await solve(lesson);
    expect(placeToGoOn()).toBe(3);
  });

  test('begins anew when all is done, and when what was remembered is of another lesson', () => {
    progress.value = { at: STEPS.at(-1)!.id, done: STEPS.map(({ id }) => id) };
    expect(placeToGoOn()).toBe(0);
    progress.value = { at: 'no such step', done: [] };
    expect(placeToGoOn()).toBe(0);
  });

  test('ends nowhere: after the last step there is no next', () => {
    const lesson = open(STEPS.length - 1);
    lesson.next();
    expect(lesson.step.value.id).toBe('end');
    expect(() => open(STEPS.length)).toThrow('no step');
  });
});
