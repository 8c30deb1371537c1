import { GroupWriter } from '../../server/src/store/GroupWriter.js';
import { FakeTime } from './support/FakeTime.js';

/** A writer whose groups are written when the test says so. */
const start = (limit = 10, gatherMs = 0) => {
  const time = new FakeTime();
  const groups: (readonly string[])[] = [];
  let release: (problems: readonly (Error | null)[]) => void = () => undefined;
  let refuse: (error: Error) => void = () => undefined;
  const writer = new GroupWriter<string>({
    write: (group) => {
      groups.push(group);
      return new Promise((resolve, reject) => {
        release = resolve;
        refuse = reject;
      });
    },
    partitionOf: ([key = '']) => key,
    limit,
    gatherMs,
    time: { now: time.now, pause: (ms) => new Promise<void>((resolve) => void time.after(ms, resolve)) },
  });
  const turns = async (): Promise<void> => {
    for (let i = 0; i < 5; i++) await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    writer,
    groups,
    release: (...problems: (Error | null)[]) => (release(problems), turns()),
    refuse: (error: Error) => (refuse(error), turns()),
    turns,
    pass: (ms: number) => (time.pass(ms), turns()),
  };
};

test('what comes at the same time is written together, and what comes meanwhile in the next group', async () => {
  const { writer, groups, release, turns } = start();
  const done: string[] = [];
  const add = (item: string): void => void writer.add(item).then(() => done.push(item));
  ['a1', 'b1'].forEach(add);
  await turns();
  ['c1', 'd1'].forEach(add);
  await turns();
  expect([groups, done]).toEqual([[['a1', 'b1']], []]);
  await release(null, null);
  expect([groups, done]).toEqual([
    [
      ['a1', 'b1'],
      ['c1', 'd1'],
    ],
    ['a1', 'b1'],
  ]);
  await release(null, null);
  await writer.idle();
  expect(done).toEqual(['a1', 'b1', 'c1', 'd1']);
});

test('items of one key stay in order, one in each group; a group has a limit', async () => {
  const { writer, groups, release, turns } = start(2);
  for (const item of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) void writer.add(item);
  await turns();
  while (groups.flat().length < 6) await release(null, null);
  expect(groups).toEqual([
    ['a1', 'b1'],
    ['a2', 'c1'],
    ['a3', 'b2'],
  ]);
});

test('one item fails alone, a group together, and the next one is written all the same', async () => {
  const { writer, release, refuse, turns } = start();
  const outcomes = Promise.allSettled(['a1', 'b1'].map((item) => writer.add(item)));
  await turns();
  await release(new Error('no a'), null);
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  const second = Promise.allSettled(['a2', 'b2'].map((item) => writer.add(item)));
  await turns();
  const third = writer.add('c1');
  await refuse(new Error('the disk is full'));
  expect((await second).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await release(null);
  await third;
});

test('while items of several partitions keep coming, a group is gathered for a while; those of one partition never wait', async () => {
  const { writer, groups, release, turns, pass } = start(10, 40);
  void writer.add('a1');
  await turns();
  await release(null);
  void writer.add('a2');
  await turns();
  expect(groups).toEqual([['a1'], ['a2']]);
  await release(null);
  void writer.add('b1');
  await turns();
  void writer.add('c1');
  await pass(39);
  expect(groups).toHaveLength(2);
  await pass(1);
  expect(groups[2]).toEqual(['b1', 'c1']);
  await release(null, null);
  await pass(40);
  void writer.add('d1');
  await turns();
  expect(groups[3]).toEqual(['d1']);
  await release(null);
});
