import { LoadShedder, type Admission } from '../../server/src/runtime/LoadShedder.js';

const start = () => {
  const time = { now: 0, lag: 0 };
  const shedder = new LoadShedder(
    () => time.lag,
    () => time.now,
  );
  const admit = (): Admission => {
    const admission = shedder.admit({ unanswered: 0 });
    if (!('done' in admission)) throw new Error('refused');
    return admission;
  };
  const admitMany = (count: number): Admission[] => Array.from({ length: count }, admit);
  return { time, shedder, admit, admitMany };
};

test('as long as little is known, five hundred requests may wait', () => {
  const { shedder, admitMany } = start();
  const [first] = admitMany(501);
  expect(shedder.admit({ unanswered: 0 })).toEqual({ retryAfterMs: 500 });
  expect(shedder.retryAfterMs).toBe(500);
  first?.done();
  expect(shedder.retryAfterMs).toBeNull();
  expect(shedder.admit({ unanswered: 0 })).toHaveProperty('done');
  expect(shedder.admit({ unanswered: 0 })).toEqual({ retryAfterMs: 500 });
});

test('as many requests may wait as are answered in half a second', () => {
  const { time, shedder, admit, admitMany } = start();
  for (let i = 0; i < 2000; i++) admit().done();
  time.now = 1000;
  admitMany(1001);
  expect(shedder.admit({ unanswered: 0 })).toEqual({ retryAfterMs: 500 });
});

test('what the server could do counts less with every second', () => {
  const { time, shedder, admit, admitMany } = start();
  for (let i = 0; i < 2000; i++) admit().done();
  time.now = 1000;
  expect(shedder.retryAfterMs).toBeNull();
  time.now = 3000;
  admitMany(641);
  expect(shedder.admit({ unanswered: 0 })).toEqual({ retryAfterMs: 500 });
});

test('requests are refused while the event loop is late: they have waited before they were read', () => {
  const { time, shedder } = start();
  time.lag = 501;
  expect(shedder.admit({ unanswered: 0 })).toEqual({ retryAfterMs: 500 });
  time.lag = 0;
  expect(shedder.admit({ unanswered: 0 })).toHaveProperty('done');
});

test('the number of unanswered requests is bounded', () => {
  const { time, shedder, admit, admitMany } = start();
  for (let i = 0; i < 100_000; i++) admit().done();
  time.now = 1000;
  const admitted = admitMany(5000);
  expect(shedder.admit({ unanswered: 0 })).toEqual({ retryAfterMs: 500 });
  admitted[17]?.done();
  expect(shedder.admit({ unanswered: 0 })).toHaveProperty('done');
});

test('one table may have a hundred unanswered requests, whatever the others do', () => {
  const { shedder } = start();
  const [one, other] = [{ unanswered: 0 }, { unanswered: 0 }];
  const admitted = Array.from({ length: 100 }, () => shedder.admit(one));
  expect(shedder.admit(one)).toEqual({ retryAfterMs: 500 });
  expect(shedder.admit(other)).toHaveProperty('done');
  (admitted[3] as Admission).done();
  expect(shedder.admit(one)).toHaveProperty('done');
});
