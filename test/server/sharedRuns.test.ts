import { SharedRuns } from '../../server/src/runtime/SharedRuns.js';

/** A task that ends on demand, for each key with the number of its run. */
const onDemand = () => {
  const started: string[] = [];
  const ends: { readonly resolve: (value: string) => void; readonly reject: (error: Error) => void }[] = [];
  const runs = new SharedRuns((key) => {
    started.push(key);
    return new Promise<string>((resolve, reject) => ends.push({ resolve, reject }));
  });
  return { started, ends, runs };
};

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('who asks while a task runs shares the run after that', async () => {
  const { started, ends, runs } = onDemand();
  const first = runs.get('A');
  const others = [runs.get('A'), runs.get('A')];
  await settled();
  expect(started).toEqual(['A']);
  ends[0]!.resolve('before');
  await settled();
  expect(started).toEqual(['A', 'A']);
  const last = runs.get('A');
  ends[1]!.resolve('after');
  expect(await first).toBe('before');
  expect(await Promise.all(others)).toEqual(['after', 'after']);
  await settled();
  expect(started).toEqual(['A', 'A', 'A']);
  ends[2]!.resolve('later');
  expect(await last).toBe('later');
  await settled();
  void runs.get('A');
  expect(started).toHaveLength(4);
});

test('another key does not wait', () => {
  const { started, runs } = onDemand();
  void runs.get('A');
  void runs.get('B');
  expect(started).toEqual(['A', 'B']);
});

test('a run that fails, fails for who shares it only', async () => {
  const { ends, runs } = onDemand();
  const [first, second] = [runs.get('A'), runs.get('A')];
  ends[0]!.reject(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  await settled();
  ends[1]!.resolve('mended');
  expect(await second).toBe('mended');
});
