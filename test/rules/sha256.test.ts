import { createHash } from 'node:crypto';
import { sha256Hex } from '@hexfall/shared/fair/sha256';

/** Lengths around the padding of the last block, and letters of more than one byte. */
const TEXTS = ['', 'abc', 'seed:0', ...[55, 56, 63, 64, 119, 120].map((length) => 'x'.repeat(length)), 'ż'.repeat(100)];

test.each(TEXTS)('S2 the order of the piles comes from SHA-256 as everyone computes it: %j', (text) => {
  expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'));
});
