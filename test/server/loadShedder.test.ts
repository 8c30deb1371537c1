import { expect, test } from '@jest/globals';
import { LoadShedder, type Admission } from '../../server/src/runtime/LoadShedder.js';

const start = () => {
  const time = { now: 0, lag: 0 };
  const shedder = new LoadShedder(
    () => time.lag,
    () => time.now,
  );
  const admit = (): Admission => {
    const admission = shedder.admit();
    if (!('done' in admission)) throw new Error('refused');
    return admission;
  };
  return { time, shedder, admit };
};

test('requests are refused while the oldest unanswered one waits for longer than a quarter of a second', () => {
  const { time, shedder, admit } = start();
  const first = admit();
  time.now = 250;
  const second = admit();
  time.now = 251;
  expect(shedder.admit()).toEqual({ retryAfterMs: 502 });
  first.done();
  expect(shedder.admit()).toHaveProperty('done');
  time.now = 2000;
  expect(shedder.retryAfterMs).toBe(3500);
  second.done();
});

test('an answered request is forgotten, whichever is answered first', () => {
  const { time, shedder, admit } = start();
  const [first, second] = [admit(), admit()];
  time.now = 100;
  const third = admit();
  second.done();
  first.done();
  time.now = 340;
  expect(shedder.retryAfterMs).toBeNull();
  time.now = 351;
  expect(shedder.retryAfterMs).toBe(502);
  third.done();
  expect(shedder.retryAfterMs).toBeNull();
});

test('requests are refused while the event loop is late: they have waited before they were read', () => {
  const { time, shedder } = start();
  time.lag = 300;
  expect(shedder.admit()).toEqual({ retryAfterMs: 600 });
  time.lag = 0;
  expect(shedder.admit()).toHaveProperty('done');
});

test('the number of unanswered requests is bounded', () => {
  const { shedder, admit } = start();
  const admitted = Array.from({ length: 5000 }, admit);
  expect(shedder.admit()).toEqual({ retryAfterMs: 500 });
  admitted[17]?.done();
  expect(shedder.admit()).toHaveProperty('done');
});
