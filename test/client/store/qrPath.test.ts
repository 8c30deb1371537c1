import { encode } from 'uqr';
import { qrPath } from '../../../client/src/ui/qrPath.js';

/** Which squares a path of runs covers. */
const covered = (path: string, size: number): boolean[][] => {
  const squares = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g)) {
    for (let i = 0; i < Number(run); i++) squares[Number(y)]![Number(x) + i] = true;
  }
  return squares;
};

test('every dark module of a QR code is drawn, and no other one', () => {
  const { data, size } = encode('https://hexfall.example/t/ABCDEF#seat=AAAAAAAAAAAAAAAAAAAAAA', { ecc: 'M', border: 4 });
  expect(covered(qrPath(data), size)).toEqual(data);
});

test('a row is drawn in runs, up to its end', () => {
  expect(qrPath([[true, true, false, true]])).toBe('M0 0h2v1H0zM3 0h1v1H3z');
});
